import ReversiCore

// How a game went.
extension English {
  func heading(ofReport opening: String?, _ board: Board) -> String {
    (opening.map { "Opening: \($0). " } ?? "") + "\(counts(board))."
  }

  func lost(_ disks: Int, best: Int, line: String) -> String {
    "lost \(disks), best \(score(best)): \(line)"
  }

  func name(of ply: GameRecord.Ply, number: Int) -> String {
    switch ply {
    case .place(let move): "\(number). \(move.square)"
    case .pass(let side): "the pass of \(name(of: side))"
    }
  }

  func summary(
    of side: Disk, meanLoss: String, worst: [(move: String, loss: Int)]
  ) -> String {
    let moves = worst.map { "\($0.move) (\($0.loss))" }.joined(separator: ", ")
    return "\(name(of: side)) lost \(meanLoss) disks a move"
      + (worst.isEmpty ? "." : "; worst: \(moves).")
  }

  func turned(with move: String) -> String { "The game turned with \(move)." }
}
