import Testing

@testable import ReversiEngine

@Suite("The predictions of ProbCut")
struct ProbCutTests {
  @Test("the shallow search has the parity of the deep one, and at most half its depth plus one")
  func shallowDepth() {
    for depth in 3...40 {
      let shallow = ProbCut.shallowDepth(for: depth)
      #expect(shallow % 2 == depth % 2)
      #expect((depth / 2 - 1...depth / 2 + 1).contains(shallow))
    }
  }

  @Test("a shallow search predicts better than the static evaluation, and nothing predicts exactly")
  func error() {
    for depth in 3...30 {
      for empties in 12...60 {
        let shallow = ProbCut.shallowDepth(for: depth)
        let error = ProbCut.error(empties: empties, depth: depth, shallow: shallow)
        #expect(error >= 1.3)
        #expect(error <= ProbCut.error(empties: empties, depth: depth, shallow: 0))
      }
    }
  }

  @Test("higher confidence cuts less")
  func confidence() {
    let errors = Selectivity.allCases.sorted().map(\.standardErrors)
    #expect(errors == errors.sorted())
    #expect(Selectivity.allCases.max() == Selectivity.none)
  }
}
