import Foundation
import Testing
import Words

@testable import Controls
@testable import TerminalUI

/// The tables of keys and options are written down once; what a reader sees follows them.
@Suite("Help and README say what the tables of keys and options say")
struct DocumentationTests {
  private static let words = English()

  /// The rows of a README's table under a heading, the first one by default, without its head.
  private static func rows(of heading: String, table: Int = 1) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var rest = lines.drop { $0 != "## \(heading)" }
    for _ in 0..<table { rest = rest.drop { !$0.hasPrefix("|---") }.dropFirst() }
    return Array(rest.prefix { $0.hasPrefix("|") })
  }

  private static func markdown(_ name: KeyName) -> String {
    switch name {
    case .characters(let characters):
      characters.map { "`\($0)`" }.joined(separator: " ")
    case .range(let first, let last): "`\(first)`–`\(last)`"
    default: name.text(in: Language.english.words)
    }
  }

  @Test("the README's table of keys is the one that the game acts by")
  func keys() throws {
    let expected = ActionTable.rows.map { row in
      let keys = row.groups.map { Self.markdown($0.name) }.joined(separator: ", ")
      return "| \(keys) | \(row.phrases(in: Language.english.words).meaning) |"
    }
    #expect(try Self.rows(of: "Keys") == expected)
  }

  @Test("the README's table of options is the one that arguments are read by")
  func options() throws {
    #expect(try Self.rows(of: "Options") == ProgramOption.all.map(Self.row(of:)))
  }

  @Test("the README's tables of subcommands and their options are those that arguments are read by")
  func subcommands() throws {
    let commands = Subcommand.allCases.map { command in
      "| `\(Self.words.written(command))` | \(Self.words.meaning(of: command)) |"
    }
    #expect(try Self.rows(of: "Games as text") == commands)
    // Those of show stand in its help alone: they are said in the text, too.
    #expect(
      try Self.rows(of: "Games as text", table: 2)
        == Subcommand.analyze.options.dropLast().map(Self.row(of:)))
    #expect(
      try Self.rows(of: "As an engine") == Subcommand.engine.options.dropLast().map(Self.row(of:)))
  }

  private static func row(of option: ProgramOption) -> String {
    let letter = option.letter.map { "`-\($0)`, " } ?? ""
    let placeholder = words.placeholder(of: option.name).map { " " + $0 } ?? ""
    return "| \(letter)`\(option.name.written)\(placeholder)` | \(option.meaning) |"
  }

  @Test("the README's table of the line mode's commands is the one that lines are read by")
  func lineCommands() throws {
    let expected = LineCommand.allCases.map { command in
      let form = command.form.replacing("|", with: "\\|")
      let meaning = Words(.english).text(of: .command(command.rawValue))
      return "| `\(form)` | \(meaning) |"
    }
    #expect(try Self.rows(of: "In lines of text") == expected)
  }

  @Test("--help has a line for each option, none longer than 80 columns")
  func helpText() {
    let lines = HelpText.ofProgram.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(lines[0] == "Usage: reversi [OPTION]...")
    for line in [
      "      --save FILE         the file that the game is kept in",
      "      --think-time SECONDS",
      "                          how long the computer takes at least: 0 to 3600; 0.6",
      "  -h, --help              print this help",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    let named = ProgramOption.all.filter { option in
      lines.contains { $0.contains(option.name.written) }
    }
    #expect(named.count == ProgramOption.all.count)
    for command in Subcommand.allCases {
      let written = "  \(Self.words.written(command))"
      #expect(lines.contains { $0 == written || $0.hasPrefix(written + "  ") })
    }
  }

  @Test("an option has a placeholder if and only if it takes a value")
  func placeholders() {
    let options = ProgramOption.all + Subcommand.allCases.flatMap(\.options)
    for option in options {
      #expect((Self.words.placeholder(of: option.name) != nil) == (option.value != nil))
    }
    #expect(Set(options.map(\.name)) == Set(ProgramOption.Name.allCases))
    for table in [ProgramOption.all] + Subcommand.allCases.map(\.options) {
      #expect(Set(table.map(\.name)).count == table.count)
    }
  }
}
