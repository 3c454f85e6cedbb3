import TerminalTesting
import Testing

/// Settings and language, as a player meets them.
@Suite("Settings and language")
struct SettingsTests {
  private let game: Game

  init() throws { game = try Game() }

  private func write(_ text: String) throws {
    try game.folder.write(text, to: ".config/reversi/config")
  }

  @Test("the locale chooses the language, and the option beats it")
  func language() throws {
    let japanese = ["LC_ALL": "ja_JP.UTF-8"]
    try succeedInTime {
      let terminal = try game.onTerminal(environment: japanese)
      return try terminal.wait(forText: "手番").shows("リバーシ")
    }
    let english = try game.onTerminal("--language", "en", environment: japanese)
    try english.wait(forTexts: "Reversi", "turn", without: "手番")
    let chosen = try game.onTerminal("--language", "ja")
    try chosen.wait(forTexts: "リバーシ", "手番", without: "Reversi")
    try chosen.type("r")
    try chosen.wait(forTexts: "本当にリセットしますか", "やめる", "OK")
  }

  @Test("an error is told in the language of the locale, and help in English")
  func errors() throws {
    let japanese = ["LC_ALL": "ja_JP.UTF-8"]
    let outcome = try game.withoutTerminal("--animatio", "x", environment: japanese)
    #expect(outcome.errors.contains("使えません") && outcome.end == .exited(2))
    let help = try game.withoutTerminal("--help", environment: japanese)
    #expect(help.output.hasPrefix("Usage: reversi"))
  }

  @Test("what the file says holds for a new game, and the command line beats it")
  func file() throws {
    try write("# mine\nlanguage = ja\nlight = computer\nlight-level = 2\nno-mouse\n")
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "リバーシ", "CPU")
    #expect(try terminal.value(of: "mouse_any_flag") == "0")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    #expect(game.folder.text(of: game.save)?.contains("light-level 2") == true)
    let english = try game.onTerminal("--language", "en")
    try english.wait(forTexts: "Reversi", "Computer")
  }

  @Test("a line that cannot be followed is said on the screen, and passed over")
  func badLine() throws {
    try write("colour = never\nlight = computer\n")
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "line 1 of the settings", "unknown option 'colour'", "Computer")
  }

  @Test("what is in force is printed with where it comes from")
  func printing() throws {
    try write("theme = blue\nthene = mono\n")
    let outcome = try game.withoutTerminal("--print-config", "--animation", "fast")
    #expect(outcome.end == .exited(0))
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.contains { $0.joined(separator: " ") == "theme = blue # file, line 1" })
    #expect(lines.contains { $0.joined(separator: " ") == "animation = fast # command line" })
    #expect(lines.contains { $0.joined(separator: " ") == "glyphs = auto # default" })
    #expect(outcome.errors.contains("did you mean 'theme'?"))
  }
}
