import ReversiCore

@testable import GameSession

/// A session together with what its effects have led to outside: what is saved, and which requests
/// are under way.
struct World {
  private(set) var session: GameSession
  private(set) var saved: SavedGame?
  /// The requests that were started, and neither cancelled nor answered.
  private(set) var thoughts: Set<RequestID> = []
  private(set) var frames: Set<RequestID> = []
  /// Every request that was ever started.
  private(set) var requests: [RequestID] = []
  /// Which invariants do not hold, in words.
  private(set) var faults: [String] = []

  init(session: GameSession) {
    self.session = session
  }

  /// What tells this state from others; requests differ in each, so that only their kind counts.
  struct Key: Hashable {
    let game: SavedGame
    let isResetConfirmationShown: Bool
    let phase: Int
    let turning: FlipAnimation.Turning?
    let shownBoard: Board
    let lastMove: Move?
    let hint: [Hint.Move]?
    let isHintThinking: Bool?
  }

  var key: Key {
    let phase =
      switch session.phase {
      case .waiting: 0
      case .thinking: 1
      case .animating: 2
      case .passing: 3
      case .over: 4
      }
    return Key(
      game: session.game, isResetConfirmationShown: session.isResetConfirmationShown, phase: phase,
      turning: session.animation?.turning, shownBoard: session.shownBoard,
      lastMove: session.lastMove, hint: session.hint?.moves,
      isHintThinking: session.hint?.isThinking)
  }

  /// Everything that can happen now and is not certain to be ignored, with one example of what is.
  var events: [GameSession.Event] {
    let legal = Array(session.position.legalMoves)
    return legal.map { .squareChosen($0) }
      + [.squareChosen(.d4), .dismissed, .resetRequested, .resetCancelled, .resetConfirmed]
      + Disk.allCases.flatMap { side in Mode.allCases.map { .modeChanged(side, $0) } }
      + thoughts.flatMap { id in answers(to: id, legal) }
      + [.hintRequested]
      + frames.map { .frameElapsed($0) }
  }

  private func answers(to id: RequestID, _ legal: [Square]) -> [GameSession.Event] {
    guard session.hint != nil else { return legal.map { .thoughtAnswered(id, $0) } }
    let moves = legal.map { Hint.Move(square: $0, score: 0) }
    return [false, true].map { .hintAnswered(id, moves, isFinal: $0) }
  }

  func after(_ event: GameSession.Event) -> World {
    var next = self
    next.take(event)
    return next
  }

  mutating func take(_ event: GameSession.Event) {
    let before = session
    let effects = session.handle(event)
    switch event {
    case .thoughtAnswered(let id, _), .hintAnswered(let id, _, true): thoughts.remove(id)
    case .frameElapsed(let id): frames.remove(id)
    case .squareChosen, .modeChanged, .levelChanged, .hintRequested, .hintAnswered, .dismissed,
      .resetRequested, .resetCancelled,
      .resetConfirmed:
      break
    }
    perform(effects)
    let isReset = before.isResetConfirmationShown && event == .resetConfirmed
    if !isReset { checkCounts(since: before) }
  }

  mutating func perform(_ effects: [GameSession.Effect]) {
    for effect in effects {
      switch effect {
      case .startThought(let id, let thought):
        begin(id)
        check(thought == expectedThought, "the thought is about the position, at the level")
        thoughts.insert(id)
      case .startFrame(let id, let duration):
        begin(id)
        check(duration > .zero, "a frame is shown for a time")
        frames.insert(id)
      case .cancelThought(let id): check(thoughts.remove(id) != nil, "a live thought is cancelled")
      case .cancelFrame(let id): check(frames.remove(id) != nil, "a live frame is cancelled")
      case .save(let game): saved = game
      }
    }
    checkState()
  }

  private mutating func begin(_ id: RequestID) {
    check(requests.allSatisfy { $0.serial < id.serial }, "an identity is used once")
    requests.append(id)
  }

  private var expectedThought: Thought? {
    if session.hint != nil { return .hint(session.position) }
    return session.thinkingSide.map { .move(session.position, session.levels[$0]) }
  }

  /// The identity of the thought or hint that the session waits for.
  private var liveThought: RequestID? {
    session.thoughtID ?? session.hint.flatMap { $0.isThinking ? $0.id : nil }
  }

  private mutating func checkState() {
    let phase = session.phase
    let isWaiting = if case .waiting = phase { true } else { false }
    check(
      Array(thoughts) == [liveThought].compactMap(\.self), "the live thought is under way")
    check(Array(frames) == [session.frameID].compactMap(\.self), "the live frame is under way")
    check(saved == session.game, "what is saved is the settled game")
    switch session.position.state {
    case .over: check(phase == .over || session.animation != nil, "a finished game is over")
    case .passDue: check(phase == .passing || session.animation != nil, "a due pass is shown")
    case .toMove(let side):
      switch session.modes[side] {
      case .manual: check(isWaiting || session.animation != nil, "Manual is waited for")
      case .computer:
        check(session.thinkingSide == side || session.animation != nil, "a Computer thinks")
      }
    }
    // The latest are those that a mistake would take for the live one.
    for id in requests.suffix(3) {
      var other = session
      if !thoughts.contains(id) {
        check(other.handle(.thoughtAnswered(id, .a1)).isEmpty, "stale answer")
        check(other.handle(.hintAnswered(id, [], isFinal: true)).isEmpty, "stale hint")
      }
      if !frames.contains(id) { check(other.handle(.frameElapsed(id)).isEmpty, "stale frame") }
      check(other == session, "a stale identity changes nothing")
    }
  }

  /// The counts change exactly when a move has been shown to its last disk.
  private mutating func checkCounts(since before: GameSession) {
    let isMoveMade = before.position.board != session.position.board
    let isShownNow = session.animation == nil && (before.animation != nil || isMoveMade)
    check((before.shownCounts != session.shownCounts) == isShownNow, "counts change once a move")
  }

  private mutating func check(_ holds: Bool, _ invariant: String) {
    if !holds { faults.append(invariant) }
  }
}
