import ReversiCore
import Testing

@testable import ReversiEngine

@Suite("A planned time")
struct SearchPlanTests {
  private static func report(_ move: Square, _ score: Int) -> SearchReport {
    SearchReport(
      bestMove: move, score: score, depth: 1, selectivity: .percent73, isExact: false, nodes: 0,
      principalVariation: [move])
  }

  @Test(
    "ends a search before an iteration that leads past it, or later if the move is in doubt")
  func end() {
    var plan = SearchPlan(time: .seconds(10))
    func isOver(_ move: Square, _ score: Int, _ seconds: Double) -> Bool {
      plan.isOver(after: Self.report(move, score), spent: .seconds(seconds))
    }
    #expect(!isOver(.f5, 0, 0.1))
    #expect(!isOver(.f5, 0, 5.9))
    #expect(isOver(.f5, 0, 6.1), "one move, one score")
    #expect(isOver(.f5, 5, 6.1), "a better score")
    #expect(!isOver(.f5, 3, 6.1), "the score fell")
    #expect(!isOver(.d6, 3, 6.1), "another move")
    #expect(!isOver(.f5, 3, 11.9))
    #expect(isOver(.d6, 3, 12.1))
  }

  @Test("looks whether a move is clear once it has been the best for some iterations")
  func look() {
    var plan = SearchPlan(time: .seconds(10))
    var looks: [Bool] = []
    for (move, seconds) in [(.f5, 2), (.f5, 2), (.f5, 2), (.f5, 2), (.f5, 2), (.d6, 2)]
      as [(Square, Double)]
    {
      _ = plan.isOver(after: Self.report(move, 0), spent: .seconds(seconds))
      looks.append(plan.mayBeClear)
    }
    #expect(looks == [false, false, false, false, true, false])
    var early = SearchPlan(time: .seconds(100))
    for _ in 0..<9 { _ = early.isOver(after: Self.report(.f5, 0), spent: .seconds(9)) }
    #expect(!early.mayBeClear, "little time is spent")
  }

  @Test("is kept without a limit, and a search that takes longer is broken off at the limit")
  func limits() {
    let engine = Engine(tableBytes: 1 << 20)
    for limit in [nil, Duration.seconds(3600), .milliseconds(1)] {
      let limits = SearchLimits(
        time: limit, plannedTime: .milliseconds(5), selectivity: .percent73)
      let report = engine.search(.newGame, limits: limits)
      #expect(report.bestMove != nil && report.depth > 0 && report.depth < 60)
    }
  }
}
