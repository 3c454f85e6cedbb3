import ReversiCore

/// The computer player, as the runtime asks it.
///
/// An answer is handed to the runtime with the identity of its request, at once or later.
public struct Computer {
  /// Starts a thought.
  public let start: (RequestID, Thought) -> Void
  /// Stops a thought; an answer that still comes is harmless.
  public let stop: (RequestID) -> Void

  /// A computer player that is started and stopped by two functions.
  public init(
    start: @escaping (RequestID, Thought) -> Void, stop: @escaping (RequestID) -> Void
  ) {
    self.start = start
    self.stop = stop
  }
}
