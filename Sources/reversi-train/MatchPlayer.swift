import ReversiCore
import ReversiEngine

/// Plays two evaluations against each other, every opening once with each colour.
final class MatchPlayer {
  /// The largest score in disks that either side may see in an opening.
  private static let balance = 6

  private let searches: [FixedDepthSearch]
  private let depth: Int
  private let seed: UInt64

  /// Both sides search full width to the same depth.
  init(first: Evaluation, second: Evaluation, depth: Int, seed: UInt64) {
    searches = [FixedDepthSearch(first), FixedDepthSearch(second)]
    self.depth = depth
    self.seed = seed
  }

  /// The two games of the opening with a number.
  func playPair(_ number: Int) -> MatchResult {
    let opening = balancedOpening(number)
    var result = MatchResult()
    result.add(difference: play(from: opening, mover: 0))
    result.add(difference: -play(from: opening, mover: 1))
    return result
  }

  /// Random plies until both evaluations agree that nobody is far ahead.
  func balancedOpening(_ number: Int) -> SearchBoard {
    var generator = RandomOpening.generator(seed: seed, number: number)
    while true {
      let plies = Int.random(in: 6...14, using: &generator)
      guard let board = RandomOpening.board(plies: plies, using: &generator) else { continue }
      let limit = Self.balance * Evaluator.unitsPerDisk
      if searches.allSatisfy({ abs($0.score(board, depth: 4)) <= limit }) { return board }
    }
  }

  /// The final difference for the side that moves first in `opening`; `mover` is its search.
  private func play(from opening: SearchBoard, mover: Int) -> Int {
    var board = opening
    var turn = 0
    while true {
      if board.legalMoves == 0 {
        if board.passed.legalMoves == 0 { return turn == 0 ? board.finalScore : -board.finalScore }
        board = board.passed
        turn = 1 - turn
      }
      guard let move = searches[(mover + turn) & 1].bestMove(board, depth: depth) else { return 0 }
      board = board.playing(move.square, flips: board.flips(at: move.square))
      turn = 1 - turn
    }
  }
}
