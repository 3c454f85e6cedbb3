import GameFiles
import GameSession
import Posix
import ReversiCore
import TerminalIO
import TerminalUI

extension Options {
  /// The game to start with: the one that was found, if any, with the modes and levels that were
  /// asked for.
  func game(resuming found: SavedGame?) -> SavedGame {
    var game = found ?? .new
    for side in [Disk.dark, .light] {
      game.modes[side] = modes[side] ?? game.modes[side]
      game.levels[side] = levels[side] ?? game.levels[side]
    }
    return game
  }
}

/// The game in a terminal: reads its arguments, plays, and leaves.
@main
struct Program {
  static let version = "1.1.0"

  static func main() {
    let words = Language.english.words
    Traps.arm(fault: Report.line(words.fault), memory: Report.line(words.outOfMemory))
    do throws(Refusal) {
      switch try command() {
      case .tell(.help): try tell(words.helpText)
      case .tell(.version): try tell("reversi \(version)")
      case .play(let options): try play(options, words: words).leave(words: words)
      }
    } catch {
      Report.print(words.text(of: error))
      endProcess(status: error.exitStatus)
    }
  }

  /// Prints what was asked for.
  private static func tell(_ text: String) throws(Refusal) {
    do {
      try writeAll(Array("\(text)\n".utf8), to: StandardStream.output)
    } catch {
      throw .notPrinted(reason: error.reason)
    }
  }

  private static func command() throws(Refusal) -> Command {
    do {
      return try Command(arguments: ArgumentWalk.ofProcess)
    } catch {
      throw .usage(error)
    }
  }

  private static func play(_ options: Options, words: any Words) throws(Refusal) -> Ending {
    let environment = Environment.current
    // What can fail comes before the screen: a game that cannot be read leaves all as it is.
    try checkMemory()
    let isNamed = options.save != nil
    let storage = try openStorage(at: try location(options, environment))
    try read(isNamed) { () throws(ReadFailure) in try storage.check() }
    guard isTerminal(StandardStream.input), isTerminal(StandardStream.output) else {
      throw .noTerminal
    }
    let isUTF8 = TextEncoding.setLocale(choice: options.glyphs, environment: environment)
    let encoding = TextEncoding(choice: options.glyphs, isUTF8: isUTF8, environment: environment)
    // Caught before the screen starts, so that every signal gives the terminal back.
    let signals = try catchSignals()
    let start = ContinuousClock.now
    let now = { start.duration(to: .now) }
    let engine = try startEngine(seed: options.seed)
    let saved = try read(isNamed) { () throws(ReadFailure) in try GameFile.open(storage) }
    let terminal = try takeOverTerminal(
      options, environment, signals, asksDiskWidth: encoding.isWidthInDoubt,
      telling: saved.notice, in: words, now: now)

    let game = options.game(resuming: saved.game)
    let theme = Theme(
      TerminalCapabilities(
        colors: TerminalCapabilities.ColorDepth(
          choice: options.color, terminalColors: terminal.colors, environment: environment),
        glyphs: encoding.glyphs(diskWidth: terminal.diskWidth)))
    let unknown = terminal.unknownName.map {
      Notice.unknownTerminal($0.description, playedAs: Terminal.substitute.description)
    }
    let runtime = Runtime.start(
      game: game, stored: saved.game, notices: [saved.notice, unknown].compactMap(\.self),
      pace: GameSession.Pace(speed: options.animation, leastThinkTime: options.thinkTime),
      store: saved.file, source: engine,
      transcripts: TranscriptFiles(home: environment.home), now: now)
    let loop = EventLoop(
      runtime: runtime, state: UIState(), theme: theme, words: words, terminal: terminal,
      signals: signals, sources: [engine, saved.file], now: now)
    return loop.run()
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
  ) throws(Refusal) -> SaveLocation {
    if let file = options.save { return SaveLocation(named: SystemString(bytes: file)) }
    do { return try SaveLocation(environment: environment) } catch { throw .noHomeFolder }
  }

  private static func openStorage(at location: SaveLocation) throws(Refusal) -> FileStorage {
    do { return try FileStorage(at: location) } catch { throw .noThread(reason: error.reason) }
  }

  /// Reads what is kept; a failure is a refusal.
  private static func read<Result>(
    _ isNamed: Bool, _ body: () throws(ReadFailure) -> Result
  ) throws(Refusal) -> Result {
    do { return try body() } catch { throw .unreadable(error, isNamed: isNamed) }
  }

  private static func startEngine(seed: UInt64?) throws(Refusal) -> EngineThread {
    do {
      return try EngineThread.start(EngineThread.engine(seed: seed, processors: processorCount()))
    } catch {
      throw .noThread(reason: error.reason)
    }
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
    telling notice: Notice?, in words: any Words, now: () -> Duration
  ) throws(Refusal) -> Terminal {
    do throws(Terminal.Failure) {
      return try Terminal.start(
        hasMouse: options.hasMouse, asksDiskWidth: asksDiskWidth, environment: environment,
        signals: signals, now: now)
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
