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
  /// The text of a value as settings hold it; nil if this kind cannot express it.
  let write: @Sendable (Value) -> String?

  /// A kind of value.
  ///
  /// - Parameters:
  ///   - values: What is allowed.
  ///   - read: The value of a text; nil if it is not allowed.
  ///   - write: The text of a value as settings hold it; nil if this kind cannot express it.
  package init(
    _ values: AllowedValues, read: @escaping @Sendable (SystemString) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.values = values
    self.read = read
    self.write = write
  }

  /// The range of a number, as help names it.
  var range: String { values.range ?? "" }

  /// The form of a value that may be absent.
  var optional: ValueForm<Value?> {
    // Without `map`, nil would become a value: a nil that is present.
    ValueForm<Value?>(values, read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) })
  }
}

extension ValueForm where Value == [UInt8] {
  /// The path of a file, as bytes.
  static let path = ValueForm(
    .file, read: { $0.isEmpty ? nil : $0.bytes }, write: { String(decoding: $0, as: UTF8.self) })
}

extension ValueForm where Value == [UInt8] {
  /// The path of a file, as bytes, but neither the name of a subcommand nor longer than any path
  /// (`PATH_MAX` of Linux).
  static let gamePath = ValueForm(
    .file,
    read: { text in
      let isSubcommand = text.text.flatMap(Subcommand.init(rawValue:)) != nil
      return isSubcommand || text.bytes.count > 4096 ? nil : ValueForm.path.read(text)
    }, write: path.write)
}

extension ValueForm where Value == String {
  static let words = ValueForm(.text, read: { $0.text }, write: { $0 })

  /// The path of a program on another machine, without anything that its shell understands.
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

  /// The name of a player: one line without brackets.
  static let playerName = ValueForm(
    .text, read: { $0.text.flatMap { PlayerNames(dark: $0)[.dark] } }, write: { $0 })

  /// The moves of a game, or the name of an opening.
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
  /// A protocol that an engine can speak.
  static let engineProtocol = ValueForm(
    .engineProtocol, read: { $0.text.flatMap { EngineProtocol(rawValue: $0) } },
    write: { $0.rawValue })
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
  package static var word: ValueForm { word(of: Array(Value.allCases)) { $0.rawValue } }
}

extension ValueForm where Value: LosslessStringConvertible & Comparable & Sendable {
  /// A number within a range.
  package static func number(in range: ClosedRange<Value>) -> ValueForm {
    ValueForm(
      .number(from: "\(range.lowerBound)", to: "\(range.upperBound)"),
      read: { $0.text.flatMap { Value($0) }.flatMap { range.contains($0) ? $0 : nil } },
      write: { "\($0)" })
  }
}

extension ValueForm where Value == Level {
  /// A level by its number.
  package static let level = ValueForm(
    .level, read: { text in Level.all.first { String($0.number) == text.text } },
    write: { String($0.number) })
}

extension ValueForm where Value == Duration {
  /// A decimal number of seconds, up to an hour.
  static let seconds = ValueForm(
    .seconds(from: "0", to: "3600"), read: { $0.text.flatMap { Duration(seconds: $0) } },
    write: { $0.secondsText })

  /// A decimal number of seconds for a search, from a tenth to an hour.
  static let searchTime = ValueForm(
    .seconds(from: "0.1", to: "3600"),
    read: { text in seconds.read(text).flatMap { $0 >= .milliseconds(100) ? $0 : nil } },
    write: { $0.secondsText })
}

extension ValueForm where Value == MoveLimit {
  /// A level as the limit of a move.
  static let level = ValueForm(
    .level, read: { ValueForm<Level>.level.read($0).map { .level($0) } },
    write: { $0.level.map { String($0.number) } })

  /// The time that the computer may take for a move.
  static let moveTime = ValueForm(
    .seconds(from: "0.1", to: "3600"), read: { $0.text.flatMap { MoveLimit(moveTime: $0) } },
    write: { $0.moveTime?.secondsText })

  /// Any time, as the limit of a move.
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

  /// An external engine, by its name or its command.
  static let engine = ValueForm(
    .engine, read: { PlayerChoice(engine: $0) }, write: { $0.engineText })
}

extension ValueForm where Value == OpeningChoice {
  /// A named opening, or the number of plies of a random one, such as `random:8`.
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
  /// A side and the name of a game. Each can be missing.
  static let host = ValueForm(
    .host, read: { $0.text.flatMap { HostChoice($0) } }, write: { $0.text })
}

extension ValueForm where Value == LinkAddress {
  /// A machine and the name of a game. Each can be missing.
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
  /// The name of a hosted game.
  static let linkName = ValueForm(
    .linkName, read: { $0.text.flatMap { LinkName($0) } }, write: { $0.text })
}

extension ValueForm where Value == Int {
  static let threads = number(in: 1...1024)
}

extension ValueForm where Value == [UInt8] {
  /// A file, or `-` for standard input, as it was given.
  static let source = ValueForm(
    .source, read: { $0.bytes }, write: { String(decoding: $0, as: UTF8.self) })

  /// A position, or a source of positions, as it was given.
  static let position = ValueForm(
    .position, read: { $0.bytes }, write: { String(decoding: $0, as: UTF8.self) })
}
