import Analysis
import ReversiCore

/// One game that is being played: its record, its players, and what it waits for.
///
/// A synchronous state machine: each function takes something that has happened, and returns
/// effects. Every phase accepts everything; what does not belong to the phase changes nothing. A
/// move settles the position at once. The shown board is derived from it, and catches up disk by
/// disk.
public struct Game: Sendable, Hashable {
  typealias Effect = GameSession.Effect
  typealias Announcement = GameSession.Announcement

  /// Where the game started and what has been played.
  public internal(set) var record: GameRecord
  /// Who moves for each side.
  public internal(set) var modes: Sides<Mode>
  /// The level, or the time for each move, of each side's computer.
  public internal(set) var moveLimits: Sides<MoveLimit>
  /// What the game waits for.
  public internal(set) var phase = Phase.over
  /// What tells the game from others; nil until its first move.
  var identity: GameIdentity?
  /// Makes the identities of games.
  private var identities: SeededGenerator
  /// The levels that the person has been told to leave behind.
  var outgrownLevels: Set<Level>
  /// The progress of the computer's request for a move.
  var moveProgress: MoveProgress?
  /// The last player of each side other than the person; the computer if there was none since the
  /// session's start or the last reset.
  var lastNonManualModes = Sides<Mode>(dark: .computer, light: .computer)
  /// The record that the next new game starts with, unless it follows a reset: the new-game board,
  /// or an opening.
  var nextGame: GameRecord
  /// Whether the opening of the next new game is still being prepared.
  public internal(set) var isOpeningAwaited = false
  /// The speed of what is shown.
  public let pace: GameSession.Pace
  /// The external engines that the person can choose, in the order in which they are offered.
  public let engines: [ExternalEngineName]
  /// The serial number of the next request.
  private var nextSerial: UInt64 = 0

  /// A game that waits for nothing yet.
  init(
    _ game: SavedGame, nextGame: GameRecord, pace: GameSession.Pace, engines: [ExternalEngineName],
    identities: SeededGenerator
  ) {
    record = game.record
    modes = game.modes
    moveLimits = game.moveLimits
    identity = game.identity
    outgrownLevels = game.outgrownLevels
    self.nextGame = nextGame
    self.pace = pace
    self.engines = engines
    self.identities = identities
    for side in Disk.allCases where modes[side] != .manual {
      lastNonManualModes[side] = modes[side]
    }
  }

  /// The game to save. Its position is always settled.
  public var saved: SavedGame {
    SavedGame(
      record: record, modes: modes, moveLimits: moveLimits, identity: identity,
      outgrownLevels: outgrownLevels)
  }

  mutating func choose(_ square: Square) -> [Effect] {
    switch phase {
    case .waiting:
      guard position.legalMoves.contains(square) else { return [] }
      return endPhase() + play(square, isManual: true)
    case .thinking, .animating, .passing, .over: return []
    }
  }

  mutating func dismiss() -> [Effect] {
    switch phase {
    case .passing:
      let announcement = position.turn.map { [Effect.announce(.passed($0))] } ?? []
      do { try record.pass() } catch { preconditionFailure("no pass is due: \(error)") }
      identify()
      return announcement + [.save(saved)] + enterNextPhase()
    case .waiting, .thinking, .animating, .over: return []
    }
  }

  mutating func changeMode(of side: Disk, to mode: Mode) -> [Effect] {
    guard modes[side] != mode else { return [] }
    modes[side] = mode
    if mode != .manual { lastNonManualModes[side] = mode }
    let change: [Effect] = [.announce(.playerChanged(side)), .save(saved)]
    guard position.turn == side else { return change }
    switch phase {
    case .waiting, .thinking: return endPhase() + change + enterNextPhase()
    case .animating, .passing, .over: return change
    }
  }

  /// A request under way goes on unchanged: the new limit applies from the next request.
  mutating func changeMoveLimit(of side: Disk, to moveLimit: MoveLimit) -> [Effect] {
    guard moveLimits[side] != moveLimit else { return [] }
    moveLimits[side] = moveLimit
    return [.announce(.moveLimitChanged(side)), .save(saved)]
  }

  mutating func elapseStep(_ id: RequestID) -> [Effect] {
    switch phase {
    case .animating(let animation) where animation.stepID == id:
      guard let next = animation.next(stepID: newRequest()) else { return endMove() }
      return show(next)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  mutating func skipAnimation() -> [Effect] {
    switch phase {
    case .animating: endPhase() + endMove()
    case .waiting, .thinking, .passing, .over: []
    }
  }

  mutating func play(_ square: Square, isManual: Bool) -> [Effect] {
    let move: Move
    do { move = try record.play(square) } catch { preconditionFailure("\(square): \(error)") }
    identify()
    let end: [Effect] = position.outcome == nil ? [] : [.archive(saved)]
    return [.announce(.moved(move, isManual: isManual)), .save(saved)] + end
      + show(FlipAnimation(of: move, stepID: newRequest()))
  }

  private mutating func show(_ animation: FlipAnimation) -> [Effect] {
    let steps = FlipAnimation.stepCount(of: animation.move)
    guard let duration = pace.speed.stepDuration(steps: steps) else { return endMove() }
    phase = .animating(animation)
    return [.schedule(.stepElapsed(animation.stepID), after: duration)]
  }

  private mutating func endMove() -> [Effect] {
    let effects = enterNextPhase()
    return phase == .over ? [.announce(.gameOver)] + effects : effects
  }

  /// The effects that stop what the phase has under way.
  func endPhase() -> [Effect] {
    switch phase {
    case .thinking(let id, .searching): [.stopRequest(id), .unschedule]
    case .thinking(_, .replied): [.unschedule]
    case .thinking(let id, .overdue): [.stopRequest(id)]
    case .animating: [.unschedule]
    case .waiting, .passing, .over: []
    }
  }

  /// Enters the phase that follows from the position and the modes.
  mutating func enterNextPhase() -> [Effect] {
    switch position.state {
    case .over: phase = .over
    case .passDue: phase = .passing
    case .toMove(let side):
      switch modes[side] {
      case .manual: phase = .waiting(hint: .hidden)
      case .computer, .externalEngine: return think(for: side)
      }
    }
    return []
  }

  mutating func prepare(_ record: GameRecord) -> [Effect] {
    nextGame = record
    isOpeningAwaited = false
    return []
  }

  /// Gives the game its identity, if it has none yet.
  mutating func identify() {
    identity = identity ?? GameIdentity(using: &identities)
  }

  mutating func newRequest() -> RequestID {
    defer { nextSerial += 1 }
    return RequestID(serial: nextSerial)
  }
}
