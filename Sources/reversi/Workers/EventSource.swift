import App
import GameSession
import Posix
import Storage

/// A source of events outside the main thread. The loop waits for all sources at once.
protocol EventSource: AnyObject {
  /// A descriptor that is readable while there are events; nil while there cannot be any.
  var descriptor: Int32? { get }

  /// Removes and returns the events for the app, in the order in which they happened.
  func collect() -> [App.Event]
}

/// A worker whose replies are events.
extension Worker: EventSource where Reply == App.Event {}

/// The archive tells whether games are missing in it.
extension GameArchiveFile: EventSource {
  func collect() -> [App.Event] {
    learnOutcome()
    return [.saved(.archive, failure)]
  }
}

/// The store tells the results of saves.
extension SavedGameFile: EventSource {
  func collect() -> [App.Event] {
    learnOutcome()
    return [.saved(.game, failure)]
  }
}

/// The settings tell the results of writing them.
extension KeptSettings: EventSource {
  func collect() -> [App.Event] {
    learnOutcome()
    return [.saved(.settings, failure)]
  }
}
