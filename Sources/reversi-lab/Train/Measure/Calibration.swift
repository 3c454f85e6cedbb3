import ReversiEngine

/// What must be added to the evaluation for each number of empty squares, so that it is right on
/// average.
///
/// The last choice of a search takes the largest of inexact values: so searches of odd depth are too
/// high for the player, and those of even depth too low. The mean of both is taken for the truth.
/// All leaves of a search have the same number of empty squares; so a correction of theirs moves its
/// score by as much, and the corrections are found one after the other, from the endgame backwards.
struct Calibration: CustomStringConvertible {
  /// The even depth; the odd one is a ply deeper.
  static let depth = 4
  /// The depths whose scores a sample has.
  static let depths = [0, depth, depth + 1]
  /// With up to this many empty squares the weights were fitted to exact scores.
  static let exactEmpties = 12

  /// Corrections in disks; the index is the number of empty squares.
  let corrections: [Double]

  /// The corrections by positions with their scores at ``depths``.
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
        "\(empties): \((correction * 100).rounded() / 100)"
      }.joined(separator: "\n")
  }
}
