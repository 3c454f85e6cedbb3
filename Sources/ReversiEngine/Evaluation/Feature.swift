import ReversiCore

/// One copy of a pattern on the board: its squares and the offset of its weights.
struct Feature: Sendable {
  /// The squares of one half, in the order of their ternary digits.
  let left: [Int]
  /// The squares of the other half, each the mirror image of its counterpart in `left`.
  let right: [Int]
  /// The squares on the axis.
  let centre: [Int]
  /// The index of the pattern in ``Pattern/all``.
  let pattern: Int
  /// The index of the pattern's first weight among those of a stage.
  let offset: Int

  /// All squares in the order of their ternary digits.
  var squares: [Int] { left + right + centre }

  /// All 62 features, in the order of the lanes of ``PatternIndices``.
  static let all: [Feature] = {
    var features: [Feature] = []
    var offset = 0
    for (number, pattern) in Pattern.all.enumerated() {
      var left = numbers(of: pattern.half)
      var right = numbers(of: pattern.half.map(pattern.axis.original))
      var centre = numbers(of: pattern.centre)
      for _ in 0..<pattern.copies {
        features.append(
          Feature(left: left, right: right, centre: centre, pattern: number, offset: offset))
        left = left.map(quarterTurn)
        right = right.map(quarterTurn)
        centre = centre.map(quarterTurn)
      }
      offset += pattern.weightCount
    }
    return features
  }()

  private static func numbers(of squares: [Square]) -> [Int] { squares.map { Int($0.rawValue) } }

  private static func quarterTurn(_ square: Int) -> Int {
    (7 - square & 7) << 3 | square >> 3
  }
}
