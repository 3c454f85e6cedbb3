/// What the positions of a game are worth, as far as they were evaluated.
///
/// Positions are counted by the plies before them: 0 is the start, and the last one stands after all
/// plies, also those that were taken back. A finished game's last position needs no evaluation: its
/// disks are counted.
public struct GameAnalysis: Sendable, Hashable {
  /// The game.
  public let record: GameRecord
  /// The positions before the first ply and after each.
  public let positions: [Position]
  private var evaluations: [Evaluation?]

  /// A game of which no position was evaluated yet.
  public init(of record: GameRecord) {
    self.record = record
    positions = record.positions
    evaluations = positions.map(Evaluation.init(ofFinal:))
  }

  /// What the position after so many plies is worth; nil if nobody has looked.
  ///
  /// - Parameter index: 0 to the number of all plies.
  public func evaluation(at index: Int) -> Evaluation? { evaluations[index] }

  /// Keeps what the position after so many plies is worth, in place of what was thought before.
  ///
  /// A pass changes nothing: the positions before and after it are worth the same. What a finished
  /// game is worth is known, and stays.
  ///
  /// - Parameter index: 0 to the number of all plies.
  public mutating func set(_ evaluation: Evaluation, at index: Int) {
    guard positions[index].outcome == nil else { return }
    evaluations[index] = evaluation
    if index > 0, case .passDue = positions[index - 1].state {
      evaluations[index - 1] = evaluation
    }
    if index + 1 < positions.count, case .passDue = positions[index].state {
      evaluations[index + 1] = evaluation
    }
  }

  /// The number of positions that are evaluated.
  public var evaluatedCount: Int { evaluations.count { $0 != nil } }

  /// Whether every position is evaluated.
  public var isComplete: Bool { !evaluations.contains(nil) }

  /// The analysis of a record that goes on differently: the evaluations of the positions that both
  /// have after equally many plies are kept, the others are dropped.
  public func following(_ record: GameRecord) -> GameAnalysis {
    guard record != self.record else { return self }
    var analysis = GameAnalysis(of: record)
    for index in 0..<min(positions.count, analysis.positions.count)
    where positions[index] == analysis.positions[index] {
      analysis.evaluations[index] = evaluations[index]
    }
    return analysis
  }

  /// What is to be said about a ply; nil unless the positions before and after it are evaluated.
  ///
  /// - Parameter index: The number of plies before it: 0 to the number of all plies, less 1.
  public func plyScore(at index: Int) -> PlyScore? {
    guard let before = evaluations[index], let after = evaluations[index + 1] else { return nil }
    return PlyScore(on: record.plies[index], before: before, after: after)
  }
}
