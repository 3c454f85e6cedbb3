import TerminalUI

/// The completions for fish.
enum FishCompletions {
  /// The file that fish reads.
  static var text: String {
    let all = Subcommand.names(separator: " ")
    let commands = Subcommand.allCases.map { command in
      "complete -c reversi -n __fish_is_first_arg -a \(command.rawValue) -d "
        + quoted(command.meaning)
    }
    let game = ProgramOption.all.map {
      line(for: $0, where: "not __fish_seen_subcommand_from \(all)")
    }
    let options = Subcommand.allCases.flatMap { command in
      command.options.map {
        line(for: $0, where: "__fish_seen_subcommand_from \(command.rawValue)")
      }
        + (command.takesOperand ? [operand(of: command)] : [])
    }
    let head = [
      "# Completions for fish; made by 'reversi-lab completions fish'.", "",
      "complete -c reversi -f",
    ]
    return (head + commands + game + options).joined(separator: "\n")
  }

  private static func operand(of command: Subcommand) -> String {
    let values = command.operandWords.map { "-a '\($0.joined(separator: " "))'" } ?? "-F"
    return "complete -c reversi -n '__fish_seen_subcommand_from \(command.rawValue)' \(values)"
  }

  private static func line(for option: ProgramOption, where condition: String) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value =
      switch Completion(of: option) {
      case nil: ""
      case .files: " -r -F"
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .nothing: " -x"
      }
    return "complete -c reversi -n '\(condition)'\(letter) -l \(option.name.rawValue)\(value) -d "
      + quoted(option.meaning)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
