import GameSession

/// A page over the board: a state machine with events of its own.
///
/// A feature can be read, tested and removed alone. It looks at the game, and tells its parent what
/// else it wishes.
protocol Feature: Sendable, Hashable {
  /// Something that has happened in the feature.
  associatedtype Event: Sendable, Hashable

  /// Takes an event. One that does not belong to the state changes nothing.
  ///
  /// - Parameter game: The game behind the feature.
  /// - Returns: What the parent has to do, in order.
  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish]
}

/// What a feature wants to be done around it.
enum Wish: Sendable, Hashable {
  /// Open a sheet over the feature.
  case open(Sheet)
  /// Ask a question over the feature.
  case ask(Question)
  /// Do what a question is about, and ask first if there is something to lose.
  case askIfNeeded(Question)
  /// Close all sheets, and let the game go on from a number of plies.
  case goOn(from: Int)
}
