import ReversiCore

extension Position {
  /// An error in the text of a position.
  public enum TextError: Error, Hashable {
    /// The text has this many characters, and is not 64 cells, a space and the side to move.
    case notCellsAndSide(length: Int)
    /// The cells are not a board.
    case board(Board.TextError)
    /// The side to move is neither `x` nor `o`.
    case unknownSide(Character)
  }

  /// The position as 64 cells from a1 to h8 (`x` dark, `o` light, `-` empty), a space and the side
  /// to move; dark if the game is over.
  public var text: String {
    "\(board.rows.joined()) \((turn ?? .dark).symbol)"
  }

  /// Reads a position in this form.
  ///
  /// - Throws: `TextError` for the first part that cannot be read.
  public init(text: some StringProtocol) throws(TextError) {
    let characters = Array(text)
    guard characters.count == 66, characters[64] == " " else {
      throw .notCellsAndSide(length: characters.count)
    }
    let rows = stride(from: 0, to: 64, by: 8).map { characters[$0..<$0 + 8] }
    let board: Board
    do { board = try Board(rows: rows) } catch { throw .board(error) }
    guard let side = Disk(symbol: characters[65]) else { throw .unknownSide(characters[65]) }
    self.init(board: board, turn: side)
  }
}
