import ReversiCore

/// A search that another program asks for.
public struct SearchRequest: Sendable, Hashable {
  /// What is to be found.
  public enum Task: Sendable, Hashable {
    /// The move to play.
    case move
    /// So many of the best moves, 1 or more.
    case hints(Int)
    /// What every position of the record is worth.
    case analysis
  }

  /// How deep to look.
  public enum Depth: Sendable, Hashable {
    /// As a level does, which may err.
    case level(Level)
    /// So many plies, 1 or more.
    case plies(Int)
    /// As deep as the time allows.
    case any

    /// Where nobody says anything else: at most two seconds a move.
    public static let standard = Depth.level(.engine)
  }

  /// What tells its replies from those to other requests.
  public let id: Int
  /// What is to be found.
  public let task: Task
  /// The game, at whose end somebody is to move.
  public let record: GameRecord
  /// How deep to look.
  public let depth: Depth
  /// The most time to take; nil for as long as it takes.
  public let time: Duration?

  /// A request for a search.
  public init(id: Int, task: Task, record: GameRecord, depth: Depth, time: Duration? = nil) {
    self.id = id
    self.task = task
    self.record = record
    self.depth = depth
    self.time = time
  }
}
