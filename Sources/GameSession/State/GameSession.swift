import ReversiCore

/// The game with everything around it that has rules: modes, thoughts, animations, dialogs, saving.
///
/// A synchronous state machine: `handle` takes an event and answers with effects. It knows no
/// screen, clock, file or thread. A move settles the position at once; what is shown is derived,
/// and catches up disk by disk.
public struct GameSession: Sendable, Hashable {
  /// How long things are shown; it stays the same in a session.
  public struct Pace: Sendable, Hashable {
    /// How fast moves are shown.
    public var speed: AnimationSpeed
    /// The least time from the start of a thought to its move, so that the player sees what
    /// happens.
    public var leastThinkTime: Duration

    /// A pace.
    public init(speed: AnimationSpeed = .normal, leastThinkTime: Duration = .zero) {
      self.speed = speed
      self.leastThinkTime = leastThinkTime
    }
  }

  /// The game: where it started and what has been played.
  public internal(set) var record: GameRecord
  /// Who moves for each side.
  public internal(set) var modes: Sides<Mode>
  /// How much each side's computer puts into a move.
  public internal(set) var moveLimits: Sides<MoveLimit>
  /// What the session is waiting for.
  public internal(set) var phase: Phase
  /// What lies over the board; nil if nothing does.
  public internal(set) var overlay: Overlay?
  /// What the player is told besides, the latest first; it goes with the player's next move or
  /// another game, unless it lasts.
  public internal(set) var notices: [Notice]
  /// What the position is worth, if the player wants to see it.
  public internal(set) var evaluation = ShownEvaluation.hidden
  /// What is searched besides, if anything.
  var analysis: Analysis?
  /// The game that a new one starts with: nothing played, or an opening.
  var nextGame: GameRecord
  /// How long things are shown.
  public let pace: Pace
  /// The other programs that the player can let play, in the order in which they are gone through.
  public let engines: [ExternalEngineName]
  /// The serial number of the next request.
  private var nextSerial: UInt64 = 0

  private init(
    _ game: SavedGame, notices: [Notice], nextGame: GameRecord, pace: Pace,
    engines: [ExternalEngineName]
  ) {
    record = game.record
    modes = game.modes
    moveLimits = game.moveLimits
    self.notices = notices
    self.nextGame = nextGame
    overlay = notices.compactMap(Question.init).first.map { .sheet(.question($0)) }
    phase = .over
    self.pace = pace
    self.engines = engines
  }

  /// Starts or resumes a game. Its phase is derived from the position.
  ///
  /// - Parameters:
  ///   - game: The game to start with.
  ///   - stored: What the store holds now, if anything; the game is saved if that differs.
  ///   - notices: What the player is told about how the game was found, and the like.
  ///   - nextGame: The record that the next new game starts with.
  ///   - pace: How long things are shown.
  ///   - engines: The other programs that the player can let play.
  /// - Returns: The session, and what it wants done first.
  public static func begin(
    _ game: SavedGame, stored: SavedGame?, notices: [Notice] = [],
    nextGame: GameRecord = GameRecord(), pace: Pace, engines: [ExternalEngineName] = []
  ) -> (session: GameSession, effects: [Effect]) {
    var session = GameSession(
      game, notices: notices, nextGame: nextGame, pace: pace, engines: engines)
    let save: [Effect] = game == stored ? [] : [.save(game)]
    // The phase is entered before the session is copied into the result.
    let effects = save + session.enterNextPhase()
    return (session, effects)
  }

  /// The game as it is to be kept: always a settled position.
  public var game: SavedGame {
    SavedGame(record: record, modes: modes, moveLimits: moveLimits)
  }

  /// Takes an event, and returns what is to be done because of it, in order.
  ///
  /// Every event is answered in every phase; one that has no place in the phase changes nothing.
  /// Only what acts on the board itself is kept off by an overlay.
  public mutating func handle(_ event: Event) -> [Effect] {
    let before = record
    return analyze(after: act(on: event), from: before)
  }

  private mutating func act(on event: Event) -> [Effect] {
    switch event {
    case .squareChosen(let square): overlay == nil ? chooseSquare(square) : []
    case .hintRequested: overlay == nil ? toggleHint() : []
    case .dismissed: overlay == nil ? dismiss() : []
    case .undoRequested: undo()
    case .redoRequested: redo()
    case .modeChanged(let side, let mode): changeMode(of: side, to: mode)
    case .moveLimitChanged(let side, let moveLimit): changeMoveLimit(of: side, to: moveLimit)
    case .moveDemanded: overlay == nil ? demandMove() : []
    case .evaluationToggled: toggleEvaluation()
    case .replied(let id, let answer): take(answer, to: id)
    case .leastThinkTimeElapsed(let id): elapseLeastThinkTime(id)
    case .stepElapsed(let id): elapseStep(id)
    case .animationSkipped: skipAnimation()
    case .sheetOpened(let kind): open(kind)
    case .sheetClosed: closeSheet()
    case .reviewMoved(let ply): moveReview(to: ply)
    case .edited(let change): edit(change)
    case .fileNamed(let name): self.name(file: name)
    case .transcriptHandled(let outcome): takeOutcome(outcome)
    case .playAgainRequested: ask(.playAgain)
    case .swapRequested: ask(.swapSides)
    case .loadRequested(let record): ask(.load(record))
    case .setUpRequested: askWhetherToSetUp()
    case .playOnRequested: askWhetherToPlayOn()
    case .resetRequested: requestReset()
    case .cancelled: cancel()
    case .confirmed: confirm()
    case .openingPrepared(let record): prepare(record)
    }
  }

  private mutating func chooseSquare(_ square: Square) -> [Effect] {
    switch phase {
    case .waiting:
      guard position.legalMoves.contains(square) else { return [] }
      forgetNotices()
      return endPhase() + play(square)
    case .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func dismiss() -> [Effect] {
    switch phase {
    case .passing:
      do { try record.pass() } catch { preconditionFailure("no pass is due: \(error)") }
      return [.save(game)] + enterNextPhase()
    case .waiting, .thinking, .animating, .over: return []
    }
  }

  private mutating func changeMode(of side: Disk, to mode: Mode) -> [Effect] {
    guard modes[side] != mode else { return [] }
    modes[side] = mode
    forgetFailure(of: side)
    let save = Effect.save(game)
    guard position.turn == side else { return [save] }
    switch phase {
    case .waiting, .thinking: return endPhase() + [save] + enterNextPhase()
    case .animating, .passing, .over: return [save]
    }
  }

  /// A thought that is under way goes on as it is: the limit counts from the next one.
  private mutating func changeMoveLimit(of side: Disk, to moveLimit: MoveLimit) -> [Effect] {
    guard moveLimits[side] != moveLimit else { return [] }
    moveLimits[side] = moveLimit
    return [.save(game)]
  }

  private mutating func elapseStep(_ id: RequestID) -> [Effect] {
    switch phase {
    case .animating(let animation) where animation.stepID == id:
      guard let next = animation.next(stepID: newRequest()) else { return enterNextPhase() }
      return show(next)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func skipAnimation() -> [Effect] {
    switch phase {
    case .animating: endPhase() + enterNextPhase()
    case .waiting, .thinking, .passing, .over: []
    }
  }

  mutating func play(_ square: Square) -> [Effect] {
    let move: Move
    do { move = try record.play(square) } catch { preconditionFailure("\(square): \(error)") }
    return [.save(game)] + show(FlipAnimation(of: move, stepID: newRequest()))
  }

  private mutating func show(_ animation: FlipAnimation) -> [Effect] {
    let steps = FlipAnimation.stepCount(of: animation.move)
    guard let duration = pace.speed.stepDuration(steps: steps) else { return enterNextPhase() }
    phase = .animating(animation)
    return [.schedule(.stepElapsed(animation.stepID), after: duration)]
  }

  /// What is to be stopped when the phase is left before its time.
  func endPhase() -> [Effect] {
    switch phase {
    case .waiting(.searching(let id, _)): [.stopRequest(id)]
    case .thinking(let id, .searching): [.stopRequest(id), .unschedule]
    case .thinking(_, .replied): [.unschedule]
    case .thinking(let id, .overdue): [.stopRequest(id)]
    case .animating: [.unschedule]
    case .waiting(.found), .waiting(nil), .passing, .over: []
    }
  }

  /// Enters the phase that the position and the modes ask for.
  mutating func enterNextPhase() -> [Effect] {
    switch position.state {
    case .over: phase = .over
    case .passDue: phase = .passing
    case .toMove(let side):
      switch modes[side] {
      case .manual: phase = .waiting(nil)
      case .computer, .externalEngine: return think(for: side)
      }
    }
    return []
  }

  private mutating func prepare(_ record: GameRecord) -> [Effect] {
    nextGame = record
    return []
  }

  mutating func tell(_ notice: Notice) { notices.insert(notice, at: 0) }

  mutating func forgetNotices() { notices.removeAll { !$0.lasts } }

  mutating func forgetFailure(of side: Disk) {
    notices.removeAll {
      switch $0 {
      case .playerFailed(side, _, _), .externalEngineUnknown(side, _): true
      default: false
      }
    }
  }

  mutating func newRequest() -> RequestID {
    defer { nextSerial += 1 }
    return RequestID(serial: nextSerial)
  }
}
