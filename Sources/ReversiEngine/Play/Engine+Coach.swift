import Analysis
import Coach
import Posix
import ReversiCore

extension Engine {
  /// The static evaluation of a position, split into the parts of the board that it comes from.
  ///
  /// Searches score their last positions by it. The parts of two such positions say where the
  /// difference of their scores comes from.
  package func attribution(of position: Position) -> Attribution {
    evaluation.attribution(of: position)
  }

  /// What this engine says about positions to the coach, on the thread of the engine.
  ///
  /// It searches without a clock, so the same position gets the same answer from an engine that has
  /// forgotten earlier searches.
  ///
  /// - Parameter limits: The limits of the search for the two best moves.
  package func analyst(_ limits: SearchLimits = .explanation) -> Analyst {
    let search = CoachSearch(evaluation, depth: min(limits.depth, CoachSearch.depth))
    return Analyst(
      moves: { self.rank($0, best: 2, limits: limits) },
      score: { search.score(of: $0, without: $2, for: $1) },
      bestMoves: { search.bestMoves(of: $0, score: $1) },
      attribution: { self.attribution(of: $0) })
  }
}

extension SearchLimits {
  /// The limits of the search for the two best moves, which takes 2 ms on average.
  package static let explanation = SearchLimits(
    depth: 8, exactFrom: 14, selectivity: .percent73)

  /// The limits for explanations in games that were analyzed within some limits: no deeper, because
  /// a quick analysis has quick reasons.
  package static func explanation(within limits: SearchLimits) -> SearchLimits {
    var shallower = explanation
    shallower.depth = min(limits.depth, shallower.depth)
    shallower.exactFrom = min(limits.exactFrom, shallower.exactFrom)
    return shallower
  }
}

/// What a position would be worth without some moves, and which moves keep an exact score.
///
/// Its answers depend on nothing but the question. Belongs to one thread.
private final class CoachSearch {
  private var searcher: Searcher
  private let depth: Int

  init(_ evaluation: EvaluationWeights, depth: Int) {
    self.depth = depth
    searcher = Searcher(
      table: TranspositionTable(bytes: Self.tableBytes), evaluator: Evaluator(evaluation),
      stop: StopToken())
  }

  /// In bytes. Only searches to the end of the game need a table, from 14 empty squares.
  private static let tableBytes = 1 << 20

  /// Down from this number of empty squares, a search of ``depth`` plies without some moves goes to
  /// the end of the game, in as much time as it takes before.
  private static let endEmpties = 11

  /// The depth of other searches in plies. In 200 mistakes of people that lose six disks or more,
  /// 5, 6, 7 and 8 plies find a reason for 83, 83, 83 and 84 %, and take 15, 24, 75 and 171 ms.
  static let depth = 5

  /// The score for dark, in disks, by a full-width search in which a side must not place disks on
  /// some squares.
  func score(of position: Position, without banned: SquareSet, for side: Disk) -> Double {
    guard let turn = position.turn else { return Double(position.finalScore ?? 0) }
    let board = SearchBoard(position)
    let empties = board.emptyCount
    let units = searcher.estimate(
      board, without: side == turn ? (banned.rawValue, 0) : (0, banned.rawValue),
      depth: depth == Self.depth && empties <= Self.endEmpties ? empties : depth,
      alpha: -Evaluator.scoreBound - 1, beta: Evaluator.scoreBound + 1)
    let disks = Double(units) / Double(Evaluator.unitsPerDisk)
    return turn == .dark ? disks : -disks
  }

  /// The moves that keep the exact score of a position, which is for the side to move.
  func bestMoves(of position: Position, score: Int) -> SquareSet {
    let board = SearchBoard(position)
    // No move scores higher, so no reply to one scores lower.
    return SquareSet(
      position.legalMoves.filter { square in
        let place = Int(square.rawValue)
        let next = board.playing(place, flips: board.flips(at: place))
        return -score >= Score.highest || bound(of: next, alpha: -score) <= -score
      })
  }

  /// A bound on the exact score for the player to move: a lower bound above alpha, otherwise an
  /// upper one.
  private func bound(of board: SearchBoard, alpha: Int) -> Int {
    searcher.indices[0] = searcher.evaluator.indices(of: board)
    return searcher.search(board, ply: 0, empties: board.emptyCount, to: .end, alpha: alpha)
  }
}
