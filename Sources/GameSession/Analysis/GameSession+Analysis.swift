import ReversiCore

/// Evaluations of positions. No move waits for them.
extension GameSession {
  /// Starts, continues or stops the analysis that the state after an event calls for.
  ///
  /// - Parameters:
  ///   - effects: The effects of the event itself.
  ///   - before: The record before the event.
  /// - Returns: All effects, in order: an analysis is stopped before a request is started.
  mutating func analyze(after effects: [Effect], from before: GameRecord) -> [Effect] {
    if record != before {
      if evaluation != .hidden { evaluation = position.outcome == nil ? .searching(nil) : .hidden }
      let record = record
      scores = scores.following(record)
      review?.follow(record)
    }
    let wanted = wantedAnalysis
    guard wanted != analysis?.subject || record != before else { return effects }
    let stop = analysis.map { [Effect.stopRequest($0.id)] } ?? []
    analysis = nil
    guard let wanted else { return stop + effects }
    let id = newRequest()
    analysis = Analysis(id: id, subject: wanted)
    return stop + effects + [.startRequest(request(id, about: wanted))]
  }

  /// The analysis that the state calls for.
  private var wantedAnalysis: Analysis.Subject? {
    switch phase {
    case .thinking, .waiting(.searching): return nil
    case .waiting, .animating, .passing, .over: break
    }
    if let next = review?.next { return .review(ply: next.ply, next.level) }
    guard case .searching = evaluation else { return nil }
    return .game
  }

  private func request(_ id: RequestID, about subject: Analysis.Subject) -> PlayerRequest {
    switch subject {
    case .game: PlayerRequest(id: id, record: record, task: .evaluation(.evaluation))
    case .review(let ply, let level):
      PlayerRequest(
        id: id, record: review?.analysis.record.standing(at: ply) ?? record,
        task: .evaluation(level))
    }
  }

  /// Takes an evaluation. Nil is final and means that the analysis failed.
  mutating func takeEvaluation(
    _ found: Evaluation?, isFinal: Bool, of subject: Analysis.Subject
  ) {
    if isFinal { analysis = nil }
    if let found { keep(found, of: subject) }
    switch subject {
    case .game: evaluation = isFinal ? .found(found ?? evaluation.best) : .searching(found)
    case .review(let ply, _): if isFinal { review?.take(found, at: ply) }
    }
  }

  /// Keeps a score, unless a more reliable one is known.
  private mutating func keep(_ found: Evaluation, of subject: Analysis.Subject) {
    let index: Int
    switch subject {
    case .game: index = record.standing
    case .review(let ply, _): index = ply
    }
    let known = scores.evaluation(at: index)
    guard known.map({ !$0.isExact && $0.depth <= found.depth || found.isExact }) ?? true
    else { return }
    scores.set(found, at: index)
  }

  mutating func toggleEvaluation() -> [Effect] {
    evaluation = evaluation == .hidden && position.outcome == nil ? .searching(nil) : .hidden
    return []
  }
}
