import ReversiCore

/// The game with everything around it that has rules: modes, thoughts, animations, dialogs, saving.
///
/// A synchronous state machine: `handle` takes an event and answers with effects. It knows no
/// screen, clock, file or thread. A move settles the position at once; what is shown is derived,
/// and catches up frame by frame.
public struct GameSession: Sendable, Hashable {
  /// The settled board and whose turn it is.
  public private(set) var position: Position
  /// Who moves for each side.
  public private(set) var modes: Sides<Mode>
  /// How strong each side's computer plays.
  public private(set) var levels: Sides<Level>
  /// What the session is waiting for.
  public private(set) var phase: Phase
  /// Whether the player is asked if the game is to be reset; independent of the phase.
  public private(set) var isResetConfirmationShown = false
  /// The last move of this game since it was started or resumed.
  public private(set) var lastMove: Move?
  /// How fast moves are shown.
  public let speed: AnimationSpeed
  /// The serial number of the next request.
  private var nextSerial: UInt64 = 0

  private init(_ game: SavedGame, speed: AnimationSpeed) {
    position = game.position
    modes = game.modes
    levels = game.levels
    phase = .over
    self.speed = speed
  }

  /// Starts or resumes a game. Its phase is derived from the position.
  ///
  /// - Parameters:
  ///   - game: The game to start with.
  ///   - stored: What the store holds now, if anything; the game is saved if that differs.
  ///   - speed: How fast moves are shown.
  /// - Returns: The session, and what it wants done first.
  public static func begin(
    _ game: SavedGame, stored: SavedGame?, speed: AnimationSpeed
  ) -> (session: GameSession, effects: [Effect]) {
    var session = GameSession(game, speed: speed)
    let save: [Effect] = game == stored ? [] : [.save(game)]
    // The phase is entered before the session is copied into the result.
    let effects = save + session.enterNextPhase()
    return (session, effects)
  }

  /// The game as it is to be kept: always a settled position.
  public var game: SavedGame {
    SavedGame(position: position, modes: modes, levels: levels)
  }

  /// Takes an event, and returns what is to be done because of it, in order.
  ///
  /// Every event is answered in every phase; one that has no place in the phase changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .squareChosen(let square): chooseSquare(square)
    case .modeChanged(let side, let mode): changeMode(of: side, to: mode)
    case .levelChanged(let side, let level): changeLevel(of: side, to: level)
    case .hintRequested: toggleHint()
    case .hintAnswered(let id, let moves, let isFinal): answerHint(id, moves, isFinal: isFinal)
    case .thoughtAnswered(let id, let square): answerThought(id, square)
    case .frameElapsed(let id): elapseFrame(id)
    case .dismissed: dismiss()
    case .resetRequested: setResetConfirmation(shown: true)
    case .resetCancelled: setResetConfirmation(shown: false)
    case .resetConfirmed: reset()
    }
  }

  private mutating func chooseSquare(_ square: Square) -> [Effect] {
    guard !isResetConfirmationShown else { return [] }
    switch phase {
    case .waiting:
      guard position.legalMoves.contains(square) else { return [] }
      return cancelLiveRequest() + makeMove(at: square)
    case .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func changeMode(of side: Disk, to mode: Mode) -> [Effect] {
    guard modes[side] != mode else { return [] }
    modes[side] = mode
    let save = Effect.save(game)
    guard position.turn == side else { return [save] }
    switch phase {
    case .waiting, .thinking: return [save] + cancelLiveRequest() + enterNextPhase()
    case .animating, .passing, .over: return [save]
    }
  }

  /// A thought that is under way goes on as it is: the level counts from the next one.
  private mutating func changeLevel(of side: Disk, to level: Level) -> [Effect] {
    guard levels[side] != level else { return [] }
    levels[side] = level
    return [.save(game)]
  }

  private mutating func toggleHint() -> [Effect] {
    guard !isResetConfirmationShown else { return [] }
    switch phase {
    case .waiting(nil):
      let hint = Hint(id: newRequest())
      phase = .waiting(hint)
      return [.startThought(hint.id, .hint(position))]
    case .waiting:
      let cancel = cancelLiveRequest()
      phase = .waiting(nil)
      return cancel
    case .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func answerHint(
    _ id: RequestID, _ moves: [Hint.Move], isFinal: Bool
  ) -> [Effect] {
    switch phase {
    case .waiting(var hint?) where hint.id == id && hint.isThinking:
      hint.moves = moves
      hint.isThinking = !isFinal
      phase = .waiting(hint)
      return []
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func answerThought(_ id: RequestID, _ square: Square) -> [Effect] {
    switch phase {
    case .thinking(id):
      precondition(
        position.legalMoves.contains(square), "the computer answered \(square), which is not legal")
      return makeMove(at: square)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func elapseFrame(_ id: RequestID) -> [Effect] {
    switch phase {
    case .animating(let animation) where animation.frameID == id:
      guard let next = animation.next(frameID: newRequest()) else { return enterNextPhase() }
      return show(next)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func dismiss() -> [Effect] {
    guard !isResetConfirmationShown else { return [] }
    switch phase {
    case .passing:
      // In this phase a pass is due, so that passing cannot fail.
      guard (try? position.pass()) != nil else { return [] }
      return [.save(game)] + enterNextPhase()
    case .waiting, .thinking, .animating, .over: return []
    }
  }

  private mutating func setResetConfirmation(shown: Bool) -> [Effect] {
    isResetConfirmationShown = shown
    return []
  }

  private mutating func reset() -> [Effect] {
    guard isResetConfirmationShown else { return [] }
    isResetConfirmationShown = false
    let cancel = cancelLiveRequest()
    position = .newGame
    modes = SavedGame.new.modes
    lastMove = nil
    return cancel + [.save(game)] + enterNextPhase()
  }

  private func cancelLiveRequest() -> [Effect] {
    switch phase {
    case .waiting(let hint?): hint.isThinking ? [.cancelThought(hint.id)] : []
    case .thinking(let id): [.cancelThought(id)]
    case .animating(let animation): [.cancelFrame(animation.frameID)]
    case .waiting(nil), .passing, .over: []
    }
  }

  private mutating func makeMove(at square: Square) -> [Effect] {
    guard let move = try? position.play(square) else { return [] }
    lastMove = move
    return [.save(game)] + show(FlipAnimation(of: move, frameID: newRequest()))
  }

  private mutating func show(_ animation: FlipAnimation) -> [Effect] {
    let frames = FlipAnimation.frameCount(of: animation.move)
    guard let duration = speed.frameDuration(frames: frames) else { return enterNextPhase() }
    phase = .animating(animation)
    return [.startFrame(animation.frameID, duration)]
  }

  /// Enters the phase that the position and the modes ask for.
  private mutating func enterNextPhase() -> [Effect] {
    switch position.state {
    case .over:
      phase = .over
    case .passDue:
      phase = .passing
    case .toMove(let side):
      switch modes[side] {
      case .manual:
        phase = .waiting(nil)
      case .computer:
        let id = newRequest()
        phase = .thinking(id)
        return [.startThought(id, .move(position, levels[side]))]
      }
    }
    return []
  }

  private mutating func newRequest() -> RequestID {
    defer { nextSerial += 1 }
    return RequestID(serial: nextSerial)
  }
}
