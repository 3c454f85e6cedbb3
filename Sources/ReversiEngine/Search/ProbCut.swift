/// The standard error of a shallow search as a prediction of a deeper one, in disks.
package enum ProbCut {
  /// The depth of the shallow search: about half, of the same parity, as in Edax.
  ///
  /// Scores rise and fall from one ply to the next, so depths of unlike parity predict badly.
  @inline(__always)
  package static func shallowDepth(for depth: Int) -> Int { 2 &* (depth &>> 2) &+ (depth & 1) }

  /// The error as a linear function of what it depends on.
  package struct ErrorModel: Sendable {
    /// The error before all that follows.
    package var constant: Double
    /// What each ply between the two depths adds.
    package var gap: Double
    /// What each ply of the shallow search adds.
    package var shallow: Double
    /// What is added if the shallow search is the static evaluation.
    package var staticScore: Double
    /// What each empty square adds.
    package var empties: Double

    /// Makes a model of its factors.
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

  /// Fitted by `reversi-lab train probcut` to the embedded weights: depths 3 to 10, 12 to 52 empty
  /// squares.
  @inline(__always)
  private static var fitted: ErrorModel {
    ErrorModel(constant: 4.82, gap: 0.266, shallow: -0.315, staticScore: 0.86, empties: -0.047)
  }

  /// The error that the search assumes: the fitted one, but 1.5 disks at least, since the line
  /// goes on to fall beyond the depths and numbers of empty squares to which it was fitted.
  @inline(__always)
  static func error(empties: Int, depth: Int, shallow: Int) -> Double {
    max(1.5, fitted.error(empties: Double(empties), depth: depth, shallow: shallow))
  }

  /// The error of the static evaluation as a prediction of two plies: less than the line, which was
  /// fitted to three plies and more. In the same time 0.5 and 1 of it play as well.
  @inline(__always)
  static func errorOfTwoPlies(empties: Int) -> Double {
    0.7 * error(empties: empties, depth: 2, shallow: 0)
  }
}
