/// The one of a position's eight images, turned and mirrored, that stands for all of them: the
/// smallest.
///
/// The four images of a new game that show the disks of the other side count, too: to the side to
/// move they are the same game.
package struct CanonicalBoard: Sendable {
  /// The image.
  package let board: SearchBoard
  private let symmetry: BoardSymmetry

  /// The image that stands for a position.
  package init(of board: SearchBoard) {
    var least = board
    var symmetry = BoardSymmetry.identity
    var player = board.player
    var opponent = board.opponent
    for number in UInt8(0)..<8 {
      let image = SearchBoard(player: player, opponent: opponent)
      if (image.player, image.opponent) < (least.player, least.opponent) {
        least = image
        symmetry = BoardSymmetry(number: number)
      }
      // From each image to the next: mirrored each time, and turned upside down every second time;
      // the diagonal comes in the middle.
      if number == 3 {
        player = board.player.mirroredAtDiagonal
        opponent = board.opponent.mirroredAtDiagonal
      } else {
        player = number & 1 == 0 ? player.mirroredColumns : player.mirroredColumns.byteSwapped
        opponent = number & 1 == 0 ? opponent.mirroredColumns : opponent.mirroredColumns.byteSwapped
      }
    }
    self.board = least
    self.symmetry = symmetry
  }

  /// The square of the position that a square of the image shows.
  package func original(of square: Int) -> Int { symmetry.original(of: square) }
}

/// One of the eight ways to lay a board onto itself: mirrored at the diagonal or not, then upside
/// down or not, then left for right or not.
private struct BoardSymmetry: Sendable {
  static let identity = BoardSymmetry(number: 0)

  /// 0 to 7; the bits of 4, 2 and 1 say which of the three are done.
  let number: UInt8

  /// The square, 0 (a1) to 63 (h8), that is laid onto a square.
  func original(of square: Int) -> Int {
    let upright = square ^ (number & 2 == 0 ? 0 : 56) ^ (number & 1 == 0 ? 0 : 7)
    return number & 4 == 0 ? upright : (upright & 7) << 3 | upright >> 3
  }
}

extension UInt64 {
  /// The squares of a set with the columns a to h in the places of h to a.
  @inline(__always)
  fileprivate var mirroredColumns: UInt64 {
    var bits = self
    bits = (bits &>> 1) & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) &<< 1
    bits = (bits &>> 2) & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) &<< 2
    return (bits &>> 4) & 0x0F0F_0F0F_0F0F_0F0F | (bits & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
  }

  /// The squares of a set mirrored at the diagonal a1–h8: b1 becomes a2. Blocks of 1, 2 and 4
  /// squares change places across the diagonal.
  @inline(__always)
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
