import Testing

@testable import TerminalUI

@Suite("Texts fit")
struct TextTests {
  @Test("a text is broken at its spaces, and within a word only if it has to be")
  func wrapping() {
    #expect(wrapped("Cannot place a disk.", columns: 15) == ["Cannot place a", "disk."])
    #expect(wrapped("Cannot place a disk.", columns: 20) == ["Cannot place a disk."])
    #expect(wrapped("kept as game.bad-1", columns: 6) == ["kept", "as", "game.b", "ad-1"])
    #expect(wrapped("", columns: 10) == [])
    #expect(wrapped("word", columns: 0) == [])
  }

  @Test("a text that is cut says so in its last column")
  func cutting() {
    let (unicode, ascii) = (
      Theme(depth: .full, glyphs: .unicode), Theme(depth: .full, glyphs: .ascii)
    )
    #expect(unicode.cut("no space left", to: 8) == "no spac…")
    #expect(ascii.cut("no space left", to: 8) == "no spac~")
    #expect(ascii.cut("no space", to: 8) == "no space")
    #expect(ascii.cut("no space", to: 0) == "")
  }

  @Test("only characters that are one column wide are shown")
  func characters() {
    let text = "a\u{1B}é\u{AD}中e\u{301}●·"
    let (unicode, ascii) = (
      Theme(depth: .full, glyphs: .unicode), Theme(depth: .full, glyphs: .ascii)
    )
    #expect(String(text.map(unicode.shown)) == "a?é???●·")
    #expect(String(text.map(ascii.shown)) == "a???????")
  }

  @Test("notices that do not fit are cut, and each that has a row begins on one")
  func notices() {
    let notices = [
      "the first notice, which is rather long for a screen so small", "the second notice", "third",
    ]
    let size = ScreenSize(columns: 40, rows: 20)
    var model = Scene.start.model
    model.notices = notices
    let text = render(model, size: size, theme: Theme(depth: .full, glyphs: .ascii)).text
    #expect(text.contains("the first notice, which is rather long ~"))
    #expect(text.contains("\nthe second notice"))
    #expect(text.contains("\nthird"))
    model.notices = [String(repeating: "long ", count: 40)]
    let long = render(model, size: size, theme: Theme(depth: .full, glyphs: .ascii)).text
    #expect(long.contains("long~") || long.contains("lon~"))
  }
}
