import Analysis
import Archive
import ReversiCore
import ReversiTesting
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
    let request = try #require(app.handle(.sheetOpened(.openings)).openingsRequests.first)
    #expect(request.position == app.game.position)
    #expect(app.openings?.opening?.name == "Perpendicular")
    #expect(app.openings?.isComplete == false)
    let moves = Self.moves(in: request.position)
    #expect(app.handle(.openings(.found(request.id, OpeningsReply(moves)))).isEmpty)
    for (index, selected) in [(1, 1), (99, moves.count - 1), (-3, 0), (2, 2)] {
      #expect(app.handle(.openings(.selected(index))).isEmpty)
      #expect(app.openings?.selection == selected)
    }
    let reply = OpeningsReply(moves, isComplete: true, failure: .broken)
    #expect(app.handle(.openings(.found(request.id, reply))).isEmpty)
    #expect(app.openings?.selectedMove == moves[2])
    #expect(app.openings?.isComplete == true && app.openings?.failure == .broken)
    let late = OpeningsReply([])
    #expect(app.handle(.openings(.found(request.id, late))).isEmpty)
    #expect(app.openings?.moves == moves, "nothing follows the last reply")
    #expect(app.handle(.sheetClosed) == [.closeOpenings])
  }

  @Test("are those of the position in the review, and lead back to it")
  func review() throws {
    var app = try Self.app()
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 1)))
    let request = try #require(app.handle(.sheetOpened(.openings)).openingsRequests.first)
    #expect(request.position == app.reviewedLine?.record.position)
    #expect(request.position.board.empties.count == 59)
    #expect(app.handle(.sheetClosed).contains(.closeOpenings))
    guard case .review = app.sheet else {
      Issue.record("the review is not in front")
      return
    }
    #expect(app.reviewedLine?.ply == 1)
  }

  @Test("follow the game behind them")
  func followed() throws {
    var app = try Self.app("f5", light: .computer)
    let first = try #require(app.handle(.sheetOpened(.openings)).openingsRequests.first)
    _ = app.handle(
      .openings(.found(first.id, OpeningsReply(Self.moves(in: first.position), isComplete: true))))
    let id = try #require(app.moveRequestID)
    let effects = app.handle(.game(.replied(id, .move(.d6))))
    let second = try #require(effects.openingsRequests.first)
    #expect(second.position == app.game.position && second.id != first.id)
    #expect(app.openings?.position == app.game.position)
    #expect(app.openings?.moves == [] && app.openings?.isComplete == false)
    #expect(app.handle(.resetRequested).isEmpty)
    #expect(app.handle(.confirmed).contains(.closeOpenings))
    #expect(app.openings == nil)
  }
}
