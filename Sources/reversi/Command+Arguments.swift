import GameSession
import ReversiCore

extension Command {
  /// Reads the arguments of the program, the first of which is its name.
  ///
  /// - Throws: `Refusal` if they cannot be understood.
  init(arguments: [String]) throws(Refusal) {
    var options = Options()
    var walk = OptionWalk(arguments: arguments)
    while let (name, value) = try walk.next() {
      switch name {
      case .help:
        self = .showHelp
        return
      case .version:
        self = .showVersion
        return
      case .noMouse: options.hasMouse = false
      case .save: options.save = try Self.fileName(value)
      case .dark: options.dark = try Self.mode(value, for: name)
      case .light: options.light = try Self.mode(value, for: name)
      case .darkLevel: options.darkLevel = try Self.level(value, for: name)
      case .lightLevel: options.lightLevel = try Self.level(value, for: name)
      case .thinkTime: options.thinkTime = try Self.seconds(value)
      case .animation: options.animation = try Self.choice(value, for: name)
      case .color: options.color = try Self.choice(value, for: name)
      case .glyphs: options.glyphs = try Self.choice(value, for: name)
      case .seed: options.seed = try Self.seed(value)
      }
    }
    self = .play(options)
  }

  private static func fileName(_ value: String) throws(Refusal) -> String {
    guard !value.isEmpty else { throw .usage("--save needs the name of a file") }
    return value
  }

  private static func mode(_ value: String, for name: OptionName) throws(Refusal) -> Mode {
    switch value {
    case "manual": return .manual
    case "computer": return .computer
    default: throw unsuitable(value, for: name, expected: "manual or computer")
    }
  }

  private static func level(_ value: String, for name: OptionName) throws(Refusal) -> Level {
    guard let level = Level.all.first(where: { String($0.number) == value }) else {
      throw unsuitable(value, for: name, expected: "a level from 0 to 10")
    }
    return level
  }

  private static func seconds(_ value: String) throws(Refusal) -> Duration {
    // Double reads more than that: exponents, hexadecimal digits, infinity.
    let isDecimal = value.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isDecimal, let seconds = Double(value), seconds <= 3600 else {
      throw unsuitable(value, for: .thinkTime, expected: "seconds from 0 to 3600")
    }
    return .seconds(seconds)
  }

  private static func seed(_ value: String) throws(Refusal) -> UInt64 {
    guard let seed = UInt64(value) else {
      throw unsuitable(value, for: .seed, expected: "a number from 0 to \(UInt64.max)")
    }
    return seed
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, for name: OptionName
  ) throws(Refusal) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let words = Choice.allCases.map(\.rawValue)
      let expected = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      throw unsuitable(value, for: name, expected: expected)
    }
    return choice
  }

  private static func unsuitable(
    _ value: String, for name: OptionName, expected: String
  ) -> Refusal {
    .usage("\(name.written) takes \(expected), not '\(value)'")
  }
}
