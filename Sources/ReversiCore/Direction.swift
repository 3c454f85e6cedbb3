/// The eight directions of a line of disks.
///
/// The order of `allCases` is the display order of a move's lines: clockwise from up-left.
package enum Direction: Sendable, CaseIterable {
  case upLeft, up, upRight, right, downRight, down, downLeft, left

  /// The squares that a function finds in any of the directions.
  ///
  /// Written out and inlined, so that the compiler knows each direction: every move of every game
  /// that is read asks for them, and a loop takes longer.
  @inline(__always)
  static func union(_ squares: (Direction) -> SquareSet) -> SquareSet {
    squares(.upLeft).union(squares(.up)).union(squares(.upRight)).union(squares(.right))
      .union(squares(.downRight)).union(squares(.down)).union(squares(.downLeft))
      .union(squares(.left))
  }

  /// The columns to the right for each step: −1, 0 or 1.
  var columnStep: Int {
    switch self {
    case .upLeft, .left, .downLeft: -1
    case .up, .down: 0
    case .upRight, .right, .downRight: 1
    }
  }

  /// The rows down for each step: −1, 0 or 1.
  var rowStep: Int {
    switch self {
    case .upLeft, .up, .upRight: -1
    case .left, .right: 0
    case .downLeft, .down, .downRight: 1
    }
  }
}
