import FileFormats
import ReversiCore
import Testing

@Suite("The text of the settings file")
struct SettingsTextTests {
  private static func lines(_ text: String) -> [SettingsText.Line] {
    SettingsText(bytes: Array(text.utf8)).lines
  }

  @Test(
    "has an option and its value in a line, without blanks and comments",
    arguments: [
      ("theme = blue", "theme", "blue"), ("theme=blue", "theme", "blue"),
      ("\ttheme  =  blue \r", "theme", "blue"), ("theme = blue # nice", "theme", "blue"),
      ("theme = blue#2", "theme", "blue#2"), ("theme =", "theme", ""), ("bell", "bell", nil),
      ("opening = random:4", "opening", "random:4"), ("a = b = c", "a", "b = c"),
      ("\u{FEFF}theme = blue", "theme", "blue"),
      ("　ｔｈｅｍｅ　＝　blue　# nice", "theme", "blue"), ("theme =　blue　#2", "theme", "blue"),
      ("ｂｅｌｌ", "bell", nil),
    ] as [(String, String, String?)])
  func settings(line: String, option: String, value: String?) {
    let expected = SettingsText.Setting(option: option, value: value)
    #expect(Self.lines(line).map(\.setting) == [expected])
  }

  @Test("gives an external engine a name and a command in a line")
  func engines() {
    let text = "engine Edax = nboard edax -n 1 # mine\nengine = a\n engine  b=gtp \"a b\" #2"
    #expect(
      Self.lines(text).map(\.setting) == [
        SettingsText.Setting(option: "engine", subject: "Edax", value: "nboard edax -n 1"),
        SettingsText.Setting(option: "engine", value: "a"),
        SettingsText.Setting(option: "engine", subject: "b", value: "gtp \"a b\""),
      ])
    var other = SettingsText(bytes: Array("engine theme = gtp x\n".utf8))
    other.set("theme", to: "blue")
    #expect(String(decoding: other.bytes, as: UTF8.self) == "engine theme = gtp x\ntheme = blue\n")
  }

  @Test(
    "lists a line that cannot be read",
    arguments: [
      "engine Edax", "engine a b = gtp x", "= blue", "two words", "two words = blue",
      "the\u{1B}me = blue", "theme = \u{7}",
    ])
  func unreadable(line: String) {
    #expect(Self.lines(line).map(\.setting) == [nil])
  }

  @Test("counts blank lines and comments, and skips them")
  func numbers() {
    let text = "# mine\n\n　# more\n　\ntheme = blue\n\nbell\n"
    #expect(Self.lines(text).map(\.number) == [5, 7])
    #expect(Self.lines("") == [])
    #expect(SettingsText(bytes: [0xFF, 0x0A]).lines.map(\.setting) == [nil])
  }

  @Test(
    "takes a new value in place of the old one, and keeps all other bytes",
    arguments: [
      ("", "theme = blue\n"),
      ("bell", "bell\ntheme = blue\n"),
      ("# a\ntheme = mono  # b\nbell = yes\n", "# a\ntheme = blue  # b\nbell = yes\n"),
      ("theme=mono\r\n\r\n", "theme=blue\r\n\r\n"),
      ("theme = a\ntheme = b\n", "theme = a\ntheme = blue\n"),
      ("#theme = mono\n", "#theme = mono\ntheme = blue\n"),
      ("theme =\n", "theme = blue\n"), ("theme = # none\n", "theme = blue # none\n"),
      ("\u{FEFF}theme = mono\n", "\u{FEFF}theme = blue\n"),
      ("ｔｈｅｍｅ＝ｍｏｎｏ\n", "ｔｈｅｍｅ＝blue\n"),
      ("theme\n", "theme = blue\n"), ("themes = mono", "themes = mono\ntheme = blue\n"),
    ])
  func setting(before: String, after: String) {
    var text = SettingsText(bytes: Array(before.utf8))
    text.set("theme", to: "blue")
    #expect(String(decoding: text.bytes, as: UTF8.self) == after)
  }

  @Test("returns a value that was set in any bytes, and keeps all other lines", arguments: 0..<400)
  func anyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = ["theme", "=", " ", "#", "\n", "\r", "\t", "bell", "blue", "é", "\u{0}", "色"]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      bytes += Array((words.randomElement(using: &generator) ?? "").utf8)
      if Int.random(in: 0..<8, using: &generator) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
    }
    let old = SettingsText(bytes: bytes)
    var new = old
    new.set("theme", to: "mono")
    let set = new.lines.last { $0.setting?.option == "theme" }
    #expect(set?.setting == SettingsText.Setting(option: "theme", value: "mono"), "\(bytes)")
    let others = [old, new].map { $0.lines.filter { $0.number != set?.number } }
    #expect(others[0] == others[1], "\(bytes)")
    var again = new
    again.set("theme", to: "mono")
    #expect(again == new)
  }
}
