import Analysis
import Posix
import ReversiCore

extension Engine {
  /// The scores of a position as a review has them: those of the book, or of a search as deep as
  /// its last round.
  ///
  /// The result means nothing if `stop` is stopped.
  package func review(_ position: Position, stop: StopToken = StopToken()) -> PositionAnalysis {
    OpeningBook.embedded.analysis(of: position)
      ?? analyze(position, limits: .evaluation(at: .review), stop: stop)
  }

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
  /// not give too much away.
  ///
  /// The engine forgets earlier positions first, so the same move always gives away as much. The
  /// result means nothing if `stop` is stopped.
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
    forget()
    let found = review(position, stop: stop)
    var (loss, best) = (found.moves.loss(of: move.square), found.moves.first?.square)
    if found.evaluation.certainty != .book {
      analysis.set(found, at: ply)
      analysis.set(review(analysis.positions[ply + 1], stop: stop), at: ply + 1)
      let score = analysis.plyScore(at: ply)
      (loss, best) = (score?.loss, score?.bestMove)
    }
    guard !stop.isStopped, let loss, let best, loss > Repertoire.maximumLoss else { return nil }
    return Repertoire.Fault(
      ply: ply, number: game.standing(at: ply).moveNumber, move: move, loss: loss, best: best)
  }
}
