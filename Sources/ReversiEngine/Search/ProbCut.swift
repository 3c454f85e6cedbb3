/// The standard error of a shallow search as a prediction of a deeper one, in disks.
enum ProbCut {
  /// The depth of the shallow search: about half, of the same parity.
  @inline(__always)
  static func shallowDepth(for depth: Int) -> Int { 2 &* (depth &>> 2) &+ (depth & 1) }

  /// Grows with the plies between the two depths, shrinks with the depth of the shallow one and in
  /// the course of opening and midgame.
  ///
  /// Fitted by `reversi-train probcut` to the embedded weights: depths 3 to 10, 12 to 52 empty
  /// squares.
  @inline(__always)
  static func error(empties: Int, depth: Int, shallow: Int) -> Double {
    let gap = Double(depth &- shallow)
    let model =
      4.82 + 0.266 * gap - 0.315 * Double(shallow) + (shallow == 0 ? 0.86 : 0)
      - 0.047 * Double(empties)
    return max(1.5, model)
  }
}
