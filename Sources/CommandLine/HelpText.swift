import Analysis
import ReversiCore
import Words

/// What `--help` prints. It is in English everywhere: people look it up, send it to each other and
/// pass it to other programs.
package enum HelpText {
  /// The help of the program: a line for each option and each subcommand, without the last line
  /// end.
  package static var ofProgram: String {
    let game = Options.syntax
    let commands = Subcommand.allCases.map { command in
      row("  " + command.syntax.usage(of: "reversi"), command.syntax.meaning)
    }
    return lines(
      ["Usage: reversi [OPTION]..." + game.operandUsage, "", game.meaning, ""], game.rows,
      ["", "Commands, each with its own --help:"], commands,
      [
        "", levels,
        """
        In the game, ? shows the keys. Without --save, the game is kept in
        reversi/game under $XDG_STATE_HOME, or under ~/.local/state.
        """,
      ])
  }

  /// The help of a subcommand, or of the program.
  package static func of(_ subcommand: Subcommand?) -> String {
    subcommand.map { of($0.syntax, calledBy: "reversi") } ?? ofProgram
  }

  /// The help of a command, which is called by words such as `reversi`.
  package static func of<Target>(_ syntax: CommandSyntax<Target>, calledBy caller: String) -> String
  {
    lines(
      ["Usage: " + syntax.usage(of: caller, options: " [OPTION]..."), "", syntax.explanation, ""],
      syntax.rows)
  }

  /// The names of the levels, in a sentence.
  package static var levels: String {
    let words = Words(.english)
    let kinds = Level.Kind.allCases.map { kind in
      "\(words.players.name(of: kind)) \(kind.numbers.lowerBound)-\(kind.numbers.upperBound)"
    }
    return "Levels: " + kinds.joined(separator: ", ") + "."
  }

  /// A name and its meaning, which begins in the same column in all rows. The row has as many lines
  /// of at most 80 columns as it needs.
  package static func row(_ name: String, _ meaning: String) -> String {
    let column = 26
    let gap = column - name.columns
    return name + (gap >= 2 ? spaces(gap) : "\n" + spaces(column))
      + wrapped(meaning, columns: 80 - column).joined(separator: "\n" + spaces(column))
  }

  /// What stands in brackets stays together.
  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var isInBrackets = false
    let parts = text.split(separator: " ").reduce(into: [String]()) { parts, word in
      if isInBrackets { parts[parts.count - 1] += " " + word } else { parts.append(String(word)) }
      isInBrackets = (isInBrackets || word.hasPrefix("(")) && !word.contains(")")
    }
    return parts.reduce(into: []) { lines, part in
      if let last = lines.last, last.columns + 1 + part.columns <= columns {
        lines[lines.count - 1] += " " + part
      } else {
        lines.append(part)
      }
    }
  }

  private static func lines(_ parts: [String]...) -> String {
    parts.joined().joined(separator: "\n")
  }

  fileprivate static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension CommandSyntax {
  /// The call of the command. Operands that may be left out stand in brackets.
  package func usage(of caller: String, options: String = "") -> String {
    "\(caller) \(name)" + options + operandUsage
  }

  fileprivate var operandUsage: String {
    operands.map { standard(of: $0) == nil ? " \($0.name)" : " [\($0.name)]" }.joined()
  }

  fileprivate var rows: [String] {
    operands.filter { standard(of: $0) != nil }.map(operandRow) + options.map(optionRow)
  }

  private func operandRow(_ operand: Option<Target>) -> String {
    HelpText.row("  \(operand.name)", explanation(of: operand))
  }

  private func optionRow(_ option: Option<Target>) -> String {
    let letter = option.letter.map { "  -\($0), " } ?? HelpText.spaces(6)
    let placeholder = option.placeholder.map { " " + $0 } ?? ""
    return HelpText.row(letter + option.written + placeholder, explanation(of: option))
  }

  /// What help says of an option: its meaning, and the value that holds if it is not given.
  package func explanation(of option: Option<Target>) -> String {
    option.meaning + (standard(of: option).map { " (default: \($0))" } ?? "")
  }
}
