import Analysis
import GameSession
import Notation
import ReversiCore

/// A game of the archive, as the library lists it.
package struct LibraryGame: Sendable, Hashable {
  /// The line of the archive, which identifies the game.
  package let line: [UInt8]
  /// The identity; nil if this program did not write the line.
  package let identity: GameIdentity?
  /// The day on which it ended, such as `2026-11-23`; nil if the line does not say.
  package let day: String?
  package let opening: Opening?
  /// The moves and the names of the players; nil if the line is not a game.
  package let record: GameRecord?
  /// Why a game against the computer does not count for the person's results; empty for all other
  /// games.
  package let exclusions: [Exclusion]

  package init(
    line: [UInt8], identity: GameIdentity? = nil, day: String? = nil, opening: Opening? = nil,
    record: GameRecord?, exclusions: [Exclusion] = []
  ) {
    self.line = line
    self.identity = identity
    self.day = day
    self.opening = opening
    self.record = record
    self.exclusions = exclusions
  }
}

/// The games of a library that fit its filter, the newest first, so far.
package struct LibraryList: Sendable, Hashable {
  package let count: Int
  /// Whether the whole archive has been searched.
  package let isComplete: Bool
  /// The number of the first game in `games`; 0 is the newest game that fits.
  package let first: Int
  package let games: [LibraryGame]

  package init(count: Int = 0, isComplete: Bool = false, first: Int = 0, games: [LibraryGame] = [])
  {
    self.count = count
    self.isComplete = isComplete
    self.first = first
    self.games = games
  }

  /// The game with a number, counted from the newest; nil if it is not among `games`.
  package subscript(number: Int) -> LibraryGame? {
    let index = number - first
    return games.indices.contains(index) ? games[index] : nil
  }
}

/// Why a list is incomplete, or why games could not be added or removed.
package enum LibraryFailure: Error, Sendable, Hashable {
  case unreadable(ReadFailure)
  /// The games could not be added, or not all of them.
  case notAdded(SaveFailure)
  case notRemoved(SaveFailure)
}

/// A request for some games of the library.
package struct LibraryRequest: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    /// Add games, each unless the archive has it.
    case add([GGFGame])
    case remove(LibraryGame)
  }

  /// The number of the opening of the archive. A request with a new number changes the archive, and
  /// opens it as it is then.
  package let opening: Int
  /// What to change in the archive before it is opened.
  package let change: Change?
  /// The words that a game must have to be listed.
  package let filter: String
  /// The numbers of the games to show, counted from the newest that fits. There may be fewer.
  package let numbers: Range<Int>

  package init(opening: Int, change: Change? = nil, filter: String, numbers: Range<Int>) {
    self.opening = opening
    self.change = change
    self.filter = filter
    self.numbers = numbers
  }
}

/// A reply to a request of the library. Several may come, the last with a complete list or a
/// failure.
package struct LibraryReply: Sendable, Hashable {
  package let list: LibraryList
  package let failure: LibraryFailure?

  package init(_ list: LibraryList, failure: LibraryFailure? = nil) {
    self.list = list
    self.failure = failure
  }
}

/// A reply to a request of a list of openings. Several may come, the last of them complete.
package struct OpeningsReply: Sendable, Hashable {
  /// The moves, with the games counted so far.
  package let moves: [OpeningMove]
  /// Whether all games have been counted, or no more can be.
  package let isComplete: Bool
  package let failure: LibraryFailure?

  package init(_ moves: [OpeningMove], isComplete: Bool = false, failure: LibraryFailure? = nil) {
    self.moves = moves
    self.isComplete = isComplete
    self.failure = failure
  }
}
