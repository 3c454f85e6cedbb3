import Testing

@testable import ReversiEngine

@Suite("The iterations of a search")
struct SearchStepTests {
  @Test("a search to a depth goes there ply by ply")
  func plyByPly() {
    let limits = SearchLimits(depth: 4, selectivity: .percent95)
    #expect(
      SearchStep.steps(to: limits, empties: 40)
        == (1...4).map { SearchStep(depth: $0, selectivity: .percent95) })
  }

  @Test(
    "a search to the end starts with one ply, gains confidence, and ends exact", arguments: 1...30)
  func toTheEnd(empties: Int) {
    let steps = SearchStep.steps(to: SearchLimits(depth: 2, exactFrom: 30), empties: empties)
    #expect(steps.first?.depth == 1)
    #expect(steps.last == SearchStep(depth: empties, selectivity: .none))
    let last = steps.filter { $0.depth == empties }.map(\.selectivity)
    #expect(last == last.sorted())
  }

  @Test("depth never grows beyond the empty squares")
  func endsWithTheBoard() {
    let steps = SearchStep.steps(to: SearchLimits(depth: 60), empties: 9)
    #expect(steps.map(\.depth).max() == 9)
  }
}
