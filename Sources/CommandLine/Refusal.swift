import Archive
import FileFormats
import GameSession
import ReversiCore

/// Why the program does not start.
package enum Refusal: Error, Sendable, Hashable {
  /// The arguments, of the subcommand if there is one, cannot be understood.
  case usage(UsageError, of: Subcommand? = nil)
  /// Standard output is not a terminal.
  case noTerminal
  /// The system does not know a terminal of this name.
  case unknownTerminal(String)
  /// The terminal of this name cannot move its cursor.
  case noCursorMovement(String)
  case noScreen(reason: String)
  /// The saved game could not be read. The person may have named its file.
  case unreadable(ReadFailure, isNamed: Bool)
  /// The file for the saved game is that of the archive or the practice schedule beside it.
  case placeIsTaken(path: String)
  case noHomeFolder
  case noSavedGame(path: String)
  /// The file at this path is not a saved game.
  case unreadableGame(path: String, SavedGameDefect)
  /// A subcommand may have been meant.
  case unreadableFile(name: InputName, reason: String, nearest: Subcommand? = nil)
  case noGame(name: InputName, GameDefect)
  /// The file at this path holds an unfinished game, and there is no terminal to ask whether to
  /// replace it.
  case gameUnderWay(path: String)
  /// The games of the archive could not be listed.
  case unlistedGames(LibraryFailure)
  /// Games of a file could not be added to the archive.
  case gamesNotAdded(SaveFailure)
  /// Another program hosts a game of this name already.
  case hosted(name: String)
  case notHosted(name: String, reason: String)
  case notPrinted(reason: String)
  case noPipe(reason: String)
  case noThread(reason: String)

  /// The status that the program exits with.
  package var exitStatus: Int32 {
    switch self {
    case .hosted, .notHosted: 1
    case .usage, .noTerminal, .unknownTerminal, .noCursorMovement, .placeIsTaken: 2
    case .unreadable(let failure, let isNamed): isNamed && failure.isWrongKind ? 2 : 1
    case .noScreen, .noHomeFolder, .notPrinted, .noPipe, .noThread, .noSavedGame,
      .unreadableGame, .unreadableFile, .noGame, .gameUnderWay, .unlistedGames,
      .gamesNotAdded:
      1
    }
  }
}

/// The name of what is read.
package enum InputName: Sendable, Hashable {
  /// A file of this name, or a text that was typed.
  case file(String)
  case standardInput
}

/// A mistake in the arguments of a program. Options are named as they are typed, and what was typed
/// is kept as it is shown.
package enum UsageError: Error, Sendable, Hashable {
  /// A word that has no meaning where it stands, and the one that may have been meant.
  case unexpectedArgument(String, nearest: String? = nil)
  /// A command lacks an operand that takes these values.
  case operandMissing(of: String, AllowedValues)
  /// A command or an operand does not take this word.
  case unsuitableOperand(of: String, String, allowed: AllowedValues)
  /// An option that does not exist, and the one that may have been meant.
  case unknownOption(String, nearest: String?)
  /// The beginning of several options.
  case ambiguousOption(String, candidates: [String])
  case valueMissing(String)
  case valueUnexpected(String)
  /// The option names an external engine that the settings do not define.
  case unknownEngine(option: String, String)
  case unsuitableValue(of: String, String, allowed: AllowedValues)
}
