import App
import ReversiCore
import Words

/// A feature in text mode: its news, and its replies to lines while it is in front. Its commands
/// are in `TextCommand.all`.
protocol FeatureLines: Sendable {
  /// Where the person is while it is open; nil if it takes only lines of its own.
  var place: TextPlace? { get }
  /// Leads to the position that the feature is about, if any.
  var record: GameRecord? { get }
  /// What the feature waits for; nil if it tells its news instead.
  func question(_ text: TextInterface, in app: App) -> String?
  /// What the person has not been told yet, with the intents that follow from it.
  func news(_ text: inout TextInterface, in app: App) -> TextReply
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply
  func work(in app: App) -> AwaitedWork?
}

extension FeatureLines {
  var place: TextPlace? { nil }
  var record: GameRecord? { nil }
  func question(_ text: TextInterface, in app: App) -> String? { nil }
  func news(_ text: inout TextInterface, in app: App) -> TextReply { TextReply() }
  func work(in app: App) -> AwaitedWork? { nil }

  /// Any line closes the sheet, and is then answered where the person is.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    TextReply(intents: text.closings(in: app) + [.repeatLine(line)])
  }
}

extension Sheet {
  var lines: (any FeatureLines)? { feature as? any FeatureLines }
}

/// What text mode remembers about a feature.
protocol FeatureMemory: Sendable {
  init()
}

struct FeatureMemories {
  private var values: [ObjectIdentifier: any FeatureMemory] = [:]

  subscript<Memory: FeatureMemory>(kind: Memory.Type) -> Memory {
    get { values[ObjectIdentifier(kind)] as? Memory ?? Memory() }
    set { values[ObjectIdentifier(kind)] = newValue }
  }
}
