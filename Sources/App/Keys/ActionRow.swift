import Canvas
import Texts
import Words

/// A row of the action table: keys that belong together, where they act, what they do, and how the
/// last line of the screen names them.
package struct ActionRow: Sendable {
  /// The path from the words to the phrases of a row.
  package typealias PhrasesPath = KeyPath<Words, KeyPhrases> & Sendable

  /// The row's phrases. They also identify the row.
  package let phrases: PhrasesPath
  /// The topic under which the help lists the keys.
  package let topic: HelpTopic
  package let groups: [KeyGroup]
  /// The number of leading groups that are named where there is little room.
  package let shortCount: Int
  /// The place of the keys in the last line of the screen, or nil.
  package let keyLine: KeyLinePlace?

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

  /// The action of a click on the row's phrase; nil unless all its keys have one action.
  package var clickAction: Action? {
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

  /// The row's phrases in a language.
  package func phrases(in words: Words) -> KeyPhrases { words[keyPath: phrases] }
}

/// Keys that share a name, with what each of them does.
package struct KeyGroup: Sendable {
  package let name: KeyName
  /// The action of each key; empty if the terminal itself, or the mouse, acts.
  let actions: [Key: Action]
  /// The contexts in which the keys act.
  let contexts: Set<KeyContext>

  init(_ name: KeyName, _ actions: [Key: Action], in contexts: Set<KeyContext>) {
    self.name = name
    self.actions = actions
    self.contexts = contexts
  }

  func does(_ action: Action) -> Bool { actions.values.contains(action) }

  /// The action of a click on the name: that of the only key; nil if there are several.
  package var clickAction: Action? { actions.count == 1 ? actions.first?.value : nil }
}
