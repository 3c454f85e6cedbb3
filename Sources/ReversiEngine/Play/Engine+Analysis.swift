import Analysis
import Posix
import ReversiCore

extension Engine {
  /// Evaluates all positions of a game, the last one first, because knowledge of the end helps with
  /// what comes before.
  ///
  /// The engine forgets earlier games first. With limits without a clock the same game always gets
  /// the same evaluations.
  ///
  /// - Parameter progress: Called after each position that was searched.
  public func analyze(
    _ record: GameRecord, limits: SearchLimits, stop: StopToken = StopToken(),
    progress: () -> Void = {}
  ) -> GameAnalysis {
    forget()
    var analysis = GameAnalysis(of: record)
    for index in analysis.positions.indices.reversed()
    where analysis.evaluation(at: index) == nil {
      analysis.set(
        evaluate(analysis.positions[index], limits: limits, stop: stop), at: index)
      progress()
    }
    return analysis
  }
}
