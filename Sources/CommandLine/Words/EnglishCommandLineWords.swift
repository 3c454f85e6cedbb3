import Analysis
import Archive
import EngineProtocols
import GameSession
import Words

struct EnglishCommandLineWords: CommandLineWords {
  private let words = Words(.english)

  func text(of refusal: Refusal) -> String {
    switch refusal {
    case .usage(let mistake, let subcommand):
      "\(text(of: mistake)) (see 'reversi \(subcommand.map { $0.rawValue + " " } ?? "")--help')"
    case .noTerminal: "standard output must be a terminal, except with --text"
    case .unknownTerminal(let name): "unknown terminal '\(name)'; try: TERM=xterm-256color reversi"
    case .noCursorMovement(let name): "terminal '\(name)' cannot move its cursor"
    case .noScreen(let reason): "cannot start the screen: \(reason)"
    case .noHomeFolder: "no home folder; choose a file for the game with --save"
    case .unreadable(let failure, _): text(ofSavedGame: failure)
    case .noSavedGame(let path): "there is no saved game \(path)"
    case .unreadableGame(let path, let defect):
      "\(path) is not a saved game: \(words.defects.text(of: defect))"
    case .unreadableFile(let name, let reason, let nearest?):
      "cannot read \(text(of: name)): \(reason); did you mean 'reversi \(nearest.rawValue)'?"
    case .unreadableFile(let name, let reason, nil): "cannot read \(text(of: name)): \(reason)"
    case .noGame(let name, .text(.severalGames(let count))):
      """
      \(text(of: name)): \(count) games instead of one; 'reversi games --import' adds them to \
      your archive
      """
    case .noGame(let name, let defect):
      "\(text(of: name)): \(words.defects.text(of: defect))"
    case .placeIsTaken(let path):
      "cannot keep the game in \(path): it is for the archive or for practice"
    case .gameUnderWay(let path):
      "\(path) holds an unfinished game, and there is no terminal to ask about it: use --save"
    case .unlistedGames(let failure): words.files.wording(of: failure).longest
    case .gamesNotAdded(let failure):
      "games could not be added to the archive: \(words.files.text(of: failure))"
    case .hosted(let name): "a game '\(name)' is hosted already; --host takes another name"
    case .notHosted(let name, let reason): "cannot host the game '\(name)': \(reason)"
    case .notPrinted(let reason): "cannot write to standard output: \(reason)"
    case .noPipe(let reason): "cannot create a pipe: \(reason)"
    case .noThread(let reason): "cannot start a thread: \(reason)"
    }
  }

  private func text(ofSavedGame failure: ReadFailure) -> String {
    let path = failure.path
    return switch failure.reason {
    case .folder: "cannot keep the game in \(path): it is a directory"
    case .device: "cannot keep the game in \(path): it is a device"
    case .notAFile: "cannot keep the game in \(path): it is not a file"
    case .system(let reason): "cannot read the saved game \(path): \(reason)"
    }
  }

  func text(of input: InputName) -> String {
    switch input {
    case .file(let name): name
    case .standardInput: "standard input"
    }
  }

  func text(of mistake: UsageError) -> String {
    switch mistake {
    case .unexpectedArgument(let word, nil): "unexpected argument '\(word.abridged)'"
    case .unexpectedArgument(let word, let nearest?):
      "unexpected argument '\(word.abridged)', did you mean '\(nearest)'?"
    case .operandMissing(let command, .position): "\(command) needs a position or a file"
    case .operandMissing(let command, .engineProtocol):
      "\(command) needs a protocol: \(text(of: .engineProtocol))"
    case .operandMissing(let command, .words(let commands)):
      "\(command) needs a command: \(choice(commands))"
    case .operandMissing(let command, _): "\(command) needs a file, or -"
    case .unsuitableOperand(let command, let word, let values):
      "\(command) takes \(text(of: values)), not '\(word.abridged)'"
    case .unknownOption(let word, nil): "unknown option '\(word.abridged)'"
    case .unknownOption(let word, let nearest?):
      "unknown option '\(word.abridged)', did you mean '\(nearest)'?"
    case .ambiguousOption(let word, let candidates):
      "ambiguous option '\(word.abridged)': one of \(words.list(candidates))"
    case .valueMissing(let option): "\(option) needs a value"
    case .valueUnexpected(let option): "\(option) takes no value"
    case .unknownEngine(let option, let name):
      "\(option): the settings have no engine '\(name.abridged)'"
    case .unsuitableValue(let option, _, .file): "\(option) needs the name of a file"
    case .unsuitableValue(let option, let value, let values):
      values.nearest(to: value).map {
        "\(option) knows no '\(value.abridged)', did you mean '\($0)'?"
      }
        ?? "\(option) takes \(text(of: values)), not '\(value.abridged)'"
    }
  }

  func text(of values: AllowedValues) -> String {
    switch values {
    case .words, .engineProtocol: choice(values.words ?? [])
    case .text, .moves: "text in UTF-8"
    case .engine: "\(choice(EngineProtocol.names)) and a command, or the name of an engine"
    case .level: "a level from 0 to \(Level.strongest.number)"
    case .seconds(let minimum, let maximum): "seconds from \(minimum) to \(maximum)"
    case .opening(let longest):
      "the name of an opening, or random: and a number from 0 to \(longest)"
    case .number(let minimum, let maximum): "a number from \(minimum) to \(maximum)"
    case .file, .source, .position: "the name of a file"
    case .clock: "minutes such as 5, 5+3 with seconds for each move, or none"
    case .host: "white or black, and a name of up to 40 letters, digits and . - _"
    case .address: "USER@HOST, USER@HOST:NAME, :NAME or ssh://USER@HOST:PORT/NAME"
    case .linkName: "a name of up to 40 letters, digits and . - _"
    case .remoteProgram: "a path of letters, digits and / . _ - + ~"
    case .described(let text): text
    }
  }

  /// One of several words. There are at least two.
  private func choice(_ all: [String]) -> String {
    let (others, last) = (words.list(all.dropLast()), all.last ?? "")
    return "\(others) or \(last)"
  }

  var waitingForDisk: String { "waiting until the disk has the game" }

  func gameNotKept(_ failure: SaveFailure) -> String {
    "the game could not be saved: \(words.files.text(of: failure))"
  }

  func fault(inGame: Bool) -> String {
    inGame
      ? "the program has crashed; the game is kept as it was shown"
      : "the program has crashed"
  }
}
