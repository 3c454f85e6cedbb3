import Analysis
import AppTesting
import Archive
import Canvas
import GameTesting
import ReversiCore

@testable import App
@testable import GameSession

/// An app together with what its effects have led to outside: what is saved, what is searched
/// about, and what is scheduled.
struct World {
  enum Reach: Sendable {
    case game
    /// Undo, redo and new games; the cases below have them, too.
    case record
    /// Filter, removals and reviews.
    case library
    /// The review, with the openings.
    case openings
    case practice
    /// The review, with its variations.
    case review
    /// The evaluation, and every sheet over the board but those above.
    case everything
  }

  let reach: Reach
  let start: Position
  private(set) var app: App
  private(set) var saved: SavedGame?
  /// Each game as it was last.
  private(set) var archived: [GameIdentity: SavedGame] = [:]
  /// Requests that have neither been stopped nor ended.
  private(set) var liveRequests: Set<RequestID> = []
  private(set) var jobs: [RequestID: AnyJob] = [:]
  /// Whether the game was opened, and nobody has moved since.
  private var isOpened = false
  /// The event that comes next by itself.
  private(set) var scheduled: App.Event?
  private(set) var requests: [RequestID] = []
  /// Whether the hint that is shown has no answer yet.
  private var isHintAwaited = false
  private(set) var faults: [String] = []

  init(app: App, reach: Reach = .everything) {
    self.app = app
    self.reach = reach
    start = app.game.record.start
  }

  /// The identity of a state. Requests differ in each state, so only their kind counts; levels
  /// change nothing but the next request or notice, games that are counted nothing but a notice,
  /// and a side's last other player nothing but the mode that a key chooses.
  struct Key: Hashable {
    let record: GameRecord
    let modes: Sides<Mode>
    let overlay: Overlay
    let phase: PhaseKind
    let turning: Square?
    let shownBoard: Board
    let scores: GameScores
    let variationScores: GameScores?
    let isEvaluationShown: Bool
    let analysis: PositionSearch.Subject?
    let jobs: Set<AnyJob>
  }

  var key: Key {
    Key(
      record: app.game.record, modes: app.game.modes, overlay: app.overlay,
      phase: PhaseKind(of: app),
      turning: app.game.animation?.turning, shownBoard: app.game.shownBoard,
      scores: app.gameScores, variationScores: app.variationScores,
      isEvaluationShown: app.isEvaluationShown,
      analysis: app.analysis?.subject, jobs: Set(jobs.values))
  }

  /// Everything that can happen now and is not certain to be ignored, with one example of what is.
  var events: [App.Event] {
    let legal = Array(app.game.position.legalMoves)
    var events: [App.Event] = legal.map { .game(.squareChosen($0)) }
    events += [
      .game(.squareChosen(.d4)), .game(.dismissed), .game(.hintRequested), .game(.animationSkipped),
      .game(.moveNowRequested),
    ]
    events += [
      .review(.hintToggled), .sheetOpened(.help), .sheetClosed, .resetRequested, .cancelled,
      .confirmed,
    ]
    for side in Disk.allCases {
      events += Mode.all(with: app.game.engines).map { .game(.modeChanged(side, $0)) }
    }
    events += Disk.allCases.map { .game(.moveLimitChanged($0, app.game.moveLimits[$0].next)) }
    events += liveRequests.flatMap { answers(to: $0, legal) }
    events += [scheduled].compactMap(\.self)
    if reach != .game { events += eventsOfRecord }
    if let id = app.running[LevelRequest.self]?.id {
      events.append(.reply(Games.wonTally, to: LevelRequest.self, id))
    }
    return events + eventsOfReach
  }

  private var eventsOfReach: [App.Event] {
    switch reach {
    case .game, .record: []
    case .everything: eventsOfSheets
    case .library: eventsOfLibrary
    case .openings: eventsOfOpenings
    case .review: eventsOfReview
    case .practice: eventsOfPractice
    }
  }

  private var eventsOfRecord: [App.Event] {
    [.game(.undoRequested), .game(.redoRequested), .playAgainRequested, .swapRequested]
  }

  private var eventsOfSheets: [App.Event] {
    [.evaluationToggled, .sheetOpened(.review), .review(.moved(to: 0)), .review(.playOnRequested)]
      + [.sheetOpened(.setUp), .setUp(.edited(.swapColors)), .setUp(.playRequested)]
      + [
        .sheetOpened(.players), .sheetOpened(.transcriptName), .transcriptRequested(name: "game"),
        .transcriptHandled(.exists(name: "game")),
      ]
  }

  private var eventsOfReview: [App.Event] {
    [
      .sheetOpened(.review), .review(.moved(to: 0)), .review(.playOnRequested),
      .review(.variationLeft),
    ]
      + (app.reviewedLine?.choices ?? []).map { .review(.variationPlayed($0)) }
  }

  private var eventsOfLibrary: [App.Event] {
    var game = app.game.record.standing(at: 0)
    if let square = game.position.legalMoves.first { _ = try? game.play(square) }
    let games = [
      LibraryGame(line: [1], record: game), LibraryGame(line: [2], record: nil),
    ]
    let lists = [
      LibraryList(count: 1, games: [games[0]]),
      LibraryList(count: 2, isComplete: true, games: games),
    ]
    let replies =
      lists.map { LibraryReply($0) }
      + [LibraryReply(LibraryList(isComplete: true), failure: .broken)]
    // Each removal opens the archive with another number.
    let removal = app.library?.request.opening == 0 ? [App.Event.library(.removalRequested)] : []
    return removal + [
      .sheetOpened(.library), .library(.selected(1)),
      .library(.filtered(TextField("x"))), .library(.reviewRequested), .review(.moved(to: 0)),
      .review(.playOnRequested),
    ] + self.replies(replies, to: LibraryRequest.self)
  }

  private var eventsOfOpenings: [App.Event] {
    let position = app.openings?.position ?? app.game.position
    let scores = Dictionary(uniqueKeysWithValues: position.legalMoves.map { ($0, 0) })
    let replies = [
      OpeningsReply(OpeningMoves(in: position, scores: scores).moves),
      OpeningsReply([], isComplete: true, failure: .broken),
    ]
    return [
      .sheetOpened(.review), .sheetOpened(.openings), .openings(.selected(1)), .lineToggled(),
      .review(.moved(to: 0)),
    ] + self.replies(replies, to: Openings.FindOpenings.self)
      + self.replies([CheckLine.Reply(nil)], to: CheckLine.self)
  }

  private var eventsOfPractice: [App.Event] {
    let exercise = Exercise(
      position: app.game.record.start, subject: .mistakes, number: 1, count: 1)
    let failed = Practice.FindExercise.Reply.failed(.unlistedGames(.broken))
    let found: [Practice.FindExercise.Reply] =
      [.analyzed(1, of: 2), .exercise(exercise), .over(days: 1), failed]
    let verdicts = app.running[Practice.JudgeAnswer.self].map { running in
      [0, 9].map {
        Verdict(on: running.job.answer, [.scored(.a1, $0), .scored(running.job.answer, 0)])
      }
    }
    let answers = app.practice?.choices.first.map { [App.Event.practice(.answered($0))] }
    return [.sheetOpened(.practice), .practice(.chosen(.endings)), .practice(.nextRequested)]
      + [.practice(.mistakesChosen)] + (answers ?? [])
      + replies(found, to: Practice.FindExercise.self)
      + replies(verdicts ?? [], to: Practice.JudgeAnswer.self)
  }

  private func replies<Kind: Job>(_ replies: [Kind.Reply], to kind: Kind.Type) -> [App.Event] {
    app.running[kind].map { running in replies.map { .reply($0, to: kind, running.id) } } ?? []
  }

  /// d4 is taken from the start, and so never a legal answer.
  private func answers(to id: RequestID, _ legal: [Square]) -> [App.Event] {
    let failure = App.Event.game(.replied(id, .failure(.noReply)))
    guard let subject = app.analysis?.subject, id == app.analysis?.id else {
      return (legal + [.d4]).map { .game(.replied(id, .move($0))) } + [failure]
    }
    guard app.hint != nil, app.reviewedLine == nil else {
      let found = Evaluation(darkScore: 2, certainty: .exact, depth: 1, line: [])
      // More would multiply the states by each position that is searched.
      return [.game(.replied(id, .analysis(PositionAnalysis(found), isFinal: true)))]
    }
    let moves = (legal + [.d4]).map { MoveScore.scored($0, 0, depth: subject.ply) }
    let side = app.game.position.turn ?? .dark
    // It settles everything without being final.
    let exact = moves.map { MoveScore.scored($0.square, 0, .exact, depth: subject.ply) }
    return [false, true].map { .game(.replied(id, .scores(moves, of: side, isFinal: $0))) }
      + [.game(.replied(id, .scores(exact, of: side, isFinal: false))), failure]
  }

  /// Nil if the event changes nothing.
  func after(_ event: App.Event) -> World? {
    var next = self
    return next.take(event) ? next : nil
  }

  /// Returns whether the event changes anything.
  @discardableResult
  mutating func take(_ event: App.Event) -> Bool {
    let before = app
    let effects = app.handle(event)
    let isExpected = event == scheduled || event.endedRequest != nil
    if effects.isEmpty && !isExpected && app == before { return false }
    if event == scheduled { scheduled = nil }
    if let id = event.endedRequest { liveRequests.remove(id) }
    if case .replied(let id, let reply) = event, let job = jobs[id]?.wanted, job.ends(with: reply) {
      jobs[id] = nil
    }
    if event == .game(.hintRequested), before.review == nil, before.hint == nil {
      isHintAwaited = true
    }
    perform(effects)
    checkHint()
    checkCounts(since: before, isMove: event.isMove)
    return true
  }

  mutating func perform(_ effects: [App.Effect]) {
    for effect in effects {
      switch effect {
      case .start(let id, let job): start(job, id)
      case .stop(let id, let job): stop(job, id)
      case .game(.moveNow(let id)):
        check(liveRequests.contains(id), "a live request is told to move now")
      case .game(.save(let game)):
        checkArchive(before: game)
        saved = game
      case .game(.archive(let game)): archive(game)
      case .game(.announce(.hintFound)):
        check(isHintAwaited, "a hint is announced once")
        isHintAwaited = false
      case .game(.announce(.gameBegan(let origin))): isOpened = origin == .opened
      case .game(.announce(.moved)), .game(.announce(.passed)): isOpened = false
      case .game(.announce), .announce, .keepLine, .writeTranscript, .game(.prepareOpening), .link,
        .clockRead,
        .clockBegun:
        break
      }
    }
    checkState()
  }

  private mutating func start(_ job: AnyJob, _ id: RequestID) {
    begin(id)
    check(app.running[id] != nil, "what is started is known to run")
    if let timer = job.job as? App.Timer {
      if case .game(.stepElapsed(let step)) = timer.event { begin(step) }
      check(scheduled == nil, "one event is scheduled at a time")
      check(timer.duration > .zero, "what is scheduled takes its time")
      scheduled = timer.event
    } else if let request = App.Effect.start(id, job).playerRequest {
      check(liveRequests.isEmpty, "one request at a time")
      check(request == expectedRequest, "the request is what the session waits for")
      liveRequests.insert(request.id)
    } else {
      let before = jobs.filter { $0.value.isOfType(of: job) }
      check(
        before.allSatisfy { $0.value.isContinued(by: job) }, "one job of a type runs at a time")
      for id in before.keys { jobs[id] = nil }
      jobs[id] = job
    }
  }

  private mutating func stop(_ job: AnyJob, _ id: RequestID) {
    switch job.job {
    case is App.Timer:
      check(scheduled != nil, "an event that is scheduled is forgotten")
      scheduled = nil
    case is MoveRequest, is PositionSearch:
      check(liveRequests.remove(id) != nil, "a live request is stopped")
    default: check(jobs.removeValue(forKey: id) == job, "a live job is stopped")
    }
  }

  private mutating func begin(_ id: RequestID) {
    check(!requests.contains(id), "an identity is used once")
    requests.append(id)
  }

  private var expectedRequest: PlayerRequest? {
    if let side = app.game.thinkingSide, let id = app.moveRequestID {
      return PlayerRequest(
        id: id, record: app.game.record, kind: .move(app.game.moveLimits[side]),
        player: app.game.modes[side])
    }
    guard let analysis = app.analysis else { return nil }
    let subject = analysis.subject
    if app.hint?.isSearching == true {
      let ply = app.reviewedLine?.ply ?? app.game.record.standing
      guard subject == .init(ply: ply, kind: .analysis(app.analysisLimit)) else { return nil }
    }
    let record = app.shownLine.standing(at: subject.ply)
    return PlayerRequest(id: analysis.id, record: record, kind: subject.kind)
  }

  private var expectedSchedule: App.Event? {
    switch app.game.phase {
    case .animating(let animation): .game(.stepElapsed(animation.stepID))
    case .thinking(let progress, .searching), .thinking(let progress, .replied):
      .game(.minimumThinkTimeElapsed(progress.id))
    case .waiting, .thinking(_, .overdue), .passing, .over:
      (app.sheet?.feature as? Library)?.timer(at: app.game.pace.speed)?.event
    }
  }

  private mutating func archive(_ game: SavedGame) {
    let isOver = game.record.position.outcome != nil
    check(isOver || game.record.moveNumber > 10, "an unfinished game has ten moves")
    guard let identity = game.identity else {
      return check(false, "a game that is archived has an identity")
    }
    check(game == saved || isOver, "the archived game is the saved one")
    archived[identity] = game
  }

  /// The archive has to have a game before the save holds another one.
  private mutating func checkArchive(before next: SavedGame) {
    guard let saved, let identity = saved.identity, next.identity != identity else { return }
    let record = saved.record
    let isKept = record.position.outcome != nil || record.moveNumber > 10
    check(!isKept || archived[identity]?.record == record, "no game is lost to another one")
  }

  private mutating func checkState() {
    let live = app.liveRequest ?? app.analysis?.id
    check(Array(liveRequests) == [live].compactMap(\.self), "the request is under way")
    check(
      app.game.thinkingSide == nil || app.analysis == nil,
      "an analysis gives way to the game's requests"
    )
    let isDeepening = app.analysis?.subject.kind == .analysis(app.analysisLimit)
    check(
      app.hint?.isSearching != true || isDeepening || app.game.thinkingSide != nil,
      "a hint is searched for until it is found")
    check(
      !isDeepening || app.hint?.isSearching == true || app.isEvaluationShown,
      "a position is searched further while its scores are shown")
    check(
      app.hint?.moves.first.map {
        app.evaluation?.darkScore.magnitude == $0.score.magnitude
      }
        ?? true || !app.isEvaluationShown, "hint and evaluation agree")
    check(
      app.reviewedLine.map { $0.analysis.record == app.shownLine } ?? true,
      "the review is about the record in view")
    checkVariation()
    check(
      (app.running[LibraryRequest.self]?.job == app.library?.request), "the library has its games")
    let inView = app.reviewedLine?.record ?? app.game.record
    check(
      app.openings.map { $0.position == inView.position } ?? true,
      "the openings are those of the position in view")
    check(
      app.running[Openings.FindOpenings.self]?.job.position == app.openings?.position,
      "openings are found for their list alone")
    check(
      app.running.entries.count { jobs[$0.id] == $0.job }
        == jobs.count, "a job runs as long as it is wanted")
    let practiced = app.game.thinkingSide == nil ? app.practice?.job : nil
    check(
      app.practiceJob == practiced.map { AnyJob($0) }, "practice has what it waits for")
    check(
      app.running[CheckLine.self]?.job.line
        == (app.game.thinkingSide == nil ? app.uncheckedLines.first : nil),
      "a line is checked as long as it waits, and the computer does not think")
    check(scheduled == expectedSchedule, "what the phase waits for is scheduled")
    check(saved == app.game.saved, "what is saved is the settled game")
    let isPlayed = app.game.record.standing > app.game.record.openingPlies
    let isForeign = isOpened && app.game.position.outcome != nil
    check(
      app.game.identity != nil || !isPlayed || isForeign,
      "a game has an identity from its first move on")
    if app.game.position.outcome != nil, let identity = app.game.identity {
      check(
        archived[identity]?.record.position == app.game.position, "a finished game is archived")
    }
    checkPhase()
    let isHintLegal = (app.hint?.moves ?? []).allSatisfy {
      app.recordUpToShownPly.position.legalMoves.contains($0.square)
    }
    check(isHintLegal, "a hint names legal moves alone")
  }

  private mutating func checkHint() {
    guard app.review == nil else { return }
    isHintAwaited = isHintAwaited && app.hint != nil
    check(
      app.hint?.isSearching != false || !isHintAwaited, "a hint that was asked for is answered")
  }

  private mutating func checkVariation() {
    guard let review = app.reviewedLine else {
      return check(app.variationScores == nil, "a variation lasts as long as the review")
    }
    let (line, game) = (review.analysis.record, review.game.record)
    check(game == app.shownGame, "the review knows the game")
    check((0...line.plies.count).contains(review.ply), "the position in view exists")
    guard let branch = review.branch else {
      return check(line == game, "the game is shown if no variation is")
    }
    check(line.start == game.start, "a variation begins with the game")
    check(line.plies.prefix(branch) == game.plies.prefix(branch), "a variation leaves the game")
    check(branch < line.plies.count, "a variation has moves of its own")
    if case .passDue = line.standing(at: line.plies.count).position.state {
      check(false, "a variation has the pass that follows a move")
    }
  }

  mutating func checkStaleRequests() {
    // The latest are those that a mistake would take for the live one.
    for id in requests.suffix(3)
    where !liveRequests.contains(id) && jobs[id] == nil {
      let stale: [App.Event] = [
        .game(.replied(id, .move(.a1))), .game(.replied(id, .failure(.noReply))),
        .game(.replied(id, .progress(.scored(.a1, 9)))), .game(.minimumThinkTimeElapsed(id)),
        .game(.stepElapsed(id)),
        .game(.replied(id, .scores([.scored(.a1, 9, .exact)], of: .dark, isFinal: true))),
      ]
      var other = app
      let lists: [App.Event] = [
        .reply(LibraryReply(LibraryList(count: 9)), to: LibraryRequest.self, id),
        .reply(Games.wonTally, to: LevelRequest.self, id),
        .reply(OpeningsReply([], isComplete: true), to: Openings.FindOpenings.self, id),
        .reply(Games.summary, to: Library.CountGames.self, id),
        .reply(Games.summary, to: Players.CountResults.self, id),
        .reply(.over(days: 9), to: Practice.FindExercise.self, id),
        .reply(CheckLine.Reply(nil), to: CheckLine.self, id),
        .reply(
          PeopleMoves([], to: PeopleRequest(position: .newGame, lastSquare: nil, rating: 9)),
          to: AskPeople.self, id),
      ]
      for event in stale + lists where event != scheduled {
        check(other.handle(event).isEmpty, "a stale identity has no effect")
      }
      check(other == app, "a stale identity changes nothing")
    }
  }

  private mutating func checkPhase() {
    let (phase, isShowing) = (app.game.phase, app.game.animation != nil)
    let isWaiting = if case .waiting = phase { true } else { false }
    switch app.game.position.state {
    case .over: check(phase == .over || isShowing, "a finished game is over")
    case .passDue: check(phase == .passing || isShowing, "a due pass is shown")
    case .toMove(let side):
      switch app.game.modes[side] {
      case .manual: check(isWaiting || isShowing, "Manual is waited for")
      case .computer, .externalEngine, .otherPerson:
        check(app.game.thinkingSide == side || isShowing, "a Computer thinks")
      }
    }
    let isAlertDue = phase == .passing && app.overlay.isEmpty
    check(
      (app.dialog == .passAlert) == isAlertDue, "a due pass is shown when nothing covers it")
  }

  /// The counts change exactly when a move has been shown to its last disk; whatever else changes
  /// the record shows all of it at once.
  private mutating func checkCounts(since before: App, isMove: Bool) {
    if !isMove && app.game.record != before.game.record {
      check(app.game.shownBoard == app.game.position.board, "all of another record is shown")
      return
    }
    let isMoveMade = before.game.position.board != app.game.position.board
    let isShownNow = app.game.animation == nil && (before.game.animation != nil || isMoveMade)
    check(
      (before.game.shownCounts != app.game.shownCounts) == isShownNow, "counts change once a move")
  }

  private mutating func check(_ holds: Bool, _ invariant: String) {
    if !holds { faults.append(invariant) }
  }
}

enum PhaseKind: String {
  case waiting, hinting, hinted, thinking, replied, overdue, animating, passing, over

  init(of app: App) {
    self =
      switch app.game.phase {
      case .waiting(hint: .hidden): .waiting
      // The scores are those of the record in view.
      case .waiting(hint: .awaited): .hinting
      case .waiting(hint: .found): .hinted
      case .thinking(_, .searching): .thinking
      case .thinking(_, .replied): .replied
      case .thinking(_, .overdue): .overdue
      case .animating: .animating
      case .passing: .passing
      case .over: .over
      }
  }
}

extension App.Event {
  /// The record can change only by a move, or by a pass.
  fileprivate var isMove: Bool {
    switch self {
    case .game(.undoRequested), .game(.redoRequested), .playAgainRequested, .swapRequested,
      .loadRequested,
      .setUp(.playRequested), .positionSetUp, .confirmed:
      false
    default: true
    }
  }

  fileprivate var endedRequest: RequestID? {
    switch self {
    case .game(.replied(let id, let answer)): answer.isFinal ? id : nil
    default: nil
    }
  }
}

/// What is running, by the names that the tests have for it.
extension App {
  var analysis: (id: RequestID, subject: PositionSearch.Subject)? {
    running[PositionSearch.self].map { ($0.id, $0.job.subject) }
  }
  var countRequest: RequestID? { running[Library.CountGames.self]?.id }
  var practiceJob: AnyJob? {
    running[Practice.FindExercise.self].map { AnyJob($0.job) }
      ?? running[Practice.JudgeAnswer.self].map { AnyJob($0.job) }
  }
  var timer: App.Timer? { running[App.Timer.self]?.job }
}

extension WantedJob {
  func ends(with reply: ErasedValue) -> Bool {
    (reply.value(as: Reply.self)).map { Self.isLast($0) } ?? false
  }
}
