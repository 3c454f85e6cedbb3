import Notation
import ReversiCore

/// A move in the opening, with what is known of it.
package struct OpeningMove: Sendable, Hashable {
  package let square: Square
  /// The named opening that the move leads to, or nil.
  package let opening: Opening?
  /// The score for the side to move, from the book; nil if the book does not have the move.
  package let score: Int?
  /// The share of people who play the move or one to the same position, 0 to 1; nil if nobody was
  /// asked about.
  package var share: Double?
  /// The results of the games in which the move was played.
  package internal(set) var results = GameResults()
  /// The best known replies, if they were looked for.
  package internal(set) var replies: [OpeningMove] = []
}

/// The moves in a position that the book knows, that lead to a named opening, or that were played
/// in games.
///
/// Neither the order of moves nor the turning of the board matters. Of moves that lead to the same
/// position, only the first one is listed.
package struct OpeningMoves: Sendable, Hashable {
  package let position: Position
  /// The moves: those of the book, best first; those with a name; then others as they are found in
  /// games.
  package var moves: [OpeningMove] {
    known.map { move in
      var move = move
      move.replies = Array((replies[move.square]?.moves ?? []).prefix(Self.maximumReplies))
      return move
    }
  }

  /// The moves without replies.
  private var known: [OpeningMove]
  private var replies: [Square: OpeningMoves] = [:]
  private static let maximumReplies = 4

  private let shape: OpeningShape
  private let disks: Int
  /// The first legal move, in the order of the squares, to each position.
  private var squares: [OpeningShape: Square] = [:]
  private var shares: [Square: Double] = [:]

  /// The moves in a position, before games are counted.
  ///
  /// `scores` are those of the book's moves for the side to move.
  package init(
    in position: Position, scores: [Square: Int] = [:], people: PeopleMoves? = nil
  ) {
    self.position = position
    shape = OpeningShape(position)
    disks = position.board.disks
    known = []
    guard case .toMove(let side) = position.state else { return }
    for square in position.legalMoves {
      guard let move = position.board.move(of: side, at: square) else { continue }
      let after = OpeningShape(position.board.playing(move), turn: side.opponent)
      if let people {
        shares[squares[after] ?? square, default: 0] += people[square]?.share ?? 0
      }
      guard squares[after] == nil else { continue }
      squares[after] = square
      let opening = Opening.named(after)
      if scores[square] != nil || opening != nil {
        known.append(OpeningMove(square: square, opening: opening, score: scores[square]))
      }
    }
    // The order of the squares decides between equal scores.
    known.sort {
      ($1.score ?? .min, $0.square.rawValue) < ($0.score ?? .min, $1.square.rawValue)
    }
    known = known.map(knowingShare)
  }

  /// Looks for the replies to the moves, before games are counted. `moves` returns the moves in a
  /// position after a move to a square.
  package mutating func addReplies(_ moves: (Position, Square) -> OpeningMoves) {
    guard case .toMove(let side) = position.state else { return }
    for square in known.map(\.square) {
      guard let move = position.board.move(of: side, at: square) else { continue }
      replies[square] = moves(
        Position(board: position.board.playing(move), turn: side.opponent), square)
    }
  }

  /// Counts a game, all its plies standing, if it went through the position and on. `you` is the
  /// side of the person at the keyboard, if that person had one side.
  package mutating func count(_ record: GameRecord, you: Disk?) {
    for square in replies.keys { replies[square]?.count(record, you: you) }
    var board = record.start.board
    for ply in record.plies {
      guard case .place(let move) = ply else { continue }
      let next = board.playing(move)
      guard board.disks < disks else {
        guard board.disks == disks, OpeningShape(board, turn: move.side) == shape,
          let square = squares[OpeningShape(next, turn: move.side.opponent)]
        else { return }
        return count(square, in: record, you: you)
      }
      board = next
    }
  }

  private func knowingShare(_ move: OpeningMove) -> OpeningMove {
    var move = move
    move.share = shares[move.square]
    return move
  }

  private mutating func count(_ square: Square, in record: GameRecord, you: Disk?) {
    let index = known.firstIndex { $0.square == square } ?? known.count
    if index == known.count {
      known.append(knowingShare(OpeningMove(square: square, opening: nil, score: nil)))
    }
    known[index].results.count(record, you: you)
  }
}

extension Board {
  fileprivate var disks: Int { 64 - empties.count }
}

/// Later versions may add members, but never change or remove one: other programs read them.
extension OpeningMove {
  /// The move as a JSON object without line ends. The results are counts of games.
  package var json: String {
    JSON.object([
      ("move", .string(square.description)),
      ("opening", opening.map { .string($0.name) } ?? .null),
      ("score", score.map { .number($0) } ?? .null),
      ("games", .number(results.games)),
      ("black", Self.json(of: results.dark)),
      ("you", Self.json(of: results.you)),
    ]).text
  }

  private static func json(of tally: GameResults.Tally) -> JSON {
    .object([
      ("won", .number(tally.won)), ("tied", .number(tally.tied)), ("lost", .number(tally.lost)),
    ])
  }
}

/// The results of games.
package struct GameResults: Sendable, Hashable {
  package struct Tally: Sendable, Hashable {
    package private(set) var won = 0
    /// The number of games that nobody won.
    package private(set) var tied = 0
    package private(set) var lost = 0

    package var count: Int { won + tied + lost }

    fileprivate mutating func count(_ outcome: Outcome, of side: Disk) {
      switch outcome {
      case .win(side, _): won += 1
      case .win: lost += 1
      case .tie: tied += 1
      }
    }
  }

  /// The number of games, including those that were given up.
  package private(set) var games = 0
  /// The results of the games for Black.
  package private(set) var dark = Tally()
  /// The results of the games for the person at the keyboard, if the person had one side.
  package private(set) var you = Tally()

  package init() {}

  mutating func count(_ record: GameRecord, you side: Disk?) {
    games += 1
    guard let outcome = record.position.outcome else { return }
    dark.count(outcome, of: .dark)
    if let side { you.count(outcome, of: side) }
  }
}
