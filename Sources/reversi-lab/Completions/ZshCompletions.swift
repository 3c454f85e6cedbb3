import CommandLine

enum ZshCompletions {
  /// The file that zsh reads.
  static var text: String {
    """
    #compdef reversi
    # Completions for zsh; made by 'reversi-lab completions zsh'.

    _reversi() {
      if ((CURRENT > 2)) && [[ $words[2] == (\(Subcommand.names(separator: "|"))) ]]; then
        shift words
        ((CURRENT--))
        case $words[1] in
    \(Subcommand.allCases.map(branch).joined(separator: "\n"))
        esac
      else
        _arguments -S \\
    \(specifications(of: Options.syntax.options, indent: 6)) \\
          '1: :_reversi_first'
      fi
    }

    _reversi_first() {
      _alternative 'commands:command:_reversi_commands' 'files:game:_files'
    }

    _reversi_commands() {
      local -a commands=(
    \(Subcommand.allCases.map(row).joined(separator: "\n"))
      )
      _describe command commands
    }

    _reversi "$@"
    """
  }

  private static func row(of command: Subcommand) -> String {
    "    " + quoted("\(command.rawValue):\(command.syntax.meaning)")
  }

  private static func branch(of command: Subcommand) -> String {
    let operands = zip(1..., command.syntax.operands).map { number, operand in
      let values = operand.operandWords.map { "(\($0.joined(separator: " ")))" } ?? "_files"
      return " \\\n          '\(number):\(operand.name):\(values)'"
    }
    return """
            (\(command.rawValue))
              _arguments -S \\
      \(specifications(of: command.syntax.options, indent: 10))\(operands.joined()) ;;
      """
  }

  private static func specifications(of options: [Option<Options>], indent: Int) -> String {
    options.map { option in
      String(repeating: " ", count: indent) + specification(of: option)
    }.joined(separator: " \\\n")
  }

  private static func specification(of option: Option<Options>) -> String {
    let name = option.written
    let meaning = Options.syntax.explanation(of: option).replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
    guard let completion = Completion(of: option) else {
      guard let letter = option.letter else { return quoted("\(name)[\(meaning)]") }
      return "'(-\(letter) \(name))'{-\(letter),\(name)}" + quoted("[\(meaning)]")
    }
    let values =
      switch completion {
      case .files: "_files"
      case .words(let words):
        "(\(words.map { $0.replacing(":", with: "\\:") }.joined(separator: " ")))"
      case .nothing: " "
      }
    // A colon would end the field.
    let placeholder = option.placeholder?.replacing(":", with: "\\:") ?? ""
    return quoted("\(name)=[\(meaning)]:\(placeholder):\(values)")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
