import Testing

@testable import Controls
@testable import TerminalUI

/// The tables of keys and options are written once; what a reader sees follows them.
@Suite("Help says what the tables of keys and options say")
struct DocumentationTests {
  private static let words = English()

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
