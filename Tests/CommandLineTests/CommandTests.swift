import Analysis
import GameSession
import Link
import Posix
import ReversiCore
import Testing
import Words

@testable import CommandLine

@Suite("Commands")
struct CommandTests {
  private func parse(_ arguments: String...) throws -> Command {
    try Command(arguments: arguments.map { SystemString($0) })
  }

  private func reason(_ arguments: String...) -> String? {
    do throws(Refusal) {
      _ = try Command(arguments: arguments.map { SystemString($0) })
      return nil
    } catch {
      return Words(.english).text(of: error)
    }
  }

  @Test("without arguments, the program plays with the default options")
  func noArguments() throws {
    #expect(try parse() == .play(Options()))
  }

  @Test("every option is understood, with = and with a space")
  func everyOption() throws {
    var options = Options()
    options.save = Array("a file".utf8)
    options.load = [UInt8(ascii: "-")]
    options.opening = .random(plies: 12)
    options.players.dark = .mode(.computer)
    options.players.light = .mode(.manual)
    options.thinkTime = .milliseconds(250)
    options.moveLimits = Sides(dark: .level(Level.all[0]), light: .level(Level.all[10]))
    options.animation = .slow
    options.color = .never
    options.glyphs = .ascii
    options.hasMouse = false
    options.seed = 7
    #expect(
      try parse(
        "--save=a file", "--black=computer", "--white", "manual", "--think-time=.25",
        "--black-level=0", "--white-level", "10", "--animation", "slow", "--color=never",
        "--glyphs=ascii", "--no-mouse", "--seed", "7", "--load", "-", "--opening=random:12")
        == .play(options))
  }

  @Test("an external engine is chosen by its name or its command, in place of a mode")
  func engines() throws {
    var options = Options()
    options.players.dark = .started(ExternalEngineCommand(.gtp, command: "./a b  -c 'd'"))
    options.players.light = .mode(.externalEngine(ExternalEngineName("Edax")))
    #expect(
      try parse(
        "--black", "computer", "--black-engine", "gtp  ./a b  -c 'd'", "--white-engine=Edax")
        == .play(options))
    options.players.light = .mode(.manual)
    #expect(
      try parse(
        "--black-engine", "gtp  ./a b  -c 'd'", "--white-engine=Edax", "--white=manual")
        == .play(options))
    for value in ["", "gtp", "nboard ", "two words", "manual", "a/b"] {
      #expect(throws: Refusal.self) { try parse("--black-engine", value) }
    }
  }

  @Test("an engine without a name is named after its file, and no two share a name")
  func engineNames() throws {
    var engines = ExternalEngineList()
    engines.define(ExternalEngineName("edax"), as: ExternalEngineCommand(.gtp, command: "edax"))
    func name(_ dark: String) throws -> String? {
      var options = Options()
      options.players.dark = .started(ExternalEngineCommand(.gtp, command: dark))
      try options.chooseEngines(from: &engines)
      return options.players.dark?.mode?.externalEngine?.text
    }
    #expect(try name("edax") == "edax")
    #expect(try name("/opt/my edax/edax -l 3") == "my")
    #expect(try name("/opt/edax -l 3") == "edax-2")
    #expect(try name("A=b /opt/edax -l 4") == "edax-3")
    #expect(try name("/opt/edax -l 3") == "edax-2")
    #expect(try name("'$(rm)'") == "rm")
    #expect(try name("\"$X\"/manual") == "engine")
    #expect(engines.names.count == 6)
    var options = Options()
    options.players.light = .mode(.externalEngine(ExternalEngineName("gone")))
    #expect(throws: UsageError.unknownEngine(option: "--white-engine", "gone")) {
      try options.chooseEngines(from: &engines)
    }
  }

  @Test("the last value counts if an option is given twice")
  func repetition() throws {
    var options = Options()
    options.seed = 2
    #expect(try parse("--seed=1", "--seed=2") == .play(options))
  }

  @Test(
    "help and version have one-letter forms",
    arguments: [
      ("-h", Command.help(nil)), ("--help", .help(nil)), ("-V", .version), ("--version", .version),
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
    "a mistake in an option or its value is reported, with what is valid or near",
    arguments: [
      ("--colour=never", "unknown option '--colour', did you mean '--color'?"),
      ("--thinktime", "unknown option '--thinktime', did you mean '--think-time'?"),
      ("--xyzzy", "unknown option '--xyzzy'"),
      ("--s", "ambiguous option '--s': one of --save, --ssh, --spell, --seed"),
      ("--help=me", "--help takes no value"),
      ("--save", "--save needs a value"),
      ("-x", "unknown option '-x'"),
      ("--black=\u{1B}[2J\n", "--black takes manual or computer, not '\\x1b[2J\\x0a'"),
      ("--\u{9B}", "unknown option '--\\x9b'"),
      ("--l", "ambiguous option '--l': one of --load, --language"),
      ("--dark=computer", "unknown option '--dark'"),
      ("--dark-level=3", "unknown option '--dark-level', did you mean '--black-level'?"),
      ("", "FILE takes the name of a file, not ''"),
      ("--black=nobody", "--black takes manual or computer, not 'nobody'"),
      ("--white=", "--white takes manual or computer, not ''"),
      ("--animation=quick", "--animation takes off, fast, normal or slow, not 'quick'"),
      ("--color=yes", "--color takes auto, always or never, not 'yes'"),
      ("--glyphs=utf8", "--glyphs takes auto, unicode or ascii, not 'utf8'"),
      ("--seed=-1", "--seed takes a number from 0 to 18446744073709551615, not '-1'"),
      ("--save=", "--save needs the name of a file"),
      ("--load=", "--load needs the name of a file"),
      ("--opening=xyzzy", Self.openingRefusal("xyzzy")),
      ("--opening=", Self.openingRefusal("")),
      ("--opening=random:21", Self.openingRefusal("random:21")),
      ("--opening=random:+1", Self.openingRefusal("random:+1")),
      ("--opening=Tigre", "--opening knows no 'Tigre', did you mean 'tiger'?"),
      ("--opening=roes-bil", "--opening knows no 'roes-bil', did you mean 'rose-bill'?"),
    ] as [(String, String)])
  func badOption(argument: String, mistake: String) {
    #expect(reason(argument) == "\(mistake) (see 'reversi --help')")
  }

  private static func openingRefusal(_ value: String) -> String {
    "--opening takes the name of an opening, or random: and a number from 0 to 20, not '\(value)'"
  }

  @Test("an opening is known by its name, whatever its case, blanks and punctuation")
  func openings() throws {
    for (text, name) in [
      ("tiger", "Tiger"), ("COMPOTH", "Comp'Oth"), ("comp'oth", "Comp'Oth"),
      ("rose-bill", "Rose-Bill"), ("Rose Bill", "Rose-Bill"), ("fat draw", "F.A.T. Draw"),
      ("aubrey feldborg continuation", "Aubrey, Feldborg Continuation"), ("虎", "Tiger"),
    ] {
      guard case .play(let options) = try parse("--opening", text),
        case .named(let opening)? = options.opening
      else {
        Issue.record("\(text)")
        continue
      }
      #expect(opening.name == name)
    }
  }

  @Test("the word of an opening names it, and needs no quotes in a shell", arguments: Opening.all)
  func words(of opening: Opening) throws {
    var options = Options()
    options.opening = .named(opening)
    #expect(try parse("--opening=\(opening.word)") == .play(options))
    #expect(opening.word.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" })
    let option = try #require(Options.syntax.options.first { $0.name == "opening" })
    #expect(option.text(in: options) == opening.word)
  }

  @Test("the beginning of an option's name is enough if no other begins with it")
  func beginnings() throws {
    #expect(try parse("--d=auto") == parse("--disks=auto"))
    #expect(try parse("--white-e=Edax") == parse("--white-engine=Edax"))
  }

  @Test("a word names the game to continue, as with --load")
  func game() throws {
    #expect(try parse("game.txt") == parse("--load", "game.txt"))
    #expect(try parse("--bell", "-") == parse("--load=-", "--bell"))
    #expect(try parse("./show") == parse("--load=./show"))
    #expect(try parse("--", "--help") == parse("--load=--help"))
    guard case .configuration(_, let given) = try parse("--print-config", "game.txt") else {
      throw UsageError.unexpectedArgument("game.txt")
    }
    #expect(given.contains("load"))
    #expect(reason("a", "b") == "unexpected argument 'b' (see 'reversi --help')")
  }

  @Test(
    "a game is hosted and joined with words that can be left out",
    arguments: [
      (["--host"], HostChoice(), nil), (["--host", "white"], HostChoice(side: .light), nil),
      (["--host", "club"], HostChoice(name: LinkName("club") ?? .standard), nil),
      (
        ["--host", "black", "club"],
        HostChoice(side: .dark, name: LinkName("club") ?? .standard), nil
      ),
      (["--host", "white", "--bell"], HostChoice(side: .light), nil),
      (["--host=white club"], HostChoice(side: .light, name: LinkName("club") ?? .standard), nil),
      (["--join"], nil, LinkAddress()), (["--join", "--bell"], nil, LinkAddress()),
      (["--join", "ann@box:club"], nil, LinkAddress("ann@box:club")),
    ] as [([String], HostChoice?, LinkAddress?)])
  func linked(arguments: [String], host: HostChoice?, join: LinkAddress?) throws {
    guard case .play(let options) = try Command(arguments: arguments.map { SystemString($0) })
    else { throw UsageError.unexpectedArgument("") }
    #expect(options.host == host)
    #expect(options.join == join)
    #expect(options.hasBell == arguments.contains("--bell"))
    #expect(options.load == nil)
  }

  @Test("help explains the program or a subcommand")
  func help() throws {
    #expect(HelpText.of(nil) == HelpText.ofProgram)
    var options = Options()
    #expect(try parse("help") == .run(.help, options))
    options.tool.subject = .analyze
    #expect(try parse("help", "analyze") == .run(.help, options))
    #expect(
      reason("help", "anlyze")
        == """
        COMMAND takes show, games, openings, analyze, solve, people, engine, link, \
        completions, manual or help, not 'anlyze' (see 'reversi help --help')
        """
    )
    #expect(HelpText.of(.analyze).hasPrefix("Usage: reversi analyze "))
  }

  @Test("the path of a file need not be UTF-8")
  func bytes() throws {
    var options = Options()
    options.save = [0xFF, 0x2F]
    let argument = SystemString("--save=") + SystemString(bytes: [0xFF, 0x2F])
    #expect(try Command(arguments: [argument]) == .play(options))
  }

  @Test("values that are not UTF-8 are refused where text is expected")
  func valuesOfBytes() {
    let options = Options.syntax.options.filter { $0.values != nil && $0.values != .file }
    for option in options {
      for bytes in [[0xFF], [0x34, 0xC3], [0xED, 0xA0, 0x80], Array("off".utf8) + [0x80]] {
        let argument = SystemString(option.written + "=") + SystemString(bytes: bytes)
        #expect(throws: Refusal.self, "\(argument)") { try Command(arguments: [argument]) }
      }
    }
  }

  @Test("any arguments are understood, or refused in one line")
  func randomArguments() {
    var generator = SeededGenerator(seed: 20)
    for round in 0..<2_000 {
      let arguments = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        SystemString(bytes: randomArgument(using: &generator))
      }
      do {
        _ = try Command(arguments: arguments)
      } catch {
        let line = Words(.english).text(of: error)
        let isPlain = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        #expect(isPlain && error.exitStatus == 2, "round \(round): \(arguments)")
        #expect(line.count < 300 && line.hasSuffix("--help')"), "round \(round)")
        #expect(line.contains(" (see 'reversi "), "round \(round)")
      }
    }
  }

  private func randomArgument(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        let name = Options.syntax.options.randomElement(using: &generator)?.written ?? ""
        bytes += name.utf8.prefix(.random(in: 0...15, using: &generator))
      case 2:
        let words = ["=", "-", "--", "-h", ":", "?", "W", " ", "'"]
        bytes += (words.randomElement(using: &generator) ?? "").utf8
      case 3:
        let words = ["manual", "computer", "off", "10", "0.5", "18446744073709551616", "never"]
        bytes += (words.randomElement(using: &generator) ?? "").utf8
      case 4:
        bytes += [0x1B, 0x5B, 0x9B, 0x0A, 0xE2, 0x80, 0xAE]
      case 5 where Int.random(in: 0..<20, using: &generator) == 0:
        bytes += [UInt8](repeating: .random(in: 1...255, using: &generator), count: 5_000)
      default:
        bytes += (0..<4).map { _ in .random(in: 1...255, using: &generator) }
      }
    }
    return bytes
  }

  @Test("after --, everything is an argument, and the program takes one")
  func endOfOptions() throws {
    #expect(try parse("--") == .play(Options()))
    #expect(
      reason("--", "a", "--help") == "unexpected argument '--help' (see 'reversi --help')")
  }
}
