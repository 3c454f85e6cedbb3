import Analysis
import Coach
import ReversiCore

/// The search for why a move is worse than the best one, or better than the others.
package struct ExplainMove: WantedJob {
  /// What the coach says about the move.
  package struct Reply: Sendable, Hashable {
    package let move: ExplainMove
    /// Nil if no other move is legal.
    package let explanation: Explanation?

    package init(_ explanation: Explanation?, of move: ExplainMove) {
      self.move = move
      self.explanation = explanation
    }
  }

  /// The position before the move.
  package let position: Position
  package let square: Square
  /// The evaluations of the positions before and after the move.
  package let before: Evaluation
  package let after: Evaluation

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
  /// The question about the move after a number of plies; nil for a pass, or before the scores
  /// around it are known.
  init?(_ index: Int, of analysis: GameAnalysis) {
    guard case .place(let move) = analysis.record.plies[index],
      let before = analysis.evaluation(at: index), let after = analysis.evaluation(at: index + 1)
    else { return nil }
    self.init(
      position: analysis.positions[index], square: move.square, before: before, after: after)
  }
}

/// The line that shows the first reason, or what follows the move if there is none.
struct ReasonLine: Sendable, Hashable {
  /// The moves, beginning with the move itself or with the better one.
  let moves: [Square]
  /// Whether the first of them is the move that was asked about.
  let isPlayed: Bool
}

extension ExplainMove.Reply {
  /// The line that shows the first reason; nil without an explanation.
  var line: ReasonLine? {
    explanation.map { explanation in
      let moves =
        explanation.reasons.first.map { [$0.move] + $0.line }
        ?? explanation.worse.steps.map(\.move.square)
      return ReasonLine(moves: moves, isPlayed: moves.first == move.square)
    }
  }

  /// The squares that the reasons are about.
  package var squares: SquareSet {
    explanation?.reasons.reduce(into: []) { $0.formUnion($1.squares) } ?? []
  }
}

extension App {
  /// The number of plies before the move whose reason is shown: the last one up to the position in
  /// view, perhaps before a pass. Nil if no reason is shown.
  private var reasonPly: Int? {
    guard let place = viewedPlace, place.showsReason else { return nil }
    return shownLine.plies.prefix(place.ply).lastIndex { !$0.isPass }
  }

  /// The number of plies before a position that has to be searched further before the coach is
  /// asked: the one after the move, and then the one before it.
  var unsearchedReasonPly: Int? {
    reasonPly.flatMap { ply in [ply + 1, ply].first { !viewedScores.isExplained($0) } }
  }

  /// The move that the coach is asked about, once the scores before and after it are known.
  private var askedMove: ExplainMove? {
    guard areHintsAllowed, let ply = reasonPly, unsearchedReasonPly == nil else { return nil }
    return ExplainMove(ply, of: viewedScores.analysis)
  }

  /// The move that lost the most disks, while the end of the game shows it.
  fileprivate var askedWorstMove: ExplainMove? { viewedPlace == nil ? worstMove?.question : nil }

  /// What the coach says about the move that lost the most disks, once it is known.
  package var explainedWorstMove: ExplainMove.Reply? {
    guard let reply = gameScores.lastExplained, reply.move == worstMove?.question else {
      return nil
    }
    return reply
  }

  /// The question to the coach, until it has replied.
  var wantedExplanation: ExplainMove? {
    if let move = askedWorstMove { return explainedWorstMove == nil ? move : nil }
    guard let move = askedMove, review?.explained?.move != move else { return nil }
    return move
  }

  /// What the coach says about the ply that led to the position in view, if it is shown and known.
  package var explained: ExplainMove.Reply? {
    guard let reply = review?.explained, review?.walk != nil || reply.move == askedMove else {
      return nil
    }
    return reply
  }

  /// Whether the reason is still searched.
  package var isReasonSearched: Bool {
    reasonPly != nil
      && (wantedSearch != nil && unsearchedReasonPly != nil || wantedExplanation != nil)
  }

  /// Whether the search for the reason waits for the computer's move in the game.
  package var isReasonPaused: Bool {
    reasonPly != nil && explained == nil && game.thinkingSide != nil
  }
}
