import GameFiles
import GameSession

/// Something outside of the main thread from which news comes; the loop waits for all of them.
protocol EventSource: AnyObject {
  /// The descriptor that can be read while there is news; nil if there never is.
  var descriptor: Int32? { get }

  /// Takes the news in, and returns the events in it for the session, in the order in which they
  /// happened.
  func collect() -> [GameSession.Event]
}

/// What becomes of a save is seen in the store.
extension SavedGameFile: EventSource {
  func collect() -> [GameSession.Event] {
    learnOutcome()
    return []
  }
}
