import GameFormats
import GameSession
import ReversiCore

extension SavedGameDefect: StatementConvertible {
  /// Why a saved game cannot be read.
  public var statement: Statement {
    switch self {
    case .tooLong(let bytes): .phrase(.saveTooLong, ["bytes": .number(bytes)])
    case .notUTF8: .phrase(.saveNotUTF8)
    case .lineMissing(let line): .phrase(.saveLineMissing, ["line": .number(line)])
    case .stateLength(let length): .phrase(.saveStateLength, ["length": .number(length)])
    case .unknownTurn(let turn): .phrase(.saveUnknownTurn, ["character": .character(turn)])
    case .unknownMode(let mode): .phrase(.saveUnknownMode, ["character": .character(mode)])
    case .board(let defect): Self.statement(of: defect)
    case .moveLeft: .phrase(.saveMoveLeft)
    case .notKeyValue(let line): .phrase(.saveNotKeyValue, ["line": .number(line)])
    case .keyTwice(let line): .phrase(.saveKeyTwice, ["line": .number(line)])
    }
  }

  private static func statement(of defect: Board.TextError) -> Statement {
    // The board begins on line 2.
    switch defect {
    case .rowCount(let rows): .phrase(.saveRowCount, ["rows": .number(rows)])
    case .cellCount(let row, let cells):
      .phrase(.saveCellCount, ["line": .number(row + 1), "cells": .number(cells)])
    case .unknownCell(let row, let cell):
      .phrase(.saveUnknownCell, ["line": .number(row + 1), "character": .character(cell)])
    }
  }
}

extension RecordDefect: StatementConvertible {
  /// Why the saved moves are not used.
  public var statement: Statement {
    switch self {
    case .start: .phrase(.recordStart)
    case .plies(.oddLength): .phrase(.recordOddLength)
    case .plies(.unknownPly(let number, _)):
      .phrase(.recordUnknownPly, ["number": .number(number)])
    case .plies(.illegalMove(let number, _)):
      .phrase(.recordIllegalMove, ["number": .number(number)])
    case .plies(.illegalPass(let number, _)):
      .phrase(.recordIllegalPass, ["number": .number(number)])
    case .standing: .phrase(.recordStanding)
    case .opening: .phrase(.recordOpening)
    case .otherPosition: .phrase(.recordOtherPosition)
    }
  }
}
