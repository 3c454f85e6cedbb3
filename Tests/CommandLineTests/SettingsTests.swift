import Analysis
import App
import FileFormats
import GameSession
import Posix
import ReversiCore
import Testing
import Texts
import Words

@testable import CommandLine

@Suite("Settings")
struct SettingsTests {
  private static func settings(_ text: String) -> Settings {
    Settings(SettingsText(bytes: Array(text.utf8)))
  }

  private static func value(of values: AllowedValues?) -> String {
    switch values {
    case nil: "yes"
    case .file, .source, .position, .text, .moves, .linkName, .host, .address, .remoteProgram,
      .described:
      "file"
    case .opening: "tiger"
    case .words, .engineProtocol: values?.words?.last ?? ""
    case .level, .number, .clock: "3"
    case .engine: "gtp program -x"
    case .seconds: "1.5"
    }
  }

  @Test(
    "every option that is not for a single start can be set, as on the command line",
    arguments: Options.syntax.options.filter(\.isSetting).map(\.name))
  func options(name: String) throws {
    let option = try #require(Options.syntax.options.first { $0.name == name })
    let value = Self.value(of: option.values)
    let settings = Self.settings("\(name) = \(value)\n")
    let argument = option.values == nil ? option.written : "\(option.written)=\(value)"
    let isName = [.file, .engine, .text].contains(option.values)
    let wide = isName ? value : value.widened
    #expect(Self.settings("\(name.widened)　＝　\(wide)\n").options == settings.options)
    let wideArgument = option.values == nil ? option.written : "\(option.written)=\(wide)"
    #expect(try Command(arguments: [SystemString(wideArgument)]) == .play(settings.options))
    #expect(try Command(arguments: [SystemString(argument)]) == .play(settings.options))
    #expect(settings.lines == [name: 1])
    #expect(settings.defects == [])
  }

  @Test("a flag is set by its name or by yes, not by no; the last of several lines counts")
  func flags() {
    #expect(Self.settings("bell").options.hasBell)
    #expect(!Self.settings("bell = no").options.hasBell)
    let settings = Self.settings("bell\ntheme = blue\nbell = no\ntheme = light\n")
    #expect(!settings.options.hasBell && settings.options.theme == .light)
    #expect(settings.lines == ["bell": 3, "theme": 4])
  }

  @Test(
    "an invalid line is reported and ignored",
    arguments: [
      ("two words", .notASetting), ("colour = never", .unknownOption("colour", nearest: "color")),
      ("dark-level = 9", .unknownOption("dark-level", nearest: "black-level")),
      ("speed = 9", .unknownOption("speed", nearest: "seed")),
      ("save = file", .notForFiles("save")), ("text", .notForFiles("text")),
      ("theme", .valueMissing("theme")), ("theme =", .valueMissing("theme")),
      ("theme = red", .unsuitableValue(option: "theme", value: "red")),
      ("bell = loud", .unsuitableValue(option: "bell", value: "loud")),
      ("engine", .nameMissing("engine")), ("engine = gtp x", .nameMissing("engine")),
      ("engine Edax =", .valueMissing("engine Edax")), ("program Edax = gtp x", .notASetting),
      ("engine gtp = gtp x", .unsuitableValue(option: "engine", value: "gtp")),
      ("engine Edax = x", .unsuitableValue(option: "engine Edax", value: "x")),
      ("white-engine = Edax", .unsuitableValue(option: "white-engine", value: "Edax")),
      ("white = nobody", .unsuitableValue(option: "white", value: "nobody")),
    ] as [(String, SettingsDefect.Reason)])
  func defects(line: String, reason: SettingsDefect.Reason) {
    let settings = Self.settings("bell\n\(line)\ntheme = blue\n")
    #expect(settings.defects == [SettingsDefect(line: 2, reason: reason)])
    #expect(settings.options.hasBell && settings.options.theme == .blue)
    for language in Language.allCases {
      let texts = Words(language).wording(of: .settingsIgnored(settings.defects)).texts
      #expect(texts.allSatisfy { $0.contains("2") && !$0.contains("\n") })
    }
  }

  @Test("a side's level and the time for its moves replace each other; the last one counts")
  func moveLimits() throws {
    let (level, time) = ("black-level = 3\n", "black-move-time = 0.5\n")
    let timed = MoveLimit.moveTime(.milliseconds(500))
    #expect(Self.settings(level + time).options.moveLimits.dark == timed)
    #expect(Self.settings(time + level).options.moveLimits.dark == .level(Level.all[3]))
    var expected = Options()
    expected.moveLimits.dark = timed
    let arguments = ["--black-level", "3", "--black-move-time", "0.5"].map { SystemString($0) }
    #expect(try Command(arguments: arguments) == .play(expected))
  }

  @Test("the command line wins")
  func commandLine() throws {
    let base = Self.settings("theme = blue\nanimation = fast\nseed = 3\n").base
    var expected = base
    expected.theme = .mono
    #expect(try Command(arguments: ["--theme", "mono"], base: base) == .play(expected))
  }

  @Test("players and levels apply only to new games")
  func newGames() {
    let settings = Self.settings("white = computer\nwhite-level = 7\n")
    #expect(settings.base == Options())
    #expect(settings.options.players.light == .mode(.computer))
    #expect(settings.options.moveLimits.light == .level(Level.all[7]))
  }

  @Test("external engines have names and can play, and the last line for a name counts")
  func engines() throws {
    let settings = Self.settings(
      """
      white-engine = b
      engine a = gtp x
      engine b = nboard b -n  1 # mine
      engine a = nboard y
      """)
    #expect(settings.defects == [])
    #expect(settings.engines.names.map(\.text) == ["a", "b"])
    #expect(
      settings.engines[ExternalEngineName("a")] == ExternalEngineCommand(.nboard, command: "y"))
    #expect(
      settings.engines[ExternalEngineName("b")]
        == ExternalEngineCommand(.nboard, command: "b -n  1"))
    #expect(settings.base == Options())
    let text = ConfigurationText(
      options: settings.options, given: [], settings: settings, path: "/config"
    ).text
    #expect(text.contains("\nwhite-engine = b              # file, line 1\n"))
    #expect(text.contains("\nengine a = nboard y           # file, line 4\n"))
    let again = Self.settings(text)
    #expect(again.options == settings.options && again.engines == settings.engines)
    #expect(again.defects == [])

    var (options, engines) = (settings.options, settings.engines)
    try options.chooseEngines(from: &engines)
    #expect(options.players.light == .mode(.externalEngine(ExternalEngineName("b"))))
  }

  @Test("a mode and an external engine for one side replace each other; the last one counts")
  func modeOrEngine() {
    let lines = ["black = computer\n", "black-engine = a\n"]
    let engine = "engine a = gtp x\n"
    #expect(
      Self.settings(engine + lines.joined()).options.players.dark?.mode
        == .externalEngine(ExternalEngineName("a")))
    let settings = Self.settings(engine + lines.reversed().joined())
    #expect(settings.options.players.dark == .mode(.computer))
  }

  @Test("values are printed on one line, whatever characters they have")
  func hostileValues() throws {
    let hostile: [UInt8] = Array("gtp x\u{1B}[2J\n# y \u{202E}".utf8) + [0xFF, UInt8(ascii: " ")]
    let settings = Self.settings("engine a = gtp x \u{202E}\nbell\n")
    let arguments = [
      "--save=", "--load=", "--black-engine=",
    ].map { $0 + SystemString(bytes: hostile) }
    guard case .play(let options) = try Command(arguments: arguments, base: settings.base) else {
      Issue.record("no game")
      return
    }
    let text = ConfigurationText(
      options: options, given: ["save", "load"], settings: settings, path: "/config"
    ).text
    let usual = ConfigurationText(
      options: settings.options, given: [], settings: settings, path: "/config"
    ).text
    #expect(text.split(separator: "\n").count == usual.split(separator: "\n").count)
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }
    #expect(isPlain)
    #expect(text.contains("\n# save = gtp xU+1B[2JU+A# y "))
  }

  @Test(
    "reports of invalid lines show no invisible characters",
    arguments: [
      "theme = a\u{202E}b", "a\u{202E}b = c", "sed\u{202E} = 9", "engine a\u{202E}b =",
      "engine a\u{202E}b = gtp x", "engine a = b\u{202E}",
    ])
  func hostileLines(line: String) {
    let settings = Self.settings("\(line)\n")
    #expect(settings.defects.map(\.line) == [1])
    for language in Language.allCases {
      for text in Words(language).wording(of: .settingsIgnored(settings.defects)).texts {
        let isPlain = text.unicodeScalars.allSatisfy(\.isPrintable)
        #expect(isPlain)
      }
    }
  }

  @Test("the values in force are printed with their sources, and can be read as settings")
  func printing() {
    let settings = Self.settings("bell\ntheme = blue\nthink-time = 0.25\n")
    var options = settings.options
    options.theme = .mono
    let text = ConfigurationText(
      options: options, given: ["theme"], settings: settings, path: "/config"
    ).text
    let lines = text.split(separator: "\n")
    #expect(lines.first == "# Settings are read from /config")
    #expect(lines.count == 1 + Options.syntax.options.count { $0.information == nil })
    for line in [
      "theme = mono                  # command line",
      "bell = yes                    # file, line 1",
      "think-time = 0.25             # file, line 3", "animation = normal            # default",
      "# seed =                      # default",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    let again = Self.settings(text)
    #expect(again.options == options && again.defects == [])
  }
}

extension String {
  /// The text in characters of the width of an ideograph.
  fileprivate var widened: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { Unicode.Scalar($0.value + 0xFEE0) ?? $0 }))
  }
}
