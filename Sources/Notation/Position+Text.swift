import ReversiCore

extension Position {
  /// The position as 64 cells from a1 to h8 (`x` dark, `o` light, `-` empty), a space and the side
  /// to move; dark if the game is over.
  package var text: String {
    "\(board.rows.joined()) \((turn ?? .dark).symbol)"
  }

  /// Reads a position in this form; nil for any other text.
  package init?(text: some StringProtocol) {
    let characters = Array(text)
    guard characters.count == 66, characters[64] == " ",
      let board = try? Board(
        rows: stride(from: 0, to: 64, by: 8).map { characters[$0..<$0 + 8] }),
      let side = Disk(symbol: characters[65])
    else { return nil }
    self.init(board: board, turn: side)
  }
}
