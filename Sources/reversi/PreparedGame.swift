import Analysis
import App
import Archive
import CommandLine
import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore
import Storage
import Words

/// A game that is ready to be played: what the screen and text mode share.
struct PreparedGame: ~Copyable {
  /// The options, with a name for each external engine.
  let options: Options
  let environment: Environment
  let isTextMode: Bool
  /// Caught before the screen starts, so that each of them gives the terminal back.
  let signals: SignalInbox
  let now: () -> Duration
  /// The problem with the saved game, if any.
  let problem: Notice?
  let startNotices: [Notice]

  private let engines: [ExternalEngineName]
  private let computer: ComputerWorker
  private let players: PlayerSwitch
  private let openings: StartingOpenings
  private let saved: SavedGameFile.Opened
  /// Nil if the person wants none.
  private let archive: GameArchiveFile?
  private let workers: [any JobWorker & EventSource]
  private let practiceFile: PracticeFile
  private let practice: PracticeText
  private let linked: LinkedPlay?
  /// Nil while another program uses the saved game.
  private let clock: ClockFile?
  private let timeControl: TimeControl?
  private let start: GameStart
  private let transcripts: TranscriptFiles

  var notices: [Notice] { [problem].compactMap(\.self) + startNotices }

  var sources: [any EventSource] {
    [computer, players, saved.file, openings] + workers
      + [archive].compactMap(\.self) + [linked?.worker].compactMap(\.self)
  }

  var experience: GameExperience {
    GameExperience(games: archive.flatMap { $0.count(upTo: GameExperience.limit) })
  }

  /// One of the notices may ask a question first.
  func startRuntime(
    pace: GameSession.Pace, analysisLimit: MoveLimit = .moveTime(.seconds(60)),
    scoresFinishedGame: Bool = false, offersEnding: Bool, isCoachOn: Bool, notices: [Notice]
  ) -> Runtime {
    let ending = TodaysEnding(on: LocalTime.today, streak: practice.streak)
    let begun = App.begin(
      start.game, stored: saved.game, asking: notices.compactMap(\.question).first,
      nextGame: openings.next(), names: start.names, timeControl: timeControl, pace: pace,
      analysisLimit: analysisLimit, engines: engines, scoresFinishedGame: scoresFinishedGame,
      todaysEnding: ending, offersEnding: offersEnding, repertoire: practice.repertoire,
      isCoachOn: isCoachOn, identities: SeededGenerator(seed: .random(in: 0 ... .max)),
      twoPeople: linked?.twoPeople)
    let runtime = Runtime.start(
      begun, store: saved.file, archive: archive, player: players, transcripts: transcripts,
      prepareOpening: openings.prepare, keepLine: practiceFile.keep, workers: workers,
      clockStore: clock, link: linked?.worker, now: now,
      today: { Runtime.Day(number: LocalTime.today, rest: LocalTime.restOfToday) })
    // Opening the saved game may have saved it.
    runtime.send(.saved(.game, saved.file.failure))
    if let question = start.question { runtime.send(question) }
    return runtime
  }
}

extension PracticeFile {
  fileprivate func keep(_ line: Repertoire.Line, isLearned: Bool) -> SaveFailure? {
    do {
      try update { $0.repertoire.set(line, isLearned: isLearned) }
      return nil
    } catch {
      return error
    }
  }
}

extension Notice {
  fileprivate init(clockSetAside result: Result<String, SaveFailure>) {
    switch result {
    case .success(let name): self = .clockSetAside(keptAs: name)
    case .failure(let failure): self = .clockNotSetAside(failure)
    }
  }
}

extension PreparedGame {
  /// Locks and writes nothing before it knows that it can read the saved game.
  static func prepare(
    _ options: Options, _ stored: StoredSettings, _ environment: Environment,
    location: SavedGameLocation, telling notice: Notice? = nil, words: Words
  ) throws(Refusal) -> PreparedGame {
    try Program.checkPlace(location)
    let isNamed = options.save != nil
    let file = DurableFile(at: location)
    _ = try read(isNamed) { () throws(ReadFailure) in try file.read() }
    let loaded = try load(options, beside: location)
    let isTextMode = isTextMode(options, environment)
    guard isTextMode || isTerminal(StandardStream.output) else { throw .noTerminal }
    let signals = try Program.catchSignals()
    let beginning = MonotonicClock.now
    var (options, forNewGames) = (options, stored.settings.options)
    var engines = stored.settings.engines
    try chooseEngines(of: &forNewGames, from: &engines)
    try chooseEngines(of: &options, from: &engines)
    let computer = try startComputer(options, isTextMode: isTextMode)
    let players = try startPlayers(computer, engines)
    let saved = try read(isNamed) { () throws(ReadFailure) in
      try SavedGameFile.open(file, engines: engines.names)
    }
    let openings = try startOpenings(options)
    let start = GameStart(
      options, settings: forNewGames, found: saved.game, loaded: loaded,
      unknown: saved.unknownEngines, opening: openings.next())
    let practiceFile = PracticeFile(beside: location)
    var (practice, practiceNotices) = (PracticeText(), [Notice]())
    do { practice = try practiceFile.readStart() } catch {
      practiceNotices = [.practiceUnreadable(error)]
    }
    let clock = saved.file.isKept ? ClockFile(beside: location) : nil
    let clockNotices = [clock?.setAsideUnreadable().map { Notice(clockSetAside: $0) }]
      .compactMap(\.self)
    let now: @Sendable () -> Duration = { MonotonicClock.now - beginning }
    let linked = try LinkedPlay.start(options, environment, game: start.game, now: now)
    let archive = GameArchiveFile(beside: location, version: Program.version)
    return PreparedGame(
      options: options, environment: environment, isTextMode: isTextMode, signals: signals,
      now: now, problem: saved.problem.map { .savedGame($0) },
      startNotices: [notice].compactMap(\.self) + clockNotices + practiceNotices + start.notices
        + stored.notices,
      engines: engines.names, computer: computer, players: players, openings: openings,
      saved: saved,
      archive: options.hasArchive ? archive : nil,
      workers: [
        LibraryWorker(beside: location, hasArchive: options.hasArchive, words: words),
        OpeningsWorker(beside: location), PracticeWorker(beside: location), PeopleWorker(),
        CoachWorker(), TeacherWorker(usesBook: options.hasBook), LineWorker(),
      ], practiceFile: practiceFile, practice: practice, linked: linked,
      clock: clock,
      timeControl: (options.clock ?? forNewGames.clock)?.timeControl, start: start,
      transcripts: TranscriptFiles(
        home: environment.home,
        kept: file.keptPaths + archive.keptPaths + practiceFile.keptPaths
          + ClockFile(beside: location).keptPaths
          + (stored.file?.keptPaths ?? [])))
  }

  private static func isTextMode(_ options: Options, _ environment: Environment) -> Bool {
    options.isText || !isTerminal(StandardStream.input) || environment["TERM"]?.text == "dumb"
  }

  /// After a game from standard input, keys come from the terminal. Without one, the program could
  /// not ask whether to give up the saved game.
  private static func load(
    _ options: Options, beside location: SavedGameLocation
  ) throws(Refusal) -> GameText.Content? {
    guard let path = options.load else { return nil }
    let content = try content(of: path)
    if path == GameSource.standardInput { try? readFromTerminal() }
    if path == GameSource.standardInput, !isTerminal(StandardStream.input),
      let saved = try? ShowCommand.savedGame(location, isNamed: true), saved.isUnderWay
    {
      throw .gameUnderWay(path: location.path.description)
    }
    return content
  }

  /// If there is no such file, a subcommand may have been meant.
  private static func content(of path: [UInt8]) throws(Refusal) -> GameText.Content {
    do {
      return try GameSource.open(path).content()
    } catch {
      guard case .unreadableFile(let name, let reason, nil) = error else { throw error }
      let nearest = SystemString(bytes: path).text.flatMap { Subcommand.nearest(to: $0) }
      throw .unreadableFile(name: name, reason: reason, nearest: nearest)
    }
  }

  private static func read<Result>(
    _ isNamed: Bool, _ body: () throws(ReadFailure) -> Result
  ) throws(Refusal) -> Result {
    do { return try body() } catch { throw .unreadable(error, isNamed: isNamed) }
  }

  private static func startComputer(
    _ options: Options, isTextMode: Bool
  ) throws(Refusal) -> ComputerWorker {
    // Other programs may use text mode, too, and have work of their own.
    let threads = options.threads ?? (isTextMode ? 1 : searchThreadCount)
    do {
      return try ComputerWorker.player {
        [seed = options.seed, usesBook = options.hasBook] in
        Computer(
          seed: seed, threads: threads, usesBook: usesBook, reportsProgress: !isTextMode
        ).think
      }
    } catch {
      throw .noThread(reason: error.reason)
    }
  }

  private static func startOpenings(_ options: Options) throws(Refusal) -> StartingOpenings {
    do { return try StartingOpenings.start(options) } catch {
      throw .noThread(reason: error.reason)
    }
  }

  private static func chooseEngines(
    of options: inout Options, from list: inout ExternalEngineList
  ) throws(Refusal) {
    do { try options.chooseEngines(from: &list) } catch { throw .usage(error) }
  }

  private static func startPlayers(
    _ computer: ComputerWorker, _ engines: ExternalEngineList
  ) throws(Refusal) -> PlayerSwitch {
    do {
      return PlayerSwitch(computer: computer, engines: engines, events: try Mailbox())
    } catch {
      throw .noPipe(reason: error.reason)
    }
  }

  /// The processors to use. Of more than two, one stays free, so that nothing else has to wait.
  private static var searchThreadCount: Int {
    let count = processorCount()
    return count > 2 ? count - 1 : count
  }
}

/// The start of the program: a game, and perhaps a question about what was read.
struct GameStart: Hashable {
  let game: SavedGame
  /// Asks about several games, or about a record that was read during a saved game.
  let question: App.Event?
  /// The names in new games.
  let names: PlayerNames
  let notices: [Notice]

  /// A loaded record makes both sides Manual; levels stay. `settings` counts for new games only.
  init(
    _ options: Options, settings: Options = Options(), found: SavedGame?,
    loaded: GameText.Content?,
    unknown: Sides<ExternalEngineName?> = Sides(dark: nil, light: nil),
    opening: @autoclosure () -> GameRecord
  ) {
    var game = (found ?? .new).assumingPlayers
    let read: GameRecord? = if case .game(let game)? = loaded { game.record } else { nil }
    if let read, found?.isUnderWay != true {
      (game.record, game.identity, game.forfeit, game.timeControl) = (read, nil, nil, nil)
      (game.modes, game.course) = (SavedGame.new.modes, SavedGame.new.course)
    } else if found == nil {
      game.record = opening()
    }
    question = read == game.record ? nil : loaded?.event
    for chosen in found == nil ? [settings, options] : [options] {
      for side in Disk.allCases {
        game.modes[side] = chosen.players[side]?.mode ?? game.modes[side]
        game.moveLimits[side] = chosen.moveLimits[side] ?? game.moveLimits[side]
      }
      if let clock = chosen.clock { game.timeControl = clock.timeControl }
    }
    func names(_ all: [Options]) -> Sides<String?> {
      all.reduce(Sides(dark: nil, light: nil)) {
        Sides(dark: $1.names.dark ?? $0.dark, light: $1.names.light ?? $0.light)
      }
    }
    let (person, typed) = (names([settings, options]), names([options]))
    self.names = PlayerNames(dark: person.dark ?? "", light: person.light ?? "")
    let old = found == nil && loaded == nil ? self.names : game.record.names
    game.record.names = PlayerNames(
      dark: typed.dark ?? old[.dark] ?? "", light: typed.light ?? old[.light] ?? "")
    let players: [Notice] = Disk.allCases.compactMap { side in
      guard options.players[side] == nil else { return nil }
      return unknown[side].map { .externalEngineUnknown(side, $0) }
    }
    notices = (loaded?.assumedTurn).map { [.turnAssumed($0)] + players } ?? players
    self.game = game
  }
}

extension SavedGame {
  /// Whether replacing the game would lose it.
  var isUnderWay: Bool { !isOver && !record.isUntouched }
}
