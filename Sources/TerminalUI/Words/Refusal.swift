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
  /// There is no folder to keep the game in.
  case noHomeFolder
  /// The system has no pipe left, for this reason.
  case noPipe(reason: String)
  /// The system has no thread left, for this reason.
  case noThread(reason: String)

  /// The status that the program exits with.
  public var exitStatus: Int32 { 2 }
}
