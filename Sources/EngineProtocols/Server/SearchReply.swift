import ReversiCore

/// What comes back from a search.
public enum SearchReply: Sendable, Hashable {
  /// What is known so far, the best line first, after a number of positions and seconds. The number
  /// of positions is nil if nobody has counted them.
  case found([SearchLine], nodes: UInt64?, seconds: Double)
  /// What a book knows of moves, the best one first, each by itself.
  case known([SearchLine])
  /// What the position after a number of plies is worth to the side to move, in disks.
  case worth(plies: Int, score: Int)
  /// The move to play, and its score if it has one. The search is over.
  case move(Square, score: Int?, seconds: Double)
  /// Hints or analysis are as good as they get. The search is over.
  case done
}

/// A line of play that a search has found.
public struct SearchLine: Sendable, Hashable {
  /// The moves of both sides, passes left out.
  public var squares: [Square]
  /// The disks by which the side to move wins.
  public var score: Int
  /// How many plies were looked at.
  public var plies: Int
  /// The confidence of the search in percent, 100 if it left nothing out.
  public var confidence: Int
  /// Whether the score is certain.
  public var isExact: Bool

  /// A line of play.
  public init(squares: [Square], score: Int, plies: Int, confidence: Int, isExact: Bool) {
    self.squares = squares
    self.score = score
    self.plies = plies
    self.confidence = confidence
    self.isExact = isExact
  }
}
