import ReversiCore

/// A set of squares. All its copies on the board share one table of weights.
///
/// Every pattern is its own mirror image. Its squares form two halves, which the mirror exchanges,
/// and a centre on the axis. Exchanging the halves does not change the weight.
struct Pattern: Sendable {
  /// The squares on one side of the axis, at most five.
  let half: [Square]
  /// The squares on the axis, at most four.
  let centre: [Square]
  /// The axis that exchanges the halves.
  let axis: BoardSymmetry
  /// The number of copies by quarter turns: four, or two for the long diagonal.
  let copies: Int
  /// The area that all copies look at.
  let area: Area

  /// An area of the board, for attributions of the evaluation.
  enum Area {
    case corner, edge, diagonal, centre
  }

  private init(
    _ area: Area, _ half: [Square], centre: [Square] = [], axis: BoardSymmetry, copies: Int = 4
  ) {
    self.area = area
    self.half = half
    self.centre = centre
    self.axis = axis
    self.copies = copies
  }

  /// Ternary configurations of one half.
  var halfConfigurations: Int { half.reduce(1) { count, _ in count * 3 } }

  /// Unordered pairs of halves.
  var pairs: Int { halfConfigurations * (halfConfigurations + 1) / 2 }

  /// Ternary configurations of the centre.
  var centreConfigurations: Int { centre.reduce(1) { count, _ in count * 3 } }

  /// Ternary configurations of all squares.
  var configurations: Int { halfConfigurations * halfConfigurations * centreConfigurations }

  /// Distinct weights of the pattern.
  var weightCount: Int { pairs * centreConfigurations }

  /// The number of a pair of halves in either order: the triangular number max·(max + 1)/2 + min.
  static func pairNumber(_ one: Int, _ other: Int) -> Int {
    let larger = one > other ? one : other
    let smaller = one > other ? other : one
    return (larger &* (larger &+ 1)) &>> 1 &+ smaller
  }

  /// The number of the weight of a configuration among those of the pattern.
  func weightNumber(of configuration: Int) -> Int {
    let halves = halfConfigurations
    let (rest, left) = configuration.quotientAndRemainder(dividingBy: halves)
    let (centre, right) = rest.quotientAndRemainder(dividingBy: halves)
    return centre * pairs + Self.pairNumber(left, right)
  }

  /// The patterns in the order of their tables.
  static let all: [Pattern] = [
    // The corner's nine squares.
    Pattern(.corner, [.b1, .c1, .c2], centre: [.a1, .b2, .c3], axis: .mainDiagonal),
    // Five squares of both edges from the corner, and the X-square.
    Pattern(.corner, [.b1, .c1, .d1, .e1], centre: [.a1, .b2], axis: .mainDiagonal),
    // The diagonal of seven squares.
    Pattern(.diagonal, [.b1, .c2, .d3], centre: [.e4], axis: .antidiagonal),
    // An edge with both X-squares.
    Pattern(.edge, [.a1, .b1, .c1, .d1, .b2], axis: .leftRight),
    // A block at the middle of an edge, with the corners.
    Pattern(.edge, [.a1, .c1, .d1, .c2, .d2], axis: .leftRight),
    // The second, third and fourth line.
    Pattern(.edge, [.a2, .b2, .c2, .d2], axis: .leftRight),
    Pattern(.centre, [.a3, .b3, .c3, .d3], axis: .leftRight),
    Pattern(.centre, [.a4, .b4, .c4, .d4], axis: .leftRight),
    // The diagonal of six squares.
    Pattern(.diagonal, [.c1, .d2, .e3], axis: .antidiagonal),
    // A wedge from the second line to the middle of the board.
    Pattern(.centre, [.c2, .d2, .c3, .d3, .d4], axis: .leftRight),
    // The nine squares around c3, with the corner.
    Pattern(.corner, [.c2, .d2, .d3], centre: [.a1, .b2, .c3, .d4], axis: .mainDiagonal),
    // The middle of an edge and of the second line.
    Pattern(.edge, [.b1, .c1, .d1, .c2, .d2], axis: .leftRight),
    // The triangle in a corner.
    Pattern(.corner, [.b1, .c1, .d1, .c2], centre: [.a1, .b2], axis: .mainDiagonal),
    // From the second line to the middle of the board.
    Pattern(.centre, [.d2, .c3, .d3, .c4, .d4], axis: .leftRight),
    // The nine squares around d4.
    Pattern(.centre, [.d3, .e3, .e4], centre: [.c3, .d4, .e5], axis: .mainDiagonal),
    // The diagonal of eight squares.
    Pattern(.diagonal, [.a1, .b2, .c3, .d4], axis: .antidiagonal, copies: 2),
  ]

  /// Distinct weights of all patterns together.
  static let totalWeightCount = all.reduce(0) { $0 + $1.weightCount }
}

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
