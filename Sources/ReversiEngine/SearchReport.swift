import ReversiCore

/// What a search has found out about a position by its last finished iteration.
public struct SearchReport: Sendable, Hashable {
  /// The best move; nil when the side to move has to pass or the game is over.
  public var bestMove: Square?
  /// The expected result from the side to move: disks of difference at the end of the game, empty
  /// squares given to the winner, -64 to 64.
  public var score: Int
  /// Plies searched.
  public var depth: Int
  /// The confidence of the cuts by shallower searches.
  public var selectivity: Selectivity
  /// Whether the score is certain: searched to the end of the game at full width.
  public var isExact: Bool
  /// Positions visited, over all iterations.
  public var nodes: UInt64
  /// The best line of play for both sides, passes left out.
  public var principalVariation: [Square]
}

/// A legal move with the score that it leads to.
public struct RankedMove: Sendable, Hashable {
  /// The square to play.
  public var square: Square
  /// Disks of difference at the end of the game from the side that makes the move, -64 to 64.
  public var score: Int
  /// Plies searched, the move included.
  public var depth: Int
  /// Whether the score is certain.
  public var isExact: Bool
  /// The best line of play for both sides that begins with the move, passes left out.
  public var line: [Square]
}
