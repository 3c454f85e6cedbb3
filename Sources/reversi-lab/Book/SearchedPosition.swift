import ReversiEngine

/// A position of the opening in canonical form, with the searched scores of its legal moves, in the
/// order of their squares.
struct SearchedPosition: Equatable {
  let board: SearchBoard
  let scores: [Int]
}

/// Files of searched positions. Each position consists of the disks of both sides, the side to move
/// first, and a byte for each score.
extension SearchedPosition {
  private static let mark = "RVSP"

  /// The file's bytes.
  static func encode(_ positions: [SearchedPosition]) -> [UInt8] {
    var content: [UInt8] = []
    for position in positions {
      content.append(number: position.board.player)
      content.append(number: position.board.opponent)
      content += position.scores.map { UInt8(bitPattern: Int8($0)) }
    }
    return SealedFile.encode(content, mark: mark)
  }

  /// The positions of a file.
  static func decode(_ bytes: [UInt8]) throws(Damage) -> [SearchedPosition] {
    var reader = ByteReader(try SealedFile.decode(bytes, mark: mark))
    var positions: [SearchedPosition] = []
    while !reader.isAtEnd {
      guard let player = reader.number(UInt64.self), let opponent = reader.number(UInt64.self)
      else { throw Damage("it is cut off") }
      let board = SearchBoard(player: player, opponent: opponent)
      guard let scores = reader.bytes(board.legalMoves.nonzeroBitCount), !scores.isEmpty else {
        throw Damage("it is cut off")
      }
      positions.append(
        SearchedPosition(board: board, scores: scores.map { Int(Int8(bitPattern: $0)) }))
    }
    return positions
  }
}
