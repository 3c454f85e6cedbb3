import GameSession
import Posix
import ReversiCore
import TerminalUI
import Testing

@testable import reversi

/// Arguments become a command, or one line that says what is wrong with them.
@Suite("Commands")
struct CommandTests {
  private func parse(_ arguments: String...) throws -> Command {
    try Command(arguments: arguments.map { SystemString($0) })
  }

  private func reason(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try Command(arguments: arguments.map { SystemString($0) })
      return nil
    } catch {
      return Language.english.words.text(of: .usage(error))
    }
  }

  @Test("no arguments ask for a game as usual")
  func noArguments() throws {
    #expect(try parse() == .play(Options()))
  }

  @Test("every option is understood, with = and with a space")
  func everyOption() throws {
    var options = Options()
    options.save = Array("a file".utf8)
    options.modes.dark = .computer
    options.modes.light = .manual
    options.thinkTime = .milliseconds(250)
    options.levels = Sides(dark: Level(0), light: Level(10))
    options.animation = .slow
    options.color = .never
    options.glyphs = .ascii
    options.hasMouse = false
    options.seed = 7
    #expect(
      try parse(
        "--save=a file", "--dark=computer", "--light", "manual", "--think-time=.25",
        "--dark-level=0", "--light-level", "10", "--animation", "slow", "--color=never",
        "--glyphs=ascii", "--no-mouse", "--seed", "7")
        == .play(options))
  }

  @Test("an option may be cut short where no other starts like it")
  func abbreviation() throws {
    var options = Options()
    options.animation = .off
    #expect(try parse("--anim=off") == .play(options))
  }

  @Test("of an option given twice the last counts")
  func repetition() throws {
    var options = Options()
    options.seed = 2
    #expect(try parse("--seed=1", "--seed=2") == .play(options))
  }

  @Test(
    "help and version have a letter each",
    arguments: [
      ("-h", Command.tell(.help)), ("--help", .tell(.help)), ("-V", .tell(.version)),
      ("--version", .tell(.version)),
    ])
  func letters(argument: String, command: Command) throws {
    #expect(try parse(argument) == command)
    #expect(try parse("--no-mouse", argument, "--bad") == command)
  }

  @Test(
    "a thinking time is a decimal number of seconds up to an hour",
    arguments: [
      ("0", Duration.zero), ("0.0", .zero), ("2", .seconds(2)), ("1.5", .milliseconds(1500)),
      ("3600", .seconds(3600)),
    ])
  func thinkTime(text: String, duration: Duration) throws {
    var options = Options()
    options.thinkTime = duration
    #expect(try parse("--think-time=\(text)") == .play(options))
  }

  @Test(
    "other thinking times are refused",
    arguments: ["", "-1", "3600.1", "1e3", "0x10", "inf", "nan", "1,5", "1.5.2", "two", " 1", "."])
  func badThinkTime(text: String) {
    #expect(
      reason("--think-time=\(text)")
        == "--think-time takes seconds from 0 to 3600, not '\(text)' (see 'reversi --help')")
  }

  @Test(
    "a wrong value is named with those that are right",
    arguments: [
      ("--dark=nobody", "--dark takes manual or computer, not 'nobody'"),
      ("--light=", "--light takes manual or computer, not ''"),
      ("--animation=quick", "--animation takes off, fast, normal or slow, not 'quick'"),
      ("--color=yes", "--color takes auto, always or never, not 'yes'"),
      ("--glyphs=utf8", "--glyphs takes auto, unicode or ascii, not 'utf8'"),
      ("--seed=-1", "--seed takes a number from 0 to 18446744073709551615, not '-1'"),
      ("--save=", "--save needs the name of a file"),
    ])
  func badValue(argument: String, mistake: String) {
    #expect(reason(argument) == "\(mistake) (see 'reversi --help')")
  }

  @Test(
    "a mistake in an option is named",
    arguments: [
      ("--colour=never", "unknown option '--colour', did you mean '--color'?"),
      ("--thinktime", "unknown option '--thinktime', did you mean '--think-time'?"),
      ("--xyzzy", "unknown option '--xyzzy'"),
      ("--s", "ambiguous option '--s': one of --save, --seed"),
      ("--help=me", "--help takes no value"),
      ("--save", "--save needs a value"),
      ("-x", "unknown option '-x'"),
      ("--dark=\u{1B}[2J\n", "--dark takes manual or computer, not '\\x1b[2J\\x0a'"),
      ("--\u{9B}", "unknown option '--\\x9b'"),
      ("game", "unexpected argument 'game'"),
      ("-", "unexpected argument '-'"),
    ])
  func badOption(argument: String, mistake: String) {
    #expect(reason(argument) == "\(mistake) (see 'reversi --help')")
  }

  @Test("the path of a file need not be text")
  func bytes() throws {
    var options = Options()
    options.save = [0xFF, 0x2F]
    let argument = SystemString("--save=") + SystemString(bytes: [0xFF, 0x2F])
    #expect(try Command(arguments: [argument]) == .play(options))
  }

  @Test("after -- everything is an argument, of which there is none")
  func endOfOptions() throws {
    #expect(try parse("--") == .play(Options()))
    #expect(reason("--", "--help") == "unexpected argument '--help' (see 'reversi --help')")
  }
}
