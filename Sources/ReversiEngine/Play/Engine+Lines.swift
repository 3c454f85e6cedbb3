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

  /// The first move of a line's side that gives too much away, by the book, or by what a review
  /// finds; nil if all moves of that side are good.
  ///
  /// The engine forgets earlier positions first, so the same line always has the same fault. The
  /// result means nothing if `stop` is stopped.
  package func fault(
    in line: Repertoire.Line, stop: StopToken = StopToken()
  ) -> Repertoire.Fault? {
    forget()
    var analysis = GameAnalysis(of: line.game)
    for (ply, position) in line.positions {
      guard case .place(let move) = line.game.plies[ply], position.legalMoves.count > 1 else {
        continue
      }
      let found = review(position, stop: stop)
      var (loss, best) = (found.moves.loss(of: move.square), found.moves.first?.square)
      if found.evaluation.certainty != .book {
        analysis.set(found, at: ply)
        analysis.set(review(analysis.positions[ply + 1], stop: stop), at: ply + 1)
        let score = analysis.plyScore(at: ply)
        (loss, best) = (score?.loss, score?.bestMove)
      }
      if stop.isStopped { return nil }
      if let loss, let best, loss > Repertoire.maximumLoss {
        return Repertoire.Fault(
          ply: ply, number: line.game.standing(at: ply).moveNumber, move: move, loss: loss,
          best: best)
      }
    }
    return nil
  }
}
