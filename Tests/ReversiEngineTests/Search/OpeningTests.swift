import ReversiCore
import Testing

@testable import ReversiEngine

@Suite("Balanced openings")
struct OpeningTests {
  @Test(
    "have the required number of plies, no pass, and a legal move at the end",
    arguments: BalancedOpening.plies)
  func plies(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<5 {
      let record = BalancedOpening.record(plies: count, using: &generator)
      #expect(record.plies.count == count)
      #expect(record.standing == count && record.openingPlies == count)
      #expect(record.start == .newGame)
      #expect(record.moveNumber == count + 1)
      #expect(!record.position.legalMoves.isEmpty)
    }
  }

  @Test("give no side a lead of more than three disks by the engine's estimate")
  func balance() {
    var generator = SeededGenerator(seed: 61)
    let limits = SearchLimits(depth: 5, selectivity: .percent73)
    for _ in 0..<20 {
      let record = BalancedOpening.record(plies: 14, using: &generator)
      let engine = Engine(tableBytes: 1 << 20)
      #expect(abs(engine.search(record.position, limits: limits).score) <= 3 + 1, "\(record)")
    }
  }

  @Test("depend on their seed only")
  func reproducible() {
    let records = ([7, 7, 8] as [UInt64]).map { seed in
      var generator = SeededGenerator(seed: seed)
      return BalancedOpening.record(plies: 12, using: &generator)
    }
    #expect(records[0] == records[1])
    #expect(records[0] != records[2])
  }
}
