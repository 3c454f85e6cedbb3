import Analysis
import AppTesting
import Archive
import ReversiCore
import Testing

@testable import App
@testable import GameSession

@Suite("The openings in the app")
struct OpeningScenarioTests {
  private static func app(_ plies: String = "f5d6c3d3", light: Mode = .manual) throws -> App {
    try .resuming(plies: plies, light: light, speed: .off)
  }

  private static func moves(in position: Position) -> [OpeningMove] {
    OpeningMoves(in: position).moves
  }

  @Test("list the moves as they are found, and keep the selected one")
  func found() throws {
    var app = try Self.app()
    let request = try #require(
      app.handle(.sheetOpened(.openings)).started(Openings.FindOpenings.self).first)
    #expect(request.job.position == app.game.position)
    #expect(app.openings?.record.transcript == "f5d6c3d3")
    #expect(app.openings?.isComplete == false)
    let moves = Self.moves(in: request.job.position)
    #expect(
      app.handle(.reply(OpeningsReply(moves), to: Openings.FindOpenings.self, request.id)).isEmpty)
    for (index, selected) in [(1, 1), (99, moves.count - 1), (-3, 0), (2, 2)] {
      #expect(app.handle(.openings(.selected(index))).isEmpty)
      #expect(app.openings?.selection == selected)
    }
    let reply = OpeningsReply(moves, isComplete: true, failure: .broken)
    #expect(app.handle(.reply(reply, to: Openings.FindOpenings.self, request.id)).isEmpty)
    #expect(app.openings?.selectedMove == moves[2])
    #expect(app.openings?.isComplete == true && app.openings?.failure == .broken)
    let late = OpeningsReply([])
    #expect(app.handle(.reply(late, to: Openings.FindOpenings.self, request.id)).isEmpty)
    #expect(app.openings?.moves == moves, "nothing follows the last reply")
    #expect(app.handle(.sheetClosed).map { $0.stops(Openings.FindOpenings.self) } == [true])
  }

  @Test("are those of the position in the review, and lead back to it")
  func review() throws {
    var app = try Self.app()
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 1)))
    let request = try #require(
      app.handle(.sheetOpened(.openings)).started(Openings.FindOpenings.self).first)
    #expect(request.job.position == app.reviewedLine?.record.position)
    #expect(request.job.position.board.empties.count == 59)
    #expect(app.handle(.sheetClosed).stops(Openings.FindOpenings.self))
    #expect(app.sheet?.kind == .review)
    #expect(app.reviewedLine?.ply == 1)
  }

  @Test("follow the game behind them")
  func followed() throws {
    var app = try Self.app("f5", light: .computer)
    let first = try #require(
      app.handle(.sheetOpened(.openings)).started(Openings.FindOpenings.self).first)
    _ = app.handle(
      .reply(
        OpeningsReply(Self.moves(in: first.job.position), isComplete: true),
        to: Openings.FindOpenings.self, first.id))
    let id = try #require(app.moveRequestID)
    let effects = app.handle(.game(.replied(id, .move(.d6))))
    let second = try #require(effects.started(Openings.FindOpenings.self).first)
    #expect(second.job.position == app.game.position && second.id != first.id)
    #expect(app.openings?.position == app.game.position)
    #expect(app.openings?.moves == [] && app.openings?.isComplete == false)
    #expect(app.handle(.resetRequested).isEmpty)
    #expect(app.handle(.confirmed).stops(Openings.FindOpenings.self))
    #expect(app.openings == nil)
  }
}
