import Analysis
import EngineProtocols
import GameSession
import Link
import Notation
import Posix
import ReversiCore
import Words

/// The way in which values of one kind are typed: which are allowed, and how text and value become
/// each other.
package struct ValueForm<Value>: Sendable {
  /// The allowed values, as help, completions and messages name them.
  package let values: AllowedValues
  let read: @Sendable (SystemString) -> Value?
  let write: @Sendable (Value) -> String?

  /// A kind of value. A text that is not allowed has no value, and a value that this kind cannot
  /// express has no text.
  package init(
    _ values: AllowedValues, read: @escaping @Sendable (SystemString) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.values = values
    self.read = read
    self.write = write
  }

  var range: String { values.range ?? "" }

  var optional: ValueForm<Value?> {
    // Without `map`, nil would become a value: a nil that is present.
    ValueForm<Value?>(values, read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) })
  }
}

extension ValueForm where Value == [UInt8] {
  static let path = ValueForm(
    .file, read: { $0.isEmpty ? nil : $0.bytes }, write: { String(decoding: $0, as: UTF8.self) })
}

extension ValueForm where Value == [UInt8] {
  /// Neither the name of a subcommand nor longer than any path (`PATH_MAX` of Linux).
  static let gamePath = ValueForm(
    .file,
    read: { text in
      let isSubcommand = text.text.flatMap(Subcommand.init(rawValue:)) != nil
      return isSubcommand || text.bytes.count > 4096 ? nil : ValueForm.path.read(text)
    }, write: path.write)
}

extension ValueForm where Value == String {
  static let words = ValueForm(.text, read: { $0.text }, write: { $0 })

  /// Without anything that the shell of the other machine understands.
  static let remoteProgram = ValueForm(
    .remoteProgram,
    read: { text in
      let isPath = text.bytes.allSatisfy {
        let sign = UnicodeScalar($0)
        return sign.properties.isAlphabetic && sign.isASCII || ("0"..."9").contains(sign)
          || "/._-+~".unicodeScalars.contains(sign)
      }
      return isPath && !text.isEmpty && text.bytes.first != UInt8(ascii: "-") ? text.text : nil
    }, write: { $0 })

  /// One line without brackets.
  static let playerName = ValueForm(
    .text, read: { $0.text.flatMap { PlayerNames(dark: $0)[.dark] } }, write: { $0 })

  static let moves = ValueForm(.moves, read: { $0.text }, write: { $0 })

  /// The path of a file, as text.
  package static let path = ValueForm(
    .file, read: { $0.isEmpty ? nil : $0.text ?? $0.description }, write: { $0 })
}

extension ValueForm where Value: Equatable & Sendable {
  /// One of several values, each by its name.
  package static func word(
    of values: [Value], name: @escaping @Sendable (Value) -> String
  ) -> ValueForm {
    ValueForm(
      .words(values.map(name)), read: { text in values.first { name($0) == text.text } },
      write: { values.contains($0) ? name($0) : nil })
  }
}

extension ValueForm where Value == EngineProtocol {
  static let engineProtocol = ValueForm(
    .engineProtocol, read: { $0.text.flatMap { EngineProtocol(rawValue: $0) } },
    write: { $0.rawValue })
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
  package static var word: ValueForm { word(of: Array(Value.allCases)) { $0.rawValue } }
}

extension ValueForm where Value: LosslessStringConvertible & Comparable & Sendable {
  package static func number(in range: ClosedRange<Value>) -> ValueForm {
    ValueForm(
      .number(from: "\(range.lowerBound)", to: "\(range.upperBound)"),
      read: { $0.text.flatMap { Value($0) }.flatMap { range.contains($0) ? $0 : nil } },
      write: { "\($0)" })
  }
}

extension ValueForm where Value == Level {
  package static let level = ValueForm(
    .level, read: { text in Level.all.first { String($0.number) == text.text } },
    write: { String($0.number) })
}

extension ValueForm where Value == Duration {
  static let seconds = ValueForm(
    .seconds(from: "0", to: "3600"), read: { $0.text.flatMap { Duration(seconds: $0) } },
    write: { $0.secondsText })

  static let searchTime = ValueForm(
    .seconds(from: "0.1", to: "3600"),
    read: { text in seconds.read(text).flatMap { $0 >= .milliseconds(100) ? $0 : nil } },
    write: { $0.secondsText })
}

extension ValueForm where Value == MoveLimit {
  static let level = ValueForm(
    .level, read: { ValueForm<Level>.level.read($0).map { .level($0) } },
    write: { $0.level.map { String($0.number) } })

  static let moveTime = ValueForm(
    .seconds(from: "0.1", to: "3600"), read: { $0.text.flatMap { MoveLimit(moveTime: $0) } },
    write: { $0.moveTime?.secondsText })

  static let time = ValueForm(
    .seconds(from: "0", to: "3600"),
    read: { ValueForm<Duration>.seconds.read($0).map { .moveTime($0) } },
    write: { $0.moveTime?.secondsText })
}

extension ValueForm where Value == PlayerChoice {
  /// A mode that needs no external engine.
  static let mode = ValueForm(
    .words(Mode.own.map(\.optionWord)),
    read: { text in Mode.own.first { $0.optionWord == text.text }.map { .mode($0) } },
    write: { choice in Mode.own.first { choice == .mode($0) }?.optionWord })

  static let engine = ValueForm(
    .engine, read: { PlayerChoice(engine: $0) }, write: { $0.engineText })
}

extension ValueForm where Value == OpeningChoice {
  /// Random plies are written as in `random:8`.
  static let opening = ValueForm(
    .opening(longest: longestOpening),
    read: { text in
      let plies = (0...longestOpening).first { randomOpening + String($0) == text.text }
      return plies.map { .random(plies: $0) }
        ?? text.text.flatMap { Opening(named: $0) }.map { .named($0) }
    },
    write: { choice in
      switch choice {
      case .random(let plies): randomOpening + String(plies)
      case .named(let opening): opening.word
      }
    })

  private static var randomOpening: String { "random:" }
  private static var longestOpening: Int { 20 }
}

extension ValueForm where Value == HostChoice {
  static let host = ValueForm(
    .host, read: { $0.text.flatMap { HostChoice($0) } }, write: { $0.text })
}

extension ValueForm where Value == LinkAddress {
  static let address = ValueForm(
    .address, read: { $0.text.flatMap { LinkAddress($0) } }, write: { $0.text })
}

extension ValueForm where Value == ClockChoice {
  /// Minutes for each side, such as `5`; with seconds for each move, such as `5+3`; or `none`.
  static let clock = ValueForm(
    .clock,
    read: { text in
      guard let text = text.text else { return nil }
      return text == noClock ? ClockChoice.none : TimeControl(text).map { .timed($0) }
    },
    write: { $0.timeControl?.text ?? noClock })

  private static var noClock: String { "none" }
}

extension ValueForm where Value == LinkName {
  static let linkName = ValueForm(
    .linkName, read: { $0.text.flatMap { LinkName($0) } }, write: { $0.text })
}

extension ValueForm where Value == Int {
  static let threads = number(in: 1...1024)
}

extension ValueForm where Value == [UInt8] {
  static let source = ValueForm(
    .source, read: { $0.bytes }, write: { String(decoding: $0, as: UTF8.self) })

  static let position = ValueForm(
    .position, read: { $0.bytes }, write: { String(decoding: $0, as: UTF8.self) })
}

/// The values that an option or an operand takes, as help, completions and messages name them.
package enum AllowedValues: Sendable, Hashable {
  case file
  /// The path of a file, or `-` for standard input.
  case source
  /// A position, or a source of positions. It may begin with a dash, as most boards do.
  case position
  /// Any text in UTF-8.
  case text
  /// The moves of a game, or the name of an opening.
  case moves
  case words([String])
  case engineProtocol
  case number(from: String, to: String)
  /// A decimal number of seconds in a range.
  case seconds(from: String, to: String)
  case level
  /// A named opening, or a random one of up to this many plies.
  case opening(longest: Int)
  /// An external engine, by its name or its command.
  case engine
  /// The time of each side for a game.
  case clock
  /// A side, and the name of a game to host.
  case host
  /// A machine, and the name of a game to join.
  case address
  case linkName
  /// The path of a program on another machine.
  case remoteProgram
  /// Something else, described in English, such as "a square".
  case described(String)

  /// Whether a letter's width matters in them: they name files or programs, or hold any text.
  var areNames: Bool {
    switch self {
    case .file, .source, .position, .text, .engine: true
    case .moves, .words, .engineProtocol, .number, .seconds, .level, .opening, .linkName, .clock,
      .host, .address, .remoteProgram, .described:
      false
    }
  }

  /// The words, if only some are allowed.
  package var words: [String]? {
    switch self {
    case .words(let words): words
    case .engineProtocol: EngineProtocol.names
    default: nil
    }
  }

  /// Only for openings: other words are few enough for a message to name all of them.
  func nearest(to word: String) -> String? {
    guard case .opening = self else { return nil }
    return Opening.nearest(to: word)?.word
  }

  /// The text of a range, such as `0 to 20`; nil for what is not a number.
  var range: String? {
    switch self {
    case .number(let minimum, let maximum), .seconds(let minimum, let maximum):
      "\(minimum) to \(maximum)"
    case .level: "\(Level.all.first?.number ?? 0) to \(Level.strongest.number)"
    case .opening(let longest): "0 to \(longest)"
    default: nil
    }
  }
}

extension Opening {
  /// The opening whose name is most like a mistyped one, or nil.
  package static func nearest(to name: String) -> Opening? {
    let word = all.map(\.word).nearest(to: name.lowercased())
    return all.first { $0.word == word }
  }
}

extension EngineProtocol {
  static var names: [String] { allCases.map(\.rawValue) }
}
