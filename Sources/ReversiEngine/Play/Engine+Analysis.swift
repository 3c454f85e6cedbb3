import ReversiCore

extension Engine {
  /// Evaluates all positions of a game, the last one first: what is known of the end helps with what
  /// comes before.
  ///
  /// What earlier games have left in the table is forgotten first. So with limits that have no clock
  /// the same game is always worth the same.
  ///
  /// - Parameter progress: Called after each position that was searched.
  public func analyze(
    _ record: GameRecord, limits: SearchLimits, progress: () -> Void = {}
  ) -> GameAnalysis {
    forget()
    var analysis = GameAnalysis(of: record)
    for index in analysis.positions.indices.reversed()
    where analysis.evaluation(at: index) == nil {
      analysis.set(evaluate(analysis.positions[index], limits: limits), at: index)
      progress()
    }
    return analysis
  }
}
