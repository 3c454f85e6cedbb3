import Notation
import ReversiCore
import ReversiEngine

/// Corrections of the evaluation for each number of empty squares, which make it right on average.
///
/// At its last ply, a search takes the maximum of inexact values. Scores of odd depth are therefore
/// too high for the side to move, and scores of even depth too low. Their mean stands for the
/// true score. All leaves of a search have the same number of empty squares, so correcting the
/// leaves changes the search's score by the same amount. The corrections are found one after
/// another, from the endgame backwards.
struct Calibration: CustomStringConvertible {
  /// The even depth. The odd depth is one ply more.
  static let depth = 4
  /// The depths of a sample's scores.
  static let depths = [0, depth, depth + 1]
  /// Weights for up to this many empty squares were fitted to exact scores.
  static let exactEmpties = 12

  /// Corrections in disks, indexed by the number of empty squares.
  let corrections: [Double]

  /// Computes the corrections from positions with their scores at ``depths``.
  init(of samples: [DepthScores]) {
    var sums = Array(repeating: (count: 0.0, difference: 0.0), count: Stage.emptiesRange.count)
    for sample in samples {
      sums[sample.empties].count += 1
      sums[sample.empties].difference +=
        (sample.scores[1] + sample.scores[2]) / 2 - sample.scores[0]
    }
    var corrections = Array(repeating: 0.0, count: Stage.emptiesRange.count)
    for empties in Self.exactEmpties + 1..<Stage.emptiesRange.count where sums[empties].count > 0 {
      let even = corrections[empties - Self.depth]
      let odd = corrections[empties - Self.depth - 1]
      corrections[empties] = sums[empties].difference / sums[empties].count + (even - odd) / 2
    }
    self.corrections = corrections
  }

  var description: String {
    "empties: correction in disks\n"
      + corrections.enumerated().dropFirst(Self.exactEmpties + 1).map { empties, correction in
        "\(empties): \(FixedDecimal(correction, digits: 2))"
      }.joined(separator: "\n")
  }
}
