import App
import Words

/// The keys that act where the person is and what they do, and the rules.
struct HelpPicture: Sendable {
  /// Rows of keys about one topic.
  struct Group: Sendable {
    let title: String
    let rows: [ActionRow]
  }

  /// The page to show, from 0; the last page if there are fewer.
  let page: Int
  /// Whether the rules come before the keys.
  let rulesFirst: Bool
  let words: Words
  /// The keys, by topic.
  let groups: [Group]

  /// The help for the keys that act in what it covers.
  init(_ app: App, page: Int = 0, rulesFirst: Bool = false, words: Words) {
    self.page = page
    self.rulesFirst = rulesFirst
    self.words = words
    groups = HelpTopic.allCases.map {
      Group(title: $0.title(in: words), rows: ActionTable.rows(about: $0, in: app))
    }.filter { !$0.rows.isEmpty }
  }

  /// The key for the next page.
  var next: KeyLineItem {
    KeyLineItem(for: .next, label: words.help.nextPage, words: words)
  }

  var close: KeyLineItem {
    KeyLineItem(for: .send(.sheetOpened(.help)), label: words.help.close, words: words)
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
