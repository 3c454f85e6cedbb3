import CommandLine

enum BashCompletions {
  /// The file that bash reads.
  static var text: String {
    """
    # Completions for bash; made by 'reversi-lab completions bash'.

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

  /// The values of each option that takes one.
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
