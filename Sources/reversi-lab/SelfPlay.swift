import ReversiCore
import ReversiEngine

/// Plays games against itself. A game's number and the run's seed determine the game. At depth 0
/// all moves are random.
final class GamePlayer {
  private let search: FixedDepthSearch
  private let depth: Int
  private let seed: UInt64

  init(evaluation: EvaluationWeights, depth: Int, seed: UInt64) {
    search = FixedDepthSearch(evaluation)
    self.depth = depth
    self.seed = seed
  }

  func play(_ number: Int) -> PlayedGame {
    var generator = SeededGenerator(seed: seed, game: number)
    let randomPlies = Self.randomPlies(using: &generator)
    var board = SearchBoard.start
    var moves: [Int] = []
    while true {
      var legal = board.legalMoves
      if legal == 0 {
        board = board.passed
        legal = board.legalMoves
        if legal == 0 { break }
      }
      let square =
        moves.count < randomPlies || depth == 0
        ? RandomOpening.square(of: legal, using: &generator)
        : search.bestMove(board, depth: depth)?.square ?? legal.trailingZeroBitCount
      moves.append(square)
      board = board.playing(square, flips: board.flips(at: square))
    }
    return PlayedGame(randomPlies: min(randomPlies, moves.count), moves: moves)
  }

  /// After the random part, or nil.
  func position(ofGame number: Int, empties: ClosedRange<Int>) -> SearchBoard? {
    var boards: [SearchBoard] = []
    play(number).replay { if empties.contains($0.emptyCount) { boards.append($0) } }
    var generator = SeededGenerator(seed: ~seed, game: number)
    return boards.randomElement(using: &generator)
  }

  /// Usually 8 to 20. One game in five has up to 44, to include the endings of lopsided games, and
  /// one in ten has fewer, to include openings.
  private static func randomPlies(using generator: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: Int.random(in: 2...7, using: &generator)
    case 1...2: Int.random(in: 21...44, using: &generator)
    default: Int.random(in: 8...20, using: &generator)
    }
  }
}

extension SeededGenerator {
  /// The generator steps by a constant. Without scrambling neighbouring seeds once, the games would
  /// share most of their numbers.
  init(seed: UInt64, game number: Int) {
    var scrambler = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    self.init(seed: scrambler.next())
  }
}

struct PlayedGame: Hashable {
  let randomPlies: Int
  /// From 0 (a1) to 63 (h8), without passes.
  let moves: [Int]

  /// Positions after the random part that have a legal move.
  func replay(_ visit: (SearchBoard) -> Void) {
    var board = SearchBoard.start
    for (ply, square) in moves.enumerated() {
      if board.legalMoves >> UInt64(square) & 1 == 0 { board = board.passed }
      if ply >= randomPlies { visit(board) }
      board = board.playing(square, flips: board.flips(at: square))
    }
  }

  var isWhole: Bool {
    guard randomPlies <= moves.count else { return false }
    var board = SearchBoard.start
    for square in moves {
      if board.legalMoves == 0 { board = board.passed }
      guard (0..<64).contains(square), board.legalMoves >> UInt64(square) & 1 == 1 else {
        return false
      }
      board = board.playing(square, flips: board.flips(at: square))
    }
    return board.legalMoves == 0 && board.passed.legalMoves == 0
  }
}

/// In a file, a game consists of bytes: the number of random plies, the number of moves, and the
/// moves.
extension PlayedGame {
  static func encode(_ games: [PlayedGame]) -> [UInt8] {
    games.flatMap { game in
      [UInt8(game.randomPlies), UInt8(game.moves.count)] + game.moves.map(UInt8.init)
    }
  }

  static func decode(_ bytes: [UInt8], count: Int) throws(Damage) -> [PlayedGame] {
    if bytes.isEmpty { throw Damage("it is empty") }
    var reader = ByteReader(bytes)
    var games: [PlayedGame] = []
    while !reader.isAtEnd {
      let number = games.count + 1
      guard let randomPlies = reader.number(UInt8.self), let length = reader.number(UInt8.self),
        let moves = reader.bytes(Int(length))
      else { throw Damage("it is cut off in game \(number)") }
      let game = PlayedGame(randomPlies: Int(randomPlies), moves: moves.map(Int.init))
      guard game.isWhole else { throw Damage("game \(number) is not a legal game to its end") }
      games.append(game)
    }
    guard games.count == count else {
      throw Damage("it holds \(games.count) games, not \(count)")
    }
    return games
  }
}
