import Analysis
import Canvas
import Coach
import GameTesting
import Notation
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("The reason for a move, on the screen")
struct ReasonTests {
  /// The coach has not replied yet.
  private static func asked(_ ply: Int) -> App {
    var app = Scene.review.model.app.after(.review(.moved(to: ply)))
    while let search = app.running[PositionSearch.self] {
      app = app.after(
        .reply(search.job.request(search.id).evaluated, to: PositionSearch.self, search.id))
    }
    return app
  }

  /// The first ply for which the coach has two reasons if any other move is better.
  private static func reviews() throws -> (asked: Moment, told: Moment) {
    let record = Scene.review.model.app.game.record
    for ply in 21...50 {
      guard case .place(let move) = record.plies[ply - 1] else { continue }
      let position = record.positions[ply - 1]
      let played = record.plies[(ply - 1)...].compactMap { ply in
        if case .place(let move) = ply { move.square } else { nil }
      }
      for other in position.legalMoves where other != move.square {
        let explanation = Explanation.comparing(
          Array(played.prefix(6)), with: try line(other, position), isExact: false, in: position)
        guard explanation?.reasons.count == 2 else { continue }
        let app = asked(ply)
        guard let loss = app.reviewedLine?.analysis.plyScore(at: ply - 1)?.loss, loss > 0 else {
          continue
        }
        let job = try #require(app.running[ExplainMove.self]?.job)
        let reply = ExplainMove.Reply(explanation, of: job)
        return (Moment(app: app), Moment(app: app.replied(reply, to: ExplainMove.self)))
      }
    }
    throw NoReason()
  }

  private struct NoReason: Error {}

  private static func line(_ first: Square, _ position: Position) throws -> [Square] {
    var position = position
    var line = [first]
    try position.play(first)
    while line.count < 6 {
      if case .passDue = position.state { try position.pass() }
      guard let next = position.legalMoves.first else { break }
      try position.play(next)
      line.append(next)
    }
    return line
  }

  @Test("names the move that it is about, if that is not the one that was asked about")
  func names() throws {
    let words = Words(.english)
    var count = 0
    for position in Scene.review.model.app.game.record.positions {
      guard case .toMove = position.state else { continue }
      let moves = Array(position.legalMoves)
      for worse in moves.dropFirst() {
        let (one, other) = (try Self.line(worse, position), try Self.line(moves[0], position))
        guard let explanation = Explanation.comparing(one, with: other, in: position) else {
          continue
        }
        let statements = words.statements(
          about: moves[0], explanation, withAllReasons: true, name: \.description)
        for (reason, text) in zip(explanation.reasons, statements.reasons) {
          count += reason.isMissed ? 0 : 1
          // What can wait is the other move.
          #expect(
            text.contains(reason.move.description) || reason.kind == .reserve, "\(reason): \(text)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test("is looked for, and then said in one sentence at every size with a panel")
  func said() throws {
    let (asked, told) = try Self.reviews()
    let words = Words(.english)
    let reply = try #require(told.app.explained)
    let sentences = words.statements(
      about: reply.move.square, reply.explanation, name: \.description
    ).reasons
    #expect(sentences.count == 1)
    for (columns, rows) in [(80, 24), (45, 20), (120, 40)] {
      let size = ScreenSize(columns: columns, rows: rows)
      #expect(asked.screen(size).text.contains("looking"), "\(size)")
      let text = told.screen(size).text
      #expect(!text.contains("looking"))
      let name = reply.explanation.map { words.summary.name(of: $0.reasons[0].kind) } ?? ""
      // The sentence may break into lines anywhere.
      let part = rows == 20 ? name : sentences[0].split(separator: " ").last.map { "\($0)." } ?? ""
      // A sentence that is too long gives way to the name of the reason.
      #expect(text.contains(part) || text.contains(name), "\(part), \(size): \(text)")
    }
  }

  @Test("frames its squares on the board")
  func marks() throws {
    let moment = try Self.reviews().told
    let squares = try #require(moment.app.explained?.explanation?.reasons.first?.squares)
    let feature = try #require(moment.app.review)
    let view = try #require(
      feature.picture(in: moment.app, UIState(), Words(.english)).position)
    #expect(!squares.isEmpty && view.framed == squares)
  }
}
