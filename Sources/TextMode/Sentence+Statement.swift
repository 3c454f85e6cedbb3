import Analysis
import GameSession
import ReversiCore
import Words

extension Sentence {
  /// The text of the sentence, the most important part first.
  ///
  /// - Parameter isSpelling: Whether words spell the squares.
  func statement(isSpelling: Bool) -> Statement {
    SentenceStatements(isSpelling: isSpelling).statement(of: self)
  }
}

/// The sentences of text mode as statements.
private struct SentenceStatements {
  let isSpelling: Bool

  func statement(of said: Sentence) -> Statement {
    switch said {
    case .game(let origin, let players):
      .sentences(
        [.phrase(phrase(for: origin))] + sentences(on: players)
          + (origin == .start ? [.phrase(.helpTip)] : []))
    case .tip: .phrase(.textComputerTip)
    case .turn(let player, let number, let moves): turn(of: player, number, moves)
    case .move(let player, let move, let counts):
      .phrase(
        .textMove,
        ["player": name(first: player), "move": turned(by: move), "counts": disks(counts)])
    case .passDue(let player): .phrase(.textPassDue, ["player": name(first: player)])
    case .over(let counts, let outcome, let side, let isAsking):
      .sentences(
        [.phrase(.gameEnded, ["counts": disks(counts)]), sentence(on: outcome, you: side)]
          + (isAsking ? [.phrase(.askAgain)] : []))
    case .takenBack(let squares, let number, let counts, let player):
      moved(.takenBack, squares, number, counts, player)
    case .playedAgain(let squares, let number, let counts, let player):
      moved(.playedAgain, squares, number, counts, player)
    case .player(let player, _, _) where player.isYou:
      .phrase(.youPlaySide, ["side": .side(player.side)])
    case .player(let player, let mode, let moveLimit):
      .phrase(
        .sidePlayedBy, ["side": .side(player.side), "player": self.player(mode, moveLimit)])
    case .thinking: .phrase(.thinking)
    case .illegal(let square, let isOccupied, let moves):
      .sentences([
        .phrase(isOccupied ? .squareOccupied : .squareTurnsNothing, ["square": name(square)]),
        .phrase(.movesAre, ["moves": list(moves)]),
      ])
    case .notYourTurn(let side): .phrase(.textThinking, ["side": .side(side)])
    case .gameOver: .phrase(.textGameOver)
    case .moves(let moves):
      .phrase(.textMoves, ["count": .number(moves.count), "moves": list(moves)])
    case .row(let row, let board):
      .phrase(
        .textRow,
        [
          "row": .number(row + 1),
          "cells": cells((0..<8).compactMap { Square(column: $0, row: row) }, of: board) {
            .column($0.column, isSpelled: isSpelling)
          },
        ])
    case .column(let column, let board):
      .phrase(
        .textColumn,
        [
          "column": .column(column, isSpelled: isSpelling),
          "cells": cells((0..<8).compactMap { Square(column: column, row: $0) }, of: board) {
            .number($0.row + 1)
          },
        ])
    case .square(let square, let disk, let state):
      .phrase(.textSquare, ["square": name(square), "content": content(disk, state)])
    case .attempt(let square, let flips):
      .phrase(
        .textAttempt,
        ["square": name(square), "count": .number(flips.count), "turned": list(flips)])
    case .tried(let squares, let counts, let side):
      .sentences([
        .phrase(.textTried, ["moves": list(squares), "counts": disks(counts)]),
        side.map { .phrase(.turnOf, ["player": .side($0)]) } ?? .phrase(.textGameOver),
      ])
    case .pieces(let side, let squares):
      .phrase(
        squares.isEmpty ? .noPieces : .pieces,
        ["side": .side(side), "count": .number(squares.count), "squares": list(squares)])
    case .corners(let board):
      .phrase(.corners, ["cells": cells([.a1, .h1, .a8, .h8], of: board, name)])
    case .last(let player, let move):
      .phrase(.textLast, ["player": name(player), "move": turned(by: move)])
    case .score(let counts): .phrase(.textCounts, ["counts": disks(counts)])
    case .hint(let moves, let side): hint(moves, of: side)
    case .scores(let moves, let side): scores(moves, of: side)
    case .noMove: .phrase(.noMoveYet)
    case .nothingToUndo: .phrase(.nothingToUndo)
    case .nothingToRedo: .phrase(.nothingToRedo)
    case .noComputer: .phrase(.noComputerPlays)
    case .notThinking: .phrase(.noComputerThinking)
    case .gameStays: .phrase(.gameStays)
    case .verbatim(let text): .text(text)
    case .help(let command):
      .phrase(
        .textHelp, ["form": .text(command.form), "meaning": .command(command.rawValue)])
    case .mistake(let mistake): mistake.statement
    case .question(let dialog): .phrase(.textQuestion, ["question": dialog.statement])
    case .notice(.levelOutgrown(let level, let won)):
      .levelOutgrown(level, won: won, .textLevelOutgrown)
    case .notice(let notice): notice.statement
    case .savedAgain: .phrase(.savedAgain)
    case .setUpHelp: .phrase(.setUpHelp)
    case .setUpRow(let row, let cells):
      .phrase(.setUpRow, ["row": .number(row + 1), "cells": .text(cells)])
    case .setUpSide(let side):
      .phrase(.setUpSide, ["symbol": .text(String(side.symbol))])
    case .setUpLeft: .phrase(.setUpLeft)
    case .defect(let defect): .phrase(.noGameCanStart, ["defect": defect.statement])
    case .exercise(let exercise): exercise.statement
    case .answers(let exercise): exercise.answers
    case .verdict(let verdict, let exercise): verdict.statement(for: exercise)
    case .practiceOver(let days): .practiceOver(days: days)
    case .noMistakes: .phrase(.practiceNoMistakes)
    case .practiceFailure(let failure): failure.statement
    case .listedGame(let number, let game):
      .phrase(.textGame, ["number": .number(number), "game": .text(game)])
    case .libraryCard(let text): .text(text)
    case .libraryTip: .phrase(.textLibraryTip)
    case .noGames(let isFiltered): .phrase(isFiltered ? .libraryNoMatch : .libraryEmpty)
    case .noSuchGame(let number): .phrase(.noSuchGame, ["number": .number(number)])
    case .libraryFailure(let failure): failure.statement
    case .openings(let side, let opening):
      .phrase(
        opening == nil ? .textOpenings : .textOpeningsAfter,
        ["side": .side(side), "opening": opening.map { .opening($0) } ?? .text("")])
    case .opening(let move, let side): self.opening(move, of: side)
    case .noOpenings: .phrase(.openingsEmpty)
    case .reviewing(let moves): .phrase(.reviewing, ["count": .number(moves)])
    case .reviewStopped(let done, let total):
      .phrase(.reviewStopped, ["done": .number(done), "total": .number(total)])
    case .meanLoss(let side, let disks):
      .phrase(.textMeanLoss, ["side": .side(side), "disks": .decimal(disks)])
    case .mistakeMade(let number, let side, let square, let loss, let best):
      .phrase(
        best == nil ? .mistake : .mistakeWithBest,
        [
          "number": .number(number), "side": .side(side), "square": name(square),
          "loss": .number(loss), "best": best.map(name) ?? .text(""),
        ])
    case .turningMove(let number, let side, let square):
      .phrase(
        .turningMove,
        ["number": .number(number), "side": .side(side), "square": name(square)])
    }
  }

  // Sides.

  /// A player within a sentence.
  private func name(_ player: Sentence.Player) -> Statement {
    player.isYou ? .phrase(.you) : .side(player.side)
  }

  /// A player at the beginning of a sentence.
  private func name(first player: Sentence.Player) -> Statement {
    player.isYou ? .phrase(.youFirst) : .side(player.side)
  }

  /// Who plays, and at which level or time.
  private func player(_ mode: Mode, _ moveLimit: MoveLimit) -> Statement {
    guard mode != .manual else { return .phrase(.textManual) }
    let name = mode.externalEngine.map { Statement.text($0.text) } ?? .phrase(.textComputer)
    return switch moveLimit {
    case .level(let level):
      .phrase(.playerLevel, ["name": name, "level": .number(level.number)])
    case .moveTime(let time):
      .phrase(.playerTime, ["name": name, "seconds": .text(time.secondsText)])
    }
  }

  private func sentences(on players: Sentence.Players) -> [Statement] {
    func player(_ side: Disk) -> Statement {
      self.player(players.modes[side], players.moveLimits[side])
    }
    if let you = players.you {
      return [
        .phrase(
          .youAndOther,
          [
            "side": withSymbol(you), "other": withSymbol(you.opponent),
            "player": player(you.opponent),
          ])
      ]
    }
    if players.modes.dark == .manual {
      return [
        .phrase(.bothManual, ["dark": withSymbol(.dark), "light": withSymbol(.light)])
      ]
    }
    return Disk.allCases.map {
      .phrase(.sidePlays, ["side": withSymbol($0), "player": player($0)])
    }
  }

  private func withSymbol(_ side: Disk) -> Statement {
    .phrase(.sideWithSymbol, ["side": .side(side), "symbol": symbol(side)])
  }

  private func symbol(_ side: Disk) -> Statement { .text(side.symbol.uppercased()) }

  private func phrase(for origin: GameSession.Announcement.Origin) -> Phrase {
    switch origin {
    case .start: .programStarted
    case .new: .newGame
    case .setUp: .positionSetUp
    case .opened: .gameOpened
    }
  }

  private func disks(_ counts: Sides<Int>) -> Statement {
    counts.dark == counts.light
      ? .phrase(.equalCounts, ["count": .number(counts.dark)])
      : .phrase(.diskCounts, ["dark": .number(counts.dark), "light": .number(counts.light)])
  }

  private func sentence(on outcome: Outcome, you: Disk?) -> Statement {
    switch outcome {
    case .tie: .phrase(.nobodyWon)
    case .win(let side, let lead):
      if let you {
        .phrase(you == side ? .youWon : .youLost, ["lead": .number(lead)])
      } else {
        .phrase(.sideWon, ["side": .side(side), "lead": .number(lead)])
      }
    }
  }

  // Moves and squares.

  private func name(_ square: Square) -> Statement { .square(square, isSpelled: isSpelling) }

  private func list(_ squares: some Sequence<Square>) -> Statement { .list(squares.map(name)) }

  /// The most legal moves that a turn lists by itself.
  private static let maximumListedMoves = 8

  /// Whose turn it is, with the legal moves if they are few.
  private func turn(
    of player: Sentence.Player, _ number: Int, _ moves: SquareSet
  ) -> Statement {
    // Spelled squares need more than a blank between them.
    let squares =
      isSpelling
      ? list(moves) : .text(moves.map(\.description).joined(separator: " "))
    return .phrase(
      moves.count <= Self.maximumListedMoves ? .textTurnMoves : .textTurn,
      [
        "player": name(player), "number": .number(number), "count": .number(moves.count),
        "moves": squares,
      ])
  }

  /// A move and the disks it turned over.
  private func turned(by move: Move) -> Statement {
    .phrase(
      .moveTurned,
      [
        "square": name(move.square), "count": .number(move.flips.count),
        "turned": list(move.flips),
      ])
  }

  /// The moves that were taken back or played again, and whose turn it is now.
  private func moved(
    _ phrase: Phrase, _ squares: [Square], _ number: Int, _ counts: Sides<Int>,
    _ player: Sentence.Player?
  ) -> Statement {
    let moves = Statement.phrase(
      phrase,
      ["number": .number(number), "moves": moves(squares), "counts": disks(counts)])
    guard let player else { return moves }
    return .sentences([moves, .phrase(.turnOf, ["player": name(first: player)])])
  }

  /// Moves by their squares, or by their number if there are many.
  private func moves(_ squares: [Square]) -> Statement {
    guard squares.count <= 4, let last = squares.last else {
      return .phrase(.countedMoves, ["count": .number(squares.count)])
    }
    let first = squares.dropLast()
    return first.isEmpty
      ? name(last) : .phrase(.squaresAnd, ["first": list(first), "last": name(last)])
  }

  /// What is on squares, each named by its square.
  private func cells(
    _ squares: [Square], of board: Board, _ name: (Square) -> Statement
  ) -> Statement {
    let taken = squares.compactMap { square in
      board[square].map {
        Statement.phrase(.cell, ["place": name(square), "symbol": symbol($0)])
      }
    }
    guard taken.count < squares.count else { return .list(taken) }
    return .list(taken + [.phrase(taken.isEmpty ? .allEmpty : .restEmpty)])
  }

  private func content(_ disk: Disk?, _ state: Sentence.SquareState) -> Statement {
    let content = disk.map { Statement.side($0) } ?? .phrase(.empty)
    return switch state {
    case .plain: content
    case .lastMove: .phrase(.contentLastMove, ["content": content])
    case .turned: .phrase(.contentTurned, ["content": content])
    case .legal: .phrase(.contentLegal, ["content": content])
    }
  }

  private func hint(_ moves: [MoveScore], of side: Disk) -> Statement {
    guard let best = moves.first else { return .phrase(.noHint) }
    let others = statements(on: moves.prefix(3).dropFirst(), after: .certainty(of: best))
    let score = Statement.phrase(
      .sideScore, ["side": .side(side), "score": score(best.score)])
    return .sentences(
      [
        .phrase(
          .hintBest,
          ["square": name(best.square), "score": score, "certainty": .certainty(of: best)])
      ] + (others.isEmpty ? [] : [.phrase(.hintThen, ["moves": .list(others)])]))
  }

  private func opening(_ move: OpeningMove, of side: Disk) -> Statement {
    let facts: [Statement?] = [
      move.opening.map { .opening($0) },
      move.score.map { .phrase(.sideScore, ["side": .side(side), "score": score($0)]) },
      move.results.number, move.results.ends,
    ]
    return .phrase(
      .textOpening, ["square": name(move.square), "facts": .list(facts.compactMap(\.self))])
  }

  private func scores(_ moves: [MoveScore], of side: Disk) -> Statement {
    guard let best = moves.first else { return .phrase(.noHint) }
    let certainty = Statement.certainty(of: best)
    return .phrase(
      .allScores,
      [
        "side": .side(side), "certainty": certainty,
        "moves": .list(statements(on: moves[...], after: certainty)),
      ])
  }

  /// Moves with their scores. Each says how sure it is, unless the one before says the same.
  private func statements(on moves: ArraySlice<MoveScore>, after said: Statement) -> [Statement] {
    var said = said
    return moves.map { move in
      let scored = Statement.phrase(
        .hintMove, ["square": name(move.square), "score": score(move.score)])
      let certainty = Statement.certainty(of: move)
      defer { said = certainty }
      return certainty == said
        ? scored : .phrase(.moveCertainty, ["move": scored, "certainty": certainty])
    }
  }

  /// A score with its sign as a word.
  private func score(_ disks: Int) -> Statement {
    guard disks != 0 else { return .number(0) }
    return .phrase(disks > 0 ? .plus : .minus, ["disks": .number(abs(disks))])
  }
}

extension TypingMistake: StatementConvertible {
  /// The text about the mistake.
  public var statement: Statement {
    switch self {
    case .unknown(let word):
      .phrase(.unknownCommand, ["word": .text(String(word.prefix(20)))])
    case .ambiguous(let word, let commands):
      .phrase(
        .ambiguousCommand,
        ["word": .text(word), "commands": .list(commands.map { .text($0.rawValue) })])
    case .form(let command): .phrase(.commandForm, ["form": .text(command.form)])
    case .levelRange:
      .phrase(
        .levelRange,
        ["first": .number(Level.numbers.lowerBound), "last": .number(Level.numbers.upperBound)])
    case .noGame(.empty): .phrase(.textNoGame)
    case .noGame(let error): .phrase(.noPosition, ["defect": error.statement])
    case .invalidUTF8: .phrase(.lineNotUTF8)
    case .tooLong: .phrase(.lineTooLong)
    }
  }
}
