import App
import ReversiCore
import Words

/// A feature in text mode: its news, and its replies to lines while it is in front. Its commands
/// are in `TextCommand.all`.
protocol FeatureLines: Sendable {
  /// The place where the person is while it is open; nil if it takes only lines of its own.
  var place: TextPlace? { get }
  /// The record that leads to the position that it is about; nil where there is none yet.
  var record: GameRecord? { get }
  /// What the feature waits for; nil if it tells its news instead.
  func question(_ text: TextInterface, in app: App) -> String?
  /// The news that the person has not been told yet, and the intents that follow from it.
  func news(_ text: inout TextInterface, in app: App) -> TextReply
  /// Replies to a line of the person.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply
  /// The work that the person waits for, if any.
  func work(in app: App) -> AwaitedWork?
}

extension FeatureLines {
  var place: TextPlace? { nil }
  var record: GameRecord? { nil }
  func question(_ text: TextInterface, in app: App) -> String? { nil }
  func news(_ text: inout TextInterface, in app: App) -> TextReply { TextReply() }
  func work(in app: App) -> AwaitedWork? { nil }

  /// Closes the sheet for any line, which is then answered where the person is.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    TextReply(intents: text.closings(in: app) + [.repeatLine(line)])
  }
}

extension Sheet {
  /// The sheet in text mode; nil if text mode does not open it.
  var lines: (any FeatureLines)? { feature as? any FeatureLines }
}

/// The memory of text mode about a feature.
protocol FeatureMemory: Sendable {
  /// Creates an empty memory.
  init()
}

/// The memories of text mode about all features.
struct FeatureMemories {
  private var values: [ObjectIdentifier: any FeatureMemory] = [:]

  subscript<Memory: FeatureMemory>(kind: Memory.Type) -> Memory {
    get { values[ObjectIdentifier(kind)] as? Memory ?? Memory() }
    set { values[ObjectIdentifier(kind)] = newValue }
  }
}
