import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Analyzing games")
struct AnalysisTests {
  private static let limits = SearchLimits(depth: 2, exactFrom: 8)

  private static func record(_ game: KnownGame) throws -> GameRecord {
    try GameRecord(transcript: game.transcript)
  }

  @Test("evaluates every position independently of earlier games, and the end exactly")
  func deterministic() throws {
    let engine = Engine(tableBytes: 1 << 20)
    for game in KnownGame.all {
      let record = try Self.record(game)
      let first = engine.analyze(record, limits: Self.limits)
      let fresh = Engine(tableBytes: 1 << 20).analyze(record, limits: Self.limits)
      #expect(first == fresh)
      #expect(first.isComplete)
      for (index, position) in first.positions.enumerated()
      where position.board.empties.count <= 8 {
        #expect(first.evaluation(at: index)?.isExact == true)
      }
    }
  }

  @Test("with exact scores a move's loss is the change of the score for its side")
  func losses() throws {
    let engine = Engine(tableBytes: 1 << 20)
    for game in KnownGame.all {
      let analysis = engine.analyze(try Self.record(game), limits: Self.limits)
      for index in analysis.record.plies.indices {
        guard let played = analysis.plyScore(at: index), played.isExact,
          let before = analysis.evaluation(at: index),
          let after = analysis.evaluation(at: index + 1)
        else { continue }
        let side = played.ply.side
        #expect(before.score(for: side) - after.score(for: side) == played.loss)
      }
    }
  }
}
