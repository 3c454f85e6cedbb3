import Canvas
import Testing
import Words

@testable import App
@testable import Screen

@Suite("Texts fit")
struct TextTests {
  @Test("a text is wrapped at its spaces, and within a word only if necessary")
  func wrapping() {
    #expect(wrapped("Cannot place a disk.", columns: 15) == ["Cannot place a", "disk."])
    #expect(wrapped("Cannot place a disk.", columns: 20) == ["Cannot place a disk."])
    #expect(wrapped("kept as game.bad-1", columns: 6) == ["kept", "as", "game.b", "ad-1"])
    #expect(wrapped("", columns: 10) == [])
    #expect(wrapped("word", columns: 0) == [])
    #expect(wrapped("a  name.bad-1", columns: 20) == ["a  name.bad-1"])
  }

  @Test("a shortened text has a mark in its middle and keeps its end")
  func cutting() {
    let (unicode, ascii) = (
      Theme(colors: .full, glyphs: .unicode), Theme(colors: .full, glyphs: .ascii)
    )
    #expect(unicode.cutInside("no space left", to: 8) == "no s…eft")
    #expect(ascii.cutInside("no space left", to: 7) == "no ~eft")
    #expect(ascii.cutInside("no space", to: 8) == "no space")
    #expect(ascii.cutInside("no space", to: 0) == "")
  }

  @Test(
    "the columns of a text are counted as terminals count them",
    arguments: [
      ("", 0), ("Reversi", 7), ("é", 1), ("e\u{301}", 1), ("中文", 4), ("リセット", 8), ("한", 2),
      ("●○…", 3), ("\u{301}", 0), ("ＡＢ", 4), ("😀", 2), ("❤\u{FE0F}", 2),
    ])
  func columns(text: String, expected: Int) {
    #expect(text.columns == expected)
  }

  @Test("wide characters are cut and wrapped by their columns")
  func wideTexts() {
    let theme = Theme(colors: .full, glyphs: .unicode)
    #expect(theme.cutInside("本当にリセットしますか", to: 8) == "本当…か")
    #expect(theme.cutInside("本当に", to: 6) == "本当に")
    #expect(wrapped("本当にリセット", columns: 5) == ["本当", "にリ", "セッ", "ト"])
    #expect(wrapped("本当", columns: 1) == ["本", "当"])
  }

  @Test("no line begins with a closing mark or ends with an opening one")
  func marks() {
    #expect(wrapped("置ける場所がありません。", columns: 22) == ["置ける場所がありませ", "ん。"])
    #expect(wrapped("読めず（Busy）、残す", columns: 10) == ["読めず", "（Busy）、", "残す"])
    #expect(wrapped("対局を game.bad-1 に", columns: 14) == ["対局を", "game.bad-1 に"])
  }

  @Test("a wide character takes two cells, and is left out if only one remains")
  func wideCells() {
    var canvas = Canvas(
      size: ScreenSize(columns: 5, rows: 1), theme: Theme(colors: .full, glyphs: .unicode))
    #expect(canvas.write("黒白石", column: 0, row: 0) == 6)
    #expect(canvas.screen.text == "黒白 ")
    canvas.put("x", column: 1, row: 0)
    #expect(canvas.screen.text == " x白 ")
    canvas.put("y", column: 2, row: 0)
    #expect(canvas.screen.text == " xy  ")
  }

  @Test("only characters with the same width on all terminals are shown")
  func characters() {
    let text = "a\u{1B}é\u{AD}中e\u{301}●·😀\u{202E}\u{E000}"
    let (unicode, ascii) = (
      Theme(colors: .full, glyphs: .unicode), Theme(colors: .full, glyphs: .ascii)
    )
    #expect(String(text.map(unicode.shown)) == "a?é?中e\u{301}●·???")
    #expect(String(text.map(ascii.shown)) == "a??????????")
    let wide = Theme(
      TerminalCapabilities(colors: .full, glyphs: .ascii, hasWideLetters: true))
    #expect(String(text.map(wide.shown)) == "a???中??????")
  }
}
