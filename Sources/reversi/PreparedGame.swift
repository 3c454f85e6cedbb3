import CommandLine
import GameFiles
import GameSession
import Posix
import ReversiCore
import Words

/// A game that is about to be played: what the screen and the text mode need alike.
struct PreparedGame {
  /// The options, in which each external engine has its name.
  let options: Options
  let environment: Environment
  /// Whether the game is played in text mode.
  let isTextMode: Bool
  /// The signals, which are caught before a screen starts, so that each gives the terminal back.
  let signals: SignalInbox
  /// The time since the program's start.
  let now: () -> Duration
  /// What is wrong with the saved game, if anything is.
  let problem: Notice?
  /// What the player is told at the start besides that.
  let startNotices: [Notice]

  private let engines: [ExternalEngineName]
  private let computer: ComputerWorker
  private let players: PlayerSwitch
  private let openings: Openings
  private let saved: SavedGameFile.Opened
  private let start: GameStart
  private let transcripts: TranscriptFiles

  /// Everything that the player is told at the start.
  var notices: [Notice] { [problem].compactMap(\.self) + startNotices }

  /// Where events come from besides the player.
  var sources: [any EventSource] { [computer, players, saved.file, openings] }

  /// Starts the session.
  ///
  /// - Parameters:
  ///   - pace: How long things are shown.
  ///   - notices: What the player is told; one of them may ask something first.
  func startRuntime(pace: GameSession.Pace, notices: [Notice]) -> Runtime {
    var runtime = Runtime.start(
      game: start.game, stored: saved.game, asking: notices.compactMap(\.question).first,
      nextGame: openings.next(), pace: pace, engines: engines, store: saved.file,
      source: players, transcripts: transcripts, prepareOpening: openings.prepare, now: now)
    if let record = start.asked { runtime.send(.loadRequested(record)) }
    return runtime
  }
}

extension PreparedGame {
  /// Reads the saved game and starts the players.
  ///
  /// - Parameter location: Where the game is kept.
  /// - Throws: `Refusal` if the program cannot start. Nothing is locked or written before it is known
  ///   that what is there can be read.
  static func prepare(
    _ options: Options, _ stored: StoredSettings, _ environment: Environment,
    location: SavedGameLocation
  ) throws(Refusal) -> PreparedGame {
    try checkMemory()
    let isNamed = options.save != nil
    let file = DurableFile(at: location)
    _ = try read(isNamed) { () throws(ReadFailure) in try file.read() }
    let loaded = try load(options, beside: location)
    let isTextMode = isTextMode(options, environment)
    guard isTextMode || isTerminal(StandardStream.output) else { throw .noTerminal }
    let signals = try Program.catchSignals()
    let beginning = ContinuousClock.now
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
    return PreparedGame(
      options: options, environment: environment, isTextMode: isTextMode, signals: signals,
      now: { beginning.duration(to: .now) }, problem: saved.problem.map { .savedGame($0) },
      startNotices: start.notices + stored.notices, engines: engines.names, computer: computer,
      players: players, openings: openings, saved: saved, start: start,
      transcripts: TranscriptFiles(home: environment.home, savedGame: location.path))
  }

  /// Whether the game is played in text mode: the player wants it, or there is no screen.
  private static func isTextMode(_ options: Options, _ environment: Environment) -> Bool {
    options.isText || !isTerminal(StandardStream.input) || environment["TERM"]?.text == "dumb"
  }

  /// What the game needs beside the engine's table, half of it for the stack of the engine's thread.
  private static let leastMemory = 16 << 20

  /// Makes sure that no later allocation fails for lack of memory, as far as can be known: there is
  /// nobody left then to say so.
  private static func checkMemory() throws(Refusal) {
    do {
      _ = try ZeroedMemory(byteCount: leastMemory)
    } catch {
      throw .noMemory(reason: error.reason)
    }
  }

  /// The game that the player wants to go on with, if one was named. Where it was the standard
  /// input, keys come from the terminal from now on. If there is none, nobody could be asked whether
  /// to give the saved game up.
  private static func load(
    _ options: Options, beside location: SavedGameLocation
  ) throws(Refusal) -> GameRecord? {
    guard let path = options.load else { return nil }
    let record = try GameSource(path).game()
    if path == GameSource.standardInput { try? readFromTerminal() }
    if path == GameSource.standardInput, !isTerminal(StandardStream.input),
      let saved = try? ShowCommand.savedGame(location, isNamed: true), saved.isUnderWay
    {
      throw .gameUnderWay(path: location.path.description)
    }
    return record
  }

  /// Reads what is kept; a failure is a refusal.
  private static func read<Result>(
    _ isNamed: Bool, _ body: () throws(ReadFailure) -> Result
  ) throws(Refusal) -> Result {
    do { return try body() } catch { throw .unreadable(error, isNamed: isNamed) }
  }

  private static func startComputer(
    _ options: Options, isTextMode: Bool
  ) throws(Refusal) -> ComputerWorker {
    // Other programs use the text mode, too, and have work of their own.
    let threads = options.threads ?? (isTextMode ? 1 : spareProcessorCount)
    do {
      return try ComputerWorker.player { [seed = options.seed, usesBook = options.hasBook] in
        Computer(seed: seed, threads: threads, usesBook: usesBook).think
      }
    } catch {
      throw .noThread(reason: error.reason)
    }
  }

  private static func startOpenings(_ options: Options) throws(Refusal) -> Openings {
    do { return try Openings.start(options) } catch { throw .noThread(reason: error.reason) }
  }

  /// Lets the other programs play that options name.
  private static func chooseEngines(
    of options: inout Options, from list: inout ExternalEngineList
  ) throws(Refusal) {
    do { try options.chooseEngines(from: &list) } catch { throw .usage(error) }
  }

  private static func startPlayers(
    _ computer: ComputerWorker, _ engines: ExternalEngineList
  ) throws(Refusal) -> PlayerSwitch {
    do { return try PlayerSwitch(computer: computer, engines: engines) } catch {
      throw .noPipe(reason: error.reason)
    }
  }

  /// How many processors may think: all, but one if there are more than two, so that nothing else
  /// has to wait.
  private static var spareProcessorCount: Int {
    let count = processorCount()
    return count > 2 ? count - 1 : count
  }
}
