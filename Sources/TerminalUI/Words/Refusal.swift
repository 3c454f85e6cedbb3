import GameSession

/// Why the program does not start.
public enum Refusal: Error, Sendable, Hashable {
  /// The arguments cannot be understood.
  case usage(UsageError)
  /// Input or output is no terminal.
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
    case .noScreen, .noHomeFolder, .notPrinted, .noMemory, .noPipe, .noThread: 1
    }
  }
}
