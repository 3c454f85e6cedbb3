import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// Lookups of what keys and clicks do, and of the keys for an action.
extension ActionTable {
  static func action(for key: Key, in context: KeyContext) -> Action? {
    for row in rows {
      for group in row.groups where group.contexts.contains(context) {
        if let action = group.actions[key] { return action }
      }
    }
    return nil
  }

  /// Whether a click does an action. While a text is typed, clicks do what keys do elsewhere.
  static func acts(_ action: Action, onClickIn context: KeyContext) -> Bool {
    let contexts = clickContexts(of: action).union(keyContexts(of: action))
    return contexts.contains(context)
      || context.isTyping && contexts.isSuperset(of: .untyped)
  }

  /// The contexts in which a key has an action.
  static func contexts(of key: Key) -> Set<KeyContext> {
    var contexts: Set<KeyContext> = []
    for row in rows {
      for group in row.groups where group.actions[key] != nil { contexts.formUnion(group.contexts) }
    }
    return contexts
  }

  /// The contexts in which a key does an action.
  static func keyContexts(of action: Action) -> Set<KeyContext> {
    var contexts: Set<KeyContext> = []
    for row in rows {
      for group in row.groups where group.does(action) { contexts.formUnion(group.contexts) }
    }
    return contexts
  }

  /// The first row with a key for an action, and the name of that key.
  package static func key(for action: Action) -> (row: ActionRow, name: KeyName)? {
    for row in rows {
      for group in row.groups where group.does(action) {
        return (row, group.name)
      }
    }
    return nil
  }

  /// The rows that the last line of the screen names in the app, with how many of each row's
  /// groups it names, and with what they do there if that is not the row's own phrase. Rows that do
  /// not act on the board of the game come first. Behind the help these are the keys of what it
  /// covers.
  package static func keyLine(
    in app: App, words: Words
  ) -> [(row: ActionRow, count: Int, label: Wording?)] {
    let context = KeyContext(behindHelp: app)
    let named: [(place: Int, row: ActionRow, count: Int, label: Wording?)] = rows.compactMap {
      row in
      guard let place = row.keyLine, let contexts = row.groups.first?.contexts,
        contexts.contains(context)
      else { return nil }
      let count = place.count?(app) ?? row.shortCount
      let index = rows.firstIndex { $0.phrases == place.substitutes ?? row.phrases } ?? 0
      if count == 0 { return nil }
      let order = contexts.contains(.board) ? index : index - rows.count
      return (order, row, count, place.label?(app, words))
    }
    // At the start, what a newcomer needs comes first.
    return named.sorted {
      guard app.isStart, let first = $0.row.keyLine, let second = $1.row.keyLine else {
        return $0.place < $1.place
      }
      return (first.importance, $0.place) < (second.importance, $1.place)
    }.map { ($0.row, $0.count, $0.label) }
  }

  /// The rows about a topic with keys that act in front of the person, or behind the help, each
  /// with only those keys.
  package static func rows(about topic: HelpTopic, in app: App) -> [ActionRow] {
    let context = KeyContext(behindHelp: app)
    return rows.filter { $0.topic == topic }.compactMap { $0.acting(in: context) }
  }
}
