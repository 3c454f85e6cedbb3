/// The eight ways in which a line of disks can run.
///
/// `allCases` is the order in which the lines of a move are shown: clockwise from up-left.
public enum Direction: Sendable, CaseIterable {
  case upLeft, up, upRight, right, downRight, down, downLeft, left

  /// Columns to the right a step: −1, 0 or 1.
  var columnStep: Int {
    switch self {
    case .upLeft, .left, .downLeft: -1
    case .up, .down: 0
    case .upRight, .right, .downRight: 1
    }
  }

  /// Rows downwards a step: −1, 0 or 1.
  var rowStep: Int {
    switch self {
    case .upLeft, .up, .upRight: -1
    case .left, .right: 0
    case .downLeft, .down, .downRight: 1
    }
  }
}
