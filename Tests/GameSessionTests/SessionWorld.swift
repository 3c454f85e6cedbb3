import Analysis
import GameTesting
import ReversiCore

@testable import GameSession

/// A session with what its effects have led to outside: what is saved, and what is archived.
struct SessionWorld {
  enum Step: Hashable {
    case event(GameSession.Event)
    /// The sides of this program have to wait for the other program, or need not any more.
    case held(Bool)
  }

  private(set) var session: GameSession
  private(set) var saved: SavedGame?
  private(set) var archived: [GameIdentity: SavedGame] = [:]
  /// The requests and steps so far.
  private(set) var identities: [RequestID] = []
  /// Those that were live before the last step.
  private var live: [RequestID] = []
  /// Whether the person has asked for the hint that is awaited.
  private var isHintAwaited = false
  private(set) var faults: [String] = []

  init(_ begun: (session: GameSession, effects: [GameSession.Effect])) {
    session = begun.session
    saved = session.saved
    perform(begun.effects)
    checkState()
  }

  /// The identity of a state. Requests and steps differ in each state, so only their kind counts;
  /// levels change nothing but the next request.
  struct Key: Hashable {
    let record: GameRecord
    let modes: Sides<Mode>
    let phase: String
    let shownBoard: Board
    let isHeld: Bool
    let forfeit: Forfeit?
    let isTimed: Bool
  }

  var key: Key {
    let phase =
      switch session.phase {
      case .waiting(let hint): "waiting \(hint)"
      case .thinking(_, let thinking): "thinking \(thinking)"
      case .animating(let animation): "animating \(animation.turning?.description ?? "")"
      case .passing: "passing"
      case .over: "over"
      }
    return Key(
      record: session.record, modes: session.modes, phase: phase, shownBoard: session.shownBoard,
      isHeld: session.isHeld, forfeit: session.forfeit, isTimed: session.timeControl != nil)
  }

  private var hasOtherPerson: Bool { session.ownSide != nil }

  /// Everything that can happen now and is not certain to be ignored, with examples of what is.
  var steps: [Step] {
    let events =
      eventsOfPlay + eventsOfPlayers + eventsOfRecord + replies
      + [session.timer?.event].compactMap(\.self)
    return events.map { .event($0) } + (hasOtherPerson ? [.held(!session.isHeld)] : [])
  }

  /// d4 is taken from the start, and so never legal.
  private var eventsOfPlay: [GameSession.Event] {
    let squares = Array(session.position.legalMoves) + [.d4]
    let scores = squares.dropLast().map { MoveScore.scored($0, 0) }
    return squares.map { .squareChosen($0) } + [
      .animationSkipped, .dismissed, .otherDismissed, .moveNowRequested, .hintRequested,
      .hintCompleted(scores), .hintCompleted([]),
    ]
  }

  private var eventsOfPlayers: [GameSession.Event] {
    Disk.allCases.flatMap { side -> [GameSession.Event] in
      let limit = session.moveLimits[side].next
      let changes = Mode.own.map { GameSession.Event.modeChanged(side, $0) }
      return (session.modes[side] == .otherPerson ? [] : changes) + [
        .moveLimitChanged(side, limit), .forfeited(.resigned(side)), .forfeited(.outOfTime(side)),
      ]
    }
  }

  private var eventsOfRecord: [GameSession.Event] {
    [.undoRequested, .redoRequested, .untimed, .began(.again)]
      + (hasOtherPerson ? [] : [.began(.swapped)])
      + (0...session.record.plies.count).map { .wentOn(from: $0) }
  }

  private var replies: [GameSession.Event] {
    guard let request = session.request else { return [] }
    let moves = Array(session.position.legalMoves) + [.d4]
    return moves.map { .replied(request.id, .move($0)) } + [
      .replied(request.id, .progress(.scored(moves[0], 1))),
      .replied(request.id, .failure(.noReply)),
    ]
  }

  /// The state after a step; nil if it changes nothing.
  func after(_ step: Step) -> SessionWorld? {
    var next = self
    return next.take(step) ? next : nil
  }

  /// Returns whether the step changes anything.
  @discardableResult
  mutating func take(_ step: Step) -> Bool {
    let before = session
    live = before.identities
    switch step {
    case .held(let isHeld): session.hold(isHeld)
    case .event(let event):
      let effects = session.handle(event)
      if effects.isEmpty && session == before { return false }
      if event == .hintRequested { isHintAwaited = session.phase == .waiting(hint: .awaited) }
      checkSide(event, before, effects)
      perform(effects)
      checkCounts(since: before, isMove: event.isMove)
    }
    checkState()
    return true
  }

  private mutating func perform(_ effects: [GameSession.Effect]) {
    for effect in effects {
      switch effect {
      case .save(let game):
        checkArchive(before: game)
        saved = game
      case .archive(let game):
        check(game.isOver || game.record.moveNumber > 10, "an unfinished game has ten moves")
        guard let identity = game.identity else {
          return check(false, "a game that is archived has an identity")
        }
        archived[identity] = game
      case .moveNow(let id): check(session.request?.id == id, "a live request has to move now")
      case .announce(.hintFound):
        check(isHintAwaited, "a hint is announced once")
        isHintAwaited = false
      case .announce, .prepareOpening: break
      }
    }
  }

  /// Checks that only the other person moves and passes for the side of another person, and nobody
  /// else while the game is held.
  private mutating func checkSide(
    _ event: GameSession.Event, _ before: GameSession, _ effects: [GameSession.Effect]
  ) {
    for effect in effects {
      switch effect {
      case .announce(.moved(let move, let isManual)):
        check(isManual == (before.modes[move.side] == .manual), "a player makes its own move")
        let isOther = before.modes[move.side] == .otherPerson
        check(isOther || !before.isHeld, "no side of this program moves while it is held")
      case .announce(.passed(let side)):
        let isOther = before.modes[side] == .otherPerson
        check((event == .otherDismissed) == isOther, "a person dismisses the passes of own sides")
        check(isOther || !before.isHeld, "no side of this program passes while it is held")
      default: break
      }
    }
  }

  /// Checks that a game is archived before the save holds another one.
  private mutating func checkArchive(before next: SavedGame) {
    guard let saved, let identity = saved.identity, next.identity != identity else { return }
    let isKept = saved.isOver || saved.record.moveNumber > 10
    check(!isKept || archived[identity]?.record == saved.record, "no game is lost to another one")
  }

  private mutating func checkState() {
    // What was stopped is over: what goes on after a pause has another identity.
    for id in session.identities where !live.contains(id) {
      check(!identities.contains(id), "an identity is used once")
      identities.append(id)
    }
    check(saved == session.saved, "what is saved is the settled game")
    check(session.timer.map { $0.duration > .zero } ?? true, "what is waited for takes its time")
    checkPhase()
    checkPlayers()
    if session.record.standing > session.record.openingPlies {
      check(session.identity != nil, "a game has an identity from its first move on")
    }
    if session.saved.isOver, let identity = session.identity {
      // After a resignation that was taken back, it is the resigned game until another one begins.
      check(archived[identity] != nil, "a finished game is archived")
    }
  }

  private mutating func checkPhase() {
    let (phase, isShowing) = (session.phase, session.animation != nil)
    guard session.forfeit == nil else {
      return check(phase == .over, "a game that a side lost is over")
    }
    let isWaiting = if case .waiting = phase { true } else { false }
    let isThinking = if case .thinking = phase { true } else { false }
    switch session.position.state {
    case .over: check(phase == .over || isShowing, "a finished game is over")
    case .passDue: check(phase == .passing || isShowing, "a due pass waits")
    case .toMove(let side):
      check(
        isShowing || (session.modes[side] == .manual ? isWaiting : isThinking),
        "the player of the side that moves is waited for")
    }
    check(
      session.choices.isEmpty == (session.refusal != nil), "squares can be chosen or are refused")
  }

  private mutating func checkPlayers() {
    guard let side = session.position.turn else {
      return check(session.request == nil, "nobody is asked when the game is over")
    }
    if let request = session.request {
      check(request.record == session.record, "the request is about the game")
      check(
        request.player == session.modes[side] && request.player != .manual, "its player is asked")
    }
    let isOther = session.modes[side] == .otherPerson
    check(!isOther || session.animation != nil || session.timer == nil, "a person needs no time")
    let isThinking = session.thinkingSide != nil
    check(isOther || !session.isHeld || session.request == nil, "no player thinks while held")
    check(!session.isHeld || !isThinking, "nothing says that a player thinks while held")
    let isWorking = session.request != nil || session.timer != nil
    check(!isThinking || isWorking, "a player that thinks works")
  }

  /// Checks that nothing that carries an identity of the past changes anything.
  mutating func checkStaleRequests() {
    // The latest are those that a mistake would take for the live one.
    for id in identities.suffix(3)
    where !session.identities.contains(id) && session.thinkingProgress?.id != id {
      var other = session
      for event in [
        .replied(id, .move(.a1)), .replied(id, .failure(.noReply)), .stepElapsed(id),
        .replied(id, .progress(.scored(.a1, 9))), .minimumThinkTimeElapsed(id),
      ] as [GameSession.Event] {
        check(other.handle(event).isEmpty, "a stale identity has no effect")
      }
      check(other == session, "a stale identity changes nothing")
    }
  }

  /// The counts change exactly when a move has been shown to its last disk; whatever else changes
  /// the record shows all of it at once.
  private mutating func checkCounts(since before: GameSession, isMove: Bool) {
    if !isMove && session.record != before.record {
      return check(session.shownBoard == session.position.board, "all of another record is shown")
    }
    let isMoveMade = before.position.board != session.position.board
    let isShownNow = session.animation == nil && (before.animation != nil || isMoveMade)
    check((before.shownCounts != session.shownCounts) == isShownNow, "counts change once a move")
  }

  private mutating func check(_ holds: Bool, _ invariant: String) {
    if !holds { faults.append(invariant) }
  }
}

extension GameSession {
  fileprivate var identities: [RequestID] {
    [request?.id, animation?.stepID].compactMap(\.self)
  }
}

extension GameSession.Event {
  /// Whether it can only change the record by a move, or by a pass.
  fileprivate var isMove: Bool {
    switch self {
    case .undoRequested, .redoRequested, .wentOn, .began, .forfeited: false
    default: true
    }
  }
}
