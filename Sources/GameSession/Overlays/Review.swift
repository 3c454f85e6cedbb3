import ReversiCore

/// The place in a game that a review looks at.
public struct ReviewPlace: Sendable, Hashable {
  /// The game, if it comes from the library; nil for the session's.
  public let game: GameRecord?
  /// The number of plies before the position in view.
  public private(set) var ply: Int
  /// Whether the scores of its moves are shown.
  var showsHint = false

  /// A review that starts after a number of plies.
  init(ply: Int, of game: GameRecord? = nil) {
    self.ply = ply
    self.game = game
  }

  /// Moves to a ply of a record, or to the nearest possible one.
  mutating func move(to ply: Int, of record: GameRecord) {
    self.ply = min(max(0, ply), record.plies.count)
  }
}

/// A look back at the game: all plies of the record, one of them in view, and the scores of the
/// positions searched so far.
public struct Review: Sendable, Hashable {
  private let place: ReviewPlace
  private let scores: GameScores

  init(_ place: ReviewPlace, _ scores: GameScores) {
    self.place = place
    self.scores = scores
  }

  /// The number of plies before the position in view, from 0 to all plies.
  public var ply: Int { place.ply }

  /// The record with the scores of its positions.
  public var analysis: GameAnalysis { scores.analysis }

  /// The position in view, as the record that leads there.
  public var record: GameRecord { analysis.record.standing(at: ply) ?? analysis.record }

  /// How many searches are done, and how many there are.
  public var progress: (done: Int, total: Int) { scores.roundsProgress }
}
