import ReversiCore

/// How often people played each move in the positions of the opening, by their rating.
///
/// A position counts once for its eight images and for all move orders that lead to it. Moves that
/// lead to images of the same position count as one.
package struct OpeningTable: Sendable, Equatable {
  /// The ratings at which moves are counted. A move of a person between two of them counts for
  /// both, more for the nearer one.
  package static let knots = [-300, -120, 30, 160, 280, 420]

  /// A move on a canonical board, and how often people of each knot played it.
  package struct Move: Sendable, Equatable {
    /// The square, or the smallest of the squares that lead to images of the same position.
    package let square: Int
    /// One for each of the ``OpeningTable/knots``.
    package var counts: [Double]

    package init(square: Int, counts: [Double]) {
      self.square = square
      self.counts = counts
    }
  }

  /// The moves that were played on each canonical board, by their squares.
  package private(set) var moves: [SidedBoard: [Move]]

  package init(_ moves: [SidedBoard: [Move]] = [:]) { self.moves = moves }

  /// How often people of a rating played the moves of a position, or nil if the position is not in
  /// the table. Squares that lead to images of the same position come together.
  package func played(
    in board: SidedBoard, rating: Int
  ) -> [(squares: [Int], count: Double)]? {
    let canonical = CanonicalBoard(of: board)
    let shares = Self.shares(of: rating)
    return moves[canonical.board].map { moves in
      moves.map { move in
        let count = shares.reduce(0) { $0 + move.counts[$1.knot] * $1.share }
        return (canonical.originals(of: move.square), count)
      }
    }
  }

  /// Counts a move of a person.
  package mutating func add(_ square: Int, in board: SidedBoard, rating: Int) {
    let canonical = CanonicalBoard(of: board)
    let image = canonical.image(of: square)
    var moves = self.moves[canonical.board] ?? []
    let place = moves.firstIndex { $0.square >= image } ?? moves.count
    if place == moves.count || moves[place].square != image {
      let none = [Double](repeating: 0, count: Self.knots.count)
      moves.insert(Move(square: image, counts: none), at: place)
    }
    for (knot, share) in Self.shares(of: rating) { moves[place].counts[knot] += share }
    self.moves[canonical.board] = moves
  }

  /// The table without the positions in which people made fewer moves.
  package func keeping(from minimum: Double) -> OpeningTable {
    OpeningTable(
      moves.filter { _, moves in
        moves.reduce(0) { $0 + $1.counts.reduce(0, +) } >= minimum
      })
  }

  private static func shares(of rating: Int) -> [(knot: Int, share: Double)] {
    guard let upper = knots.firstIndex(where: { $0 > rating }) else {
      return [(knots.count - 1, 1)]
    }
    guard upper > 0 else { return [(0, 1)] }
    let share = Double(rating - knots[upper - 1]) / Double(knots[upper] - knots[upper - 1])
    return [(upper - 1, 1 - share), (upper, share)]
  }
}

/// The smallest of the eight images of a board, turned and mirrored. It stands for all of them.
package struct CanonicalBoard {
  package let board: SidedBoard
  /// More than one if the board looks the same after a turn or in a mirror.
  private let symmetries: [BoardSymmetry]

  package init(of board: SidedBoard) {
    var smallest = board
    var symmetries: [BoardSymmetry] = []
    for symmetry in BoardSymmetry.all {
      let image = board.image(under: symmetry)
      if image < smallest || symmetries.isEmpty {
        smallest = image
        symmetries = [symmetry]
      } else if image == smallest {
        symmetries.append(symmetry)
      }
    }
    self.board = smallest
    self.symmetries = symmetries
  }

  /// The squares of the board that can become a square of the image, each once.
  package func originals(of square: Int) -> [Int] {
    var originals: [Int] = []
    for symmetry in symmetries {
      let original = Int(symmetry.original(of: Self.square(square)).rawValue)
      if !originals.contains(original) { originals.append(original) }
    }
    return originals
  }

  /// The smallest square of the image that a square of the board can become.
  package func image(of square: Int) -> Int {
    symmetries.reduce(64) { smallest, symmetry in
      let image = symmetry.image(of: SquareSet(Self.square(square)))
      return min(smallest, image.rawValue.trailingZeroBitCount)
    }
  }

  private static func square(_ number: Int) -> Square {
    guard let square = Square(rawValue: UInt8(number)) else {
      preconditionFailure("no square \(number)")
    }
    return square
  }
}
