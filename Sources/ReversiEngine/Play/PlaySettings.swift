import Analysis
import PeopleModel
import ReversiCore

/// How the computer chooses a move: as which person, or how deep it searches, and for how long.
package struct PlaySettings: Sendable, Hashable {
  /// The ways to choose a move.
  enum Choice: Sendable, Hashable {
    /// Every legal move is equally likely.
    case random
    /// As people of a rating do.
    case person(Rating)
    /// By a search of `depth` plies, and to the end of the game from a number of empty squares on.
    case search(depth: Int, exactFrom: Int)
  }

  /// How it chooses a move.
  let choice: Choice
  /// The time limit for a move.
  private(set) var timeLimit = Duration.seconds(1)
  /// Whether it searches on all processors. The same position can then lead to different moves.
  var usesAllProcessors = false

  package init(_ level: Level) {
    self = LevelTable.rows[level.number].play
  }

  /// The strongest play within a time limit for each move.
  package init(moveTime: Duration) {
    self.init(.search(depth: 60, exactFrom: 60))
    timeLimit = moveTime
    usesAllProcessors = true
  }

  private init(_ choice: Choice) { self.choice = choice }

  /// Plays at random.
  static let random = PlaySettings(.random)

  /// Plays as people of a rating do.
  package init(_ rating: Rating) { self.init(.person(rating)) }

  /// The settings of a player that searches with the trained weights on one thread.
  static func search(depth: Int, exactFrom: Int) -> PlaySettings {
    PlaySettings(.search(depth: depth, exactFrom: exactFrom))
  }

  /// These settings with at most this time for a move.
  package func within(_ time: Duration) -> PlaySettings {
    var settings = self
    settings.timeLimit = min(timeLimit, time)
    return settings
  }

  /// Whether the player thinks until its time is over, unless it finds the end of the game before.
  var takesTime: Bool { usesAllProcessors }

  /// Whether it plays from the opening book. A shallower search soon loses what a book wins.
  package var usesBook: Bool {
    if case .search(let depth, _) = choice { depth >= 5 } else { false }
  }

  /// The limits of its search, or nil if it plays as people do or at random.
  ///
  /// - Parameters:
  ///   - processors: The number of threads if it uses all processors.
  ///   - isRepeatable: Whether the same position must lead to the same move on every machine. The
  ///     search then counts positions instead of seconds, on one thread.
  package func limits(processors: Int = 1, isRepeatable: Bool = false) -> SearchLimits? {
    guard case .search(let depth, let exactFrom) = choice else { return nil }
    return SearchLimits(
      depth: depth, nodes: isRepeatable ? nodeLimit : nil, time: isRepeatable ? nil : timeLimit,
      exactFrom: exactFrom, selectivity: .percent73,
      threads: usesAllProcessors && !isRepeatable ? processors : 1)
  }

  /// About the positions that one thread visits within the time limit.
  private var nodeLimit: UInt64 {
    UInt64(timeLimit / .seconds(1) * Double(Self.nodesPerSecond))
  }

  /// Positions that one thread visits in a second: 3 million in the middle of the game, 13 million
  /// at its end (version 1.2, portable build, `reversi-lab bench midgame` and `ffo`).
  private static let nodesPerSecond = 5_000_000
}
