import Testing
import Texts

@Suite("Wording")
struct WordingTests {
  private let wording = Wording("neither side can move", "no moves", "over")

  @Test(
    "the longest text that fits is taken",
    arguments: [
      (80, "neither side can move"), (21, "neither side can move"), (20, "no moves"),
      (8, "no moves"),
      (7, "over"), (4, "over"),
    ])
  func fitting(columns: Int, text: String) {
    #expect(wording.fitting(columns) == text)
    #expect(wording.text(within: columns) == text)
  }

  @Test("where none fits, it is the shortest or none")
  func tooWide() {
    #expect(wording.fitting(3) == "over")
    #expect(wording.text(within: 3) == nil)
  }

  @Test("wide characters take two columns")
  func wide() {
    #expect(Wording("最善手はどれですか", "最善手は").fitting(17) == "最善手は")
  }

  @Test("a literal has one length")
  func literal() {
    let wording: Wording = "move \(3)"
    #expect(wording == Wording("move 3"))
    #expect(wording.longest == wording.shortest)
  }

  @Test("no texts make no wording")
  func none() {
    #expect(Wording([]) == nil)
  }
}
