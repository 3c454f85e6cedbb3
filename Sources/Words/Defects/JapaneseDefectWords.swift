import FileFormats
import Notation
import ReversiCore

struct JapaneseDefectWords: DefectWords {
  func quoted(_ text: String) -> String { "「\(text)」" }

  func text(of defect: SavedGameDefect) -> String {
    switch defect {
    case .tooLong(let bytes): "\(bytes)バイトより長い"
    case .notUTF8: "UTF-8ではない"
    case .lineMissing(let line): "\(line)行目がない"
    case .stateLength(let length): "1行目: 3文字ではなく\(length)文字ある"
    case .unknownTurn(let turn): "1行目: 手番\(shown(turn))は不明"
    case .unknownMode(let mode): "1行目: 対局者\(shown(mode))は不明"
    // The board begins on line 2.
    case .board(.cellCount(let row, let cells)): "\(row + 1)行目: 8マスではなく\(cells)マスある"
    case .board(.unknownCell(let row, let cell)):
      "\(row + 1)行目: \(shown(cell))は不明な文字"
    case .moveLeft: "1行目: 終局とあるが、まだ打てる"
    case .notKeyValue(let line): "\(line)行目: 項目と値ではない"
    case .keyTwice(let line): "\(line)行目: 項目が二度ある"
    }
  }

  func text(of defect: RecordDefect) -> String {
    switch defect {
    case .start: "開始局面が正しくない"
    case .plies(.oddLength): "手が半端"
    case .plies(.unknownPly(let number, _)): "\(number)手目はマスでもパスでもない"
    case .plies(.illegalMove(let number, _)): "\(number)手目は石を返せない"
    case .plies(.illegalPass(let number, _)): "\(number)手目はパスできない"
    case .standing: "手数が合わない"
    case .opening: "定石の手数が合わない"
    case .otherPosition: "別の局面になる"
    }
  }

  func text(of defect: GameDefect) -> String {
    switch defect {
    case .tooLong: "棋譜にしては長すぎます"
    case .notUTF8: "UTF-8ではありません"
    case .text(let error): text(of: error)
    case .wthor(let defect): text(of: defect)
    }
  }

  func text(of error: GameTextError) -> String {
    switch error {
    case .empty: "対局がありません"
    case .severalGames(let count): "一局ではなく\(count)局あります"
    case .position(let defect): text(of: defect)
    case .move(let defect):
      "\(defect.number)手目: \(text(of: defect.reason, side: defect.side))"
    case .form(let form, let defect): text(of: defect, in: form.rawValue)
    }
  }

  private func text(of defect: PositionDefect) -> String {
    switch defect {
    case .cellCount(let cells): "マスが64個ではなく\(cells)個あります"
    case .rowLength(let row, let cells): text(of: FormDefect.rowLength(row: row, cells: cells))
    case .unknownCell(let cell, let square): "\(square)に不明な文字\(shown(cell))があります"
    case .unknownSide(let side): "手番\(shown(side))は不明です"
    case .textBeside(let text, let row?): "\(row)行目: 盤の横の「\(text.quotable)」は手番でも数でもありません"
    case .textBeside(let text, nil): "盤の周りの「\(text.quotable)」は手番でも数でもありません"
    case .twoSides: "手番が黒とも白とも書かれています"
    }
  }

  private func text(of reason: MoveDefect.Reason, side: Disk?) -> String {
    let side = side?.japanese ?? "双方"
    return switch reason {
    case .noSquare(let text): "「\(text.quotable)」はマスでもパスでもありません"
    case .occupied(let square): "\(square)には石があります"
    case .turnsNothingOver(let square): "\(square)では石を返せません"
    case .passNotDue: "\(side)には置ける場所があり、パスできません"
    case .otherSide: "手番は\(side)です"
    case .gameOver: "終局しています"
    case .squares(0): "この番号のマスがありません"
    case .squares(let count): "この番号のマスが\(count)個あります"
    }
  }

  func text(of turn: AssumedTurn) -> String {
    switch turn {
    case .byCount(let side):
      "盤に手番が書かれていません。石の数が\(side == .dark ? "偶数" : "奇数")なので\(side.japanese)の番です"
    case .onlyMover(let side): "盤に手番が書かれていません。打てるのは\(side.japanese)だけです"
    }
  }

  func text(of defect: FormDefect) -> String {
    switch defect {
    case .unfinished: "途中で終わっています"
    case .unexpected(let character): "\(shown(character))は予期しない文字です"
    case .otherGame(let name): "「\(name.quotable)」という別のゲームです"
    case .boardSize(let size): "盤の大きさが8ではなく「\(size.quotable)」です"
    case .rowLength(let row, let cells): "\(row)行目のマスが8個ではなく\(cells)個あります"
    case .setUpLater: "着手の後に石が置かれています"
    case .noMoves: "対局の着手がありません"
    }
  }
}
