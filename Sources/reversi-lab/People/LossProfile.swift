import Analysis
import Foundation
import ReversiCore

/// The disks that moves gave away: their mean by stage, and how often they are many.
struct LossProfile: Sendable {
  /// The disks on the board before the moves of a stage, without the four of the start.
  static let stages = [8..<20, 20..<40, 40..<60]
  /// The losses that are counted, in disks.
  static let limits = [3, 6, 12, 20]

  private var sums = [Double](repeating: 0, count: stages.count)
  private var counts = [Double](repeating: 0, count: stages.count)
  private var large = [Double](repeating: 0, count: limits.count)

  /// Adds the moves of a game.
  mutating func add(_ analysis: GameAnalysis) {
    for (index, ply) in analysis.record.plies.enumerated() {
      let placed = 60 - analysis.positions[index].board.empties.count
      guard !ply.isPass, let loss = analysis.plyScore(at: index)?.loss,
        let stage = Self.stages.firstIndex(where: { $0.contains(placed) })
      else { continue }
      sums[stage] += Double(loss)
      counts[stage] += 1
      for (number, limit) in Self.limits.enumerated() where loss >= limit { large[number] += 1 }
    }
  }

  /// The mean loss of a move in disks, over all stages.
  var mean: Double { sums.reduce(0, +) / max(1, counts.reduce(0, +)) }

  /// The mean loss in the opening divided by that in the middle.
  private var opening: Double { mean(0) / max(0.01, mean(1)) }

  private func mean(_ stage: Int) -> Double { sums[stage] / max(1, counts[stage]) }

  /// The head of the table of profiles.
  static let head =
    "loss  plies 8-19  20-39  40-59  opening : middle   >= 3    >= 6   >= 12   >= 20"

  /// The cells of a row.
  var cells: String {
    let all = max(1, counts.reduce(0, +))
    let shares = large.map { String(format: "%5.1f %%", $0 / all * 100) }
    return String(
      format: "%4.2f  %10.2f  %5.2f  %5.2f  %16.2f  ", mean, mean(0), mean(1), mean(2), opening)
      + shares.joined(separator: " ")
  }
}
