import Analysis
import ReversiCore

/// Requests for moves, and what their replies lead to.
extension Game {
  /// Takes a reply to a request for a move. A reply of the wrong kind fails the request.
  ///
  /// A reply to any other request than the one that is awaited changes nothing.
  mutating func take(_ reply: PlayerReply, to id: RequestID) -> [Effect] {
    let isDue: Bool
    switch phase {
    case .thinking(id, .searching): isDue = false
    case .thinking(id, .overdue): isDue = true
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
    switch reply {
    case .move(let square): return take(square, to: id, isDue: isDue)
    case .progress(let best):
      moveProgress?.best = best
      return []
    case .failure(let failure): return failPlayer(failure)
    case .analysis: return (reply.isFinal ? [] : [.stopRequest(id)]) + failPlayer(.noReply)
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
      + (thinking == .overdue ? [] : [.unschedule]) + [.save(saved)] + enterNextPhase()
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

  /// Asks for a hint, or hides it.
  mutating func toggleHint() {
    switch phase {
    case .waiting(hint: .hidden): phase = .waiting(hint: .awaited)
    case .waiting(hint: .awaited), .waiting(hint: .found): phase = .waiting(hint: .hidden)
    case .thinking, .animating, .passing, .over: break
    }
  }

  /// Shows the hint that is awaited. One without scores, because the search failed, is hidden again.
  mutating func completeHint(_ moves: [MoveScore]) -> [Effect] {
    phase = .waiting(hint: moves.isEmpty ? .hidden : .found)
    return [.announce(.hintFound(moves))]
  }
}
