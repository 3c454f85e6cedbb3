import GameFiles
import GameSession
import Posix
import TerminalIO
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The game in a terminal: reads its arguments, plays, and leaves.
@main
struct Program {
  static let version = "1.0.0"

  static func main() {
    do throws(Refusal) {
      switch try Command(arguments: CommandLine.arguments) {
      case .showHelp: print(Usage.text)
      case .showVersion: print("reversi \(version)")
      case .play(let options): try play(options).leave()
      }
    } catch {
      Report.print(error.reason)
      exit(Refusal.exitStatus)
    }
  }

  private static func play(_ options: Options) throws(Refusal) -> Ending {
    let environment = Environment.current
    let makePath: () -> String =
      if let file = options.save { { file } } else {
        { [location = try SaveLocation(environment: environment)] in location.makePath().text ?? "" }
      }
    let isUTF8 = TextEncoding.setLocale(choice: options.glyphs, environment: environment)
    let encoding = TextEncoding(choice: options.glyphs, isUTF8: isUTF8, environment: environment)
    // Before the terminal is taken over: whatever signal comes then, it is given back.
    let signals = try catchSignals()
    var terminal = try takeOverTerminal(options)
    let engine = try startEngine(seed: options.seed)
    if encoding.isWidthInDoubt { terminal.askDiskWidth() }

    let saved = OpenedSave(path: makePath())
    let game = options.game(resuming: saved.game)
    let theme = Theme(
      TerminalCapabilities(
        colors: TerminalCapabilities.ColorDepth(
          choice: options.color, terminalColors: terminal.colors, environment: environment),
        glyphs: encoding.glyphs))
    let now = Stopwatch().elapsed
    let runtime = Runtime.start(
      game: game, stored: saved.game,
      pace: GameSession.Pace(speed: options.animation, leastThinkTime: options.thinkTime),
      store: saved.store, source: engine, now: now)
    let loop = EventLoop(
      runtime: runtime, openingNotice: saved.notice, theme: theme, terminal: terminal,
      signals: signals, sources: [engine], now: now)
    return loop.run()
  }

  private static func startEngine(seed: UInt64?) throws(Refusal) -> EngineThread {
    do {
      return try EngineThread.start(EngineThread.engine(seed: seed))
    } catch {
      throw Refusal(reason: "no thread for the computer: \(error.reason)")
    }
  }

  private static func catchSignals() throws(Refusal) -> SignalInbox {
    do throws(Posix.SystemError) {
      let signals = try SignalInbox()
      signals.catchAll()
      return signals
    } catch {
      throw Refusal(reason: "no pipe: \(error.reason)")
    }
  }

  private static func takeOverTerminal(_ options: Options) throws(Refusal) -> Terminal {
    do throws(Terminal.Failure) {
      return try Terminal.start(hasMouse: options.hasMouse, environment: .current)
    } catch {
      switch error {
      case .noTerminal:
        throw Refusal(reason: "standard input and output must be a terminal")
      case .unknownName(let name):
        throw Refusal(reason: "unknown terminal '\(name)': set TERM")
      case .noCursorMovement(let name):
        throw Refusal(reason: "terminal '\(name)' cannot move its cursor")
      case .system(let error):
        throw Refusal(reason: "no screen: \(error.reason)")
      }
    }
  }
}
