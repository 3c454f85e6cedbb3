import ReversiCore
import ReversiEngine

/// Plays games against itself. A game's number and the run's seed determine the game.
final class GamePlayer {
  private let search: FixedDepthSearch
  private let depth: Int
  private let seed: UInt64

  /// A player that searches to `depth` plies after the random part.
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
        moves.count < randomPlies
        ? RandomOpening.square(of: legal, using: &generator)
        : search.bestMove(board, depth: depth)?.square ?? legal.trailingZeroBitCount
      moves.append(square)
      board = board.playing(square, flips: board.flips(at: square))
    }
    return PlayedGame(randomPlies: min(randomPlies, moves.count), moves: moves)
  }

  /// A random position of a game, after its random part, whose number of empty squares is in
  /// `empties`, or nil.
  func position(ofGame number: Int, empties: ClosedRange<Int>) -> SearchBoard? {
    var boards: [SearchBoard] = []
    play(number).replay { if empties.contains($0.emptyCount) { boards.append($0) } }
    var generator = SeededGenerator(seed: ~seed, game: number)
    return boards.randomElement(using: &generator)
  }

  /// Usually 8 to 20 random plies. One game in five has up to 44, to include the endings of
  /// lopsided games, and one in ten has fewer, to include openings.
  private static func randomPlies(using generator: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: Int.random(in: 2...7, using: &generator)
    case 1...2: Int.random(in: 21...44, using: &generator)
    default: Int.random(in: 8...20, using: &generator)
    }
  }
}
