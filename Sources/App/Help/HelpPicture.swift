import Canvas
import GameSession
import ReversiCore
import Words

/// The keys that act where the person is and what they do, and the rules.
struct HelpPicture: Sendable {
  /// Rows of keys about one topic.
  struct Group: Sendable {
    /// The topic.
    let title: String
    /// The rows.
    let rows: [Row]
  }

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

  /// The page to show, from 0; the last page if there are fewer.
  let page: Int
  /// The title of pages of keys.
  let keysTitle: String
  /// The title of pages of rules.
  let rulesTitle: String
  /// The keys.
  let groups: [Group]
  /// How a disk is placed, line by line.
  let rules: [String]
  /// What the example shows.
  let caption: String
  /// The boards before and after a move.
  let example: [Board]
  /// How the game goes on and ends, line by line.
  let endRules: [String]
  /// The title of the hints.
  let hintsTitle: String
  /// What is worth knowing in a first game, line by line.
  let hints: [String]
  /// The key for the next page.
  let next: KeyLineItem
  /// The key that closes the help.
  let close: KeyLineItem

  /// The help for the keys that act in what it covers.
  init(_ app: App, page: Int = 0, words: Words) {
    self.page = page
    keysTitle = words.help.keysTitle
    rulesTitle = words.help.rulesTitle
    groups = HelpTopic.allCases.map { topic in
      Group(
        title: topic.title(in: words),
        rows: ActionTable.rows(about: topic, in: app).map { Row($0, words: words) })
    }.filter { !$0.rows.isEmpty }
    rules = words.help.rules
    let before = Position.newGame
    var after = before
    let move = try? after.play(.f5)
    example = [before.board, after.board]
    caption =
      move.map { words.help.example(of: $0.side, on: $0.square, turning: $0.flips[0]) } ?? ""
    endRules = words.help.endRules
    hintsTitle = words.help.hintsTitle
    hints = words.help.hints
    next = KeyLineItem(for: .turnPage(by: 1), label: words.help.nextPage, words: words)
    close = KeyLineItem(for: .help, label: words.help.close, words: words)
  }
}

extension HelpPicture.Row {
  fileprivate init(_ row: ActionRow, words: Words) {
    keys = row.groups.map {
      KeyLineItem.Key(name: $0.name.shown(in: words), action: $0.clickAction)
    }
    shortCount = row.shortCount
    phrases = row.phrases(in: words)
    action = row.clickAction
  }
}

extension HelpTopic {
  /// The heading of its keys.
  fileprivate func title(in words: Words) -> String {
    switch self {
    case .play: words.help.play
    case .study: words.help.study
    case .position: words.help.position
    case .program: words.help.program
    }
  }
}
