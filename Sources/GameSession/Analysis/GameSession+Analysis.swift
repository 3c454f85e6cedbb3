import Analysis
import ReversiCore

/// The scores of positions. No move waits for them.
extension GameSession {
  /// The rounds that score all positions before the one in view is searched further: those that
  /// take a tenth of a second for a whole game.
  private static let quickRounds = 2

  /// Starts, continues or stops the analysis that the state after an event calls for.
  ///
  /// - Parameters:
  ///   - effects: The effects of the event itself.
  ///   - before: The record in view before the event.
  /// - Returns: All effects, in order: an analysis is stopped before a request is started.
  mutating func analyze(after effects: [Effect], from before: GameRecord) -> [Effect] {
    if game.position.outcome != nil && reviewPlace == nil { isEvaluationShown = false }
    // Before the scores follow the game, since they are forgotten with the hint.
    let effects = effects + answerHint()
    followGame()
    let record = shownLine
    let wanted = wantedAnalysis
    guard wanted != analysis?.subject || record != before else { return effects }
    let stop = analysis.map { [Effect.stopRequest($0.id)] } ?? []
    analysis = nil
    guard let wanted else { return stop + effects }
    let id = game.newRequest()
    analysis = RunningAnalysis(id: id, subject: wanted)
    let request = PlayerRequest(
      id: id, record: record.standing(at: wanted.ply) ?? record, task: .analysis(wanted.limit))
    return stop + effects + [.startRequest(request)]
  }

  /// Lets the review and the scores follow the game, and those of a variation the variation.
  private mutating func followGame() {
    let shown = shownGame
    reviewPlace?.follow(shown)
    if showsScores || gameScores.isBlank {
      gameScores.follow(shown)
    } else {
      gameScores = GameScores(shown)
    }
    variationScores = reviewPlace?.variation.map { variation in
      var scores = variationScores ?? gameScores
      scores.follow(variation)
      return scores
    }
  }

  /// The game in view: the session's, or that of the library in review.
  var shownGame: GameRecord { reviewPlace?.game ?? game.record }

  /// The record that leads to the position in view: that of the review if it is open, otherwise the
  /// game's.
  public var recordUpToShownPly: GameRecord { review?.record ?? game.record }

  /// The record in view: the game's, or that of the variation in review.
  var shownLine: GameRecord { reviewPlace?.variation ?? shownGame }

  /// The scores of the record in view.
  private var viewedScores: GameScores { variationScores ?? gameScores }

  /// The number of plies before the position in view.
  var viewedPly: Int { reviewPlace?.ply ?? game.record.standing }

  /// Whether the scores of the moves are shown.
  private var showsHint: Bool {
    if let reviewPlace { return reviewPlace.showsHint }
    return showsGameHint
  }

  /// Whether the hint for the game's next move is shown.
  private var showsGameHint: Bool {
    game.phase == .waiting(hint: .awaited) || game.phase == .waiting(hint: .found)
  }

  /// Whether any scores are shown. If not, the session forgets them.
  private var showsScores: Bool {
    isEvaluationShown || reviewPlace != nil || showsGameHint
  }

  /// The analysis that the state calls for.
  private var wantedAnalysis: RunningAnalysis.Subject? {
    if case .thinking = game.phase { return nil }
    let deepening = viewedScores.isDeepened(viewedPly) ? nil : deepening(viewedPly)
    if showsHint, let deepening { return deepening }
    let rounds = Level.reviewRounds.count
    if reviewPlace != nil {
      return viewedScores.next(of: rounds) ?? (isEvaluationShown ? deepening : nil)
    }
    guard isEvaluationShown else { return nil }
    return gameScores.next(of: Self.quickRounds) ?? deepening ?? gameScores.next(of: rounds)
  }

  private func deepening(_ ply: Int) -> RunningAnalysis.Subject {
    RunningAnalysis.Subject(ply: ply, limit: game.pace.analysisLimit)
  }

  /// Takes the scores of a position. Nil is final and means that the analysis failed.
  mutating func take(_ found: PositionAnalysis?, isFinal: Bool, of subject: RunningAnalysis.Subject)
  {
    if isFinal { analysis = nil }
    let isDeep = subject == deepening(subject.ply)
    variationScores?.take(found, of: subject, isFinal: isFinal, isDeep: isDeep)
    // A variation shares its first positions with the game.
    if subject.ply <= review?.branch ?? subject.ply {
      gameScores.take(found, of: subject, isFinal: isFinal, isDeep: isDeep)
    }
  }

  /// Announces the hint that is awaited once no search can find more, whichever reply made it
  /// complete.
  private mutating func answerHint() -> [Effect] {
    guard game.phase == .waiting(hint: .awaited), gameScores.analysis.record == game.record,
      gameScores.isDeepened(game.record.standing)
    else { return [] }
    return game.completeHint(gameScores.scoredMoves(at: game.record.standing))
  }

  mutating func toggleEvaluation() -> [Effect] {
    isEvaluationShown = !isEvaluationShown && (game.position.outcome == nil || reviewPlace != nil)
    guard isEvaluationShown else { return [] }
    let ply = viewedPly
    if variationScores == nil { gameScores.retry(ply) } else { variationScores?.retry(ply) }
    return []
  }

  mutating func toggleHint() -> [Effect] {
    if reviewPlace != nil {
      reviewPlace?.showsHint.toggle()
      return []
    }
    game.toggleHint()
    if game.phase == .waiting(hint: .awaited) { gameScores.retry(game.record.standing) }
    return []
  }

  /// Takes a reply if it belongs to the analysis or to the game's request.
  ///
  /// A reply of the wrong kind fails its request.
  mutating func take(_ reply: PlayerReply, to id: RequestID) -> [Effect] {
    guard let analysis, analysis.id == id else { return game.take(reply, to: id) }
    if case .analysis(let found, let isFinal) = reply {
      take(found, isFinal: isFinal, of: analysis.subject)
      return []
    }
    take(nil, isFinal: true, of: analysis.subject)
    return reply.isFinal ? [] : [.stopRequest(id)]
  }
}

/// The scores that the person sees.
extension GameSession {
  /// The scores of the moves of the position in view, if the person asked for them.
  public var hint: Hint? {
    guard showsHint else { return nil }
    return Hint(
      moves: viewedScores.scoredMoves(at: viewedPly),
      isSearching: !viewedScores.isDeepened(viewedPly))
  }

  /// The score of the position in view, if the person wants to see it.
  public var evaluation: ShownEvaluation {
    guard isEvaluationShown else { return .hidden }
    let known = viewedScores[viewedPly]?.evaluation
    return viewedScores.isDeepened(viewedPly) ? .found(known) : .searching(known)
  }

  /// The scores of all positions of the record in view, as far as they are known; empty unless
  /// evaluation or review show them.
  public var scores: GameAnalysis { viewedScores.analysis }
}
