import ReversiCore

/// Thoughts and hints: how they are started, and what comes of their answers.
extension GameSession {
  mutating func toggleHint() -> [Effect] {
    switch phase {
    case .waiting(nil):
      let id = newRequest()
      phase = .waiting(.searching(id, []))
      return [.startRequest(PlayerRequest(id: id, record: record, task: .hint))]
    case .waiting:
      let end = endPhase()
      phase = .waiting(nil)
      return end
    case .thinking, .animating, .passing, .over: return []
    }
  }

  /// Takes an answer, which counts only if its identity is the live one.
  mutating func take(_ answer: PlayerReply, to id: RequestID) -> [Effect] {
    if let analysis, analysis.id == id {
      takeAnalysis(answer, about: analysis.subject)
      return []
    }
    return switch phase {
    case .waiting(.searching(id, let known)): takeHint(answer, to: id, known: known)
    case .thinking(id, .searching): takeMove(answer, isDue: false, id)
    case .thinking(id, .overdue): takeMove(answer, isDue: true, id)
    case .waiting, .thinking, .animating, .passing, .over: []
    }
  }

  private mutating func takeHint(
    _ answer: PlayerReply, to id: RequestID, known: [Hint.Move]
  ) -> [Effect] {
    switch answer {
    case .hint(let found, let isFinal):
      let moves = found.filter { position.legalMoves.contains($0.square) }
      phase = .waiting(isFinal ? .found(moves) : .searching(id, moves))
    case .move, .evaluation, .failure:
      phase = .waiting(known.isEmpty ? nil : .found(known))
    }
    return []
  }

  private mutating func takeMove(_ answer: PlayerReply, isDue: Bool, _ id: RequestID) -> [Effect] {
    switch answer {
    case .move(let square) where !position.legalMoves.contains(square):
      return failPlayer(.illegal(square))
    case .move(let square):
      if isDue { return play(square) }
      phase = .thinking(id, .replied(square))
      return []
    case .hint, .evaluation: return []
    case .failure(let failure): return failPlayer(failure)
    }
  }

  mutating func elapseLeastThinkTime(_ id: RequestID) -> [Effect] {
    switch phase {
    case .thinking(id, .searching):
      phase = .thinking(id, .overdue)
      return []
    case .thinking(id, .replied(let square)): return play(square)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  /// Lets the computer play what it has found by now, without waiting for the least think time.
  mutating func demandMove() -> [Effect] {
    switch phase {
    case .thinking(let id, .searching):
      phase = .thinking(id, .overdue)
      return [.hurryRequest(id), .unschedule]
    case .thinking(_, .replied(let square)): return [.unschedule] + play(square)
    case .thinking(let id, .overdue): return [.hurryRequest(id)]
    case .waiting, .animating, .passing, .over: return []
    }
  }

  /// Gives the side whose move source failed back to the player.
  private mutating func failPlayer(_ failure: PlayerFailure) -> [Effect] {
    guard case .thinking(_, let thinking) = phase, let side = position.turn else {
      preconditionFailure("no side fails in \(phase)")
    }
    let engine = modes[side].externalEngine
    modes[side] = .manual
    forgetFailure(of: side)
    tell(.playerFailed(side, engine, failure))
    // The thought has ended by itself; the least think time has not.
    return (thinking == .overdue ? [] : [.unschedule]) + [.save(game)] + enterNextPhase()
  }

  mutating func think(for side: Disk) -> [Effect] {
    let id = newRequest()
    let start = Effect.startRequest(
      PlayerRequest(
        id: id, record: record, task: .move(moveLimits[side]), engine: modes[side].externalEngine))
    guard pace.leastThinkTime > .zero else {
      phase = .thinking(id, .overdue)
      return [start]
    }
    phase = .thinking(id, .searching)
    return [start, .schedule(.leastThinkTimeElapsed(id), after: pace.leastThinkTime)]
  }
}
