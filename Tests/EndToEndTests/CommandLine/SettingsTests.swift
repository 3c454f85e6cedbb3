import Foundation
import TerminalTesting
import Testing

/// Settings and language as the player sees them.
@Suite("Settings and language")
struct SettingsTests {
  private let game: Game

  init() throws { game = try Game() }

  private func write(_ text: String) throws {
    try game.folder.write(text, to: ".config/reversi/config")
  }

  @Test("the locale chooses the language, and the option overrides it")
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
    try chosen.wait(forTexts: "本当にリセットしますか", "戻る", "OK")
  }

  @Test("if disks might take two columns, the words are Japanese and the rest is ASCII")
  func wideDisks() throws {
    let pty = try game.onPty(environment: ["LANG": "ja_JP.UTF-8"], typed: "\u{1B}[1;3R")
    try pty.wait(forText: "最初へ")
    #expect(!pty.text.dropFirst(20).contains { "─│┌●○▄".contains($0) })
  }

  @Test("errors are in the locale's language, and help is in English")
  func errors() throws {
    let japanese = ["LC_ALL": "ja_JP.UTF-8"]
    let outcome = try game.withoutTerminal("--animatio", "x", environment: japanese)
    #expect(outcome.errors.contains("使えません") && outcome.end == .exited(2))
    let help = try game.withoutTerminal("--help", environment: japanese)
    #expect(help.output.hasPrefix("Usage: reversi"))
  }

  @Test("the settings file applies to a new game, and the command line overrides it")
  func file() throws {
    try write("# mine\nlanguage = ja\nwhite = computer\nwhite-level = 2\nno-mouse\n")
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "リバーシ", "CPU")
    #expect(try terminal.value(of: "mouse_any_flag") == "0")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    #expect(game.folder.text(of: game.save)?.contains("light-level 2") == true)
    let english = try game.onTerminal("--language", "en")
    try english.wait(forTexts: "Reversi", "Computer")
  }

  @Test("an invalid line of the settings is reported on the screen and ignored")
  func badLine() throws {
    try write("colour = never\nwhite = computer\n")
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "settings, line 1", "unknown option 'colour'", "Computer")
  }

  @Test("--print-config prints each value and its source")
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

  @Test("--print-config prints an engine that does not exist, and fails as the game does")
  func unknownEngine() throws {
    let outcome = try game.withoutTerminal("--print-config", "--white-engine", "edax")
    #expect(outcome.end == .exited(2))
    #expect(outcome.output.contains("\nwhite-engine = edax "))
    #expect(outcome.errors.contains("edax"))
    let start = try game.withoutTerminal("--text", "--white-engine", "edax")
    #expect(start.end == outcome.end && start.errors == outcome.errors)
  }

  @Test("--print-config and warnings show hostile values as codes, each on its line")
  func hostileValues() throws {
    let hostile = "a\u{1B}[2J\n# \u{202E}\u{9B}b"
    try game.folder.write("theme = a\u{202E}b\n", to: hostile + "/.config/reversi/config")
    let usual = try game.withoutTerminal("--print-config")
    let outcome = try game.withoutTerminal(
      "--print-config", "--save", hostile, "--black-engine", "gtp " + hostile,
      environment: ["HOME": game.folder[hostile]])
    #expect(outcome.end == .exited(0))
    func count(_ text: String) -> Int { text.split(separator: "\n").count }
    #expect(count(outcome.output) == count(usual.output) && count(outcome.errors) == 1)
    let codes = "a\\u{1B}[2J\\u{A}# \\u{202E}\\u{9B}b"
    #expect(outcome.output.contains("\nblack-engine = gtp \(codes) "))
    #expect(outcome.output.contains("\n# save = \(codes) "))
    #expect(outcome.errors.contains("a\\u{202E}b"))
    let shown = (outcome.output + outcome.errors).unicodeScalars
    #expect(shown.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.isASCII })
    try game.folder.write(outcome.output, to: ".config/reversi/config")
    let again = try game.withoutTerminal("--print-config")
    #expect(again.output.contains("\nblack-engine = gtp \(codes) "))
    #expect(again.errors.isEmpty)
  }

  @Test("the theme key writes the theme into the file and keeps the other lines")
  func theme() throws {
    try write("# mine\nbell = no\n")
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("t")
    let file = ".config/reversi/config"
    try terminal.wait(for: "the theme in the file") { _ in
      game.folder.text(of: file) == "# mine\nbell = no\ntheme = light\n"
    }
    try terminal.type("t")
    try terminal.wait(for: "the next theme in the file") { _ in
      game.folder.text(of: file) == "# mine\nbell = no\ntheme = high-contrast\n"
    }
  }

  @Test("a theme that cannot be saved is reported, and the game goes on")
  func unkept() throws {
    try game.folder.write("", to: ".config/reversi/config/file")
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "settings", "it is a directory")
    try terminal.type("t")
    try terminal.wait(forTexts: "setting not kept")
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
  }

  @Test("only a preview makes the terminal report mouse movements")
  func preview() throws {
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .dark)
    #expect(try terminal.value(of: "mouse_all_flag") == "0")
    try terminal.type("p")
    try terminal.wait(for: "all motion") { _ in try terminal.value(of: "mouse_all_flag") == "1" }
    try terminal.type("p")
    try terminal.wait(for: "clicks alone") { _ in
      try terminal.value(of: "mouse_all_flag") == "0"
        && terminal.value(of: "mouse_standard_flag") == "1"
    }
  }

  @Test("after a crash the terminal no longer reports mouse movements")
  func fault() throws {
    let pty = try game.onPty("--preview")
    try pty.wait(forOutput: "\u{1B}[?1003h")
    pty.signal(SIGABRT)
    #expect(try pty.end() == .killed(SIGABRT))
    #expect(PrivateModes(output: pty.text).leftBehind.isEmpty)
  }
}
