/// The keys and what they do.
struct HelpPicture: Sendable {
  /// A row of the help.
  struct Row: Sendable {
    /// All keys of the row.
    let keys: String
    /// Those that are named where there is little room.
    let shortKeys: String
    /// What they do, in a few words.
    let meaning: String
    /// The same in fewer columns.
    let brief: String
    /// The same in one word.
    let label: String
    /// How much the row matters where there is little room; 0 is left out first.
    let weight: Int
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
        keys: binding.groups.map { words.written($0.name) }.joined(separator: ", "),
        shortKeys: binding.shortNames(words).joined(separator: " "),
        meaning: words.meaning(of: binding.topic), brief: words.brief(for: binding.topic),
        label: words.label(for: binding.topic), weight: binding.weight)
    }
  }
}

extension KeyLineItem {
  /// The items for the table of keys.
  static func all(words: any Words) -> [KeyLineItem] {
    KeyBinding.all.filter(\.isInKeyLine).map { binding in
      let key = binding.shortNames(words).joined(separator: "/")
      return KeyLineItem(
        text: key + " " + words.label(for: binding.topic), key: key, action: binding.clickAction)
    }
  }
}

extension KeyBinding {
  fileprivate func shortNames(_ words: any Words) -> [String] {
    groups.prefix(shortCount).map { words.written($0.name) }
  }
}
