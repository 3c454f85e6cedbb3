import Words

/// The keys and what they do, and the rules.
struct HelpPicture: Sendable {
  /// A row of keys.
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
    /// What a click does, if anything.
    let action: Action?
  }

  /// The title of pages of keys.
  let keysTitle: String
  /// The title of pages of rules.
  let rulesTitle: String
  /// What acts while the game is played.
  let playing: [Row]
  /// What acts in lists, the review and the editor.
  let others: [Row]
  /// The rules, line by line.
  let rules: [String]
  /// What goes to the next page.
  let next: KeyLineItem
  /// What closes the help.
  let close: KeyLineItem

  /// The help for the table of keys.
  init(words: Words) {
    keysTitle = words.keys.keysTitle
    rulesTitle = words.keys.rulesTitle
    playing = KeyBinding.playing.map { Row($0, words: words) }
    others = KeyBinding.others.map { Row($0, words: words) }
    rules = words.keys.rules
    next = KeyLineItem(for: .turnPage(by: 1), label: words.keys.nextPage, words: words)
    close = KeyLineItem(for: .help, label: words.keys.closeHelp, words: words)
  }
}

extension HelpPicture.Row {
  fileprivate init(_ binding: KeyBinding, words: Words) {
    keys = binding.groups.map {
      KeyLineItem.Key(name: words.written($0.name), action: $0.clickAction)
    }
    shortCount = binding.shortCount
    meaning = words.meaning(of: binding.topic)
    brief = words.keys.brief(for: binding.topic)
    label = words.keys.label(for: binding.topic)
    action = binding.clickAction
  }
}
