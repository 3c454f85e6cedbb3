import FileFormats
import Notation
import ReversiCore
import Texts

/// What is wrong with a text that should be a game.
package struct DefectWords: WordSet {
  package let language: Language

  private func quoted(_ text: String) -> String { self.text("'\(text)'", "「\(text)」") }

  /// In quotes, with its code if not every screen can show it, or only the code if it could disturb
  /// the screen.
  func shown(_ character: Character) -> String {
    if character.isPlain { return quoted(String(character)) }
    let text = String(character)
    return text.printable == text ? "\(quoted(text)) (\(character.quotable))" : character.quotable
  }

  /// Why a saved game cannot be read.
  package func text(of defect: SavedGameDefect) -> String {
    switch defect {
    case .tooLong(let bytes): text("longer than \(bytes) bytes", "\(bytes)バイトより長い")
    case .notUTF8: text("not UTF-8 text", "UTF-8ではない")
    case .lineMissing(let line): text("line \(line) is missing", "\(line)行目がない")
    case .stateLength(let length):
      text("line 1: \(length) characters instead of 3", "1行目: 3文字ではなく\(length)文字ある")
    case .unknownTurn(let turn):
      text("line 1: unknown turn \(shown(turn))", "1行目: 手番\(shown(turn))は不明")
    case .unknownMode(let mode):
      text("line 1: unknown mode \(shown(mode))", "1行目: 対局者\(shown(mode))は不明")
    // The board begins on line 2.
    case .board(.cellCount(let row, let cells)):
      text("line \(row + 1): \(cells) cells instead of 8", "\(row + 1)行目: 8マスではなく\(cells)マスある")
    case .board(.unknownCell(let row, let cell)):
      text("line \(row + 1): unknown cell \(shown(cell))", "\(row + 1)行目: \(shown(cell))は不明な文字")
    case .moveLeft:
      text("line 1: marked as over, but a legal move remains", "1行目: 終局とあるが、まだ打てる")
    case .notKeyValue(let line):
      text("line \(line): not a key and a value", "\(line)行目: 項目と値ではない")
    case .keyTwice(let line): text("line \(line): the key appears twice", "\(line)行目: 項目が二度ある")
    }
  }

  /// Why the saved moves are not used.
  package func text(of defect: RecordDefect) -> String {
    switch defect {
    case .start: text("its start is not a position", "開始局面が正しくない")
    case .plies(.oddLength): text("the last move is incomplete", "手が半端")
    case .plies(.unknownPly(let number, _)):
      text("move \(number) is neither a square nor a pass", "\(number)手目はマスでもパスでもない")
    case .plies(.illegalMove(let number, _)):
      text("move \(number) turns nothing over", "\(number)手目は石を返せない")
    case .plies(.illegalPass(let number, _)):
      text("move \(number) passes, but no pass is due", "\(number)手目はパスできない")
    case .standing: text("more moves stand than there are", "手数が合わない")
    case .opening: text("the opening is longer than the game", "定石の手数が合わない")
    case .otherPosition: text("the moves lead to another position", "別の局面になる")
    }
  }

  /// Why something is not a game.
  package func text(of defect: GameDefect) -> String {
    switch defect {
    case .tooLong: text("too long for a game", "棋譜にしては長すぎます")
    case .notUTF8: text("not UTF-8", "UTF-8ではありません")
    case .text(let error): text(of: error)
    case .wthor(.boardSize(let size)): text(of: .boardSize(String(size)), in: "WTHOR")
    case .wthor(.unfinished): text(of: .unfinished, in: "WTHOR")
    }
  }

  /// Why a text is not a game.
  package func text(of error: GameTextError) -> String {
    switch error {
    case .empty: text("no game", "対局がありません")
    case .severalGames(let count): text("\(count) games instead of one", "一局ではなく\(count)局あります")
    case .position(let defect): text(of: defect)
    case .move(let defect):
      text("move \(defect.number): ", "\(defect.number)手目: ")
        + text(of: defect.reason, side: defect.side)
    case .form(let form, let defect): text(of: defect, in: form.rawValue)
    }
  }

  private func text(of defect: PositionDefect) -> String {
    switch defect {
    case .cellCount(let cells):
      text(
        "\(cells) \(cells == 1 ? "cell" : "cells") instead of 64", "マスが64個ではなく\(cells)個あります")
    case .rowLength(let row, let cells): text(of: FormDefect.rowLength(row: row, cells: cells))
    case .unknownCell(let cell, let square):
      text("\(square): unknown cell \(shown(cell))", "\(square)に不明な文字\(shown(cell))があります")
    case .unknownSide(let side): text("unknown side \(shown(side))", "手番\(shown(side))は不明です")
    case .textBeside(let found, let row?):
      text(
        "row \(row): '\(found.quotable)' beside the board is neither a side nor a count",
        "\(row)行目: 盤の横の「\(found.quotable)」は手番でも数でもありません")
    case .textBeside(let found, nil):
      text(
        "'\(found.quotable)' around the board is neither a side nor a count",
        "盤の周りの「\(found.quotable)」は手番でも数でもありません")
    case .twoSides: text("both sides are named as the one to move", "手番が黒とも白とも書かれています")
    }
  }

  private func text(of reason: MoveDefect.Reason, side: Disk?) -> String {
    let (english, japanese) = (side?.english ?? "nobody", side?.japanese ?? "双方")
    return switch reason {
    case .noSquare(let found):
      text(
        "'\(found.quotable)' is neither a square nor a pass", "「\(found.quotable)」はマスでもパスでもありません")
    case .occupied(let square): text("\(square) holds a disk", "\(square)には石があります")
    case .turnsNothingOver(let square):
      text("\(square) turns nothing over", "\(square)では石を返せません")
    case .passNotDue: text("\(english) can move and may not pass", "\(japanese)には置ける場所があり、パスできません")
    case .otherSide: text("it is \(english)'s turn", "手番は\(japanese)です")
    case .gameOver: text("the game is over", "終局しています")
    case .squares(0): text("no square has its number", "この番号のマスがありません")
    case .squares(let count): text("\(count) squares have its number", "この番号のマスが\(count)個あります")
    }
  }

  /// Why a side is to move that a text does not name.
  package func text(of turn: AssumedTurn) -> String {
    switch turn {
    case .byCount(let side):
      text(
        """
        the board names no side to move: \(side.english)'s turn, as the number of disks is \
        \(side == .dark ? "even" : "odd")
        """,
        "盤に手番が書かれていません。石の数が\(side == .dark ? "偶数" : "奇数")なので\(side.japanese)の番です")
    case .onlyMover(let side):
      text(
        """
        the board names no side to move: \(side.english)'s turn, as only \(side.english) can move
        """, "盤に手番が書かれていません。打てるのは\(side.japanese)だけです")
    }
  }

  private func text(of defect: FormDefect) -> String {
    switch defect {
    case .unfinished: text("the game ends in the middle", "途中で終わっています")
    case .unexpected(let character):
      text("unexpected \(shown(character))", "\(shown(character))は予期しない文字です")
    case .otherGame(let name):
      text("a game of '\(name.quotable)'", "「\(name.quotable)」という別のゲームです")
    case .boardSize(let size):
      text(
        "a board of size '\(size.quotable)' instead of 8", "盤の大きさが8ではなく「\(size.quotable)」です")
    case .rowLength(let row, let cells):
      text("row \(row) has \(cells) cells instead of 8", "\(row)行目のマスが8個ではなく\(cells)個あります")
    case .setUpLater: text("the board is set up after a move", "着手の後に石が置かれています")
    case .noMoves: text("no moves of a game", "対局の着手がありません")
    }
  }

  private func text(of defect: FormDefect, in format: String) -> String {
    "\(format): \(text(of: defect))"
  }
}

extension Words {
  /// What is wrong with a text that should be a game.
  package var defects: DefectWords { DefectWords(language: language) }
}
