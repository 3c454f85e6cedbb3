import Foundation
import TerminalTesting
import Testing

@Suite("Settings and language")
struct SettingsTests {
  private let game: Game

  init() throws { game = try Game() }

  private func write(_ text: String) throws {
    try game.folder.write(text, to: ".config/reversi/config")
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

  @Test("--print-config prints each value and its source")
  func printing() throws {
    try write("theme = blue\nthene = mono\n")
    let outcome = try game.withoutTerminal("--print-config", "--animation", "fast")
    #expect(outcome.end == .exited(0))
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.contains { $0.joined(separator: " ") == "theme = blue # file, line 1" })
    #expect(lines.contains { $0.joined(separator: " ") == "animation = fast # command line" })
    #expect(outcome.errors.contains("did you mean 'theme'?"))
  }
}
