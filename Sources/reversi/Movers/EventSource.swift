import GameSession

/// Something outside of the main thread from which events come; the loop waits for all of them.
protocol EventSource: AnyObject {
  /// The descriptor that can be read while there are events.
  var descriptor: Int32 { get }

  /// Takes the events out, in the order in which they happened.
  func collect() -> [GameSession.Event]
}
