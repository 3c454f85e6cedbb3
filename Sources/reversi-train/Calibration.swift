import ReversiEngine

/// What must be added to the evaluation for each number of empties, so that it is right in the
/// mean.
///
/// The last choice among inexact values takes the luckiest of them: searches of odd depth flatter
/// the player, those of even depth the opponent. The mean of both is taken for the truth. The
/// leaves of a search have all the same number of empties; so their own correction moves its score
/// as a whole, and all corrections follow one from the other, from the end of the game.
struct Calibration: CustomStringConvertible {
  /// The even depth; the odd one is a ply deeper.
  static let depth = 4
  /// With so many empties the weights were fitted to exact scores.
  static let exactEmpties = 12

  /// Corrections in disks; the index is the number of empties.
  let corrections: [Double]

  /// The corrections by positions with their scores at depth 0, ``depth`` and one more.
  init(of samples: [DepthScores]) {
    var sums = Array(repeating: (count: 0.0, difference: 0.0), count: Phase.emptiesRange.count)
    for sample in samples {
      sums[sample.empties].count += 1
      sums[sample.empties].difference +=
        (sample.scores[1] + sample.scores[2]) / 2 - sample.scores[0]
    }
    var corrections = Array(repeating: 0.0, count: Phase.emptiesRange.count)
    for empties in Self.exactEmpties + 1..<Phase.emptiesRange.count where sums[empties].count > 0 {
      let even = corrections[empties - Self.depth]
      let odd = corrections[empties - Self.depth - 1]
      corrections[empties] = sums[empties].difference / sums[empties].count + (even - odd) / 2
    }
    self.corrections = corrections
  }

  var description: String {
    "empties: correction in disks\n"
      + corrections.enumerated().dropFirst(Self.exactEmpties + 1).map { empties, correction in
        "\(empties): \((correction * 100).rounded() / 100)"
      }.joined(separator: "\n")
  }
}
