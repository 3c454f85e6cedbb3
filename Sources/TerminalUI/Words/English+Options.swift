import GameSession

// The command line.
extension English {
  var usage: String { "Usage: reversi [OPTION]..." }

  var tagline: String { "Play Reversi in the terminal. The last game is resumed." }

  var closingNote: String {
    """
    In the game, ? shows the keys. Without --save, the game is kept in
    reversi/game under $XDG_STATE_HOME, or under ~/.local/state.
    """
  }

  func placeholder(of option: ProgramOption.Name) -> String? {
    switch option {
    case .save: "FILE"
    case .dark, .light: "MODE"
    case .darkLevel, .lightLevel, .seed: "N"
    case .thinkTime: "SECONDS"
    case .animation: "SPEED"
    case .color: "WHEN"
    case .glyphs: "KIND"
    case .noMouse, .help, .version: nil
    }
  }

  func meaning(of option: ProgramOption.Name) -> String {
    switch option {
    case .save: "keep the game in FILE"
    case .dark: "who plays Black: manual or computer; as saved"
    case .light: "who plays White: manual or computer; as saved"
    case .darkLevel: "how strong Black's computer plays: 0 (at random) to 10"
    case .lightLevel: "the same for White; both are 4 in a new game"
    case .thinkTime: "how long the computer takes at least: 0 to 3600; 0.6"
    case .animation: "off, fast, normal or slow; normal"
    case .color: "auto, always or never; auto, which heeds NO_COLOR"
    case .glyphs: "auto, unicode or ascii; auto"
    case .noMouse: "leave the mouse to the terminal"
    case .seed: "seed for the computer's random choices"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  func text(of refusal: Refusal) -> String {
    switch refusal {
    case .usage(let mistake): "\(text(of: mistake)) (see 'reversi --help')"
    case .noTerminal: "standard input and output must be a terminal"
    case .unknownTerminal(let name): "unknown terminal '\(name)': set TERM"
    case .noCursorMovement(let name): "terminal '\(name)' cannot move its cursor"
    case .noScreen(let reason): "no screen: \(reason)"
    case .noHomeFolder: "no home folder to keep the game in: name a file with --save"
    case .unreadable(let failure, _):
      switch failure.reason {
      case .folder: "cannot keep the game in \(failure.path): it is a directory"
      case .device: "cannot keep the game in \(failure.path): it is a device"
      case .notAFile: "cannot keep the game in \(failure.path): it is not a file"
      case .system(let reason): "cannot read the saved game \(failure.path): \(reason)"
      }
    case .notPrinted(let reason): "cannot write to standard output: \(reason)"
    case .noMemory(let reason): "too little memory: \(reason)"
    case .noPipe(let reason): "no pipe: \(reason)"
    case .noThread(let reason): "no thread: \(reason)"
    }
  }

  func notKept(_ failure: SaveFailure) -> String {
    "the game could not be saved: \(text(of: failure))"
  }

  private func text(of mistake: UsageError) -> String {
    switch mistake {
    case .unexpectedArgument(let word): "unexpected argument \(quoted(word))"
    case .unknownOption(let word, nil): "unknown option \(quoted(word))"
    case .unknownOption(let word, let nearest?):
      "unknown option \(quoted(word)), did you mean '\(nearest.written)'?"
    case .ambiguousOption(let word, let candidates):
      "ambiguous option \(quoted(word)): one of \(candidates.map(\.written).joined(separator: ", "))"
    case .valueMissing(let option): "\(option.written) needs a value"
    case .valueUnexpected(let option): "\(option.written) takes no value"
    case .unsuitableValue(.save, _): "--save needs the name of a file"
    case .unsuitableValue(let option, let value):
      "\(option.written) takes \(suitableValues(of: option)), not \(quoted(value))"
    }
  }

  /// A word between quotes, without its middle if it is very long.
  private func quoted(_ word: String) -> String {
    let most = 60
    guard word.utf8.count > most, word.count > most else { return "'\(word)'" }
    return "'\(word.prefix(most / 2))...\(word.suffix(most / 2))'"
  }

  private func suitableValues(of option: ProgramOption.Name) -> String {
    switch ProgramOption.all.first(where: { $0.name == option })?.value {
    case .words(let words):
      words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    case .level: "a level from 0 to 10"
    case .seconds: "seconds from 0 to 3600"
    case .seed: "a number from 0 to \(UInt64.max)"
    case .file, nil: "the name of a file"
    }
  }
}
