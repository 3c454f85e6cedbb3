import FileFormats
import Notation
import ReversiCore

struct EnglishDefectWords: DefectWords {
  func quoted(_ text: String) -> String { "'\(text)'" }

  func text(of defect: SavedGameDefect) -> String {
    switch defect {
    case .tooLong(let bytes): "longer than \(bytes) bytes"
    case .notUTF8: "not UTF-8 text"
    case .lineMissing(let line): "line \(line) is missing"
    case .stateLength(let length): "line 1: \(length) characters instead of 3"
    case .unknownTurn(let turn): "line 1: unknown turn \(shown(turn))"
    case .unknownMode(let mode): "line 1: unknown mode \(shown(mode))"
    // The board begins on line 2.
    case .board(.cellCount(let row, let cells)): "line \(row + 1): \(cells) cells instead of 8"
    case .board(.unknownCell(let row, let cell)):
      "line \(row + 1): unknown cell \(shown(cell))"
    case .moveLeft: "line 1: marked as over, but a legal move remains"
    case .notKeyValue(let line): "line \(line): not a key and a value"
    case .keyTwice(let line): "line \(line): the key appears twice"
    }
  }

  func text(of defect: RecordDefect) -> String {
    switch defect {
    case .start: "its start is not a position"
    case .plies(.oddLength): "the last move is incomplete"
    case .plies(.unknownPly(let number, _)): "move \(number) is neither a square nor a pass"
    case .plies(.illegalMove(let number, _)): "move \(number) turns nothing over"
    case .plies(.illegalPass(let number, _)): "move \(number) passes, but no pass is due"
    case .standing: "more moves stand than there are"
    case .opening: "the opening is longer than the game"
    case .otherPosition: "the moves lead to another position"
    }
  }

  func text(of defect: GameDefect) -> String {
    switch defect {
    case .tooLong: "too long for a game"
    case .notUTF8: "not UTF-8"
    case .text(let error): text(of: error)
    case .wthor(let defect): text(of: defect)
    }
  }

  func text(of error: GameTextError) -> String {
    switch error {
    case .empty: "no game"
    case .severalGames(let count): "\(count) games instead of one"
    case .position(let defect): text(of: defect)
    case .move(let defect):
      "move \(defect.number): \(text(of: defect.reason, side: defect.side))"
    case .form(let form, let defect): text(of: defect, in: form.rawValue)
    }
  }

  private func text(of defect: PositionDefect) -> String {
    switch defect {
    case .cellCount(let cells): "\(cells) \(cells == 1 ? "cell" : "cells") instead of 64"
    case .rowLength(let row, let cells): text(of: FormDefect.rowLength(row: row, cells: cells))
    case .unknownCell(let cell, let square): "\(square): unknown cell \(shown(cell))"
    case .unknownSide(let side): "unknown side \(shown(side))"
    case .textBeside(let text, let row?):
      "row \(row): '\(text.quotable)' beside the board is neither a side nor a count"
    case .textBeside(let text, nil):
      "'\(text.quotable)' around the board is neither a side nor a count"
    case .twoSides: "both sides are named as the one to move"
    }
  }

  private func text(of reason: MoveDefect.Reason, side: Disk?) -> String {
    let side = side?.english ?? "nobody"
    return switch reason {
    case .noSquare(let text): "'\(text.quotable)' is neither a square nor a pass"
    case .occupied(let square): "\(square) holds a disk"
    case .turnsNothingOver(let square): "\(square) turns nothing over"
    case .passNotDue: "\(side) can move and may not pass"
    case .otherSide: "it is \(side)'s turn"
    case .gameOver: "the game is over"
    case .squares(0): "no square has its number"
    case .squares(let count): "\(count) squares have its number"
    }
  }

  func text(of turn: AssumedTurn) -> String {
    switch turn {
    case .byCount(let side):
      """
      the board names no side to move: \(side.english)'s turn, as the number of disks is \
      \(side == .dark ? "even" : "odd")
      """
    case .onlyMover(let side):
      "the board names no side to move: \(side.english)'s turn, as only \(side.english) can move"
    }
  }

  func text(of defect: FormDefect) -> String {
    switch defect {
    case .unfinished: "the game ends in the middle"
    case .unexpected(let character): "unexpected \(shown(character))"
    case .otherGame(let name): "a game of '\(name.quotable)'"
    case .boardSize(let size): "a board of size '\(size.quotable)' instead of 8"
    case .rowLength(let row, let cells): "row \(row) has \(cells) cells instead of 8"
    case .setUpLater: "the board is set up after a move"
    case .noMoves: "no moves of a game"
    }
  }
}
