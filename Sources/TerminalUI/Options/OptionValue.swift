import GameSession
import ReversiCore

/// The value of an option, as it was given.
public struct OptionValue: Sendable, Hashable {
  /// Its bytes, which need not be text.
  public let bytes: [UInt8]
  /// How it is shown: on one line, without controls.
  public let shown: String

  /// A value as the system has it, and as it is shown.
  public init(bytes: [UInt8], shown: String) {
    self.bytes = bytes
    self.shown = shown
  }

  private var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The value as the path of a file, if it may be one.
  var path: [UInt8]? { bytes.isEmpty ? nil : bytes }

  /// The value as who moves for a side.
  var mode: Mode? {
    Mode.own.first { $0.optionWord == text }
  }

  /// The value as another program: its name, or its command.
  var engine: ExternalEngineChoice? {
    if let command = ExternalEngineCommand(bytes) { return .started(command) }
    return text.flatMap { ExternalEngineName(chosen: $0) }.map { .named($0) }
  }

  /// The value as a level.
  var level: MoveLimit? {
    Level.all.first { String($0.number) == text }.map { .level($0) }
  }

  /// The value as a decimal number of seconds, up to an hour.
  var seconds: Duration? { text.flatMap { Duration(seconds: $0) } }

  /// The value as the time of a computer's move.
  var moveTime: MoveLimit? { text.flatMap { MoveLimit(moveTime: $0) } }

  /// The value as a random opening: `random:` and how many plies, 0 to 20.
  var opening: Int? {
    guard let text, text.hasPrefix(Self.randomOpening) else { return nil }
    return (0...Self.mostOpeningPlies).first {
      String($0) == text.dropFirst(Self.randomOpening.count)
    }
  }

  private static let randomOpening = "random:"
  static let mostOpeningPlies = 20

  /// The value as a number of threads.
  var threads: Int? {
    text.flatMap { Int($0) }.flatMap { (1...Self.mostThreads).contains($0) ? $0 : nil }
  }

  static let mostThreads = 1024

  /// The value as a seed.
  var seed: UInt64? { text.flatMap { UInt64($0) } }

  /// The value as one of several words.
  func choice<Choice: RawRepresentable<String>>() -> Choice? {
    text.flatMap { Choice(rawValue: $0) }
  }
}

extension Mode {
  /// The word for the mode on the command line, whatever the language.
  var optionWord: String {
    switch self {
    case .manual: "manual"
    case .computer: "computer"
    case .externalEngine(let name): name.text
    }
  }
}
