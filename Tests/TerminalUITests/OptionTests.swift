import Testing

@testable import TerminalUI

@Suite("Options")
struct OptionTests {
  @Test(
    "the distance between words counts the letters to insert, remove and replace",
    arguments: [
      ("", "", 0), ("seed", "seed", 0), ("", "dark", 4), ("color", "colour", 1),
      ("sead", "seed", 1),
      ("helpp", "help", 1), ("kitten", "sitting", 3),
    ])
  func distance(source: String, target: String, expected: Int) {
    #expect(editDistance(from: source, to: target) == expected)
    #expect(editDistance(from: target, to: source) == expected)
  }

  @Test("the nearest option is found, or none if all are far")
  func nearest() {
    #expect(ProgramOption.Name.nearest(to: "thinktime") == .thinkTime)
    #expect(ProgramOption.Name.nearest(to: "glyph") == .glyphs)
    #expect(ProgramOption.Name.nearest(to: "ligth") == .light)
    #expect(ProgramOption.Name.nearest(to: "fullscreen") == nil)
  }

  @Test("a no- too many or too few is one mistake")
  func negation() {
    #expect(ProgramOption.Name.nearest(to: "no-color") == .color)
    #expect(ProgramOption.Name.nearest(to: "no-bell") == .bell)
    #expect(ProgramOption.Name.nearest(to: "mouse") == .noMouse)
    #expect(ProgramOption.Name.nearest(to: "boook") == .noBook)
  }
}
