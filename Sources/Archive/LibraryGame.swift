import Analysis
import GameSession
import Notation
import ReversiCore

/// A game of the archive, as the library lists it.
public struct LibraryGame: Sendable, Hashable {
  /// The line of the archive, which identifies the game.
  public let line: [UInt8]
  /// The identity; nil if this program did not write the line.
  public let identity: GameIdentity?
  /// The day on which it ended, such as `2026-11-23`; nil if the line does not say.
  public let day: String?
  /// The last opening that it went through, or nil.
  public let opening: Opening?
  /// The moves and the names of the players; nil if the line is not a game.
  public let record: GameRecord?

  /// A game, by its line of the archive and what the line says.
  public init(
    line: [UInt8], identity: GameIdentity? = nil, day: String? = nil, opening: Opening? = nil,
    record: GameRecord?
  ) {
    self.line = line
    self.identity = identity
    self.day = day
    self.opening = opening
    self.record = record
  }
}

/// The games of a library that fit its filter, the newest first, so far.
public struct LibraryList: Sendable, Hashable {
  /// The number of games that fit, so far.
  public let count: Int
  /// Whether the whole archive has been searched.
  public let isComplete: Bool
  /// The number of the first game in `games`; 0 is the newest game that fits.
  public let first: Int
  /// Some of the games.
  public let games: [LibraryGame]

  /// A list.
  public init(count: Int = 0, isComplete: Bool = false, first: Int = 0, games: [LibraryGame] = []) {
    self.count = count
    self.isComplete = isComplete
    self.first = first
    self.games = games
  }

  /// The game with a number, counted from the newest; nil if it is not among `games`.
  public subscript(number: Int) -> LibraryGame? {
    let index = number - first
    return games.indices.contains(index) ? games[index] : nil
  }
}

/// Why a list is incomplete, or why games could not be added or removed.
public enum LibraryFailure: Error, Sendable, Hashable {
  /// The archive cannot be read.
  case unreadable(ReadFailure)
  /// The games could not be added, or not all of them.
  case notAdded(SaveFailure)
  /// The game could not be removed.
  case notRemoved(SaveFailure)
}

/// A request for some games of the library.
public struct LibraryRequest: Sendable, Hashable {
  /// A change of the archive.
  public enum Change: Sendable, Hashable {
    /// Add games, each unless the archive has it.
    case add([GGFGame])
    case remove(LibraryGame)
  }

  /// The number of the opening of the archive. A request with a new number changes the archive, and
  /// opens it as it is then.
  public let opening: Int
  /// What to change in the archive before it is opened, or nil.
  public let change: Change?
  /// The words that a game must have to be listed.
  public let filter: String
  /// The numbers of the games to show, counted from the newest that fits. There may be fewer.
  public let numbers: Range<Int>

  /// A request.
  public init(opening: Int, change: Change? = nil, filter: String, numbers: Range<Int>) {
    self.opening = opening
    self.change = change
    self.filter = filter
    self.numbers = numbers
  }
}

/// A reply to a request of the library. Several may come, the last with a complete list, or with
/// one that ends at a failure.
public struct LibraryReply: Sendable, Hashable {
  /// The games so far.
  public let list: LibraryList
  /// What failed, or nil.
  public let failure: LibraryFailure?

  /// A reply.
  public init(_ list: LibraryList, failure: LibraryFailure? = nil) {
    self.list = list
    self.failure = failure
  }
}
