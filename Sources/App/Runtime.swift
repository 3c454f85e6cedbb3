import Analysis
import Archive
import GameSession
import Link
import Notation
import ReversiCore

/// Performs the app's effects: jobs, one timer, saves and transcripts.
///
/// One thread owns the runtime: it sends events, calls `advance` at `nextDeadline`, and collects
/// the announcements. Times are durations since any fixed moment, on the clock passed in.
package struct Runtime {
  package private(set) var app: App
  private let store: any SavedGameStore
  private let archive: (any GameArchive)?
  private let player: any Player
  private let transcripts: any TranscriptStore
  private let prepareOpening: () -> Void
  private let keepLine: (Repertoire.Line, Bool) -> SaveFailure?
  private let workers: [any JobWorker]
  private let now: () -> Duration
  private let today: (() -> Day)?
  private let link: (any LinkPort)?
  private var clock: GameClock?
  private let clockStore: (any ClockStore)?
  /// When the clock is kept again; nil while it runs for nobody.
  private var clockKeepingTime: Duration?
  private var turnTime: Duration = .zero
  private var timer: (event: App.Event, start: Duration, deadline: Duration)?
  private var moveRequestTime: Duration = .zero
  private var announcements: [App.Announcement] = []

  /// Saves the game, and sends a request if a computer is to move.
  ///
  /// - Parameters:
  /// - prepareOpening: Starts to prepare the opening of the next new game. The opening arrives as
  ///   the event `openingPrepared`.
  /// - keepLine: Keeps that the person learns a line, or does not any more, and returns why that
  ///   has failed, if it has.
  /// - link: The connection with the other program; nil unless two people play.
  /// - now: The time.
  /// - today: The day, which is read in each turn of the loop; nil if it is not known.
  package static func start(
    _ begun: (app: App, effects: [App.Effect]), store: any SavedGameStore,
    archive: (any GameArchive)?, player: any Player, transcripts: any TranscriptStore,
    prepareOpening: @escaping () -> Void = {},
    keepLine: @escaping (Repertoire.Line, Bool) -> SaveFailure? = { _, _ in nil },
    workers: [any JobWorker] = [],
    clockStore: (any ClockStore)? = nil, link: (any LinkPort)? = nil,
    now: @escaping () -> Duration, today: (() -> Day)? = nil
  ) -> Runtime {
    var runtime = Runtime(
      app: begun.app, store: store, archive: archive, player: player, transcripts: transcripts,
      prepareOpening: prepareOpening, keepLine: keepLine, workers: workers, now: now, today: today,
      link: link,
      clockStore: clockStore
    )
    if let kept = clockStore?.reading(of: begun.app.game.saved) {
      runtime.clock = GameClock(kept, moves: begun.app.game.placedDisks)
    }
    runtime.turnTime = now()
    runtime.perform(begun.effects)
    return runtime
  }

  /// Performs the effects of an event, and those of the events that they lead to at once.
  package mutating func send(_ event: App.Event) { perform(app.handle(event)) }

  private mutating func perform(_ effects: [App.Effect]) {
    if effects.contains(where: \.isAnotherGame) { clock = nil }
    // Before a request, which may have to be answered in a share of the time, and before a line
    // that says what the clock shows.
    followClock()
    for event in effects.compactMap({ perform($0) }) { send(event) }
  }

  /// Returns the announcements since the last call, in order, and removes them.
  package mutating func collectAnnouncements() -> [App.Announcement] {
    defer { announcements = [] }
    return announcements
  }

  /// The time for the next call of `advance`, unless something happens earlier.
  package var nextDeadline: Duration? {
    [timer?.deadline, flagTime, clockKeepingTime, app.linkDeadline].compactMap(\.self).min()
  }

  /// Sends the events that are due, lets a flag fall, and keeps what the clock shows.
  package mutating func advance() {
    if let side = clock?.runningSide, let flagTime, flagTime <= now() {
      send(.game(.forfeited(.outOfTime(side))))
    }
    if let time = clockKeepingTime, time <= now() { keepClock() }
    if let deadline = app.linkDeadline, deadline <= now() {
      send(.twoPeople(.link(.timePassed, at: now())))
    }
    guard let (event, _, deadline) = timer, deadline <= now() else { return }
    timer = nil
    send(event)
  }

  /// Begins a turn of the loop, at least each second while a side's time runs. If it comes much
  /// later, the program was stopped, and no side's time has run meanwhile.
  package mutating func beginTurn() {
    let time = now()
    if time - turnTime > .seconds(2) { clock?.skip(since: turnTime, now: time) }
    turnTime = time
    if let ending = app.todaysEnding, let day = today?().number, day != ending.day {
      send(.dayBegan(day))
    }
  }

  /// The time at which another day begins, while the start offers the ending of the day.
  package var nextDay: Duration? {
    app.endingOffered == nil ? nil : today.map { now() + $0().rest }
  }

  package var clockReading: ClockReading? { clock?.reading(now: now()) }

  /// The time at which the clock next looks different; nil while it runs for nobody.
  package var nextClockChange: Duration? { clock?.nextChange(now: now()) }

  private mutating func followClock() {
    guard let control = app.game.timeControl else {
      clock = nil
      return
    }
    let moves = app.game.placedDisks
    if clock?.control != control { clock = GameClock(ClockReading(control), moves: moves) }
    let time = now()
    clock?.count(moves, now: time)
    guard clock?.runningSide != app.clockSide else { return }
    clock?.run(for: app.clockSide, now: time)
    keepClock()
  }

  /// The other program judges its own side. Its flag falls here a little later, if that program
  /// goes on without time.
  private var flagTime: Duration? {
    guard let side = clock?.runningSide, let time = clock?.flagTime else { return nil }
    return app.game.modes[side] == .otherPerson ? time + Self.flagPatience : time
  }

  /// More than a move that the other end may still show, and more than a line takes.
  private static let flagPatience = Duration.seconds(10)

  /// A clock that has to be known with the line goes first.
  private func tell(_ line: LinkLine) {
    if let reading = clockReading, line.comesWithClock(fromHost: app.isHost) {
      link?.perform(.send(.clock(LinkClock(reading))))
    }
    link?.perform(.send(line))
  }

  /// Keeps what the clock shows, and again at its next whole second: a killed program loses no more
  /// than that. The screen changes at the same time.
  private mutating func keepClock() {
    let time = now()
    clockKeepingTime = clock?.nextChange(of: .seconds(1), now: time)
    guard let clock else { return }
    clockStore?.keep(clock.reading(now: time), of: app.game.saved)
  }

  /// How much of the current disk's turn is over, 0 to 1; 0 if no disk is turning.
  package var turnFraction: Double {
    guard app.game.animation?.turning != nil, let timer else { return 0 }
    return min(1, (now() - timer.start) / (timer.deadline - timer.start))
  }

  /// When the turning disk next looks different, or nil. There are `pictures` between its two
  /// sides.
  package func nextPicture(of pictures: Int) -> Duration? {
    guard app.game.animation?.turning != nil, let timer else { return nil }
    let shown = (turnFraction * Double(pictures + 1)).rounded(.down)
    return timer.start + (timer.deadline - timer.start) * ((shown + 1) / Double(pictures + 1))
  }

  /// Waits until the game is durably saved and the archive has all games, or that has failed, at
  /// most for `limit`.
  package mutating func finishSaving(within limit: Duration) {
    let start = now()
    link?.finish()
    send(.saved(.game, store.finish(within: limit)))
    let left = max(.zero, limit - (now() - start))
    if let archive { send(.saved(.archive, archive.finish(within: left))) }
    for worker in workers { worker.finish(within: max(.zero, limit - (now() - start))) }
  }

  /// How long the computer has been thinking about its move, or nil.
  package var thinkingTime: Duration? {
    app.game.thinkingSide == nil ? nil : now() - moveRequestTime
  }

  /// Returns the event that the effect leads to at once.
  private mutating func perform(_ effect: App.Effect) -> App.Event? {
    if let announcement = effect.announcement { announcements.append(announcement) }
    switch effect {
    case .game(let effect): return perform(effect)
    case .announce: break
    case .start(let id, let job):
      if let request = effect.playerRequest { ask(request) } else { start(job.job, id) }
    case .stop(_, let job): stop(job.job)
    case .writeTranscript(let record, let name, let isReplacing):
      return .transcriptHandled(transcripts.write(record, to: name, isReplacing: isReplacing))
    case .keepLine(let line, let isLearned): return .saved(.lines, keepLine(line, isLearned))
    case .link(.send(let line)): tell(line)
    case .link(let step): link?.perform(step)
    case .clockRead(let read, let side):
      let time = now()
      clock?.set(.milliseconds(read.left(of: side)), of: side, now: time)
    case .clockBegun(let read): clock = GameClock(read.reading, moves: app.game.placedDisks)
    }
    return nil
  }

  private mutating func ask(_ request: PlayerRequest) {
    var request = request
    if case .move = request.kind {
      moveRequestTime = now()
      let side = request.record.position.turn
      request.timeLeft = side.flatMap { side in clock?.left(of: side, now: moveRequestTime) }
    }
    player.start(request)
  }

  private mutating func start(_ job: any Job, _ id: RequestID) {
    if let begun = job as? App.Timer {
      let start = now()
      timer = (begun.event, start, start + begun.duration)
    } else {
      _ = workers.first { $0.start(job, id) }
    }
  }

  private mutating func stop(_ job: any Job) {
    switch job {
    case is MoveRequest, is PositionSearch: player.stop()
    case is App.Timer: timer = nil
    default: for worker in workers { worker.stop(job) }
    }
  }

  private mutating func perform(_ effect: GameSession.Effect) -> App.Event? {
    switch effect {
    case .announce: break
    case .moveNow: player.moveNow()
    case .save(let game): return .saved(.game, store.save(game))
    case .archive(let game): return archive.map { .saved(.archive, $0.keep(game)) }
    case .prepareOpening: prepareOpening()
    }
    return nil
  }
}

extension Runtime {
  package struct Day: Sendable, Hashable {
    /// The number of the day, counted from 1970-01-01.
    package let number: Int
    /// The time that is left of it.
    package let rest: Duration

    package init(number: Int, rest: Duration) {
      self.number = number
      self.rest = rest
    }
  }
}

extension App.Effect {
  /// Whether another game has begun, with a clock of its own.
  fileprivate var isAnotherGame: Bool {
    switch self {
    case .game(.announce(.gameBegan(.start))): false
    case .game(.announce(.gameBegan)): true
    default: false
    }
  }
}

extension LinkClock {
  /// Only a fallen flag is 0.
  fileprivate init(_ reading: ClockReading) {
    func left(_ side: Disk) -> Int {
      Int((reading.left[side] / .milliseconds(1)).rounded(.up))
    }
    self.init(control: reading.control, dark: left(.dark), light: left(.light))
  }

  fileprivate var reading: ClockReading {
    ClockReading(
      control: control, left: Sides(dark: .milliseconds(dark), light: .milliseconds(light)))
  }
}

extension LinkLine {
  /// The clock is sent before a move, and before the host's game.
  fileprivate func comesWithClock(fromHost isHost: Bool) -> Bool {
    switch self {
    case .move, .pass: true
    case .game: isHost
    default: false
    }
  }
}
