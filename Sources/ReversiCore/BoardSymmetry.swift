/// One of the eight ways to map the board onto itself.
///
/// Each mirrors at the diagonal a1–h8 or not, then flips top and bottom or not, then left and
/// right or not.
package struct BoardSymmetry: Sendable, Hashable {
  /// All eight; the identity comes first.
  package static let all = (UInt8(0)..<8).map(BoardSymmetry.init(number:))

  /// Leaves every square where it is.
  package static let identity = BoardSymmetry(number: 0)
  /// Mirrors left and right: a1 becomes h1.
  package static let leftRight = BoardSymmetry(number: 1)
  /// Mirrors at the diagonal a1–h8: b1 becomes a2.
  package static let mainDiagonal = BoardSymmetry(number: 4)
  /// Mirrors at the diagonal a8–h1: a1 becomes h8.
  package static let antidiagonal = BoardSymmetry(number: 7)

  /// The four that leave the new-game board as it is. The other four swap its colours.
  package static let keepingNewGame = [
    identity, BoardSymmetry(number: 3), mainDiagonal, antidiagonal,
  ]

  /// 0 to 7. The bits 4, 2 and 1 stand for the diagonal, top and bottom, left and right.
  private let number: UInt8

  package func image(of squares: SquareSet) -> SquareSet {
    var bits = squares.rawValue
    if number & 4 != 0 { bits = bits.mirroredAtDiagonal }
    if number & 2 != 0 { bits = bits.byteSwapped }
    if number & 1 != 0 { bits = bits.mirroredColumns }
    return SquareSet(rawValue: bits)
  }

  /// The square that is mapped to a square.
  package func original(of square: Square) -> Square {
    let column = number & 1 == 0 ? square.column : 7 - square.column
    let row = number & 2 == 0 ? square.row : 7 - square.row
    let original =
      number & 4 == 0 ? Square(column: column, row: row) : Square(column: row, row: column)
    guard let original else { preconditionFailure("no original of \(square)") }
    return original
  }
}

extension UInt64 {
  fileprivate var mirroredColumns: UInt64 {
    var bits = self
    bits = (bits &>> 1) & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) &<< 1
    bits = (bits &>> 2) & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) &<< 2
    return (bits &>> 4) & 0x0F0F_0F0F_0F0F_0F0F | (bits & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
  }

  /// Blocks of 1, 2 and 4 squares change places across the diagonal a1–h8.
  fileprivate var mirroredAtDiagonal: UInt64 {
    var bits = self
    var changed = (bits ^ (bits &>> 7)) & 0x00AA_00AA_00AA_00AA
    bits ^= changed ^ (changed &<< 7)
    changed = (bits ^ (bits &>> 14)) & 0x0000_CCCC_0000_CCCC
    bits ^= changed ^ (changed &<< 14)
    changed = (bits ^ (bits &>> 28)) & 0x0000_0000_F0F0_F0F0
    return bits ^ changed ^ (changed &<< 28)
  }
}
