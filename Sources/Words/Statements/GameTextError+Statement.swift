import Notation
import ReversiCore

extension GameTextError: StatementConvertible {
  /// Why a text is not a game.
  public var statement: Statement {
    switch self {
    case .empty: .phrase(.noGame)
    case .severalGames(let count): .phrase(.severalGames, ["count": .number(count)])
    case .position(let defect): defect.statement
    case .move(let defect): defect.statement
    case .form(let form, let defect):
      .phrase(.inFormat, ["format": .text(form.rawValue), "defect": defect.statement])
    }
  }
}

extension PositionDefect {
  fileprivate var statement: Statement {
    switch self {
    case .cellCount(let cells): .phrase(.cellCount, ["cells": .number(cells)])
    case .unknownCell(let cell, let square):
      .phrase(.unknownCell, ["square": .square(square), "character": .character(cell)])
    case .unknownSide(let side): .phrase(.unknownSide, ["character": .character(side)])
    case .textBeside(let text, let row?):
      .phrase(.textBesideRow, ["row": .number(row), "text": .text(text.quotable)])
    case .textBeside(let text, nil):
      .phrase(.textBesideColumns, ["text": .text(text.quotable)])
    case .twoSides: .phrase(.twoSides)
    }
  }
}

extension MoveDefect {
  fileprivate var statement: Statement {
    let side = side.map { Statement.side($0) } ?? .phrase(.nobody)
    let reason: Statement =
      switch reason {
      case .noSquare(let text): .phrase(.noSquare, ["text": .text(text.quotable)])
      case .occupied(let square): .phrase(.occupied, ["square": .square(square)])
      case .turnsNothingOver(let square):
        .phrase(.turnsNothingOver, ["square": .square(square)])
      case .passNotDue: .phrase(.passNotDue, ["side": side])
      case .otherSide: .phrase(.otherSide, ["side": side])
      case .gameOver: .phrase(.gameIsOver)
      }
    return .phrase(.defectiveMove, ["number": .number(number), "reason": reason])
  }
}

extension FormDefect {
  fileprivate var statement: Statement {
    switch self {
    case .unfinished: .phrase(.gameUnfinished)
    case .unexpected(let character):
      .phrase(.unexpectedCharacter, ["character": .character(character)])
    case .otherGame(let name): .phrase(.otherGame, ["name": .text(name.quotable)])
    case .boardSize(let size): .phrase(.boardSize, ["size": .text(size.quotable)])
    case .rowLength(let row, let cells):
      .phrase(.rowLength, ["row": .number(row), "cells": .number(cells)])
    case .setUpLater: .phrase(.setUpLater)
    case .noMoves: .phrase(.noMoves)
    }
  }
}
