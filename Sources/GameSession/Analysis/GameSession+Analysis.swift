import ReversiCore

/// Searches that nobody's move waits for.
extension GameSession {
  /// Starts, goes on with or stops a search after an event, as the state asks for now.
  ///
  /// - Parameters:
  ///   - effects: What the event itself has led to.
  ///   - before: The record before the event.
  /// - Returns: All effects, in order: what is searched is stopped before a thought is started.
  mutating func analyze(after effects: [Effect], from before: GameRecord) -> [Effect] {
    if record != before {
      if evaluation != .hidden { evaluation = position.outcome == nil ? .searching(nil) : .hidden }
      updateReview { [record] in $0.follow(record) }
    }
    let wanted = wantedAnalysis
    guard wanted != analysis?.subject || record != before else { return effects }
    let stop = analysis.map { [Effect.stopRequest($0.id)] } ?? []
    analysis = nil
    guard let wanted else { return stop + effects }
    let id = newRequest()
    analysis = Analysis(id: id, subject: wanted)
    return stop + effects + [.startRequest(thought(id, about: wanted))]
  }

  /// What is to be searched now, if anything.
  private var wantedAnalysis: Analysis.Subject? {
    switch phase {
    case .thinking, .waiting(.searching): return nil
    case .waiting, .animating, .passing, .over: break
    }
    if let next = review?.next { return .review(ply: next.ply, next.level) }
    guard case .searching = evaluation else { return nil }
    return .game
  }

  private func thought(_ id: RequestID, about subject: Analysis.Subject) -> PlayerRequest {
    switch subject {
    case .game: PlayerRequest(id: id, record: record, task: .evaluation(.evaluation))
    case .review(let ply, let level):
      PlayerRequest(
        id: id, record: review?.analysis.record.standing(at: ply) ?? record,
        task: .evaluation(level))
    }
  }

  /// Takes the answer to an analysis; a failure ends it with what is known.
  mutating func takeAnalysis(_ answer: PlayerReply, about subject: Analysis.Subject) {
    switch (subject, answer) {
    case (.game, .evaluation(let found, isFinal: false)): evaluation = .searching(found)
    case (.game, .evaluation(let found, isFinal: true)): evaluation = .found(found)
    case (.game, .failure): evaluation = .found(evaluation.best)
    case (.review(let ply, _), .evaluation(let evaluation, isFinal: true)):
      updateReview { $0.take(evaluation, at: ply) }
    case (.review(let ply, _), .failure): updateReview { $0.take(nil, at: ply) }
    case (.review, .evaluation(_, isFinal: false)), (_, .move), (_, .hint): return
    }
    if answer.isFinal { analysis = nil }
  }

  mutating func toggleEvaluation() -> [Effect] {
    evaluation = evaluation == .hidden && position.outcome == nil ? .searching(nil) : .hidden
    return []
  }

  private mutating func updateReview(_ update: (inout Review) -> Void) {
    guard var review else { return }
    update(&review)
    let isAsked = if case .question = openSheet { true } else { false }
    let sheet = isAsked ? Sheet.question(.playOn(review)) : .review(review)
    switch overlay {
    case .sheet: overlay = .sheet(sheet)
    case .resetConfirmation: overlay = .resetConfirmation(over: sheet)
    case nil: break
    }
  }
}
