import ReversiCore

/// The computer player, as the runtime asks it.
///
/// An answer is handed to `Runtime.answer` with the identity of its request, at once or later.
public struct Computer {
  /// Starts a thought about a position in which the side to move has a legal move.
  public let start: (RequestID, Position) -> Void
  /// Stops a thought; an answer that still comes is harmless.
  public let stop: (RequestID) -> Void

  /// A computer player that is started and stopped by two functions.
  public init(
    start: @escaping (RequestID, Position) -> Void, stop: @escaping (RequestID) -> Void
  ) {
    self.start = start
    self.stop = stop
  }
}
