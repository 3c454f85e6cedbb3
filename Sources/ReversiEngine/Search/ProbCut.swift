/// The standard error of a shallow search as a prediction of a deeper one, in disks.
enum ProbCut {
  /// The depth of the shallow search: about half, of the same parity.
  @inline(__always)
  static func shallowDepth(for depth: Int) -> Int { 2 &* (depth &>> 2) &+ (depth & 1) }

  /// Grows with the plies between the two depths, shrinks with the depth of the shallow one.
  @inline(__always)
  static func error(empties: Int, depth: Int, shallow: Int) -> Double {
    let gap = Double(depth &- shallow)
    return 2.2 + 0.28 * gap + (shallow == 0 ? 1.4 : 0.0) + 0.01 * Double(60 &- empties)
  }
}
