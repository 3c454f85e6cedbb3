/// A set of squares in one 64-bit word: bit n is the square whose raw value is n.
///
/// As a collection it lists its squares from a1 to h8, row by row.
package struct SquareSet: RawRepresentable, Hashable, Sendable {
  /// The bits; a1 is the lowest.
  package let rawValue: UInt64

  /// Creates the set of the squares whose bits are set. Every word is a set.
  @inlinable
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package init(_ square: Square) {
    rawValue = 1 << UInt64(square.rawValue)
  }

  /// The whole board.
  @inlinable
  package static var all: SquareSet { SquareSet(rawValue: ~0) }

  /// The four corners.
  ///
  /// Inlinable like ``all``, because the search uses its bits at every node.
  @inlinable
  package static var corners: SquareSet { SquareSet(rawValue: 0x8100_0000_0000_0081) }

  /// The 28 squares at the edges of the board, with the corners.
  package static var edges: SquareSet { SquareSet(rawValue: 0xFF81_8181_8181_81FF) }

  /// The X-squares: b2, g2, b7 and g7, diagonally before the corners.
  package static var xSquares: SquareSet { SquareSet(rawValue: 0x0042_0000_0000_4200) }

  /// Inlinable like ``corners``.
  @inlinable
  package static var leftCorners: SquareSet { SquareSet(rawValue: 0x0100_0000_0000_0001) }

  /// Inlinable like ``corners``.
  @inlinable
  package static var rightCorners: SquareSet { SquareSet(rawValue: 0x8000_0000_0000_0080) }

  /// The squares one step away in a direction. Squares at that edge of the board have none.
  @inline(__always)
  package func shifted(_ direction: Direction) -> SquareSet {
    let shift = direction.rowStep * 8 + direction.columnStep
    let arrived = shift > 0 ? rawValue << UInt64(shift) : rawValue >> UInt64(-shift)
    let leftColumn: UInt64 = 0x0101_0101_0101_0101
    return switch direction.columnStep {
    case 1: SquareSet(rawValue: arrived & ~leftColumn)
    case -1: SquareSet(rawValue: arrived & ~(leftColumn << 7))
    default: SquareSet(rawValue: arrived)
    }
  }
}

extension SquareSet: SetAlgebra {
  package init() {
    rawValue = 0
  }

  package func contains(_ square: Square) -> Bool {
    rawValue & SquareSet(square).rawValue != 0
  }

  package func union(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue | other.rawValue)
  }

  package func intersection(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue & other.rawValue)
  }

  package func symmetricDifference(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue ^ other.rawValue)
  }

  @discardableResult
  package mutating func insert(
    _ square: Square
  ) -> (inserted: Bool, memberAfterInsert: Square) {
    (update(with: square) == nil, square)
  }

  @discardableResult
  package mutating func remove(_ square: Square) -> Square? {
    defer { subtract(SquareSet(square)) }
    return contains(square) ? square : nil
  }

  @discardableResult
  package mutating func update(with square: Square) -> Square? {
    defer { formUnion(SquareSet(square)) }
    return contains(square) ? square : nil
  }

  package mutating func formUnion(_ other: SquareSet) { self = union(other) }

  package mutating func formIntersection(_ other: SquareSet) { self = intersection(other) }

  package mutating func formSymmetricDifference(_ other: SquareSet) {
    self = symmetricDifference(other)
  }
}

extension SquareSet: BidirectionalCollection {
  /// The place of a square in the set.
  package struct Index: Comparable, Sendable {
    /// The raw value of the square, or 64 past the last.
    fileprivate let bit: Int

    package static func < (left: Index, right: Index) -> Bool { left.bit < right.bit }
  }

  package var startIndex: Index { Index(bit: rawValue.trailingZeroBitCount) }

  package var endIndex: Index { Index(bit: 64) }

  package func index(after index: Index) -> Index {
    precondition(index < endIndex, "no square after the last")
    return Index(bit: (rawValue & ~1 << UInt64(index.bit)).trailingZeroBitCount)
  }

  package func index(before index: Index) -> Index {
    precondition(index > startIndex, "no square before the first")
    return Index(bit: 63 - (rawValue & ~(~0 << UInt64(index.bit))).leadingZeroBitCount)
  }

  package subscript(index: Index) -> Square {
    guard let square = Square(rawValue: UInt8(index.bit)) else {
      preconditionFailure("no square after the last")
    }
    return square
  }

  /// The number of squares, 0 to 64.
  package var count: Int { rawValue.nonzeroBitCount }

  package var isEmpty: Bool { rawValue == 0 }
}
