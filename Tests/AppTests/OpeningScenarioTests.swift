import Analysis
import Archive
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("The openings in the session")
struct OpeningScenarioTests {
  private static func requests(_ effects: [App.Effect]) -> [OpeningsRequest] {
    effects.compactMap { if case .findOpenings(let request) = $0 { request } else { nil } }
  }

  private static func session(
    _ plies: String = "f5d6c3d3", light: Mode = .manual
  ) throws -> App {
    let record = try GameRecord(start: .newGame, plies: plies)
    let game = SavedGame(record: record, modes: Sides(dark: .manual, light: light))
    return App.begin(game, stored: game, pace: .init(speed: .off)).app
  }

  private static func moves(in position: Position) -> [OpeningMove] {
    OpeningMoves(in: position).moves
  }

  @Test("list the moves as they are found, and keep the selected one")
  func found() throws {
    var session = try Self.session()
    let request = try #require(Self.requests(session.handle(.sheetOpened(.openings))).first)
    #expect(request.position == session.position)
    #expect(session.openings?.opening?.name == "Perpendicular")
    #expect(session.openings?.isComplete == false)
    let moves = Self.moves(in: request.position)
    #expect(session.handle(.openings(.found(request.id, OpeningsReply(moves)))).isEmpty)
    for (index, selected) in [(1, 1), (99, moves.count - 1), (-3, 0), (2, 2)] {
      #expect(session.handle(.openings(.selected(index))).isEmpty)
      #expect(session.openings?.selection == selected)
    }
    let reply = OpeningsReply(moves, isComplete: true, failure: .changed)
    #expect(session.handle(.openings(.found(request.id, reply))).isEmpty)
    #expect(session.openings?.selectedMove == moves[2])
    #expect(session.openings?.isComplete == true && session.openings?.failure == .changed)
    let late = OpeningsReply([])
    #expect(session.handle(.openings(.found(request.id, late))).isEmpty)
    #expect(session.openings?.moves == moves, "nothing follows the last reply")
    #expect(session.handle(.sheetClosed) == [.closeOpenings])
  }

  @Test("are those of the position in the review, and lead back to it")
  func review() throws {
    var session = try Self.session()
    _ = session.handle(.sheetOpened(.review))
    _ = session.handle(.review(.moved(to: 1)))
    let request = try #require(Self.requests(session.handle(.sheetOpened(.openings))).first)
    #expect(request.position == session.review?.record.position)
    #expect(request.position.board.empties.count == 59)
    #expect(session.handle(.sheetClosed).contains(.closeOpenings))
    guard case .review = session.sheet else {
      Issue.record("the review is not in front")
      return
    }
    #expect(session.review?.ply == 1)
  }

  @Test("follow the game behind them")
  func followed() throws {
    var session = try Self.session("f5", light: .computer)
    let first = try #require(Self.requests(session.handle(.sheetOpened(.openings))).first)
    _ = session.handle(
      .openings(.found(first.id, OpeningsReply(Self.moves(in: first.position), isComplete: true))))
    let id = try #require(session.moveRequestID)
    let effects = session.handle(.game(.replied(id, .move(.d6))))
    let second = try #require(Self.requests(effects).first)
    #expect(second.position == session.position && second.id != first.id)
    #expect(session.openings?.position == session.position)
    #expect(session.openings?.moves == [] && session.openings?.isComplete == false)
    #expect(session.handle(.resetRequested).isEmpty)
    #expect(session.handle(.confirmed).contains(.closeOpenings))
    #expect(session.openings == nil)
  }
}
