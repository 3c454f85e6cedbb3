import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

/// A side, and whether it is the only one that the person at the keyboard moves for.
struct NamedSide: Sendable, Hashable {
  let side: Disk
  var isYou = false
}

// Lines that consist of several parts. The order of the parts is the same in every language.
extension TextModeWords {
  // Sides.

  func name(_ player: NamedSide) -> String { player.isYou ? you : words.name(of: player.side) }

  /// At the beginning of a sentence.
  func name(first player: NamedSide) -> String { player.isYou ? youFirst : name(player) }

  func plays(_ player: NamedSide, _ mode: Mode, _ moveLimit: MoveLimit) -> String {
    guard !player.isYou else { return youPlayNow(player.side) }
    let name = self.player(mode, moveLimit)
    guard mode == .computer, let level = moveLimit.level else { return playsNow(player.side, name) }
    return playsNow(player.side, named(name, as: words.players.person(at: level)))
  }

  func began(_ origin: GameSession.Announcement.Origin, in app: App) -> String {
    let opening = app.game.record.openingPlies > 0 ? Opening.reached(by: app.game.record) : nil
    return words.sentences(
      [began(origin)] + players(of: app) + (origin == .start ? [helpTip] : [])
        + [opening.map { self.opening(words.name(of: $0)) }].compactMap(\.self))
  }

  private func players(of app: App) -> [String] {
    func player(_ side: Disk) -> String {
      self.player(app.game.modes[side], app.game.moveLimits[side])
    }
    if let you = app.you { return [youPlay(you, against: player(you.opponent))] }
    guard app.game.modes.dark != .manual else { return [youPlayBoth] }
    return Disk.allCases.map { plays($0, player($0)) }
  }

  func disks(_ counts: Sides<Int>) -> String {
    counts.dark == counts.light ? all(counts.dark) : words.reports.counts(counts)
  }

  func score(_ counts: Sides<Int>) -> String { words.sentence(disks(counts)) }

  // Moves and squares.

  func name(_ square: Square) -> String {
    isSpelling ? words.spelled(square) : square.description
  }

  func list(_ squares: some Sequence<Square>) -> String { words.list(squares.map(name)) }

  /// Lists the legal moves if they are few.
  func turn(_ number: Int, of player: NamedSide, _ moves: SquareSet) -> String {
    let maximumListed = 8
    // Spelled squares need more than a blank between them.
    let squares =
      isSpelling ? list(moves) : moves.map(\.description).joined(separator: " ")
    return turn(
      number, of: player, count: moves.count,
      moves: moves.count <= maximumListed ? squares : nil)
  }

  func move(_ move: Move, of player: NamedSide, _ counts: Sides<Int>) -> String {
    words.sentences([
      words.sentence("\(name(first: player)) \(turning(move))"), score(counts),
    ])
  }

  func last(_ move: Move, of player: NamedSide) -> String {
    last("\(name(player)) \(turning(move))")
  }

  /// `you` is nil unless the person has exactly one side.
  func over(_ counts: Sides<Int>, _ outcome: Outcome, you: Disk?, isAsking: Bool) -> String {
    words.sentences([over(counts), result(outcome, you: you)] + (isAsking ? [askAgain] : []))
  }

  /// A side lost the game before its last move.
  func over(_ counts: Sides<Int>, _ forfeit: Forfeit, isAsking: Bool) -> String {
    let winner = forfeit.loser.opponent
    let won = words.sentence(
      words.name(of: winner) + words.game.text(of: .won(winner)))
    return words.sentences([over(counts), won] + (isAsking ? [askAgain] : []))
  }

  /// Moves by their squares, or by their number if there are many.
  func moves(_ squares: [Square]) -> String {
    guard squares.count <= 4, let last = squares.last else { return moves(squares.count) }
    let first = squares.dropLast()
    return first.isEmpty ? name(last) : list(list(first), and: name(last))
  }

  func illegal(_ square: Square, on board: Board, _ moves: SquareSet) -> String {
    words.sentences([
      board[square] == nil ? turnsNothing(square) : isOccupied(square), choices(moves),
    ])
  }

  private func cells(
    _ squares: [Square], of board: Board, _ place: (Square) -> String
  ) -> String {
    let taken = squares.compactMap { square in
      board[square].map { "\(place(square)) \($0.symbol.uppercased())" }
    }
    guard taken.count < squares.count else { return words.list(taken) }
    return words.list(taken + [taken.isEmpty ? allEmpty : restEmpty])
  }

  private func name(ofColumn column: Int) -> String {
    isSpelling ? words.spelledColumn(column) : String(Square.columnNames[column])
  }

  /// `row` is from 0 to 7.
  func row(_ row: Int, of board: Board) -> String {
    let squares = (0..<8).compactMap { Square(column: $0, row: row) }
    return self.row(row + 1, cells(squares, of: board) { name(ofColumn: $0.column) })
  }

  /// `column` is from 0 to 7.
  func column(_ column: Int, of board: Board) -> String {
    let squares = (0..<8).compactMap { Square(column: column, row: $0) }
    return self.column(
      name(ofColumn: column), cells(squares, of: board) { String($0.row + 1) })
  }

  func corners(of board: Board) -> String {
    corners(cells([.a1, .h1, .a8, .h8], of: board, name))
  }

  func content(of square: Square, in record: GameRecord) -> String {
    let content = record.position.board[square].map(words.name) ?? empty
    let told =
      if record.lastMove?.square == square {
        lastMove(content)
      } else if record.lastMove?.flips.contains(square) == true {
        turned(content)
      } else if record.position.legalMoves.contains(square) {
        legalMove(content)
      } else {
        content
      }
    return words.sentence("\(name(square)) \(told)")
  }

  /// A nil side means that the game is over.
  func tried(_ moves: [Square], _ counts: Sides<Int>, _ side: Disk?) -> String {
    words.sentences([
      after(moves, counts), side.map { turn(of: NamedSide(side: $0)) } ?? gameOver,
    ])
  }

  // Scores.

  func hint(_ moves: [MoveScore], of side: Disk) -> String {
    guard let best = moves.first else { return noHint }
    let others = list(moves.prefix(3).dropFirst(), after: certainty(of: best))
    let sentence = self.best(name(best.square), score(best.score, of: side), certainty(of: best))
    return words.sentences([sentence] + (others.isEmpty ? [] : [then(words.list(others))]))
  }

  func scores(_ moves: [MoveScore], of side: Disk) -> String {
    guard let best = moves.first else { return noHint }
    let certainty = certainty(of: best)
    return scores(of: side, certainty, words.list(list(moves[...], after: certainty)))
  }

  /// Moves with their scores. Each says how sure it is, unless the one before says the same.
  private func list(_ moves: ArraySlice<MoveScore>, after said: String) -> [String] {
    var said = said
    return moves.map { move in
      let scored = "\(name(move.square)) \(score(move.score))"
      let certainty = certainty(of: move)
      defer { said = certainty }
      return certainty == said ? scored : "\(scored) \(certainty)"
    }
  }

  private func certainty(of move: MoveScore) -> String { words.certainty(of: move) }

  func score(_ disks: Int, of side: Disk) -> String {
    "\(words.name(of: side)) \(score(disks))"
  }

  private func score(_ disks: Int) -> String {
    disks == 0 ? "0" : disks > 0 ? plus(disks) : minus(-disks)
  }

  func text(of notice: Notice) -> String {
    if case .levelOutgrown(let level, let won) = notice { return outgrown(level, won: won) }
    return words.wording(of: notice).longest
  }
}

extension App {
  func named(_ side: Disk) -> NamedSide { NamedSide(side: side, isYou: you == side) }
}

extension TextInterface {
  /// The side of a move. Moves beside the game are nobody's.
  func named(_ side: Disk, in app: App) -> NamedSide {
    place(in: app) == .game ? app.named(side) : NamedSide(side: side)
  }
}
