import Controls
import Words

/// The keys and what they do, and the rules.
struct HelpPicture: Sendable {
  /// A row of keys.
  struct Row: Sendable {
    /// All keys of the row.
    let keys: [KeyLineItem.Key]
    /// The number of keys, from the first on, that are named if there is little room.
    let shortCount: Int
    /// What they do.
    let phrases: KeyPhrases
    /// The action of a click, if any.
    let action: Action?
  }

  /// The title of pages of keys.
  let keysTitle: String
  /// The title of pages of rules.
  let rulesTitle: String
  /// The keys that act during play.
  let playing: [Row]
  /// The keys that act in lists, the review and the editor.
  let others: [Row]
  /// The rules, line by line.
  let rules: [String]
  /// The key for the next page.
  let next: KeyLineItem
  /// The key that closes the help.
  let close: KeyLineItem

  /// The help for the table of keys.
  init(words: Words) {
    keysTitle = words[.keysTitle]
    rulesTitle = words[.rulesTitle]
    playing = ActionTable.playing.map { Row($0, words: words) }
    others = ActionTable.others.map { Row($0, words: words) }
    rules = words.rules
    next = KeyLineItem(for: .turnPage(by: 1), label: words[.nextPage], words: words)
    close = KeyLineItem(for: .help, label: words[.closeHelp], words: words)
  }
}

extension HelpPicture.Row {
  fileprivate init(_ row: ActionRow, words: Words) {
    keys = row.groups.map {
      KeyLineItem.Key(name: $0.name.text(in: words), action: $0.clickAction)
    }
    shortCount = row.shortCount
    phrases = row.phrases(in: words)
    action = row.clickAction
  }
}
