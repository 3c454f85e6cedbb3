import Canvas
import GameSession
import Texts
import Words

/// Keys that belong together, where they act, what they do, and how the last line of the screen
/// names them.
package struct ActionRow: Sendable {
  package typealias PhrasesPath = KeyPath<Words, KeyPhrases> & Sendable

  /// The row's phrases, which also identify it.
  package let phrases: PhrasesPath
  /// The topic under which the help lists the keys.
  package let topic: HelpTopic
  package let groups: [KeyGroup]
  /// The number of leading groups that are named where there is little room.
  package let shortCount: Int
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

  /// With only the keys that act there.
  func acting(in context: KeyContext) -> ActionRow? {
    let acting = groups.map { $0.contexts.contains(context) }
    guard acting.contains(true) else { return nil }
    return ActionRow(
      phrases, topic, zip(groups, acting).filter(\.1).map(\.0),
      shortCount: max(1, acting.prefix(shortCount).count { $0 }), keyLine: keyLine)
  }

  package func phrases(in words: Words) -> KeyPhrases { words[keyPath: phrases] }
}

/// Keys that share a name, with what each of them does.
package struct KeyGroup: Sendable {
  package let name: KeyName
  /// Empty if the terminal itself, or the mouse, acts.
  let actions: [Key: Action]
  let contexts: Set<KeyContext>

  init(_ name: KeyName, _ actions: [Key: Action], in contexts: Set<KeyContext>) {
    self.name = name
    self.actions = actions
    self.contexts = contexts
  }

  func does(_ action: Action) -> Bool { actions.values.contains(action) }

  /// The action of all its keys; nil if they have several.
  package var clickAction: Action? {
    Set(actions.values).count == 1 ? actions.first?.value : nil
  }
}

/// The name of a key on the screen and in the documents.
package enum KeyName: Sendable, Hashable {
  /// A key with a word on it, in English; a language may have its own word.
  case word(String)
  /// A key with a sign on it; documents, which may be read aloud, have an English word for it.
  case sign(Character, word: String)
  /// The keys that type these characters, one by one.
  case characters(String)
  /// The keys that type the characters from the first to the last.
  case range(Character, Character)
  /// Ctrl with a letter.
  case control(Character)

  package func text(in words: Words) -> String {
    switch self {
    case .word(let word): words.name(ofKey: word)
    case .sign(_, let word): word
    case .characters(let characters): characters.map(String.init).joined(separator: " ")
    case .range(let first, let last): "\(first)-\(last)"
    case .control(let letter): "Ctrl-\(letter)"
    }
  }

  package func shown(in words: Words) -> String {
    if case .sign(let sign, _) = self { String(sign) } else { text(in: words) }
  }
}

/// A topic under which the help lists keys, in the order of the help.
package enum HelpTopic: Sendable, Hashable, CaseIterable {
  /// Making moves, and who makes them.
  case play
  /// Looking at scores, and back at the game.
  case study
  /// Setting up and writing.
  case position
  case program
}

/// Where the last line of the screen names a row's keys, wherever the row's first key acts.
package struct KeyLinePlace: Sendable {
  package enum Importance: Int, Sendable, Hashable, Comparable {
    /// Keys that answer: without them there is no way on.
    case answer
    /// The key that opens the menu or goes back.
    case leave
    /// Keys for what the person came for.
    case main
    /// The key of the help, which names all others.
    case help
    /// Other keys of what is in front, and the key that ends the program.
    case work
    /// Keys for undo, hints and other games.
    case game

    /// Whether it stands at the end of the line.
    var isLast: Bool { self == .leave || self == .help }

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The importance of the keys. Of two rows that are equally important, the last one gives way.
  package let importance: Importance
  /// The row in whose place this one stands.
  let substitutes: ActionRow.PhrasesPath?
  /// The number of other groups that the line names: 0 hides the row, and nil names as many as
  /// where there is little room.
  let count: (@Sendable (App) -> Int)?
  /// What the keys do now, if the row's phrase says something else.
  let label: (@Sendable (App, Words) -> Wording?)?

  init(
    _ importance: Importance, substitutes: ActionRow.PhrasesPath? = nil,
    count: (@Sendable (App) -> Int)? = nil,
    label: (@Sendable (App, Words) -> Wording?)? = nil
  ) {
    self.importance = importance
    self.substitutes = substitutes
    self.count = count
    self.label = label
  }
}
