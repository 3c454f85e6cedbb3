import Canvas
import Texts
import Words

/// A row of the action table: keys that belong together, where they act, what they do, and how the
/// last line of the screen names them.
public struct ActionRow: Sendable {
  /// Where the words have the phrases for a row.
  public typealias PhrasesPath = KeyPath<Words, KeyPhrases> & Sendable

  /// What is said about the row, which it identifies.
  public let phrases: PhrasesPath
  /// What the help lists the keys under.
  public let topic: HelpTopic
  /// The keys.
  public let groups: [KeyGroup]
  /// How many groups, from the first on, are named where there is little room.
  public let shortCount: Int
  /// How the last line of the screen names the keys, or nil.
  public let keyLine: KeyLinePlace?

  init(
    _ phrases: PhrasesPath, _ topic: HelpTopic, _ groups: [KeyGroup], shortCount: Int,
    keyLine: KeyLinePlace? = nil
  ) {
    self.phrases = phrases
    self.topic = topic
    self.groups = groups
    self.shortCount = shortCount
    self.keyLine = keyLine
  }

  /// What a click on the row's phrase does; nil unless all its keys do the same thing.
  public var clickAction: Action? {
    let actions = groups.compactMap(\.clickAction)
    return actions.count == groups.count && actions.allSatisfy { $0 == actions[0] }
      ? actions.first : nil
  }

  /// The row with only the keys that act in a context, or nil.
  func acting(in context: KeyContext) -> ActionRow? {
    let acting = groups.map { $0.contexts.contains(context) }
    guard acting.contains(true) else { return nil }
    return ActionRow(
      phrases, topic, zip(groups, acting).filter(\.1).map(\.0),
      shortCount: max(1, acting.prefix(shortCount).count { $0 }), keyLine: keyLine)
  }

  /// What a language says about the row.
  public func phrases(in words: Words) -> KeyPhrases { words[keyPath: phrases] }
}

/// Keys that share a name, with what each of them does.
public struct KeyGroup: Sendable {
  /// What the keys are called.
  public let name: KeyName
  /// What each key does; empty if the terminal itself, or the mouse, acts.
  let actions: [Key: Action]
  /// Where the keys act.
  let contexts: Set<KeyContext>

  init(_ name: KeyName, _ actions: [Key: Action], in contexts: Set<KeyContext>) {
    self.name = name
    self.actions = actions
    self.contexts = contexts
  }

  /// Whether one of the keys does an action.
  func does(_ action: Action) -> Bool { actions.values.contains(action) }

  /// What a click on the name does: the action of the only key; nil if there are several.
  public var clickAction: Action? { actions.count == 1 ? actions.first?.value : nil }
}
