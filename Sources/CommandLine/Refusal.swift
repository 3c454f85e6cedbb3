import GameFormats
import GameSession
import ReversiCore

/// Why the program does not start.
public enum Refusal: Error, Sendable, Hashable {
  /// The arguments cannot be understood, of the subcommand, if there is one.
  case usage(UsageError, of: Subcommand? = nil)
  /// The screen cannot be shown, since output is no terminal.
  case noTerminal
  /// The system knows nothing about a terminal of this name.
  case unknownTerminal(String)
  /// The terminal of this name cannot move its cursor.
  case noCursorMovement(String)
  /// The terminal could not be taken over, for this reason.
  case noScreen(reason: String)
  /// What stands where the game is kept could not be read; the player may have named it.
  case unreadable(ReadFailure, isNamed: Bool)
  /// There is no folder to keep the game in.
  case noHomeFolder
  /// There is no saved game under this path.
  case noSavedGame(path: String)
  /// What is under this path is no saved game.
  case unreadableGame(path: String, SavedGameDefect)
  /// A file could not be read, for this reason.
  case unreadableFile(name: InputName, reason: String)
  /// What was read is no game.
  case noGame(name: InputName, LineDefect)
  /// A game is under way in the file of this path, and there is no terminal to ask whether to give
  /// it up.
  case gameUnderWay(path: String)
  /// What was asked for could not be printed, for this reason.
  case notPrinted(reason: String)
  /// The system has too little memory left, for this reason.
  case noMemory(reason: String)
  /// The system has no pipe left, for this reason.
  case noPipe(reason: String)
  /// The system has no thread left, for this reason.
  case noThread(reason: String)

  /// The status that the program exits with.
  public var exitStatus: Int32 {
    switch self {
    case .usage, .noTerminal, .unknownTerminal, .noCursorMovement: 2
    case .unreadable(let failure, let isNamed): isNamed && failure.isWrongKind ? 2 : 1
    case .noScreen, .noHomeFolder, .notPrinted, .noMemory, .noPipe, .noThread, .noSavedGame,
      .unreadableGame, .unreadableFile, .noGame, .gameUnderWay:
      1
    }
  }
}

/// What is read.
public enum InputName: Sendable, Hashable {
  /// The file that is called so, or a text that was typed.
  case file(String)
  /// The standard input.
  case standardInput
}

/// Why a line, or a whole file, is not a game.
public enum LineDefect: Error, Sendable, Hashable {
  /// It is longer than anything that is one.
  case tooLong
  /// It is not UTF-8.
  case notUTF8
  /// Its text is none.
  case text(GameTextError)
}
