import ReversiCore

/// Requests to players, and the effects of their replies.
extension GameSession {
  /// A live request, with the state that its reply needs.
  private enum LiveRequest {
    /// A move, played at once if the least think time is over.
    case move(isDue: Bool)
    case analysis(RunningAnalysis.Subject)
  }

  /// The live request with an identity; nil if the session awaits no reply to it.
  private func liveRequest(_ id: RequestID) -> LiveRequest? {
    if let analysis, analysis.id == id { return .analysis(analysis.subject) }
    return switch phase {
    case .thinking(id, .searching): .move(isDue: false)
    case .thinking(id, .overdue): .move(isDue: true)
    case .waiting, .thinking, .animating, .passing, .over: nil
    }
  }

  /// Takes a reply if it belongs to the live request.
  ///
  /// A reply of the wrong kind fails its request.
  mutating func take(_ reply: PlayerReply, to id: RequestID) -> [Effect] {
    guard let request = liveRequest(id) else { return [] }
    switch (request, reply) {
    case (.move(let isDue), .move(let square)): return take(square, to: id, isDue: isDue)
    case (.move, .progress(let best)):
      moveProgress?.best = best
      return []
    case (.analysis(let subject), .analysis(let found, let isFinal)):
      take(found, isFinal: isFinal, of: subject)
      return []
    case (_, .failure(let failure)): return fail(request, failure)
    case (.move, .analysis), (.analysis, .move), (.analysis, .progress):
      return (reply.isFinal ? [] : [.stopRequest(id)]) + fail(request, .noReply)
    }
  }

  private mutating func fail(_ request: LiveRequest, _ failure: PlayerFailure) -> [Effect] {
    switch request {
    case .move: return failPlayer(failure)
    case .analysis(let subject):
      take(nil, isFinal: true, of: subject)
      return []
    }
  }

  private mutating func take(_ square: Square, to id: RequestID, isDue: Bool) -> [Effect] {
    guard position.legalMoves.contains(square) else { return failPlayer(.illegal(square)) }
    if isDue { return play(square, isManual: false) }
    phase = .thinking(id, .replied(square))
    return []
  }

  mutating func elapseMinimumThinkTime(_ id: RequestID) -> [Effect] {
    switch phase {
    case .thinking(id, .searching):
      phase = .thinking(id, .overdue)
      return []
    case .thinking(id, .replied(let square)): return play(square, isManual: false)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  /// Plays the best move that the computer has found, without waiting for the least think time.
  mutating func moveNow() -> [Effect] {
    switch phase {
    case .thinking(let id, .searching):
      phase = .thinking(id, .overdue)
      return [.moveNow(id), .unschedule]
    case .thinking(_, .replied(let square)): return [.unschedule] + play(square, isManual: false)
    case .thinking(let id, .overdue): return [.moveNow(id)]
    case .waiting, .animating, .passing, .over: return []
    }
  }

  /// Makes the side whose player failed Manual.
  private mutating func failPlayer(_ failure: PlayerFailure) -> [Effect] {
    guard case .thinking(_, let thinking) = phase, let side = position.turn else {
      preconditionFailure("no side fails in \(phase)")
    }
    let engine = modes[side].externalEngine
    modes[side] = .manual
    // The request is over, but its timer still runs.
    return [.announce(.playerFailed(side, engine, failure))]
      + (thinking == .overdue ? [] : [.unschedule]) + [.save(game)] + enterNextPhase()
  }

  mutating func think(for side: Disk) -> [Effect] {
    let id = newRequest()
    moveProgress = MoveProgress(of: id, limit: moveLimits[side])
    let start = Effect.startRequest(
      PlayerRequest(
        id: id, record: record, task: .move(moveLimits[side]), engine: modes[side].externalEngine))
    guard pace.minimumThinkTime > .zero else {
      phase = .thinking(id, .overdue)
      return [start]
    }
    phase = .thinking(id, .searching)
    return [start, .schedule(.minimumThinkTimeElapsed(id), after: pace.minimumThinkTime)]
  }
}
