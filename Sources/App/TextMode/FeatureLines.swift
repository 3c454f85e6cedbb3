import ReversiCore
import Words

/// What a feature tells and takes in text mode while it is in front. Its commands are in
/// `TextCommand.all`.
protocol FeatureLines: Sendable {
  /// The question for the line that the feature waits for; nil if it tells its news instead.
  func question(in words: Words) -> String?
  /// What the person has not been told yet, and what follows from it.
  func news(_ text: inout TextInterface, in app: App) -> TextReply
  /// Replies to a line of the person.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply
  /// The work that the person waits for, if any.
  func work(in app: App) -> AwaitedWork?
}

extension FeatureLines {
  func question(in words: Words) -> String? { nil }
  func news(_ text: inout TextInterface, in app: App) -> TextReply { TextReply() }
  func work(in app: App) -> AwaitedWork? { nil }

  /// Any line closes the sheet, and is then taken by the game.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    text.reply(intents: .send(.sheetClosed), .repeatLine(line))
  }
}

extension Sheet {
  /// What the sheet tells and takes in text mode; nil if text mode does not open it.
  var lines: (any FeatureLines)? { feature as? any FeatureLines }
}

/// What text mode remembers about a feature.
protocol FeatureMemory: Sendable {
  /// Nothing yet.
  init()
}

/// What text mode remembers about all features.
struct FeatureMemories {
  private var values: [ObjectIdentifier: any FeatureMemory] = [:]

  subscript<Memory: FeatureMemory>(kind: Memory.Type) -> Memory {
    get { values[ObjectIdentifier(kind)] as? Memory ?? Memory() }
    set { values[ObjectIdentifier(kind)] = newValue }
  }
}
