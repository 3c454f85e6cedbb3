import GameSession
import ReversiCore

// The line mode.
extension English {
  func line(for remark: LineRemark, isSpelling: Bool) -> String {
    EnglishLines(words: self, isSpelling: isSpelling).line(for: remark)
  }

  func meaning(of command: LineCommand) -> String {
    switch command {
    case .place: "place a disk on d3"
    case .moves: "all legal moves"
    case .board: "the whole board"
    case .row: "what is in row N"
    case .column: "what is in column L"
    case .what: "what is on a square"
    case .attempt: "what a move would turn"
    case .pieces: "where a side's disks are"
    case .corners: "what is in the corners"
    case .last: "the last move"
    case .score: "the number of disks"
    case .hint: "the best moves"
    case .undo: "take back your move"
    case .redo: "play it again"
    case .level: "computer's level, 0 to 15"
    case .time: "seconds a computer's move"
    case .now: "let the computer play now"
    case .black: "plays Black"
    case .white: "plays White"
    case .again: "a new game"
    case .swap: "a new game, sides swapped"
    case .reset: "a new game, both manual"
    case .setup: "set up a position"
    case .transcript: "the moves so far"
    case .write: "write the moves"
    case .open: "read a game"
    case .review: "how the game went"
    case .help: "this list"
    case .quit: "leave; the game is kept"
    }
  }
}

/// The remarks of the line mode in English.
private struct EnglishLines {
  let words: English
  let isSpelling: Bool

  /// The words of the spelling alphabet for the columns.
  private static let columns = [
    "alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
  ]

  func line(for remark: LineRemark) -> String {
    switch remark {
    case .game(let origin, let players):
      opening(origin) + describe(players) + (origin == .start ? " ? for help." : "")
    case .tip: "Try: white computer"
    case .turn(let player, let number, let moves):
      "Move \(number), \(you(player)). \(count(moves.count, "move"))"
        + (moves.count <= 4 ? ": \(list(moves, " "))." : ".")
    case .move(let player, let move, let counts):
      "\(beginning(player)) \(describe(move)). \(disks(counts))."
    case .passDue(let player): "\(beginning(player)) cannot place a disk. Enter to go on."
    case .over(let counts, let outcome, let side, let isAsking):
      "Over: \(disks(counts)). \(describe(outcome, you: side))"
        + (isAsking ? " Again? y or n." : "")
    case .takenBack(let squares, let number, let counts, let player):
      "Back to move \(number): \(moved(squares)) taken back. \(disks(counts)).\(turn(player))"
    case .playedAgain(let squares, let number, let counts, let player):
      "On to move \(number): \(moved(squares)) played again. \(disks(counts)).\(turn(player))"
    case .player(let player, let mode, let moveLimit):
      "\(player.isYou ? "You are" : "\(words.name(of: player.side)) is") "
        + "\(player.isYou ? words.name(of: player.side) : describe(mode, moveLimit))."
    case .thinking: "thinking"
    case .illegal(let square, let isOccupied, let moves):
      "\(name(square)) \(isOccupied ? "holds a disk" : "turns nothing over"). "
        + "Moves: \(list(moves))."
    case .notYourTurn(let side): "\(words.name(of: side)) is thinking."
    case .gameOver: "The game is over."
    case .moves(let moves): "\(count(moves.count, "move")): \(list(moves))."
    case .row(let row, let board):
      "Row \(row + 1): "
        + cells((0..<8).compactMap { Square(column: $0, row: row) }, of: board) {
          column($0.column)
        }
    case .column(let column, let board):
      "Column \(self.column(column)): "
        + cells((0..<8).compactMap { Square(column: column, row: $0) }, of: board) {
          String($0.row + 1)
        }
    case .square(let square, let disk, let state): "\(name(square)) \(describe(disk, state))."
    case .attempt(let square, let flips):
      "\(name(square)) would turn \(flips.count): \(list(flips))."
    case .pieces(let side, let squares):
      "\(words.name(of: side)) has \(squares.count)"
        + (squares.isEmpty ? "." : ": \(list(squares)).")
    case .corners(let board): "Corners: " + cells([.a1, .h1, .a8, .h8], of: board, name)
    case .last(let player, let move): "Last: \(you(player)) \(describe(move))."
    case .score(let counts): "\(disks(counts))."
    case .hint(let moves): hint(moves)
    case .noMove: "No move yet."
    case .nothingToUndo: "There is nothing to take back."
    case .nothingToRedo: "There is nothing to play again."
    case .noComputer: "No computer plays."
    case .notThinking: "No computer is thinking."
    case .gameStays: "Kept: undo, review, again, quit."
    case .verbatim(let text): text
    case .help(let command): "\(command.form): \(words.meaning(of: command))"
    case .mistake(let mistake): describe(mistake)
    case .refusal(let refusal): words.text(of: refusal)
    case .question(let dialog): "\(words.text(of: dialog)) y or n."
    case .notice(let notice): words.texts(of: notice)[0]
    case .savedAgain: "The game is saved again."
    case .setUpHelp: "Rows of x, o, -; Enter keeps, stop ends."
    case .setUpRow(let row, let cells): "Row \(row + 1), now \(cells):"
    case .setUpSide(let side): "To move, x or o, now \(side.symbol):"
    case .setUpLeft: "Nothing is set up."
    case .defect(let defect): "No game can start: \(words.texts(of: defect)[0])."
    case .reviewing(let moves): "Looking at \(count(moves, "move")). Any line stops."
    case .reviewStopped(let done, let all): "Stopped after \(done) of \(all) searches."
    case .meanLoss(let side, let tenths):
      "\(words.name(of: side)) lost \(tenths / 10).\(tenths % 10) disks a move."
    case .mistakeMade(let number, let side, let square, let loss, let best):
      "Move \(number), \(words.name(of: side)) \(name(square)): lost \(loss)"
        + (best.map { ", best \(name($0))." } ?? ".")
    case .turningMove(let number, let side, let square):
      "The game turned with move \(number), \(words.name(of: side)) \(name(square))."
    }
  }

  // Sides.

  private func you(_ player: LineRemark.Player) -> String {
    player.isYou ? "you" : words.name(of: player.side)
  }

  private func beginning(_ player: LineRemark.Player) -> String {
    player.isYou ? "You" : words.name(of: player.side)
  }

  private func describe(_ mode: Mode, _ moveLimit: MoveLimit) -> String {
    guard mode != .manual else { return "manual" }
    let name = mode.externalEngine?.text ?? "computer"
    return switch moveLimit {
    case .level(let level): "\(name) level \(level.number)"
    case .moveTime(let time): "\(name), \(time.secondsText) s a move"
    }
  }

  private func describe(_ players: LineRemark.Players) -> String {
    if let you = players.you {
      let other = you.opponent
      return "You are \(written(you)). \(written(other)), is "
        + "\(describe(players.modes[other], players.moveLimits[other]))."
    }
    if players.modes.dark == .manual {
      return "\(written(.dark)), and \(written(.light)), are manual."
    }
    return Disk.allCases.map { side in
      "\(written(side)), is \(describe(players.modes[side], players.moveLimits[side]))."
    }.joined(separator: " ")
  }

  private func written(_ side: Disk) -> String {
    "\(words.name(of: side)), \(side.symbol.uppercased())"
  }

  private func opening(_ origin: LineRemark.Origin) -> String {
    switch origin {
    case .start: "\(words.title). "
    case .new: "New game. "
    case .setUp: "Set up. "
    case .opened: "Opened. "
    }
  }

  private func turn(_ player: LineRemark.Player?) -> String {
    player.map { " \(beginning($0))." } ?? ""
  }

  private func disks(_ counts: Sides<Int>) -> String {
    counts.dark == counts.light
      ? "\(counts.dark) all"
      : "\(words.name(of: .dark)) \(counts.dark), \(words.name(of: .light)) \(counts.light)"
  }

  private func describe(_ outcome: Outcome, you: Disk?) -> String {
    switch outcome {
    case .tie: "Nobody won."
    case .win(let side, let lead):
      if let you {
        "You \(you == side ? "won" : "lost") by \(lead)."
      } else {
        "\(words.name(of: side)) won by \(lead)."
      }
    }
  }

  // Moves and squares.

  private func column(_ index: Int) -> String {
    isSpelling ? Self.columns[index] : String(Square.columnNames[index])
  }

  private func name(_ square: Square) -> String {
    isSpelling ? "\(column(square.column)) \(square.row + 1)" : square.description
  }

  private func list(_ squares: some Sequence<Square>, _ separator: String = ", ") -> String {
    // Words need more than a blank between them.
    squares.map(name).joined(separator: isSpelling ? ", " : separator)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func describe(_ move: Move) -> String {
    "\(name(move.square)), turned \(move.flips.count): \(list(move.flips))"
  }

  /// Moves that were taken back or played again.
  private func moved(_ squares: [Square]) -> String {
    guard squares.count <= 4, let last = squares.last else { return count(squares.count, "move") }
    let first = squares.dropLast()
    return (first.isEmpty ? "" : list(first) + " and ") + name(last)
  }

  /// What is on squares, each by a name of its own.
  private func cells(
    _ squares: [Square], of board: Board, _ name: (Square) -> String
  ) -> String {
    let taken = squares.compactMap { square in
      board[square].map { "\(name(square)) \($0.symbol.uppercased())" }
    }
    let rest = taken.count == squares.count ? [] : [taken.isEmpty ? "empty" : "rest empty"]
    return (taken + rest).joined(separator: ", ") + "."
  }

  private func describe(_ disk: Disk?, _ state: LineRemark.SquareState) -> String {
    let what = disk.map(words.name(of:)) ?? "empty"
    return switch state {
    case .plain: what
    case .lastMove: what + ", last move"
    case .turned: what + ", turned by the last move"
    case .legal: what + ", a legal move"
    }
  }

  private func hint(_ moves: [Hint.Move]) -> String {
    guard let best = moves.first else { return "No hint." }
    let rest = moves.prefix(3).dropFirst().map { "\(name($0.square)) \(worth($0.score))" }
    return "Best \(name(best.square)), \(worth(best.score))."
      + (rest.isEmpty ? "" : " Then \(rest.joined(separator: ", ")).")
      + (best.source == .book ? " From the book." : "")
  }

  private func worth(_ disks: Int) -> String {
    disks > 0 ? "plus \(disks)" : disks < 0 ? "minus \(-disks)" : "0"
  }

  // What cannot be followed.

  private func describe(_ mistake: LineMistake) -> String {
    switch mistake {
    case .unknown(let word): "No command \(word.prefix(20)). ? for help."
    case .ambiguous(let word, let commands):
      "\(word): " + commands.map(\.rawValue).joined(separator: ", ") + "?"
    case .form(let command): "Type: \(command.form)"
    case .noGame(let error): "No position: \(words.text(of: error))."
    case .notText: "This line is not UTF-8."
    case .tooLong: "This line is too long."
    }
  }
}
