import Analysis
import Coach
import Posix
import ReversiCore

/// Gives a position the score that a review has for it, and the same one whenever it is asked.
///
/// Reviews, the end of a game, reasons, practice, `analyze` and hints in text mode all ask a
/// reviewer. Each search begins with an empty table of one size, so that its score depends on the
/// position alone. It belongs to the thread that made it.
package final class Reviewer {
  /// The engine of the searches. Nobody else's searches change what it finds here.
  package let engine = Engine(tableBytes: Reviewer.tableBytes)
  private let usesBook: Bool

  /// In bytes. A game takes 0.37 s with it, 0.40 s with 1 MB and 0.54 s with 16 MB, which take
  /// longer to clear (version 1.35, 10 games between people).
  private static let tableBytes = 4 << 20

  /// Creates a reviewer. Positions of the opening book have its scores, unless `usesBook` is false.
  package init(usesBook: Bool = true) { self.usesBook = usesBook }

  /// The score of a position, with those of its moves if the book has them. A finished game is not
  /// searched.
  ///
  /// The result means nothing if `stop` is stopped.
  package func evaluate(
    _ position: Position, stop: StopToken = StopToken()
  ) -> PositionAnalysis {
    let position = position.afterPass
    if usesBook, let known = OpeningBook.embedded.analysis(of: position) { return known }
    engine.forget()
    return PositionAnalysis(
      engine.evaluate(position, limits: .evaluation(at: .review), stop: stop))
  }

  /// The scores of a position and of its moves. A move loses as much as in a review. If a pass is
  /// due, these are the moves after it.
  ///
  /// The result means nothing if `stop` is stopped.
  package func analyze(
    _ position: Position, stop: StopToken = StopToken()
  ) -> PositionAnalysis {
    let position = position.afterPass
    let found = evaluate(position, stop: stop)
    guard let side = position.turn, let square = found.evaluation.line.first else { return found }
    let best = MoveScore(square, found.evaluation, of: side)
    let others = position.legalMoves.filter { $0 != square }.map { square in
      var next = position
      _ = try? next.play(square)
      let evaluation = evaluate(next, stop: stop).evaluation
      // A search that looks a move further may find it better. Then it is as good.
      return evaluation.score(for: side) > best.score
        ? MoveScore(square, found.evaluation, of: side, line: [square])
        : MoveScore(before: square, evaluation, of: side)
    }.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
    return PositionAnalysis([best] + others, of: side) ?? found
  }

  /// Evaluates all positions of a game, the last one first. `progress` is called after each search.
  ///
  /// The result means nothing if `stop` is stopped.
  package func analyze(
    _ record: GameRecord, stop: StopToken = StopToken(), progress: () -> Void = {}
  ) -> GameAnalysis {
    var analysis = GameAnalysis(of: record)
    for index in analysis.positions.indices.reversed() where !analysis.isFinal(at: index) {
      analysis.set(evaluate(analysis.positions[index], stop: stop), at: index)
      progress()
    }
    return analysis
  }

  /// Why a move of a game is worse than the best one, or better than the others; nil for a pass,
  /// the only legal move, or before the scores around it are known. The answer is always the same.
  ///
  /// - Parameter index: The number of plies before it, less than the number of all plies.
  package func explanation(at index: Int, in analysis: GameAnalysis) -> Explanation? {
    engine.forget()
    return analysis.explanation(at: index, by: engine.analyst())
  }

  /// The positions of a game that this reviewer analyzed that are worth practicing, in the order of
  /// the game: a side gave away three disks or more, and one move is clearly the best.
  ///
  /// The result means nothing if `stop` is stopped.
  package func exercises(
    in analysis: GameAnalysis, for side: Disk, stop: StopToken = StopToken()
  ) -> [Position] {
    analysis.positions(beforeMistakesOf: side)
      .filter { analyze($0, stop: stop).moves.hasClearBest }
  }
}

extension Reviewer {
  /// The first move of a line's side that gives too much away; nil if all moves of that side are
  /// good. The result means nothing if `stop` is stopped.
  package func fault(
    in line: Repertoire.Line, stop: StopToken = StopToken()
  ) -> Repertoire.Fault? {
    for (ply, _) in line.positions where !stop.isStopped {
      if let fault = fault(at: ply, of: line.game, stop: stop) { return fault }
    }
    return nil
  }

  /// What is wrong with a move of a line, by the book, or by what a review finds; nil if it does
  /// not give too much away. The result means nothing if `stop` is stopped.
  ///
  /// - Parameter ply: The number of plies before the move.
  package func fault(
    at ply: Int, of game: GameRecord, stop: StopToken = StopToken()
  ) -> Repertoire.Fault? {
    var analysis = GameAnalysis(of: game)
    let position = analysis.positions[ply]
    guard case .place(let move) = game.plies[ply], position.legalMoves.count > 1 else {
      return nil
    }
    let found = evaluate(position, stop: stop)
    var (loss, best) = (found.moves.loss(of: move.square), found.moves.first?.square)
    if found.evaluation.certainty != .book {
      analysis.set(found, at: ply)
      analysis.set(evaluate(analysis.positions[ply + 1], stop: stop), at: ply + 1)
      let score = analysis.plyScore(at: ply)
      (loss, best) = (score?.loss, score?.bestMove)
    }
    guard !stop.isStopped, let loss, let best, loss > Repertoire.maximumLoss else { return nil }
    return Repertoire.Fault(
      ply: ply, number: game.standing(at: ply).moveNumber, move: move, loss: loss, best: best)
  }
}

extension Position {
  fileprivate var afterPass: Position {
    var position = self
    if case .passDue = position.state { try? position.pass() }
    return position
  }
}

extension MoveScore {
  /// The score of the best move of a side, or of one that is as good.
  fileprivate init(_ square: Square, _ best: Evaluation, of side: Disk, line: [Square]? = nil) {
    self.init(
      square: square, score: best.score(for: side), depth: best.depth, certainty: best.certainty,
      line: line ?? best.line)
  }

  /// The score of a move of a side that leads to a position.
  fileprivate init(before square: Square, _ next: Evaluation, of side: Disk) {
    self.init(
      square: square, score: next.score(for: side), depth: next.depth + 1,
      certainty: next.certainty, line: [square] + next.line)
  }
}
