import Analysis
import Coach
import GameSession
import GameTesting
import ReversiCore
import Testing

@testable import App

@Suite("The reason for a move, in the app")
struct ReasonScenarioTests {
  private static func reviewing() throws -> App {
    var record = GameRecord(start: try ComparedLines.position())
    for square in ComparedLines.worse.prefix(2) { try record.play(square) }
    var app = App.resuming(record, speed: .off)
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 1)))
    return app
  }

  @discardableResult
  private static func search(
    _ app: inout App, while condition: (PositionSearch.Subject) -> Bool = { _ in true }
  ) -> [(id: RequestID, job: ExplainMove)] {
    var asked: [(id: RequestID, job: ExplainMove)] = []
    while let search = app.running[PositionSearch.self], condition(search.job.subject) {
      let request = search.job.request(search.id)
      let effects = app.handle(
        .reply(request.evaluated, to: PositionSearch.self, search.id))
      asked += effects.started(ExplainMove.self)
    }
    return asked
  }

  private static func explained() throws -> App {
    var app = try reviewing()
    let asked = try #require(search(&app).last ?? app.running[ExplainMove.self])
    let explanation = Explanation.comparing(
      ComparedLines.worse, with: ComparedLines.better, in: asked.job.position)
    let reply = ExplainMove.Reply(explanation, of: asked.job)
    _ = app.handle(.reply(reply, to: ExplainMove.self, asked.id))
    return app
  }

  @Test("is asked about the move that led to the position in view, with scores searched before")
  func asked() throws {
    var app = try Self.reviewing()
    #expect(app.isReasonSearched)
    // The graph takes no time. Then the position after the move comes first, and does not take as
    // long as a hint.
    Self.search(&app, while: { $0.kind != .review })
    let subject = PositionSearch.Subject(ply: 1, kind: .review)
    #expect(app.running[PositionSearch.self]?.job.subject == subject)
    let asked = try #require(Self.search(&app).last ?? app.running[ExplainMove.self])
    #expect(asked.job.position == app.game.record.start && asked.job.square == .h8)
    #expect(app.explained == nil)
    _ = app.handle(
      .reply(ExplainMove.Reply(nil, of: asked.job), to: ExplainMove.self, asked.id))
    #expect(app.explained?.move == asked.job && !app.isReasonSearched)
    #expect(app.running[ExplainMove.self] == nil)
  }

  @Test("ends with another position, and with the review")
  func ended() throws {
    for event: App.Event in [.review(.moved(to: 0)), .sheetClosed] {
      var app = try Self.explained()
      #expect(app.explained != nil)
      _ = app.handle(event)
      #expect(app.explained == nil, "\(event)")
    }
  }

  @Test("has a line that goes away with another move, and gives the move back with its end")
  func leavesLine() throws {
    for event: App.Event in [.review(.moved(to: 2)), .review(.moved(to: 0))] {
      var app = try Self.explained()
      _ = app.handle(event)
      let view = app.recordUpToShownPly
      _ = app.handle(.review(.reasonLineStepped(by: 1)))
      #expect(app.recordUpToShownPly == view, "the line of another move: \(event)")
    }
    var app = try Self.explained()
    let view = app.recordUpToShownPly
    for _ in 1...2 { _ = app.handle(.review(.reasonLineStepped(by: 1))) }
    _ = app.handle(.review(.variationLeft))
    #expect(app.recordUpToShownPly == view && app.reviewedLine?.branch == nil)
    // A step of the arrows stays in the line, whose moves have reasons of their own.
    for _ in 1...2 { _ = app.handle(.review(.reasonLineStepped(by: 1))) }
    _ = app.handle(.review(.moved(to: 1)))
    let moved = app.recordUpToShownPly
    _ = app.handle(.review(.reasonLineStepped(by: 1)))
    #expect(app.recordUpToShownPly == moved)
  }

  @Test("is asked about the move before a pass, too")
  func pass() throws {
    var record = try Self.reviewing().game.record
    record.passWhereDue()
    try record.play(.g3)
    var app = App.resuming(record, speed: .off)
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 3)))
    #expect(record.plies[2].isPass)
    let asked = try #require(Self.search(&app).last ?? app.running[ExplainMove.self])
    #expect(asked.job.square == .h6)
  }

  @Test("waits for the computer's move in the game")
  func paused() throws {
    var app = App.resuming(Games.middle, speed: .off)
    for side in Disk.allCases { _ = app.handle(.game(.modeChanged(side, .computer))) }
    _ = app.handle(.sheetOpened(.review))
    #expect(app.game.thinkingSide != nil)
    #expect(!app.isReasonSearched)
  }

  @Test("has a line that is played forward and back, to its ends")
  func line() throws {
    var app = try Self.explained()
    let before = app
    _ = app.handle(.review(.reasonLineStepped(by: -1)))
    #expect(app.recordUpToShownPly == before.recordUpToShownPly)
    // The reason is White's answer h6, which follows h8.
    for (steps, count) in [(1, 2), (-1, 1), (9, 2)] {
      _ = app.handle(.review(.reasonLineStepped(by: steps)))
      var position = before.game.record.start
      for square in ComparedLines.worse.prefix(count) {
        if case .passDue = position.state { try position.pass() }
        try position.play(square)
      }
      #expect(app.recordUpToShownPly.position.board == position.board)
      #expect(app.explained != nil && app.running[ExplainMove.self] == nil)
    }
    _ = app.handle(.review(.reasonLineStepped(by: -9)))
    #expect(app.recordUpToShownPly == before.recordUpToShownPly && app.explained != nil)
  }
}
