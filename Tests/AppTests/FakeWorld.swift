import Analysis
import App
import Archive
import GameSession
import Notation
import ReversiCore

/// The outside of a runtime: a clock that stands still until it is set, a move source that answers
/// when a test does.
final class FakeWorld: Player {
  var time: Duration = .zero
  var requests: [PlayerRequest] = []
  var stops = 0
  var movesNow = 0
  let store = FakeStore()
  let archive = FakeArchive()
  let transcripts = FakeTranscripts()
  let library = FakeLibrary()
  let openings = FakeOpenings()
  let clocks = FakeClocks()

  func start(_ request: PlayerRequest) {
    requests.append(request)
  }

  func stop() {
    stops += 1
  }

  func moveNow() {
    movesNow += 1
  }

  func runtime(
    position: Position = .newGame, dark: Mode = .manual, light: Mode = .manual,
    thinkTime: Duration = .zero
  ) -> Runtime {
    let game = SavedGame(
      record: GameRecord(start: position), modes: Sides(dark: dark, light: light))
    return runtime(game: game, stored: game, thinkTime: thinkTime)
  }

  func runtime(stored: SavedGame?) -> Runtime {
    runtime(game: .new, stored: stored, thinkTime: .zero)
  }

  func runtime(
    clock: TimeControl, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .off, record: GameRecord = GameRecord()
  ) -> Runtime {
    let game = SavedGame(
      record: record, modes: Sides(dark: dark, light: light), identity: GameIdentity(1),
      timeControl: clock)
    return Runtime.start(
      App.begin(game, stored: game, timeControl: clock, pace: GameSession.Pace(speed: speed)),
      store: store, archive: archive, player: self, transcripts: transcripts, clockStore: clocks,
      now: { self.time })
  }

  private func runtime(game: SavedGame, stored: SavedGame?, thinkTime: Duration) -> Runtime {
    Runtime.start(
      App.begin(game, stored: stored, pace: GameSession.Pace(minimumThinkTime: thinkTime)),
      store: store, archive: archive, player: self, transcripts: transcripts,
      workers: [library, openings], now: { self.time })
  }
}

final class FakeClocks: ClockStore {
  private(set) var kept: [ClockReading] = []
  var found: ClockReading?

  func keep(_ reading: ClockReading, of game: SavedGame) { kept.append(reading) }
  func reading(of game: SavedGame) -> ClockReading? { found }
}

final class FakeTranscripts: TranscriptStore {
  private(set) var written: [(transcript: String, name: String, isReplacing: Bool)] = []
  var outcome = TranscriptOutcome.written(path: "/game.txt")

  func write(
    _ record: GameRecord, to name: String, isReplacing: Bool
  ) -> TranscriptOutcome {
    written.append((record.transcript, name, isReplacing))
    return outcome
  }
}

final class FakeLibrary: JobWorker {
  private(set) var requests: [LibraryRequest] = []
  private(set) var closings = 0
  private(set) var limits: [Duration] = []

  private(set) var levels: [Level] = []

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    switch job {
    case let request as LibraryRequest: requests.append(request)
    case let request as LevelRequest: levels.append(request.level)
    default: return job is Library.CountGames || job is Players.CountResults
    }
    return true
  }

  func stop(_ job: any Job) { if job is LibraryRequest { closings += 1 } }

  func finish(within limit: Duration) { limits.append(limit) }
}

final class FakeOpenings: JobWorker {
  private(set) var jobs: [Openings.FindOpenings] = []
  private(set) var closings = 0

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? Openings.FindOpenings else { return false }
    jobs.append(job)
    return true
  }

  func stop(_ job: any Job) { if job is Openings.FindOpenings { closings += 1 } }
}

final class FakeArchive: GameArchive {
  private(set) var games: [SavedGame] = []
  var failure: SaveFailure?
  private(set) var limits: [Duration] = []

  func keep(_ game: SavedGame) -> SaveFailure? {
    games.append(game)
    return failure
  }

  func finish(within limit: Duration) -> SaveFailure? {
    limits.append(limit)
    return failure
  }
}

final class FakeStore: SavedGameStore {
  private(set) var game: SavedGame?
  var failure: SaveFailure?
  private(set) var limits: [Duration] = []
  /// Runs during a wait.
  var waiting = {}

  func save(_ game: SavedGame) -> SaveFailure? {
    if failure == nil { self.game = game }
    return failure
  }

  func finish(within limit: Duration) -> SaveFailure? {
    limits.append(limit)
    waiting()
    return failure
  }
}
