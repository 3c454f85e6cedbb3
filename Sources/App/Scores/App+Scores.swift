import Analysis
import GameSession
import ReversiCore

/// The scores of positions. No move waits for them.
extension App {
  /// The rounds that score all positions before the one in view is searched further: those that
  /// take a tenth of a second for a whole game.
  private static let quickRounds = 2

  /// Lets the scores follow the game in view, and those of a variation the variation.
  mutating func followScores(of shown: GameRecord) {
    if showsScores || gameScores.isBlank {
      gameScores.follow(shown)
    } else {
      gameScores = GameScores(shown)
    }
    variationScores = viewedPlace?.variation.map { variation in
      var scores = variationScores ?? gameScores
      scores.follow(variation)
      return scores
    }
  }

  /// The record in view: the game's, or that of a variation.
  package var shownLine: GameRecord { viewedPlace?.variation ?? shownGame }

  /// The scores of the record in view.
  package var viewedScores: GameScores { variationScores ?? gameScores }

  /// The number of plies before the position in view.
  var viewedPly: Int { viewedPlace?.ply ?? game.record.standing }

  /// Whether the scores of the moves are shown.
  private var showsHint: Bool { viewedPlace?.showsHint ?? showsGameHint }

  /// Whether the hint for the game's next move is shown.
  private var showsGameHint: Bool {
    game.phase == .waiting(hint: .awaited) || game.phase == .waiting(hint: .found)
  }

  /// Whether any scores are shown, or will be at the end. If not, the app forgets them: whatever
  /// `wantedSearch` searches for has to be kept.
  private var showsScores: Bool {
    isEvaluationShown || viewedPlace != nil || showsGameHint || game.saved.isOver
  }

  /// The search for scores that the state calls for.
  var wantedSearch: PositionSearch? {
    guard game.thinkingSide == nil else { return nil }
    guard areHintsAllowed else { return nil }
    let deepening = viewedScores.isDeepened(viewedPly) ? nil : deepening(viewedPly)
    let rounds = Level.reviewRounds.count
    let subject: PositionSearch.Subject? =
      if showsHint, let deepening {
        deepening
      } else if let ply = unsearchedReasonPly {
        PositionSearch.Subject(ply: ply, limit: PositionSearch.Subject.explanationLimit)
      } else if let viewedPlace {
        (viewedPlace.scoresLine ? viewedScores.next(of: rounds) : nil)
          ?? (isEvaluationShown ? deepening : nil)
      } else if isEvaluationShown {
        gameScores.next(of: Self.quickRounds) ?? deepening ?? gameScores.next(of: rounds)
      } else if scoresFinishedGame, game.phase == .over {
        gameScores.next(of: Self.quickRounds)
          ?? (gameScores.worstMove == nil ? gameScores.nextOfWorstMove : nil)
      } else {
        nil
      }
    // A search goes on when a player gets a name.
    return subject.map { PositionSearch(subject: $0, line: shownLine.withoutNames) }
  }

  private func deepening(_ ply: Int) -> PositionSearch.Subject {
    PositionSearch.Subject(ply: ply, limit: analysisLimit)
  }

  /// Adds the scores of a position. Nil is final and means that the search failed.
  mutating func add(
    _ found: PositionAnalysis?, isFinal: Bool, of subject: PositionSearch.Subject
  ) {
    let isDeep = subject == deepening(subject.ply)
    variationScores?.add(found, of: subject, isFinal: isFinal, isDeep: isDeep)
    // A variation shares its first positions with the game.
    let shared = viewedPlace?.variation?.sharedPlies(with: gameScores.analysis.record)
    if subject.ply <= shared ?? subject.ply {
      gameScores.add(found, of: subject, isFinal: isFinal, isDeep: isDeep)
      if game.phase == .over { gameScores.nameWorstMove(after: Self.quickRounds) }
    }
  }

  /// Announces the hint that is awaited once no search can find more, whichever reply made it
  /// complete.
  mutating func answerHint() -> [Effect] {
    guard game.phase == .waiting(hint: .awaited), gameScores.analysis.record == game.record,
      gameScores.isDeepened(game.record.standing)
    else { return [] }
    let moves = gameScores.scoredMoves(at: game.record.standing)
    return game.handle(.hintCompleted(moves)).map { .game($0) }
  }

  mutating func toggleEvaluation() {
    isEvaluationShown = !isEvaluationShown && (game.position.outcome == nil || viewedPlace != nil)
    guard isEvaluationShown else { return }
    let ply = viewedPly
    if variationScores == nil { gameScores.retry(ply) } else { variationScores?.retry(ply) }
  }
}

/// The scores of the moves, shown until the person moves.
package struct Hint: Sendable, Hashable {
  /// The legal moves, best first; empty until some are known.
  package let moves: [MoveScore]
  /// Whether the search goes on.
  package let isSearching: Bool

  /// Whether the scores come from the opening book.
  package var isFromBook: Bool { moves.first?.certainty == .book }
}

/// The scores that the person sees.
extension App {
  /// The scores of the moves of the position in view, if the person asked for them.
  package var hint: Hint? {
    guard showsHint else { return nil }
    return Hint(
      moves: viewedScores.scoredMoves(at: viewedPly),
      isSearching: !viewedScores.isDeepened(viewedPly))
  }

  /// The best score of the position in view so far, if the person wants to see it.
  package var evaluation: Evaluation? {
    isEvaluationShown ? viewedScores[viewedPly]?.evaluation : nil
  }

  /// The scores of a game that is over; nil until all of them are known.
  package var finishedScores: GameAnalysis? {
    let analysis = gameScores.analysis
    return game.phase == .over && analysis.record == game.record && analysis.isComplete
      ? analysis : nil
  }

  /// The move of a game that is over that lost the most disks; nil until it is known.
  package var worstMove: GameScores.WorstMove? {
    game.phase == .over && gameScores.analysis.record == game.record ? gameScores.worstMove : nil
  }

  /// The scores of all positions of the record in view, as far as they are known; empty unless
  /// evaluation or review show them.
  package var scores: GameAnalysis { viewedScores.analysis }
}
