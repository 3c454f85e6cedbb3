import ReversiCore

// What is wrong with the text of a game.
extension English {
  func text(of defect: LineDefect) -> String {
    switch defect {
    case .tooLong: "too long for a game"
    case .notUTF8: "not UTF-8"
    case .text(let error): text(of: error)
    }
  }

  func text(of error: GameTextError) -> String {
    switch error {
    case .empty: "no game"
    case .severalGames(let count): "\(count) games instead of one"
    case .position(let defect): text(of: defect)
    case .move(let defect): text(of: defect)
    case .ggf(let defect): text(of: defect)
    }
  }

  private func text(of defect: PositionDefect) -> String {
    switch defect {
    case .cellCount(let cells): "\(cells) \(cells == 1 ? "cell" : "cells") instead of 64"
    case .unknownCell(let cell, let square): "\(square): unknown cell \(quoted(cell))"
    case .unknownSide(let side): "unknown side \(quoted(side))"
    }
  }

  private func text(of defect: MoveDefect) -> String {
    let reason =
      switch defect.reason {
      case .noSquare(let text): "\(quoted(text)) is neither a square nor a pass"
      case .occupied(let square): "\(square) holds a disk"
      case .turnsNothingOver(let square): "\(square) turns nothing over"
      case .passNotDue: "\(defect.side.map(name(of:)) ?? "nobody") can move and may not pass"
      case .otherSide: "it is \(defect.side.map(name(of:)) ?? "nobody")'s turn"
      case .gameOver: "the game is over"
      }
    return "move \(defect.number): \(reason)"
  }

  private func text(of defect: GGFDefect) -> String {
    switch defect {
    case .unfinished: "the game ends in the middle"
    case .unexpected(let character): "unexpected \(quoted(character))"
    case .otherGame(let name): "a game of \(quoted(name))"
    case .boardSize(let size): "a board of size \(quoted(size)) instead of 8"
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.quotable)'" }
}
