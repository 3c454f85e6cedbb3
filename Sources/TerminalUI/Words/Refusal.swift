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
  /// The file of the game could not be read, for this reason.
  case notReadable(path: String, reason: String)
  /// The file of the game that the player named is a directory or a device.
  case notFile(path: String)
  /// There is no folder to keep the game in.
  case noHomeFolder
  /// The system has no pipe left, for this reason.
  case noPipe(reason: String)
  /// The system has no thread left, for this reason.
  case noThread(reason: String)

  /// The status that the program exits with.
  public var exitStatus: Int32 {
    switch self {
    case .notReadable: 1
    case .usage, .noTerminal, .unknownTerminal, .noCursorMovement, .noScreen, .notFile,
      .noHomeFolder, .noPipe, .noThread:
      2
    }
  }
}
