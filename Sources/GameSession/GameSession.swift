import Analysis
import Notation
import ReversiCore

/// One game that is being played: its record, its players, and what it waits for.
///
/// A synchronous state machine. `handle` takes something that has happened, and returns effects;
/// `request` and `timer` say what has to be running meanwhile. A move settles the position at once.
/// The shown board is derived from it, and catches up disk by disk.
package struct GameSession: Sendable, Hashable {
  package internal(set) var record: GameRecord
  package internal(set) var modes: Sides<Mode>
  /// The level, or the time for each move, of each side's computer.
  package internal(set) var moveLimits: Sides<MoveLimit>
  /// What the game waits for.
  package internal(set) var phase = Phase.over
  package internal(set) var identity: GameIdentity?
  private var identities: SeededGenerator
  /// The levels that the person has been told to leave behind. They are saved with the game.
  package var outgrownLevels: Set<Level>
  package internal(set) var forfeit: Forfeit?
  /// Nil for a game without a clock. The session measures no time.
  package internal(set) var timeControl: TimeControl?
  package internal(set) var course: GameCourse
  /// Whether the sides of this program wait for the other program: none of them moves or passes,
  /// and their computers do not think. The other person is not held.
  package private(set) var isHeld = false
  /// The time that each side has in the next new game; nil for none.
  package let nextTimeControl: TimeControl?
  /// The computer if there was none since the session's start or the last reset.
  var lastNonManualModes = Sides<Mode>(dark: .computer, light: .computer)
  /// The record that the next new game starts with, unless it follows a reset: the new-game board,
  /// or an opening.
  package internal(set) var nextGame: GameRecord
  /// The names of the people who play the sides of new games.
  package internal(set) var names: PlayerNames
  /// Whether the opening of the next new game is still being prepared.
  package internal(set) var isOpeningAwaited = false
  package let pace: Pace
  /// The external engines that the person can choose, in the order in which they are offered.
  package let engines: [ExternalEngineName]
  private var nextSerial: UInt64 = 0

  /// Starts or resumes a game. Its phase is derived from the position.
  ///
  /// `stored` is what the store holds now, if anything; the session saves the game if it differs.
  /// The seed of `identities` must differ in each session whose games are kept. Returns the session
  /// and its first effects.
  package static func begin(
    _ game: SavedGame, stored: SavedGame?, nextGame: GameRecord = GameRecord(),
    names: PlayerNames = PlayerNames(), timeControl: TimeControl? = nil, pace: Pace,
    engines: [ExternalEngineName] = [], identities: SeededGenerator = SeededGenerator(seed: 0)
  ) -> (session: GameSession, effects: [Effect]) {
    var session = GameSession(
      game, nextGame: nextGame, names: names, timeControl: timeControl, pace: pace,
      engines: engines, identities: identities)
    var save: [Effect] = []
    if game != stored {
      // Another game may take the place of a finished one without a question.
      let given = stored.flatMap { $0.identity == game.identity ? nil : $0.givenUp }
      if game.identity == nil { session.identifyOpenedGame() }
      save = (given.map { [.archive($0)] } ?? []) + [.save(session.saved)]
    }
    session.enterNextPhase()
    return (session, [.announce(.gameBegan(.start))] + save)
  }

  private init(
    _ game: SavedGame, nextGame: GameRecord, names: PlayerNames, timeControl: TimeControl?,
    pace: Pace, engines: [ExternalEngineName], identities: SeededGenerator
  ) {
    record = game.record
    modes = game.modes
    moveLimits = game.moveLimits
    identity = game.identity
    outgrownLevels = game.outgrownLevels
    forfeit = game.forfeit
    self.timeControl = game.timeControl
    course = game.course
    // Nobody knows who has played it so far.
    if game.identity == nil, !game.record.isUntouched { course.marks.insert(.opened) }
    nextTimeControl = timeControl
    self.nextGame = nextGame
    self.names = names
    self.pace = pace
    self.engines = engines
    self.identities = identities
    for side in Disk.allCases where modes[side].isComputed {
      lastNonManualModes[side] = modes[side]
    }
  }

  /// The game to save. Its position is always settled.
  package var saved: SavedGame {
    SavedGame(
      record: record, modes: modes, moveLimits: moveLimits, identity: identity,
      outgrownLevels: outgrownLevels, forfeit: forfeit, timeControl: timeControl, course: course)
  }

  /// Holds the sides of this program, or releases them.
  ///
  /// A request that a hold stops has ended: its computer is asked by a new request afterwards.
  package mutating func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    if case .thinking = phase, !isOthersTurn { enterNextPhase() }
  }

  /// Takes an event, and returns its effects, in order.
  ///
  /// Every phase accepts every event. An event that does not belong to the phase changes nothing.
  package mutating func handle(_ event: Event) -> [Effect] {
    guard isLive(event) else { return [] }
    switch event {
    case .squareChosen(let square): return choose(square)
    case .replied(_, let reply): return receive(reply)
    case .minimumThinkTimeElapsed: return elapseMinimumThinkTime()
    case .moveNowRequested: return moveNow()
    case .stepElapsed: return elapseStep()
    case .animationSkipped: return skipAnimation()
    case .dismissed: return isOtherAwaited ? [] : dismiss()
    case .otherDismissed: return isOthersTurn ? dismiss() : []
    case .modeChanged(let side, let mode): return changeMode(of: side, to: mode)
    case .moveLimitChanged(let side, let limit): return changeMoveLimit(of: side, to: limit)
    case .named(let side, let name): return rename(side, name)
    case .hintRequested: return toggleHint()
    case .hintCompleted(let moves): return completeHint(moves)
    case .undoRequested: return undo()
    case .redoRequested: return redo()
    case .wentOn(let ply): return goOn(from: ply)
    case .began(let beginning): return begin(beginning)
    case .openingPrepared(let record): return prepare(record)
    case .forfeited(let forfeit): return lose(forfeit)
    case .untimed: return goOnUntimed()
    }
  }

  /// A reply to a request that has ended, and the end of a time that nobody waits for any more,
  /// change nothing.
  private func isLive(_ event: Event) -> Bool {
    switch event {
    case .replied(let id, _): request?.id == id
    case .minimumThinkTimeElapsed, .stepElapsed: timer?.event == event
    case .squareChosen, .moveNowRequested, .animationSkipped, .dismissed, .otherDismissed,
      .modeChanged, .moveLimitChanged, .named, .hintRequested, .hintCompleted, .undoRequested,
      .redoRequested, .wentOn, .began, .openingPrepared, .forfeited, .untimed:
      true
    }
  }

  // Moves and passes.

  private mutating func choose(_ square: Square) -> [Effect] {
    guard refusal == nil, let move = try? record.play(square) else { return [] }
    return show(move, by: .person)
  }

  mutating func show(_ move: Move, by player: GameCourse.Player) -> [Effect] {
    identify()
    course.add(player, of: move.side)
    let end: [Effect] = position.outcome == nil ? [] : [.archive(saved)]
    return [.announce(.moved(move, isManual: player == .person)), .save(saved)] + end
      + show(FlipAnimation(move: move, stepID: newRequest()))
  }

  private mutating func show(_ animation: FlipAnimation) -> [Effect] {
    guard pace.stepDuration(of: animation.move) != nil else { return endMove() }
    phase = .animating(animation)
    return []
  }

  private mutating func elapseStep() -> [Effect] {
    guard case .animating(let animation) = phase,
      let next = animation.next(stepID: newRequest())
    else { return endMove() }
    return show(next)
  }

  private mutating func skipAnimation() -> [Effect] {
    guard case .animating = phase else { return [] }
    return endMove()
  }

  private mutating func endMove() -> [Effect] {
    enterNextPhase()
    return phase == .over ? [.announce(.gameOver)] : []
  }

  private mutating func dismiss() -> [Effect] {
    guard case .passing = phase, let side = position.turn else { return [] }
    do { try record.pass() } catch { preconditionFailure("no pass is due: \(error)") }
    identify()
    enterNextPhase()
    return [.announce(.passed(side)), .save(saved)]
  }

  mutating func enterNextPhase() {
    guard forfeit == nil else {
      phase = .over
      return
    }
    switch position.state {
    case .over: phase = .over
    case .passDue: phase = .passing
    case .toMove(let side):
      switch modes[side] {
      case .manual: phase = .waiting(hint: .hidden)
      case .computer, .externalEngine, .otherPerson: think(for: side)
      }
    }
  }

  // Losses before the last move.

  private mutating func lose(_ forfeit: Forfeit) -> [Effect] {
    guard phase != .over, self.forfeit == nil, position.outcome == nil else { return [] }
    self.forfeit = forfeit
    enterNextPhase()
    let end: [Effect] = identity == nil ? [] : [.archive(saved)]
    return [.announce(.forfeited(forfeit)), .save(saved)] + end + [.announce(.gameOver)]
  }

  private mutating func goOnUntimed() -> [Effect] {
    guard timeControl != nil else { return [] }
    timeControl = nil
    if case .outOfTime = forfeit {
      forfeit = nil
      course.marks.insert(.takenBack)
      enterNextPhase()
    }
    return [.announce(.wentOn), .save(saved)]
  }

  // Players.

  private mutating func changeMode(of side: Disk, to mode: Mode) -> [Effect] {
    guard modes[side] != mode else { return [] }
    modes[side] = mode
    if mode.isComputed { lastNonManualModes[side] = mode }
    switch phase {
    case .waiting, .thinking: if position.turn == side { enterNextPhase() }
    case .animating, .passing, .over: break
    }
    return [.announce(.playerChanged(side)), .save(saved)]
  }

  /// A request under way goes on unchanged.
  private mutating func changeMoveLimit(of side: Disk, to moveLimit: MoveLimit) -> [Effect] {
    guard moveLimits[side] != moveLimit else { return [] }
    moveLimits[side] = moveLimit
    return [.announce(.moveLimitChanged(side)), .save(saved)]
  }

  private mutating func rename(_ side: Disk, _ name: String) -> [Effect] {
    names = names.with(name, of: side)
    record.names = record.names.with(name, of: side)
    return [.save(saved)]
  }

  // Help and the archive.

  /// Notes that the person has seen something about the game that helps to play it. Nothing helps
  /// at the start of a new game, where all moves are alike, or after the end.
  package mutating func noteHelp() -> [Effect] {
    guard position != .newGame, !saved.isOver, course.marks.insert(.helped).inserted else {
      return []
    }
    return [.save(saved)]
  }

  mutating func identify() {
    identity = identity ?? GameIdentity(using: &identities)
  }

  /// An identity for another game.
  package mutating func newIdentity() -> GameIdentity { GameIdentity(using: &identities) }

  /// Forgets the identity of a finished game, so that it is not archived again.
  package mutating func forgetIdentity() -> [Effect] {
    guard identity != nil, saved.isOver else { return [] }
    identity = nil
    return [.save(saved)]
  }

  /// An identity that no other request of the session has.
  package mutating func newRequest() -> RequestID {
    defer { nextSerial += 1 }
    return RequestID(serial: nextSerial)
  }
}
