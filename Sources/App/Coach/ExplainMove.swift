import Analysis
import Coach
import GameSession
import ReversiCore

/// The search for why a move is worse than the best one, or better than the others.
package struct ExplainMove: WantedJob {
  package struct Reply: Sendable, Hashable {
    package let move: ExplainMove
    /// Nil if no other move is legal.
    package let explanation: Explanation?

    package init(_ explanation: Explanation?, of move: ExplainMove) {
      self.move = move
      self.explanation = explanation
    }
  }

  package let position: Position
  package let square: Square
  package let before: Evaluation
  package let after: Evaluation

  package init(position: Position, square: Square, before: Evaluation, after: Evaluation) {
    self.position = position
    self.square = square
    self.before = before
    self.after = after
  }

  package func deliver(_ reply: Reply, to app: inout App) -> [App.Effect] {
    if self == app.askedWorstMove {
      app.gameScores.lastExplained = reply
    } else {
      app[Review.self]?.explained = reply
    }
    return []
  }
}

extension ExplainMove {
  /// The question about the move after a number of plies; nil for a pass, or unless the scores
  /// around it are final.
  init?(_ index: Int, of analysis: GameAnalysis) {
    guard case .place(let move) = analysis.record.plies[index],
      let before = analysis.finalEvaluation(at: index),
      let after = analysis.finalEvaluation(at: index + 1)
    else { return nil }
    self.init(
      position: analysis.positions[index], square: move.square, before: before, after: after)
  }
}

/// The play that shows the first reason, or what follows the move if there is none.
struct ReasonLine: Sendable, Hashable {
  /// Begins with the move itself or with the better one.
  let moves: [Square]
  /// Whether `moves` begins with the move that was asked about.
  let isPlayed: Bool
}

extension ExplainMove.Reply {
  /// Nil without an explanation.
  var line: ReasonLine? {
    explanation.map { explanation in
      let moves =
        explanation.reasons.first.map { [$0.move] + $0.line }
        ?? explanation.worse.steps.map(\.move.square)
      return ReasonLine(moves: moves, isPlayed: moves.first == move.square)
    }
  }
}

extension App {
  /// The number of plies before the last move up to the position in view, perhaps before a pass.
  private var reasonPly: Int? {
    guard let place = viewedPlace, place.showsReason else { return nil }
    return shownLine.plies.prefix(place.ply).lastIndex { !$0.isPass }
  }

  /// A position to search before the coach is asked, as a review does: the one after the move, then
  /// the one before it.
  var unsearchedReasonPly: Int? {
    reasonPly.flatMap { ply in [ply + 1, ply].first { !viewedScores.isReviewed($0) } }
  }

  private var askedMove: ExplainMove? {
    guard areHintsAllowed, let ply = reasonPly, unsearchedReasonPly == nil else { return nil }
    return ExplainMove(ply, of: viewedScores.analysis)
  }

  /// The move that lost the most disks, while the end of the game shows it.
  fileprivate var askedWorstMove: ExplainMove? { viewedPlace == nil ? worstMove?.question : nil }

  package var explainedWorstMove: ExplainMove.Reply? {
    guard let reply = gameScores.lastExplained, reply.move == worstMove?.question else {
      return nil
    }
    return reply
  }

  /// Nil once the coach has replied.
  var wantedExplanation: ExplainMove? {
    if let move = askedWorstMove { return explainedWorstMove == nil ? move : nil }
    guard let move = askedMove, review?.explained?.move != move else { return nil }
    return move
  }

  /// What the coach says about the ply that led to the position in view.
  package var explained: ExplainMove.Reply? {
    guard let reply = review?.explained, review?.walk != nil || reply.move == askedMove else {
      return nil
    }
    return reply
  }

  package var isReasonSearched: Bool {
    reasonPly != nil
      && (wantedSearch != nil && unsearchedReasonPly != nil || wantedExplanation != nil)
  }
}
