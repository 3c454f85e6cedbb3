import ReversiEngine

/// A position and the score that the evaluation should give it.
struct LabelledPosition: Equatable {
  let board: SearchBoard
  /// The score for the side to move, in units of `Evaluator`.
  let score: Int

  private static let mark = "RVLB"

  /// A file's bytes: for each position two words of disks and the score.
  static func encode(_ positions: [LabelledPosition]) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(positions.count * 18)
    for position in positions {
      content.append(number: position.board.player)
      content.append(number: position.board.opponent)
      content.append(number: Int16(position.score))
    }
    return SealedFile.encode(content, mark: mark)
  }

  /// The positions in a file.
  static func decode(_ bytes: [UInt8]) throws(Damage) -> [LabelledPosition] {
    var reader = ByteReader(try SealedFile.decode(bytes, mark: mark))
    var positions: [LabelledPosition] = []
    while !reader.isAtEnd {
      guard let player = reader.number(UInt64.self), let opponent = reader.number(UInt64.self),
        let score = reader.number(Int16.self)
      else { throw Damage("it is cut off") }
      let board = SearchBoard(player: player, opponent: opponent)
      let name = "its position \(positions.count + 1)"
      guard player & opponent == 0 else { throw Damage("\(name) has two disks on a square") }
      let (empties, maximum) = (board.emptyCount, Stage.emptiesRange.upperBound)
      guard empties <= maximum else {
        throw Damage("\(name) has \(empties) empty squares, and none has more than \(maximum)")
      }
      positions.append(LabelledPosition(board: board, score: Int(score)))
    }
    return positions
  }
}
