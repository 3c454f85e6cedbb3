import GameSession
import Words

/// Keys that are named on the screen with what they do, and can be clicked there.
struct KeyLineItem: Sendable {
  /// A key, and what a click on it does, if anything.
  struct Key: Sendable {
    let name: String
    let action: Action?
  }

  /// The keys.
  let keys: [Key]
  /// What they do, in a word.
  let label: String
  /// What a click on that word does, if anything.
  let action: Action?
  /// How much it matters where there is little room: what has the least goes last.
  var rank = 0

  /// The keys as they are written.
  var key: String { keys.map(\.name).joined(separator: "/") }
  /// The keys and what they do.
  var text: String { key + " " + label }
}

extension KeyLineItem {
  /// The items for what is in front, from the table of keys.
  static func all(in session: GameSession, words: Words) -> [KeyLineItem] {
    let context = session.keyContext
    let isOver = context == .board && session.phase == .over
    let isThinking = session.thinkingSide != nil
    let bindings = KeyBinding.all.filter { binding in
      binding.isInKeyLine && binding.groups[0].contexts.contains(context)
        && !(binding.topic == .hint && (isOver || context == .alert))
        && !(binding.topic == .back && !session.isEscapeOffered)
    }
    return bindings.map { shown in
      // While a computer thinks there are no hints, but its move can be demanded.
      let binding = shown.topic == .hint && isThinking ? KeyBinding.demand ?? shown : shown
      // What is used most goes first; to redo and to swap sides matter less while a game is played.
      let hasFirstOnly = binding.topic == .undo || binding.topic == .again && !isOver
      return KeyLineItem(binding, hasAllKeys: !hasFirstOnly, words: words)
    }
  }

  /// The item of a row of keys.
  ///
  /// - Parameter hasAllKeys: Whether the row's second key is named, if the row has such.
  init(_ binding: KeyBinding, hasAllKeys: Bool = true, words: Words) {
    keys = binding.groups.prefix(hasAllKeys ? binding.shortCount : 1).map {
      Key(name: words.written($0.name), action: $0.clickAction)
    }
    label = words.keys.label(for: binding.topic)
    action = keys.count == 1 ? keys[0].action : binding.clickAction
    rank = Self.ranks.firstIndex(of: binding.topic) ?? Self.ranks.count
  }

  /// What the key for an action does, said in a word.
  init(for action: Action, label: String, words: Words) {
    keys = [Key(name: KeyBinding.name(of: action, words: words), action: action)]
    self.label = label
    self.action = action
  }

  /// What is about nothing but leaving or answering comes first: without it there is no way on.
  private static let ranks: [KeyBinding.Topic] = [
    .answers, .back, .write, .play, .playOn, .help, .again, .demand, .hint, .undo, .quit,
    .squares, .reset, .review, .mistakes, .plies,
  ]
}

extension GameSession {
  /// What the keys in the last row are about: what is open. Over the help, the board.
  fileprivate var keyContext: KeyBinding.Context {
    let context = KeyBinding.Context(self)
    return context == .help ? .board : context
  }

  /// Whether Esc leads back from what is in front. In a dialog it stands for a button.
  fileprivate var isEscapeOffered: Bool {
    switch KeyBinding.Context(self) {
    case .review, .editor, .name: true
    case .question: dialog?.escapeButton != nil
    case .board, .alert, .help: false
    }
  }
}

extension KeyBinding {
  /// The row of the key that demands a computer's move.
  fileprivate static let demand = all.first { $0.topic == .demand }

  /// How the keys for an action are called.
  static func name(of action: Action, words: Words) -> String {
    all.flatMap(\.groups).first { $0.actions.values.contains(action) }
      .map { words.written($0.name) } ?? ""
  }
}
