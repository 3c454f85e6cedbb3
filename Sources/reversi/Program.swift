import CommandLine
import Controls
import GameFiles
import GameSession
import Posix
import ReversiCore
import Screen
import TerminalIO
import Words

/// The game in a terminal: reads its arguments, plays, and leaves.
@main
struct Program {
  static let version = "1.4.0"

  static func main() {
    StandardStream.open()
    let environment = Environment.current
    let stored = StoredSettings(environment: environment)
    var words = words(stored.settings.options, environment)
    Traps.arm(fault: Report.line(words[.fault]), memory: Report.line(words[.outOfMemory]))
    do throws(Refusal) {
      switch try Command(arguments: ArgumentWalk.ofProcess, base: stored.settings.base) {
      case .help(nil): try Report.tell(HelpText.ofProgram)
      case .help(let subcommand?):
        try Report.tell(HelpText.of(subcommand.syntax, calledBy: "reversi"))
      case .configuration(let options, let given):
        try tell(options, given: given, stored, environment, words: words)
      case .version: try Report.tell("reversi \(version)")
      case .run(let subcommand, let options):
        endProcess(status: try run(subcommand, options, words: words) ? 0 : 1)
      case .play(let options):
        words = Self.words(options, environment)
        try play(options, stored, environment, words: words).leave(words: words)
      }
    } catch {
      Report.print(words.text(of: error))
      endProcess(status: error.exitStatus)
    }
  }

  /// Does what a subcommand does, and returns whether all of it could be done.
  private static func run(
    _ subcommand: Subcommand, _ options: Options, words: Words
  ) throws(Refusal) -> Bool {
    switch subcommand {
    case .show:
      let location = try location(options, .current)
      try Report.tell(try ShowCommand.text(options, location: location, words: words))
      return true
    case .analyze:
      return try AnalyzeCommand.run(options.tool, signals: try catchSignals(), words: words)
    case .solve:
      return try SolveCommand(words: words).run(options.tool.operand ?? [])
    case .engine:
      try EngineCommand.run(options, signals: try catchSignals())
      return true
    }
  }

  /// The words of the language that the player reads, as far as characters can be sent for it.
  private static func words(_ options: Options, _ environment: Environment) -> Words {
    let isUTF8 = TextEncoding.setLocale(choice: options.glyphs, environment: environment)
    let canShow = isUTF8 && options.glyphs != .ascii
    return Language(choice: options.language, isUTF8: canShow, environment: environment).words
  }

  /// Prints the options in force, and what is wrong with the settings.
  private static func tell(
    _ options: Options, given: Set<String>, _ stored: StoredSettings,
    _ environment: Environment, words: Words
  ) throws(Refusal) {
    var options = options
    options.save = (try? location(options, environment))?.path.bytes
    for side in Disk.allCases {
      let settings = stored.settings.options
      options.players[side] = options.players[side] ?? settings.players[side]
      options.moveLimits[side] = options.moveLimits[side] ?? settings.moveLimits[side]
    }
    let text = ConfigurationText(
      options: options, given: given, settings: stored.settings,
      path: stored.file?.path.description)
    try Report.tell(text.text)
    for notice in stored.everyNotice { Report.print(words.texts(of: notice)[0]) }
  }

  private static func play(
    _ options: Options, _ stored: StoredSettings, _ environment: Environment, words: Words
  ) throws(Refusal) -> Ending {
    // What can fail comes before the screen: a game that cannot be read leaves all as it is.
    try checkMemory()
    let isNamed = options.save != nil
    let location = try location(options, environment)
    let file = DurableFile(at: location)
    _ = try read(isNamed) { () throws(ReadFailure) in try file.read() }
    let loaded = try load(options, beside: location)
    let isInLines = isInLines(options, environment)
    guard isInLines || isTerminal(StandardStream.output) else { throw .noTerminal }
    let isUTF8 = TextEncoding.setLocale(choice: options.glyphs, environment: environment)
    let encoding = TextEncoding(choice: options.glyphs, isUTF8: isUTF8, environment: environment)
    // Caught before the screen starts, so that every signal gives the terminal back.
    let signals = try catchSignals()
    let start = ContinuousClock.now
    let now = { start.duration(to: .now) }
    var (options, forNewGames, engines) = (
      options, stored.settings.options, stored.settings.engines
    )
    try chooseEngines(of: &forNewGames, from: &engines)
    try chooseEngines(of: &options, from: &engines)
    let engine = try startEngine(options, isInLines: isInLines)
    let movers = try startPlayers(engine, engines)
    let saved = try read(isNamed) { () throws(ReadFailure) in
      try SavedGameFile.open(file, engines: engines.names)
    }
    let problem = saved.problem.map { Notice.savedGame($0) }
    let openings = try startOpenings(options)
    let begun = GameStart(
      options, settings: forNewGames, found: saved.game, loaded: loaded,
      unknown: saved.unknownEngines, opening: openings.next())
    let transcripts = TranscriptFiles(home: environment.home, savedGame: location.path)
    if isInLines {
      let notices = [problem].compactMap(\.self) + begun.notices + stored.notices
      // Nothing turns in lines, and nobody has to see that the computer thinks.
      var runtime = Runtime.start(
        game: begun.game, stored: saved.game, asking: notices.compactMap(\.question).first,
        nextGame: openings.next(), pace: GameSession.Pace(speed: .off), engines: engines.names,
        store: saved.file, source: movers, transcripts: transcripts,
        prepareOpening: openings.prepare, now: now)
      if let record = begun.asked { runtime.send(.loadRequested(record)) }
      let loop = TextLoop(
        runtime: runtime, notices: notices, words: words, options: options, signals: signals,
        sources: [engine, movers, saved.file, openings],
        open: { name throws(Refusal) in try GameSource.game(named: name, home: environment.home) },
        now: now)
      return loop.run()
    }
    let terminal = try takeOverTerminal(
      options, environment, signals, asksDiskWidth: encoding.isWidthInDoubt,
      telling: problem, in: words, now: now)

    let glyphs = encoding.glyphs(diskWidth: terminal.diskWidth)
    let hasWideLetters = glyphs == .unicode || encoding.isWidthInDoubt
    let theme = Theme(
      TerminalCapabilities(
        colors: TerminalCapabilities.ColorDepth(
          choice: options.color, terminalColors: terminal.colors, environment: environment),
        glyphs: glyphs,
        // The fonts of the Linux console have none, unless somebody chose another.
        hasHalfBlocks: !environment.isConsole || options.disks == .round,
        hasWideLetters: hasWideLetters),
      name: options.theme, arePictured: options.disks != .glyph)
    let unknown = terminal.unknownName.map {
      Notice.unknownTerminal($0.description, playedAs: Terminal.substitute.description)
    }
    let notices = [problem, unknown].compactMap(\.self) + begun.notices + stored.notices
    var runtime = Runtime.start(
      game: begun.game, stored: saved.game, asking: notices.compactMap(\.question).first,
      nextGame: openings.next(),
      pace: GameSession.Pace(speed: options.animation, leastThinkTime: options.thinkTime),
      engines: engines.names, store: saved.file, source: movers,
      transcripts: transcripts, prepareOpening: openings.prepare, now: now)
    if let record = begun.asked { runtime.send(.loadRequested(record)) }
    var state = UIState(hasPreview: options.hasPreview)
    state.notices = NoticeQueue(notices)
    let loop = EventLoop(
      runtime: runtime, state: state, theme: theme,
      words: hasWideLetters ? words : Language.english.words, terminal: terminal,
      options: options, settings: stored.file, signals: signals,
      sources: [engine, movers, saved.file, openings], now: now)
    return loop.run()
  }

  /// Whether the game is played in lines of text: the player wants it, or there is no screen.
  private static func isInLines(_ options: Options, _ environment: Environment) -> Bool {
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

  /// Where the game is kept.
  private static func location(
    _ options: Options, _ environment: Environment
  ) throws(Refusal) -> SavedGameLocation {
    if let file = options.save { return SavedGameLocation(named: SystemString(bytes: file)) }
    do { return try SavedGameLocation(environment: environment) } catch { throw .noHomeFolder }
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

  private static func startEngine(
    _ options: Options, isInLines: Bool
  ) throws(Refusal) -> ComputerWorker {
    // Lines are for other programs, too, which have work of their own.
    let threads = options.threads ?? (isInLines ? 1 : spareProcessorCount)
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
    _ engine: ComputerWorker, _ engines: ExternalEngineList
  ) throws(Refusal) -> PlayerSwitch {
    do { return try PlayerSwitch(computer: engine, engines: engines) } catch {
      throw .noPipe(reason: error.reason)
    }
  }

  /// How many processors may think: all, but one if there are more than two, so that nothing else
  /// has to wait.
  private static var spareProcessorCount: Int {
    let count = processorCount()
    return count > 2 ? count - 1 : count
  }

  private static func catchSignals() throws(Refusal) -> SignalInbox {
    do throws(SystemError) {
      let signals = try SignalInbox()
      signals.catchAll()
      return signals
    } catch {
      throw .noPipe(reason: error.reason)
    }
  }

  /// Starts the screen. Where it cannot be started, a notice that it would have shown is printed.
  private static func takeOverTerminal(
    _ options: Options, _ environment: Environment, _ signals: SignalInbox, asksDiskWidth: Bool,
    telling notice: Notice?, in words: Words, now: () -> Duration
  ) throws(Refusal) -> Terminal {
    do throws(Terminal.Failure) {
      return try Terminal.start(
        hasMouse: options.hasMouse, hasTitle: options.hasTitle, asksDiskWidth: asksDiskWidth,
        environment: environment, signals: signals, now: now)
    } catch {
      if let notice { Report.print(words.texts(of: notice)[0]) }
      switch error {
      case .noTerminal:
        throw .noTerminal
      case .unknownName(let name):
        throw .unknownTerminal(name.description)
      case .noCursorMovement(let name):
        throw .noCursorMovement(name.description)
      case .system(let error):
        throw .noScreen(reason: error.reason)
      case .ended(let signal):
        Ending(cause: .signal(signal), runtime: nil).leave(words: words)
      }
    }
  }
}
