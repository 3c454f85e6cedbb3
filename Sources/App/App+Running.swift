import Archive
import GameSession
import ReversiCore

/// Work that is under way.
struct Job<Task: Sendable & Hashable>: Sendable, Hashable {
  /// What its replies carry.
  let id: RequestID
  /// What it does.
  let task: Task
}

/// What is running: for the game, for the scores, and for the features.
struct Running: Sendable, Hashable {
  /// The time that runs.
  var timer: App.Timer?
  /// The request for a move.
  var move: RequestID?
  /// The search for the scores of a position.
  var analysis: Job<RunningAnalysis>?
  /// The list of the library's games.
  var listing: Job<LibraryQuery>?
  /// Whether the archive is open, and the request that opened it, with which its games are counted.
  var archive: RequestID?
  /// The list of openings of a position.
  var openings: Job<Position>?
  /// Whether all openings of that position are found.
  var areOpeningsFound = false
  /// What practice or the library has asked the coach for.
  var coach: Job<CoachRequest.Task>?
  /// When the conversation with the other program wants to be woken, or nil.
  var linkDeadline: Duration?
  /// The question how the last games against a level ended.
  var tally: LevelRequest?

  /// Forgets what has ended with an event.
  mutating func end(with event: App.Event) {
    if event == timer?.event { timer = nil }
    switch event {
    case .game(.replied(let id, let reply)) where reply.isFinal:
      if move == id { move = nil }
      if analysis?.id == id { analysis = nil }
    case .library(.listed(_, let reply)) where reply.list.isComplete: listing = nil
    case .openings(.found(_, let reply)) where reply.isComplete: areOpeningsFound = true
    case .coachReplied(_, let reply) where reply.isLast: coach = nil
    case .levelTallied: tally = nil
    default: break
    }
  }
}

extension App {
  /// Whether an event belongs to something that is running. A reply to a request that has ended or
  /// is not wanted any more changes nothing; the game says so for its own.
  func isLive(_ event: Event) -> Bool {
    switch event {
    case .library(.listed(let id, _)): running.listing?.id == id
    case .library(.summarized(let id, _)): running.archive == id
    case .openings(.found(let id, _)): running.openings?.id == id && !running.areOpeningsFound
    case .coachReplied(let id, _): running.coach?.id == id
    case .levelTallied(let request, _): running.tally == request
    default: true
    }
  }

  /// Compares what is running with what the state wants, stops the one, and starts the other.
  mutating func reconcile() -> (stopped: [Effect], started: [Effect]) {
    var (stopped, started) = ([Effect](), [Effect]())
    // The game's own request comes before a search for scores: a player does one thing at a time.
    // The other person is asked with the move before.
    let request = game.isOthersTurn ? nil : game.request
    if let id = running.move, id != request?.id {
      stopped.append(.stopRequest(id))
      running.move = nil
    }
    let search = wantedAnalysis
    if let job = running.analysis, job.task != search {
      stopped.append(.stopRequest(job.id))
      running.analysis = nil
    }
    if running.timer != nil, running.timer != wantedTimer {
      stopped.append(.stopTimer)
      running.timer = nil
    }
    if let request, running.move == nil {
      running.move = request.id
      started.append(.startRequest(request))
    }
    if let search, running.analysis == nil {
      let job = Job(id: game.newRequest(), task: search)
      running.analysis = job
      started.append(.startRequest(search.request(job.id)))
    }
    if let timer = wantedTimer, running.timer == nil {
      running.timer = timer
      started.append(.startTimer(timer))
    }
    let deadline = twoPeople?.conversation.deadline
    if deadline != running.linkDeadline {
      running.linkDeadline = deadline
      started.append(.link(.wake(at: deadline)))
    }
    reconcileArchive(&stopped, &started)
    reconcileCoach(&stopped, &started)
    return (stopped, started)
  }

  /// The time that has to be running: the game's, otherwise that of the library in front.
  var wantedTimer: Timer? {
    if let timer = game.timer { return Timer(event: .game(timer.event), duration: timer.duration) }
    guard case .library(let library) = sheet else { return nil }
    return library.timer(at: game.pace.speed)
  }

  private mutating func reconcileArchive(_ stopped: inout [Effect], _ started: inout [Effect]) {
    if running.archive != nil, library == nil {
      (running.listing, running.archive) = (nil, nil)
      stopped.append(.closeLibrary)
    }
    // A new list takes the place of the one before.
    if let query = library?.query, query != running.listing?.task {
      let id = game.newRequest()
      running.listing = Job(id: id, task: query)
      if query.preparation != .list { running.archive = id }
      started.append(
        .listGames(
          LibraryRequest(
            id: id, preparation: query.preparation, filter: query.filter, numbers: query.numbers)))
    }
    let position = openings?.position
    if running.openings != nil, position == nil {
      running.openings = nil
      stopped.append(.closeOpenings)
    }
    if let position, position != running.openings?.task {
      let id = game.newRequest()
      running.openings = Job(id: id, task: position)
      running.areOpeningsFound = false
      started.append(.findOpenings(OpeningsRequest(id: id, position: position)))
    }
  }

  private mutating func reconcileCoach(_ stopped: inout [Effect], _ started: inout [Effect]) {
    let task = coachTask
    if let job = running.coach, job.task != task {
      stopped.append(.stopCoach)
      running.coach = nil
    }
    if let task, running.coach == nil {
      let id = game.newRequest()
      running.coach = Job(id: id, task: task)
      started.append(.startCoach(CoachRequest(id: id, task: task)))
    }
  }

  /// What the practice or the library in view waits for. While a computer thinks about its move,
  /// both wait.
  private var coachTask: CoachRequest.Task? {
    guard game.thinkingSide == nil else { return nil }
    if case .library(let library) = sheet { return library.task }
    return practice?.task.map { .practice($0) }
  }
}
