import CommandLine

enum FishCompletions {
  /// The file that fish reads.
  static var text: String {
    let all = Subcommand.names(separator: " ")
    let commands = Subcommand.allCases.map { command in
      "complete -c reversi -n __fish_is_first_arg -a \(command.rawValue) -d "
        + quoted(command.syntax.meaning)
    }
    let isGame = "not __fish_seen_subcommand_from \(all)"
    let game =
      Options.syntax.operands.map { line(forOperand: $0, where: isGame) }
      + Options.syntax.options.map { line(for: $0, where: isGame) }
    let options = Subcommand.allCases.flatMap { command in
      command.syntax.options.map {
        line(for: $0, where: "__fish_seen_subcommand_from \(command.rawValue)")
      }
        + command.syntax.operands.map {
          line(forOperand: $0, where: "__fish_seen_subcommand_from \(command.rawValue)")
        }
    }
    let head = [
      "# Completions for fish; made by 'reversi-lab completions fish'.", "",
      "complete -c reversi -f",
    ]
    return (head + commands + game + options).joined(separator: "\n")
  }

  private static func line(
    forOperand operand: Option<Options>, where condition: String
  ) -> String {
    let values = operand.operandWords.map { "-a '\($0.joined(separator: " "))'" } ?? "-F"
    return "complete -c reversi -n '\(condition)' \(values)"
  }

  private static func line(for option: Option<Options>, where condition: String) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value =
      switch Completion(of: option) {
      case nil: ""
      case .files: " -r -F"
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .nothing: " -x"
      }
    return "complete -c reversi -n '\(condition)'\(letter) -l \(option.name)\(value) -d "
      + quoted(Options.syntax.explanation(of: option))
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
