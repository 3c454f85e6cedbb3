import GameSession
import Posix
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
        try SaveLocation(environment: environment).makePath
      }
    let encoding = TextEncoding(choice: options.glyphs, environment: environment)
    let signals = try SignalInbox()
    // Before the terminal is taken over: whatever signal comes then, it is given back.
    signals.catchAll()
    let terminal = try Terminal.start(hasMouse: options.hasMouse)
    let computer = try ComputerThread(
      player: .engine(seed: options.seed, processors: processorCount()))
    if encoding.isWidthInDoubt { terminal.askDiskWidth() }

    let saved = OpenedSave(path: makePath())
    let game = options.game(resuming: saved.game)
    let theme = Theme(
      depth: Theme.ColorDepth(
        choice: options.color, terminalColors: terminal.colors, environment: environment),
      glyphs: encoding.glyphs)
    let now = Stopwatch().elapsed
    let loop = EventLoop(
      runtime: Runtime(
        game: game, stored: saved.game, speed: options.animation, thinkTime: options.thinkTime,
        store: saved.store, computer: computer.asComputer, now: now),
      notice: saved.notice, theme: theme, terminal: terminal, signals: signals,
      answers: computer.answers, now: now)
    return loop.run()
  }
}
