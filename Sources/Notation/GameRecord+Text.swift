import ReversiCore

extension GameRecord {
  /// An error in the text of a record.
  package enum TextError: Error, Hashable {
    /// Not two characters for each ply.
    case oddLength(Int)
    case unknownPly(number: Int, text: String)
    case illegalMove(number: Int, IllegalMove)
    case illegalPass(number: Int, IllegalPass)
  }

  private static let pass = "--"

  /// All plies as text with two characters each, such as `f5d6--`; `--` is a pass.
  package var pliesText: String { Self.text(of: plies[...]) }

  /// The standing plies in the same form.
  package var transcript: String { Self.text(of: plies.prefix(standing)) }

  private static func text(of plies: ArraySlice<Ply>) -> String {
    // Lists of many games show as many transcripts, and joining strings takes four times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * plies.count)
    for ply in plies {
      switch ply {
      case .place(let move):
        bytes.append(UInt8(ascii: "a") + UInt8(move.square.column))
        bytes.append(UInt8(ascii: "1") + UInt8(move.square.row))
      case .pass: bytes += pass.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the plies of a text in the form of `pliesText`. All of them stand.
  ///
  /// - Throws: `TextError` for the first ply that cannot be read or is not legal.
  package init(start: Position, plies text: some StringProtocol) throws(TextError) {
    self.init(start: start)
    let characters = Array(text)
    guard characters.count.isMultiple(of: 2) else { throw .oddLength(characters.count) }
    for index in stride(from: 0, to: characters.count, by: 2) {
      try add(String(characters[index...index + 1]), number: index / 2 + 1)
    }
  }

  private mutating func add(_ text: String, number: Int) throws(TextError) {
    if text == Self.pass {
      do { try pass() } catch { throw .illegalPass(number: number, error) }
    } else if let square = Square(text) {
      do { try play(square) } catch { throw .illegalMove(number: number, error) }
    } else {
      throw .unknownPly(number: number, text: text)
    }
  }
}

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

extension Board {
  /// The board as lines of text for people, with the names of its columns and rows.
  package var diagram: [String] {
    ["  " + Square.columnNames.map(String.init).joined(separator: " ")]
      + zip(1..., rows).map { number, row in
        "\(number) " + row.map(String.init).joined(separator: " ")
      }
  }
}
