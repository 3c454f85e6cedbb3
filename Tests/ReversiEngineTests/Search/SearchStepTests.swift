import Testing

@testable import ReversiEngine

@Suite("The iterations of a search")
struct SearchStepTests {
  @Test("a search to a depth goes there ply by ply")
  func plyByPly() {
    let limits = SearchLimits(depth: 4, selectivity: .percent95)
    #expect(
      SearchStep.steps(to: limits, empties: 40)
        == (1...4).map { SearchStep(horizon: .plies($0), selectivity: .percent95) })
  }

  @Test(
    "a search to the end starts with one ply, gains confidence, and ends exact", arguments: 1...30)
  func toTheEnd(empties: Int) {
    let steps = SearchStep.steps(to: SearchLimits(depth: 2, exactFrom: 30), empties: empties)
    #expect(steps.first?.horizon == .plies(1))
    #expect(steps.last == SearchStep(horizon: .end, selectivity: .none))
    let last = steps.filter { $0.horizon == .end }.map(\.selectivity)
    #expect(last == last.sorted())
    if empties > Searcher.endgameEmpties {
      #expect(last == [.percent87, .percent98, .none])
    }
  }

  @Test("depth never exceeds the number of empty squares")
  func endsWithTheBoard() {
    let steps = SearchStep.steps(to: SearchLimits(depth: 60), empties: 9)
    #expect(steps.map { $0.horizon.depth(empties: 9) }.max() == 9)
  }

  /// The steps of a schedule that spends the same share before each of them.
  private func steps(_ limits: SearchLimits, empties: Int, spent: Double) -> [SearchStep] {
    var schedule = SearchSchedule(limits: limits, empties: empties)
    var steps: [SearchStep] = []
    while let step = schedule.next(spent: spent) { steps.append(step) }
    return steps
  }

  @Test("a search with enough time left takes all steps in order", arguments: 1...30)
  func earlyToTheEnd(empties: Int) {
    let limits = SearchLimits()
    #expect(
      steps(limits, empties: empties, spent: 0.05)
        == SearchStep.steps(to: limits, empties: empties))
  }

  @Test("a search with little time left goes on ply by ply, and then to the end", arguments: 1...30)
  func lateToTheEnd(empties: Int) {
    let steps = steps(SearchLimits(), empties: empties, spent: 0.5)
    let before = steps.map(\.horizon).prefix { $0 != .end }
    #expect(Array(before) == (1..<max(2, empties - 7)).map { .plies($0) })
    #expect(steps.last == SearchStep(horizon: .end, selectivity: .none))
  }

  @Test("a search to a depth never goes beyond it, however much of its limit is spent")
  func spentBeforeTheDepth() {
    let limits = SearchLimits(depth: 7)
    #expect(steps(limits, empties: 40, spent: 2) == SearchStep.steps(to: limits, empties: 40))
  }
}
