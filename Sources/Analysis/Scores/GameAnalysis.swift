import ReversiCore

/// The evaluations of a game's positions.
///
/// Positions are numbered by the plies before them: 0 is the start, and the last one comes after
/// all plies, including those taken back. The last position of a finished game needs no search,
/// because its disks are counted.
package struct GameAnalysis: Sendable, Hashable {
  package let record: GameRecord
  /// The positions before the first ply and after each.
  package let positions: [Position]
  private var analyses: [PositionAnalysis?]

  /// Creates an analysis without evaluations, except that of a finished game.
  package init(of record: GameRecord) {
    self.record = record
    positions = record.positions
    analyses = positions.map { Evaluation(ofFinal: $0).map(PositionAnalysis.init) }
  }

  /// The evaluation of the position after `index` plies, or nil.
  ///
  /// - Parameter index: 0 to the number of all plies.
  package func evaluation(at index: Int) -> Evaluation? { analyses[index]?.evaluation }

  /// The analysis of the position after `index` plies, or nil.
  ///
  /// - Parameter index: 0 to the number of all plies.
  package func analysis(at index: Int) -> PositionAnalysis? { analyses[index] }

  /// Sets the evaluation of the position after `index` plies.
  ///
  /// - Parameter index: 0 to the number of all plies.
  package mutating func set(_ evaluation: Evaluation, at index: Int) {
    set(PositionAnalysis(evaluation), at: index)
  }

  /// Sets the analysis of the position after `index` plies.
  ///
  /// A pass changes no disks, so the positions before and after it share an analysis. That of a
  /// finished game is known, and stays.
  ///
  /// - Parameter index: 0 to the number of all plies.
  package mutating func set(_ analysis: PositionAnalysis, at index: Int) {
    guard positions[index].outcome == nil else { return }
    analyses[index] = analysis
    if index > 0, case .passDue = positions[index - 1].state { analyses[index - 1] = analysis }
    if index + 1 < positions.count, case .passDue = positions[index].state {
      analyses[index + 1] = analysis
    }
  }

  /// Whether every position has an evaluation.
  package var isComplete: Bool { !analyses.contains(nil) }

  /// The analysis of another record. It keeps the evaluations of positions that both records have
  /// at the same index.
  package func following(_ record: GameRecord) -> GameAnalysis {
    guard record != self.record else { return self }
    var analysis = GameAnalysis(of: record)
    for index in 0..<min(positions.count, analysis.positions.count)
    where positions[index] == analysis.positions[index] {
      analysis.analyses[index] = analyses[index]
    }
    return analysis
  }

  /// The score of a ply; nil unless the positions before and after it are evaluated.
  ///
  /// - Parameter index: The number of plies before it, less than the number of all plies.
  package func plyScore(at index: Int) -> PlyScore? {
    guard let before = evaluation(at: index), let after = evaluation(at: index + 1) else {
      return nil
    }
    return PlyScore(on: record.plies[index], before: before, after: after)
  }
}
