import ReversiCore

// What is wrong with the text of a game.
extension Japanese {
  func text(of defect: LineDefect) -> String {
    switch defect {
    case .tooLong: "棋譜にしては長すぎます"
    case .notUTF8: "UTF-8ではありません"
    case .text(let error): text(of: error)
    }
  }

  func text(of error: GameTextError) -> String {
    switch error {
    case .empty: "対局がありません"
    case .severalGames(let count): "一局ではなく\(count)局あります"
    case .position(let defect): text(of: defect)
    case .move(let defect): text(of: defect)
    case .ggf(let defect): text(of: defect)
    }
  }

  private func text(of defect: PositionDefect) -> String {
    switch defect {
    case .cellCount(let cells): "マスが64個ではなく\(cells)個あります"
    case .unknownCell(let cell, let square): "\(square)に不明な文字\(quoted(cell))があります"
    case .unknownSide(let side): "手番\(quoted(side))は不明です"
    }
  }

  private func text(of defect: MoveDefect) -> String {
    let side = defect.side.map(name(of:)) ?? "双方"
    let reason =
      switch defect.reason {
      case .noSquare(let text): "\(quoted(text))はマスでもパスでもありません"
      case .occupied(let square): "\(square)には石があります"
      case .turnsNothingOver(let square): "\(square)では石を返せません"
      case .passNotDue: "\(side)には置ける場所があり、パスできません"
      case .otherSide: "手番は\(side)です"
      case .gameOver: "終局しています"
      }
    return "\(defect.number)手目: \(reason)"
  }

  private func text(of defect: GGFDefect) -> String {
    switch defect {
    case .unfinished: "途中で終わっています"
    case .unexpected(let character): "\(quoted(character))は予期しない文字です"
    case .otherGame(let name): "\(quoted(name))という別のゲームです"
    case .boardSize(let size): "盤の大きさが8ではなく\(quoted(size))です"
    }
  }

  /// What was read, between quotes.
  func quoted(_ text: String) -> String { "「\(text.quotable)」" }

  /// The character between quotes, or its code.
  func quoted(_ character: Character) -> String {
    character.isPlain ? "「\(character)」" : character.quotable
  }
}
