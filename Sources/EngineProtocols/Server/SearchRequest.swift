import Analysis
import ReversiCore

/// A request for a search, from the program that uses our engine.
package struct SearchRequest: Sendable, Hashable {
  /// The goal of a search.
  package enum Goal: Sendable, Hashable {
    /// The move to play.
    case move
    /// A number of the best moves, 1 or more.
    case hints(Int)
    /// The score of every position of the record.
    case analysis
  }

  /// The depth of a search.
  package enum Depth: Sendable, Hashable {
    /// The default: moves as at ``Level/engine``, hints and analyses as at
    /// ``Level/engineAnalysis``.
    case standard
    /// As deep as a level, with its chance of errors.
    case level(Level)
    /// A number of plies, 1 or more.
    case plies(Int)
    /// As deep as the time allows.
    case any
  }

  /// The identity that its replies carry.
  package let id: Int
  /// The goal of the search.
  package let goal: Goal
  /// The game, in which a side is to move at the end.
  package let record: GameRecord
  /// The depth of the search.
  package let depth: Depth
  /// The time; nil for no limit.
  package let time: MoveTime?

  package init(id: Int, goal: Goal, record: GameRecord, depth: Depth, time: MoveTime? = nil) {
    self.id = id
    self.goal = goal
    self.record = record
    self.depth = depth
    self.time = time
  }
}
