import Analysis
import GameSession
import ReversiCore

/// No move waits for scores.
extension App {
  /// These rounds come before a deeper search of the position in view: they take 0.04 s for a whole
  /// game.
  private static let quickRounds = Level.quickRounds.count

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

  package var shownLine: GameRecord { viewedPlace?.variation ?? shownGame }

  package var viewedScores: GameScores { variationScores ?? gameScores }

  var viewedPly: Int { viewedPlace?.ply ?? game.record.standing }

  private var showsHint: Bool { viewedPlace?.showsHint ?? showsGameHint }

  private var showsGameHint: Bool {
    game.phase == .waiting(hint: .awaited) || game.phase == .waiting(hint: .found)
  }

  /// Whether any scores are shown, or will be at the end. If not, the app forgets them: whatever
  /// `wantedSearch` searches for has to be kept.
  private var showsScores: Bool {
    isEvaluationShown || viewedPlace != nil || showsGameHint || game.saved.isOver
  }

  var wantedSearch: PositionSearch? {
    guard game.thinkingSide == nil else { return nil }
    guard areHintsAllowed else { return nil }
    let deepening = viewedScores.isDeepened(viewedPly) ? nil : deepening(viewedPly)
    let subject: PositionSearch.Subject? =
      if showsHint, let deepening {
        deepening
      } else if let viewedPlace, viewedPlace.scoresLine,
        let subject = viewedScores.next(of: Self.quickRounds)
      {
        // The graph takes no time.
        subject
      } else if let ply = unsearchedReasonPly {
        PositionSearch.Subject(ply: ply, kind: .review)
      } else if let viewedPlace {
        (viewedPlace.scoresLine ? viewedScores.next() : nil)
          ?? (isEvaluationShown ? deepening : nil)
      } else if isEvaluationShown {
        gameScores.next(of: Self.quickRounds) ?? deepening ?? gameScores.next()
      } else if scoresFinishedGame, game.phase == .over {
        gameScores.next()
      } else {
        nil
      }
    // A search goes on when a player gets a name.
    return subject.map { PositionSearch(subject: $0, line: shownLine.withoutNames) }
  }

  private func deepening(_ ply: Int) -> PositionSearch.Subject {
    PositionSearch.Subject(ply: ply, kind: .analysis(analysisLimit))
  }

  /// Adds the scores of a position. Nil is final: the search failed.
  mutating func add(
    _ found: PositionAnalysis?, isFinal: Bool, of subject: PositionSearch.Subject
  ) {
    let isDeep = subject == deepening(subject.ply)
    variationScores?.add(found, of: subject, isFinal: isFinal, isDeep: isDeep)
    // A variation shares its first positions with the game.
    let shared = viewedPlace?.variation?.sharedPlies(with: gameScores.analysis.record)
    if subject.ply <= shared ?? subject.ply {
      gameScores.add(found, of: subject, isFinal: isFinal, isDeep: isDeep)
    }
  }

  /// Announces the hint once no search can find more, whichever reply made it complete.
  mutating func answerHint() -> [Effect] {
    guard game.phase == .waiting(hint: .awaited), gameScores.analysis.record == game.record,
      gameScores.isDeepened(game.record.standing)
    else { return [] }
    let moves = gameScores.scoredMoves(at: game.record.standing)
    return game.handle(.hintCompleted(moves)).map { .game($0) }
  }

  /// Whether no search can change the losses in the game.
  package var isGameScored: Bool {
    gameScores.analysis.record == game.record && gameScores.next() == nil
  }

  mutating func toggleEvaluation() {
    isEvaluationShown = !isEvaluationShown && (game.position.outcome == nil || viewedPlace != nil)
    guard isEvaluationShown else { return }
    let ply = viewedPly
    if variationScores == nil { gameScores.retry(ply) } else { variationScores?.retry(ply) }
  }
}

package struct Hint: Sendable, Hashable {
  /// The legal moves, best first; empty until some are known.
  package let moves: [MoveScore]
  package let isSearching: Bool

  package var isFromBook: Bool { moves.first?.certainty == .book }
}

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

  /// The scores of a game that is over; nil until all are known.
  package var finishedScores: GameAnalysis? {
    let analysis = gameScores.analysis
    return game.phase == .over && analysis.record == game.record && analysis.isComplete
      ? analysis : nil
  }

  /// The move of the people at this terminal that lost the most disks, or of both sides if none
  /// plays; nil until the game is over and all losses are known.
  package var worstMove: GameScores.WorstMove? {
    guard game.phase == .over, gameScores.analysis.record == game.record else { return nil }
    return gameScores.worstMove(of: yourSides.isEmpty ? Disk.allCases : yourSides)
  }

  /// The known scores of the record in view; empty unless evaluation or review show them.
  package var scores: GameAnalysis { viewedScores.analysis }
}
