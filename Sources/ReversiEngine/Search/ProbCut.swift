/// The standard error of a shallow search as a prediction of a deeper one, in disks.
package enum ProbCut {
  /// The depth of the shallow search: about half, with the same parity, as in Edax.
  ///
  /// Scores rise and fall from ply to ply, so depths of different parity predict badly.
  @inline(__always)
  package static func shallowDepth(for depth: Int) -> Int { 2 &* (depth &>> 2) &+ (depth & 1) }

  /// The error as a linear function.
  package struct ErrorModel: Sendable {
    /// The constant term.
    package var constant: Double
    /// The term for each ply between the two depths.
    package var gap: Double
    /// The term for each ply of the shallow search.
    package var shallow: Double
    /// The term for a shallow search that is the static evaluation.
    package var staticScore: Double
    /// The term for each empty square.
    package var empties: Double

    /// Creates a model.
    @inline(__always)
    package init(
      constant: Double, gap: Double, shallow: Double, staticScore: Double, empties: Double
    ) {
      self.constant = constant
      self.gap = gap
      self.shallow = shallow
      self.staticScore = staticScore
      self.empties = empties
    }

    /// The error of a search of `shallow` plies as a prediction of one of `depth` plies.
    @inline(__always)
    package func error(empties: Double, depth: Int, shallow: Int) -> Double {
      constant + gap * Double(depth &- shallow) + self.shallow * Double(shallow)
        + (shallow == 0 ? staticScore : 0) + self.empties * empties
    }
  }

  /// About 0.85 of the error of the embedded weights as `reversi-lab train probcut` fits it: depths 3
  /// to 10, 12 to 52 empty squares. The constants fitted to the weights before, which expect larger
  /// errors, won 48.1 % ± 3.7 of 600 games against these in equal time
  /// (version 1.19).
  @inline(__always)
  private static var assumed: ErrorModel {
    ErrorModel(constant: 4.34, gap: 0.211, shallow: -0.249, staticScore: 0.60, empties: -0.0535)
  }

  /// The error that the search assumes: the model's, but at least 1.3 disks, because the line falls
  /// too low with many empty squares, and keeps falling beyond the depths of the fit.
  @inline(__always)
  static func error(empties: Int, depth: Int, shallow: Int) -> Double {
    max(1.3, assumed.error(empties: Double(empties), depth: depth, shallow: shallow))
  }

  /// The error of the static evaluation as a prediction of two plies. It is less than the line,
  /// which was fitted to three plies and more. In equal time 0.5 and 1 of it played equally well
  /// (before version 1.5).
  @inline(__always)
  static func errorOfTwoPlies(empties: Int) -> Double {
    0.7 * error(empties: empties, depth: 2, shallow: 0)
  }
}
