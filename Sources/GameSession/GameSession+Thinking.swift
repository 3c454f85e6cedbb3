import Analysis
import ReversiCore

/// What has to be running while the state is as it is.
extension GameSession {
  /// An event that comes after a time, unless the state changes.
  package struct Timer: Sendable, Hashable {
    package let event: Event
    package let duration: Duration
  }

  /// The request that a player has to be working on.
  package var request: PlayerRequest? {
    switch phase {
    case .thinking(let progress, .searching), .thinking(let progress, .overdue):
      guard let side = position.turn, !isHeld || isOthersTurn else { return nil }
      return PlayerRequest(
        id: progress.id, record: record, kind: .move(progress.limit), player: modes[side])
    case .waiting, .thinking(_, .replied), .animating, .passing, .over: return nil
    }
  }

  /// The time that has to be running.
  package var timer: Timer? {
    switch phase {
    case .animating(let animation):
      pace.stepDuration(of: animation.move).map {
        Timer(event: .stepElapsed(animation.stepID), duration: $0)
      }
    case .thinking(let progress, .searching), .thinking(let progress, .replied):
      isHeld
        ? nil
        : Timer(event: .minimumThinkTimeElapsed(progress.id), duration: pace.minimumThinkTime)
    case .waiting, .thinking(_, .overdue), .passing, .over: nil
    }
  }
}

/// Requests for moves, and what their replies lead to.
extension GameSession {
  mutating func think(for side: Disk) {
    let progress = MoveProgress(of: newRequest(), limit: moveLimits[side])
    // A person thinks long enough.
    let isAtOnce = modes[side] == .otherPerson || pace.minimumThinkTime == .zero
    phase = .thinking(progress, isAtOnce ? .overdue : .searching)
  }

  /// A reply of the wrong kind fails the request.
  mutating func receive(_ reply: PlayerReply) -> [Effect] {
    guard case .thinking(var progress, let thinking) = phase else { return [] }
    switch reply {
    case .move(let square):
      if thinking == .overdue { return play(square, progress) }
      guard position.refusal(of: square) == nil else { return failPlayer(.illegal(square)) }
      phase = .thinking(progress, .replied(square))
      return []
    case .progress(let best):
      progress.best = best
      phase = .thinking(progress, thinking)
      return []
    case .failure(let failure): return failPlayer(failure)
    case .analysis: return failPlayer(.noReply)
    }
  }

  mutating func elapseMinimumThinkTime() -> [Effect] {
    switch phase {
    case .thinking(let progress, .replied(let square)): return play(square, progress)
    case .thinking(let progress, _): phase = .thinking(progress, .overdue)
    case .waiting, .animating, .passing, .over: break
    }
    return []
  }

  /// Does not wait for the minimum think time.
  mutating func moveNow() -> [Effect] {
    guard !isOtherAwaited else { return [] }
    switch phase {
    case .thinking(let progress, .replied(let square)): return play(square, progress)
    case .thinking(var progress, _):
      progress.isHurried = true
      phase = .thinking(progress, .overdue)
      return [.moveNow(progress.id)]
    case .waiting, .animating, .passing, .over: return []
    }
  }

  private mutating func play(_ square: Square, _ progress: MoveProgress) -> [Effect] {
    guard let move = try? record.play(square) else { return failPlayer(.illegal(square)) }
    let player = GameCourse.Player(modes[move.side], progress.limit)
    let isHurried = progress.isHurried && modes[move.side] == .computer
    return show(move, by: isHurried ? .hurried : player)
  }

  private mutating func failPlayer(_ failure: PlayerFailure) -> [Effect] {
    guard let side = position.turn else { preconditionFailure("no side fails in \(phase)") }
    let engine = modes[side].externalEngine
    modes[side] = .manual
    enterNextPhase()
    return [.announce(.playerFailed(side, engine, failure)), .save(saved)]
  }

  mutating func toggleHint() -> [Effect] {
    switch phase {
    case .waiting(hint: .hidden):
      phase = .waiting(hint: .awaited)
      return noteHelp()
    case .waiting(hint: .awaited), .waiting(hint: .found): phase = .waiting(hint: .hidden)
    case .thinking, .animating, .passing, .over: break
    }
    return []
  }

  /// A hint without scores, because the search failed, is hidden again.
  mutating func completeHint(_ moves: [MoveScore]) -> [Effect] {
    guard phase == .waiting(hint: .awaited) else { return [] }
    phase = .waiting(hint: moves.isEmpty ? .hidden : .found)
    return [.announce(.hintFound(moves))]
  }
}
