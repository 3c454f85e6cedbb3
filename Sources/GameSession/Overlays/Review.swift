import ReversiCore

/// A look back at the game: all plies of the record, one of them in view, and the scores of the
/// positions searched so far.
public struct Review: Sendable, Hashable {
  /// The number of plies before the position in view, from 0 to all plies.
  public private(set) var ply: Int
  /// The record with the scores of its positions.
  public private(set) var analysis: GameAnalysis
  /// For each number of plies, how many rounds have searched the position after it.
  private var rounds: [Int]

  /// A review that starts where the game stands.
  init(_ record: GameRecord) {
    ply = record.standing
    analysis = GameAnalysis(of: record)
    rounds = Array(repeating: 0, count: record.plies.count + 1)
  }

  /// The position in view, as the record that leads there.
  public var record: GameRecord { analysis.record.standing(at: ply) ?? analysis.record }

  /// How many searches are done, and how many there are.
  public var progress: (done: Int, total: Int) {
    (rounds.indices.map(roundsDone).reduce(0, +), rounds.count * Level.reviewRounds.count)
  }

  /// The next search: a position and its level; nil if all are done. The end of the game comes
  /// first, since its scores help with earlier positions.
  var next: (ply: Int, level: Level)? {
    let done = rounds.indices.map(roundsDone)
    guard let round = done.min(), round < Level.reviewRounds.count,
      let ply = done.lastIndex(of: round)
    else { return nil }
    return (ply, Level.reviewRounds[round])
  }

  private func roundsDone(_ ply: Int) -> Int {
    // A pass changes nothing: search the position after it instead.
    if case .passDue = analysis.positions[ply].state, ply + 1 < rounds.count {
      return roundsDone(ply + 1)
    }
    return analysis.evaluation(at: ply)?.isExact == true ? Level.reviewRounds.count : rounds[ply]
  }

  mutating func move(to ply: Int) {
    self.ply = min(max(0, ply), analysis.record.plies.count)
  }

  /// Takes the result of a search; nil if it has none.
  mutating func take(_ evaluation: Evaluation?, at ply: Int) {
    if let evaluation { analysis.set(evaluation, at: ply) }
    rounds[ply] += 1
  }

  /// Follows changes of the game's record.
  mutating func follow(_ record: GameRecord) {
    guard record != analysis.record else { return }
    let shared = zip(analysis.record.plies, record.plies).prefix { $0 == $1 }.count
    let known = analysis.record.start == record.start ? shared + 1 : 0
    analysis = analysis.following(record)
    rounds = (0...record.plies.count).map { $0 < known ? rounds[$0] : 0 }
    move(to: ply)
  }
}
