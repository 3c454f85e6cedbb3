/// The keys and what they do.
struct HelpPicture: Sendable {
  /// A row of the help.
  struct Row: Sendable {
    /// All keys of the row.
    let keys: [KeyLineItem.Key]
    /// How many of them, from the first on, are named where there is little room.
    let shortCount: Int
    /// What they do, in a few words.
    let meaning: String
    /// The same in fewer columns.
    let brief: String
    /// The same in one word.
    let label: String
    /// How much the row matters where there is little room; 0 is left out first.
    let weight: Int
    /// What a click does, if anything.
    let action: Action?
  }

  /// What stands in the upper edge.
  let title: String
  /// The rows from above.
  let rows: [Row]

  /// The help for the table of keys.
  init(words: any Words) {
    title = words.helpTitle
    rows = KeyBinding.all.map { binding in
      Row(
        keys: binding.groups.map {
          KeyLineItem.Key(name: words.written($0.name), action: $0.clickAction)
        }, shortCount: binding.shortCount,
        meaning: words.meaning(of: binding.topic), brief: words.brief(for: binding.topic),
        label: words.label(for: binding.topic), weight: binding.weight,
        action: binding.clickAction)
    }
  }
}

extension KeyLineItem {
  /// The items for what is in front, from the table of keys: those that matter most come last.
  ///
  /// - Parameter isOver: Whether the game is over, so that no disk can be placed.
  static func all(
    in context: KeyBinding.Context, isOver: Bool, words: any Words
  ) -> [KeyLineItem] {
    let bindings = KeyBinding.all.filter { binding in
      binding.isInKeyLine && binding.groups[0].contexts.contains(context)
        && !(isOver && binding.topic.placesDisks)
    }
    func isSpecial(_ binding: KeyBinding) -> Bool {
      !binding.groups[0].contexts.contains(.board) || isOver && binding.topic.leadsOn
    }
    return (bindings.filter { !isSpecial($0) } + bindings.filter(isSpecial))
      .map { KeyLineItem($0, words: words) }
  }

  /// The item of a row of keys.
  init(_ binding: KeyBinding, words: any Words) {
    keys = binding.groups.prefix(binding.shortCount).map {
      Key(name: words.written($0.name), action: $0.clickAction)
    }
    label = words.label(for: binding.topic)
    action = binding.clickAction
  }
}

extension KeyBinding.Topic {
  /// Whether it is about placing the next disk.
  fileprivate var placesDisks: Bool { self == .move || self == .press || self == .hint }

  /// Whether it leads on from a game that is over.
  fileprivate var leadsOn: Bool { self == .undo || self == .review || self == .again }
}
