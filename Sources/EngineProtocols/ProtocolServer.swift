import Analysis
import ReversiCore

/// The server's end of an engine protocol: the lines with which our engine answers, and the
/// searches that it needs for them.
///
/// A value without process, thread or clock. At most one search runs at a time; a reply to an
/// earlier one changes nothing.
package protocol ProtocolServer: Sendable {
  /// Handles lines that came together, each without its line end.
  mutating func read(_ lines: [String]) -> [ServerEffect]

  /// Receives a reply to the search with an identity.
  mutating func receive(_ reply: SearchReply, to id: Int) -> [ServerEffect]

  /// Handles the end of the input: earlier commands are still answered.
  mutating func end() -> [ServerEffect]

  /// Whether to read more lines now; some protocols make them wait during a search.
  var takesLines: Bool { get }
}

/// What the program has to do for a server.
package enum ServerEffect: Sendable, Hashable {
  case write(String)
  /// Start this search; none is under way.
  case search(SearchRequest)
  /// Make the search under way end as soon as it can. Its replies may still count.
  case stop
  /// End the program after what has been written.
  case quit
}

/// A request for a search, from the program that uses our engine.
package struct SearchRequest: Sendable, Hashable {
  /// The goal of a search.
  package enum Goal: Sendable, Hashable {
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
  package let goal: Goal
  /// The game, in which a side is to move at the end.
  package let record: GameRecord
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

/// The time for a move.
package struct MoveTime: Sendable, Hashable {
  package let limit: Duration
  /// The target time. Unused time carries over to later moves; nil if it does not.
  package let plan: Duration?

  /// Creates a time, with a target if it is a share of a longer time.
  package init(limit: Duration, plan: Duration? = nil) {
    self.limit = limit
    self.plan = plan
  }

  /// Solving 18 empty squares takes 0.04 s on average.
  private static let quickEmpties = 18
  /// Relative to a move with more empty squares.
  private static let quickShare = 0.3
  /// For a move in doubt: as a multiple of the target, and as a share of what is left.
  private static let maximumPlans = 2.5
  private static let maximumPartOfRest = 0.3
  /// The time for communication: a fixed number of seconds, and a share of the limit.
  private static let delay = 0.01
  private static let delayShare = 0.03
  /// The minimum time in seconds: enough for a shallow search.
  private static let minimum = 0.005

  /// The time for a move with a number of empty squares, out of the seconds left for the game.
  ///
  /// The last squares are solved almost instantly, so most of the time goes to the moves before.
  package static func share(ofSeconds left: Double, empties: Int) -> MoveTime {
    let quick = Double(min(empties, quickEmpties)) / 2 * quickShare
    let slow = Double(max(0, empties - quickEmpties)) / 2
    let share = left / max(1, slow + quick)
    let maximum = max(share, min(maximumPlans * share, maximumPartOfRest * left))
    return MoveTime(limit: duration(maximum), plan: duration(share))
  }

  /// The time for a move that has a number of seconds to itself.
  package static func all(ofSeconds seconds: Double) -> MoveTime {
    MoveTime(limit: duration(seconds))
  }

  private static func duration(_ seconds: Double) -> Duration {
    .seconds(min(86400, max(minimum, seconds * (1 - delayShare) - delay)))
  }
}

package enum SearchReply: Sendable, Hashable {
  /// The best lines so far, best first, with the searched positions and the time in seconds;
  /// `nodes` is nil if they were not counted.
  case found([SearchLine], nodes: UInt64?, seconds: Double)
  /// The book's moves, best first, each as a line of its own.
  case known([SearchLine])
  /// The score of the position after a number of plies, in disks for the side to move.
  case score(plies: Int, score: Int)
  /// The move to play, and its score if it has one. The search is over.
  case move(Square, score: Int?, seconds: Double)
  /// Hints or analysis are complete. The search is over.
  case done
}

/// A line of play that a search has found.
package struct SearchLine: Sendable, Hashable {
  /// The moves of both sides, without passes.
  package var squares: [Square]
  /// The score in disks for the side to move.
  package var score: Int
  /// The depth of the search in plies.
  package var plies: Int
  /// The confidence of the search in percent; 100 if it left nothing out.
  package var confidence: Int
  package var isExact: Bool

  package init(squares: [Square], score: Int, plies: Int, confidence: Int, isExact: Bool) {
    self.squares = squares
    self.score = score
    self.plies = plies
    self.confidence = confidence
    self.isExact = isExact
  }
}
