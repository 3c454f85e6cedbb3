import ReversiCore

// What practice asks and says. The layout is the same in every language.
extension Words {
  /// An exercise in lines: the board, its number, and the side to move.
  public func exercise(_ position: Position, number: Int, of count: Int) -> String {
    let side = position.turn ?? .dark
    let question = text(
      of: .practiceQuestion,
      [
        "number": .number(number), "count": .number(count),
        "turn": .text(name(of: side) + self[.turn]),
      ])
    return (position.board.diagram + [question]).joined(separator: "\n")
  }

  /// The moves that can be the answer.
  public func answers(to position: Position) -> String {
    text(
      of: .practiceAnswers,
      ["moves": .text(position.legalMoves.map(\.description).joined(separator: " "))])
  }

  /// What an answer was worth: the best play, and the disks that the answer gives away.
  ///
  /// - Parameters:
  ///   - moves: All moves with their scores, best first.
  ///   - side: The side that makes them.
  public func verdict(on answer: Square, _ moves: [MoveScore], of side: Disk) -> String {
    guard let best = moves.first, let loss = moves.loss(of: answer) else { return "" }
    return text(
      of: loss == 0 ? .practiceRight : .practiceWrong,
      [
        "square": .square(answer), "disks": .number(loss), "side": .side(side),
        "score": .score(best.score), "certainty": .certainty(of: best),
        "line": .text(best.line.map(\.description).joined(separator: " ")),
      ])
  }
}
