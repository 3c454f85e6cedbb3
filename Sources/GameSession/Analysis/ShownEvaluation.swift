import ReversiCore

/// What the position is worth, if the player wants to see it.
public enum ShownEvaluation: Sendable, Hashable {
  /// The player has not asked for it, or the game is over.
  case hidden
  /// Somebody is still looking further than this; nil as long as nothing is known.
  case searching(Evaluation?)
  /// Nothing better will be found; nil if nothing was.
  case found(Evaluation?)

  /// What is known of it.
  public var best: Evaluation? {
    switch self {
    case .hidden: nil
    case .searching(let evaluation), .found(let evaluation): evaluation
    }
  }
}
