import Analysis
import ReversiCore

package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The file that the shell reads, made from the tables of options and subcommands, without the
  /// last line end.
  package var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}

/// The completions that a shell offers for the word after an option or a command.
private enum Completion: Hashable {
  case files
  case words([String])
  /// Nothing, because no value is known in advance.
  case nothing

  init(of values: AllowedValues) {
    switch values {
    case .file, .source, .position: self = .files
    case .words, .engineProtocol: self = .words(values.words ?? [])
    case .level: self = .words(Level.numbers.map { String($0) })
    case .moves: self = .words(Opening.all.map(\.word))
    case .opening:
      self = .words(Opening.all.map(\.word) + Self.openingPlies.map { "random:\($0)" })
    case .engine, .seconds, .number, .text, .linkName, .clock, .host, .address, .remoteProgram,
      .described:
      self = .nothing
    }
  }

  init?(of option: Option<Options>) {
    guard let values = option.values else { return nil }
    self.init(of: values)
  }

  static let openingPlies = [4, 8, 12, 16, 20]
}

extension Subcommand {
  fileprivate static func names(separator: String) -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }

  fileprivate var operand: Option<Options>? { syntax.operands.first }
}

extension Option<Options> {
  /// The words that the shell offers for an operand; nil if there are none.
  fileprivate var operandWords: [String]? {
    guard let values, case .words(let words) = Completion(of: values) else { return nil }
    return words
  }
}

private enum BashCompletions {
  static var text: String {
    """
    # Completions for bash; made by 'reversi completions bash'.

    _reversi() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= options= words=
      COMPREPLY=()
      # To bash, = and : are words of their own.
      if [[ $word == [=:] ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if [[ $before == : || ${COMP_WORDS[COMP_CWORD]} == : ]]; then
        _reversi_words '\(Completion.openingPlies.map(String.init).joined(separator: " "))'
        return
      fi
      case $before in
    \(values)
      esac
      if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]}; fi
      case $command in
    \(commands)
      esac
      if [[ $word == -* ]]; then
        _reversi_words "$options"
      elif [[ -n $words ]]; then
        _reversi_words "$words"
      else
        _reversi_files
      fi
      if ((COMP_CWORD == 1)); then
        COMPREPLY+=($(compgen -W '\(Subcommand.names(separator: " "))' -- "$word"))
      fi
    }

    _reversi_words() {
      mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")
    }

    _reversi_files() {
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
    }

    complete -F _reversi reversi
    """
  }

  private static var values: String {
    var seen: Set<String> = []
    let options = (Options.syntax.options + Subcommand.allCases.flatMap(\.syntax.options))
      .filter { seen.insert($0.name).inserted }
    return options.compactMap { option in
      Completion(of: option).map { completion in
        let step =
          switch completion {
          case .files: "_reversi_files; return"
          case .words(let words): "_reversi_words '\(words.joined(separator: " "))'; return"
          case .nothing: "return"
          }
        return "    \(option.written)) \(step) ;;"
      }
    }.joined(separator: "\n")
  }

  private static var commands: String {
    func row(_ pattern: String, _ options: [Option<Options>], _ words: [String]?) -> String {
      let words = words.map { " words='\($0.joined(separator: " "))'" } ?? ""
      let options = options.map(\.written).joined(separator: " ")
      return "    \(pattern)) options='\(options)'\(words) ;;"
    }
    return
      (Subcommand.allCases.map { row($0.rawValue, $0.syntax.options, $0.operand?.operandWords) }
      + [row("*", Options.syntax.options, nil)])
      .joined(separator: "\n")
  }
}

private enum ZshCompletions {
  static var text: String {
    """
    #compdef reversi
    # Completions for zsh; made by 'reversi completions zsh'.

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

private enum FishCompletions {
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
      "# Completions for fish; made by 'reversi completions fish'.", "",
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
