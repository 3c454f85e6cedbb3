import App
import Archive
import Canvas
import CommandLine
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Screen
import Storage
import TerminalIO
import Texts
import Words

/// The game in a terminal: reads its arguments, plays, and exits.
@main
struct Program {
  static let version = "1.38.0"

  static func main() {
    StandardStream.open()
    let environment = Environment.current
    let stored = StoredSettings.read(environment)
    var words = words(stored.settings.options, environment)
    Traps.say(Console.line(words.commandLine.fault(inGame: false)))
    Traps.arm()
    do throws(Refusal) {
      switch try Command(arguments: processArguments(), base: stored.settings.base) {
      case .help(let subcommand): try Console.standard.print(HelpText.of(subcommand))
      case .configuration(let options, let given):
        try tell(options, given: given, stored, environment, words: words)
      case .version:
        try Console.standard.print("reversi \(version) for \(Engine.processorKind)")
      case .run(let subcommand, let options):
        endProcess(status: try run(subcommand, options, words: words) ? 0 : 1)
      case .play(let options):
        words = Self.words(options, environment)
        Traps.say(Console.line(words.commandLine.fault(inGame: true)))
        try playAll(options, stored, environment, words: words)
      }
    } catch {
      Console.standard.printError(words.text(of: error))
      endProcess(status: error.exitStatus)
    }
  }

  /// Returns whether the subcommand succeeded completely.
  static func run(
    _ subcommand: Subcommand, _ options: Options, words: Words, console: Console = .standard,
    signals: () throws(Refusal) -> SignalInbox = catchSignals
  ) throws(Refusal) -> Bool {
    switch subcommand {
    case .show:
      let record = try ShowCommand.record(options, words: words, console: console) {
        () throws(Refusal) in try location(options, .current)
      }
      try console.print(ShowCommand.text(of: record, options, words: words))
      return true
    case .games:
      let location = try location(options, .current)
      if let file = options.tool.imported {
        return try GamesImport.run(file, beside: location, words: words, console: console)
      }
      guard options.tool.isSummary else {
        return try GamesCommand.run(
          options.tool, beside: location, words: words, console: console)
      }
      try checkPlace(location)
      return try SummaryCommand.run(
        options, beside: location,
        usesBlocks: CharacterLocale.isUTF8 && options.glyphs != .ascii, words: words,
        console: console)
    case .openings:
      try OpeningsCommand.run(
        options.tool, beside: try location(options, .current), words: words, console: console)
      return true
    case .analyze:
      return try AnalyzeCommand.run(options, signals: try signals(), words: words, console: console)
    case .solve:
      return try SolveCommand.run(
        options.tool, signals: try signals(), words: words, console: console)
    case .people:
      return try PeopleCommand.run(options.tool, words: words, console: console)
    case .engine:
      try EngineCommand.run(options, signals: try signals())
      return true
    case .link: return try LinkCommand.run(options.tool.linkName, environment: .current)
    case .completions:
      try console.print((options.tool.shell ?? .bash).completions)
      return true
    case .manual:
      try console.print(ManualPage.text)
      return true
    case .help:
      try console.print(HelpText.of(options.tool.subject))
      return true
    }
  }

  /// Checks that neither the archive nor the practice schedule has the place of the saved game.
  static func checkPlace(_ location: SavedGameLocation) throws(Refusal) {
    guard !location.isTaken() else { throw .placeIsTaken(path: location.path.description) }
  }

  private static func words(_ options: Options, _ environment: Environment) -> Words {
    let isUTF8 = TextEncoding.setLocale(choice: options.glyphs, environment: environment)
    let canShow = isUTF8 && options.glyphs != .ascii
    return Words(
      Language(choice: options.language, isUTF8: canShow, environment: environment))
  }

  /// Prints the options in force and the mistakes in the settings.
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
    try Console.standard.print(text.text)
    for notice in stored.everyNotice {
      Console.standard.printError(words.wording(of: notice).longest)
    }
    // What the game would refuse is printed, too, so that the person sees where it comes from.
    var engines = stored.settings.engines
    do { try options.chooseEngines(from: &engines) } catch { throw .usage(error) }
  }

  /// A game with another person has its own file, so that the game before is there again at the
  /// next start, and if the other person cannot be met.
  private static func playAll(
    _ options: Options, _ stored: StoredSettings, _ environment: Environment, words: Words
  ) throws(Refusal) -> Never {
    var options = options
    // The game to go back to.
    var before: Options?
    var notice: Notice?
    while true {
      let ending: Ending
      do throws(Refusal) {
        ending = try play(options, stored, environment, telling: notice, words: words)
      } catch {
        guard let earlier = before else { throw error }
        (options, before, notice) = (earlier, nil, .notMet(reason: words.text(of: error)))
        options.goOn()
        continue
      }
      guard case .meeting(let meeting) = ending.cause else { ending.leave(words: words) }
      guard ending.finish(words: words) else { endProcess(status: 1) }
      (before, notice) = (options, nil)
      options.begin(meeting)
    }
  }

  private static func play(
    _ options: Options, _ stored: StoredSettings, _ environment: Environment,
    telling notice: Notice?, words: Words
  ) throws(Refusal) -> Ending {
    // Do whatever can fail before the screen starts: a game that cannot be read changes nothing.
    let game = try PreparedGame.prepare(
      options, stored, environment, location: try location(options, environment),
      telling: notice, words: words)
    return game.isTextMode
      ? playInTextMode(game, words: words)
      : try playOnScreen(game, settings: stored.file, words: words)
  }

  private static func playInTextMode(_ game: borrowing PreparedGame, words: Words) -> Ending {
    // Text mode has no animation, and needs no minimum think time.
    let runtime = game.startRuntime(
      pace: GameSession.Pace(speed: .off), analysisLimit: .level(.review), offersEnding: false,
      isCoachOn: false, notices: game.notices)
    let home = game.environment.home
    let loop = TextLoop(
      runtime: runtime, notices: game.notices, words: words, options: game.options,
      signals: game.signals, sources: game.sources,
      open: { name throws(Refusal) in try GameSource.content(named: name, home: home) },
      now: game.now)
    return loop.run()
  }

  private static func playOnScreen(
    _ game: borrowing PreparedGame, settings: SettingsFile?, words: Words
  ) throws(Refusal) -> Ending {
    let (options, environment) = (game.options, game.environment)
    let isUTF8 = TextEncoding.setLocale(choice: options.glyphs, environment: environment)
    let encoding = TextEncoding(
      choice: options.glyphs, isUTF8: isUTF8, isConsole: environment.isConsole)
    let terminal = try takeOverTerminal(
      options, environment, game.signals, asksDiskWidth: encoding.isWidthInDoubt,
      telling: game.problem, in: words, now: game.now)
    let theme = Theme(options, encoding, terminal, environment)
    let obstacle = options.disks == .round ? theme.roundDisksObstacle(on: terminal.size) : nil
    let notices =
      [game.problem, terminal.nameNotice, obstacle.map { .roundDisksUnavailable($0) }]
      .compactMap(\.self) + game.startNotices
    let runtime = game.startRuntime(
      pace: GameSession.Pace(speed: options.animation, minimumThinkTime: options.thinkTime),
      scoresFinishedGame: true, offersEnding: true, isCoachOn: options.coach == .on,
      notices: notices)
    var state = UIState(
      hasPreview: options.hasPreview, turnedBoard: TurnedBoard(isTurned: options.isTurned),
      experience: game.experience)
    state.notices = NoticeQueue(notices)
    let loop = EventLoop(
      runtime: runtime, state: state, theme: theme,
      words: theme.capabilities.hasWideLetters ? words : Words(.english),
      terminal: terminal, options: options, settings: settings, signals: game.signals,
      sources: game.sources, now: game.now)
    return loop.run()
  }

  private static func location(
    _ options: Options, _ environment: Environment
  ) throws(Refusal) -> SavedGameLocation {
    if let file = options.save { return SavedGameLocation(named: SystemString(bytes: file)) }
    guard
      let location = SavedGameLocation(environment: environment, name: options.savedName)
    else { throw .noHomeFolder }
    return location
  }

  static func catchSignals() throws(Refusal) -> SignalInbox {
    do throws(SystemError) {
      let signals = try SignalInbox()
      signals.catchAll()
      return signals
    } catch {
      throw .noPipe(reason: error.reason)
    }
  }

  /// If the screen cannot start, prints the notice that it would have shown.
  private static func takeOverTerminal(
    _ options: Options, _ environment: Environment, _ signals: SignalInbox, asksDiskWidth: Bool,
    telling notice: Notice?, in words: Words, now: () -> Duration
  ) throws(Refusal) -> Terminal {
    do throws(Terminal.Failure) {
      return try Terminal.start(
        hasMouse: options.hasMouse, asksDiskWidth: asksDiskWidth,
        environment: environment, signals: signals, now: now)
    } catch {
      if let notice { Console.standard.printError(words.wording(of: notice).longest) }
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

/// The person's settings file and its settings.
struct StoredSettings {
  let file: SettingsFile?
  /// Empty if the file could not be read.
  let settings: Settings
  let failure: ReadFailure?

  private init(file: SettingsFile?, settings: Settings, failure: ReadFailure?) {
    self.file = file
    self.settings = settings
    self.failure = failure
  }

  static func read(_ environment: Environment) -> StoredSettings {
    let file = SettingsFile(environment: environment)
    var (text, failure) = (SettingsText(), ReadFailure?.none)
    do throws(ReadFailure) {
      if let file { text = try file.read() }
    } catch {
      failure = error
    }
    return StoredSettings(file: file, settings: Settings(text), failure: failure)
  }

  /// All ignored lines are in one notice.
  var notices: [Notice] {
    unreadable + (settings.defects.isEmpty ? [] : [.settingsIgnored(settings.defects)])
  }

  var everyNotice: [Notice] {
    unreadable + settings.defects.map { .settingsIgnored([$0]) }
  }

  private var unreadable: [Notice] { failure.map { [.settingsUnreadable($0)] } ?? [] }
}
