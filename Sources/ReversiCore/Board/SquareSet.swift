/// A set of squares in one 64-bit word: bit n is the square whose raw value is n.
public struct SquareSet: RawRepresentable, Hashable, Sendable {
  /// The bits, a1 lowest.
  public let rawValue: UInt64

  /// The set of the squares whose bits are set; every word is a set.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The set of one square.
  public init(_ square: Square) {
    rawValue = 1 << UInt64(square.rawValue)
  }

  /// The set of some squares.
  public init(_ squares: some Sequence<Square>) {
    self = squares.reduce(SquareSet(rawValue: 0)) { $0.union(SquareSet($1)) }
  }

  /// The whole board.
  public static let all = SquareSet(rawValue: ~0)

  /// Whether no square is in the set.
  public var isEmpty: Bool { rawValue == 0 }

  /// The number of squares, 0 to 64.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether the square is in the set.
  public func contains(_ square: Square) -> Bool {
    !intersection(SquareSet(square)).isEmpty
  }

  /// The squares of either set.
  public func union(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue | other.rawValue)
  }

  /// The squares of both sets.
  public func intersection(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue & other.rawValue)
  }

  /// The squares of this set that are not in the other.
  public func subtracting(_ other: SquareSet) -> SquareSet {
    SquareSet(rawValue: rawValue & ~other.rawValue)
  }

  /// The squares that are one step away in a direction; those that would leave the board are gone.
  func shifted(_ direction: Direction) -> SquareSet {
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

extension SquareSet: ExpressibleByArrayLiteral {
  /// The set of the squares of a literal.
  public init(arrayLiteral squares: Square...) { self.init(squares) }
}

extension SquareSet: Sequence {
  /// Lists the squares from a1 to h8.
  public struct Iterator: IteratorProtocol {
    private var rest: UInt64

    fileprivate init(_ squares: SquareSet) {
      rest = squares.rawValue
    }

    /// The next square, or nil after the last.
    public mutating func next() -> Square? {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return Square(rawValue: UInt8(rest.trailingZeroBitCount))
    }
  }

  /// The squares from a1 to h8.
  public func makeIterator() -> Iterator { Iterator(self) }
}
