import ReversiCore

extension Position {
  /// The position as 64 cells from a1 to h8 (`x` dark, `o` light, `-` empty), a space and the side
  /// to move; dark if the game is over.
  package var text: String {
    "\(board.rows.joined()) \((turn ?? .dark).symbol)"
  }

  /// Reads a position in this form; nil for any other text. A schedule of practice has thousands.
  package init?(text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 66, bytes[64] == UInt8(ascii: " "),
      let side = Disk(symbol: Character(Unicode.Scalar(bytes[65])))
    else { return nil }
    var board = Board()
    for (square, byte) in zip(Square.allCases, bytes) {
      switch byte {
      case UInt8(ascii: "x"): board[square] = .dark
      case UInt8(ascii: "o"): board[square] = .light
      case UInt8(ascii: "-"): break
      default: return nil
      }
    }
    self.init(board: board, turn: side)
  }
}
