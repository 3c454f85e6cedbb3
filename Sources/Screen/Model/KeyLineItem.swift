import App
import Canvas
import GameSession
import Texts
import Words

/// Keys that the screen names with their meaning, and that can be clicked there.
struct KeyLineItem: Sendable {
  /// A key and the action of a click on it, if any.
  struct Key: Sendable {
    let name: String
    let action: Action?
  }

  let keys: [Key]
  /// The action of the keys, in one word.
  let label: String
  /// A shorter word for the action, if there is one.
  let shortLabel: String
  /// The action of a click on that word, if any.
  let action: Action?
  /// The importance of the item where there is little room.
  var importance = KeyLinePlace.Importance.leave

  var key: String { keys.map(\.name).joined(separator: "/") }
  /// The keys and what they do.
  var text: String { key + " " + label }
}

extension KeyLineItem {
  /// The items of the last line.
  static func all(in app: App, words: Words) -> [KeyLineItem] {
    ActionTable.keyLine(in: app, words: words).map {
      KeyLineItem($0.row, count: $0.count, label: $0.label, words: words)
    }
  }

  /// The item of a row of keys.
  ///
  /// - Parameters:
  ///   - count: The number of the row's keys to name. With nil, the item names the keys that are
  ///     named if there is little room.
  ///   - label: What they do; nil takes the row's own phrase.
  init(_ row: ActionRow, count: Int? = nil, label: Wording? = nil, words: Words) {
    let skipped = count == nil ? 0 : row.keyLine?.skipped ?? 0
    keys = row.groups.dropFirst(skipped).prefix(count ?? row.shortCount).map {
      Key($0, words: words)
    }
    let phrases = row.phrases(in: words)
    self.label = label?.longest ?? phrases.label
    shortLabel = label?.shortest ?? phrases.shortLabel
    action = keys.count == 1 ? keys[0].action : row.clickAction
    if let place = row.keyLine { importance = place.importance }
  }

  /// The key for an action.
  ///
  /// - Parameter label: What the action does, in one word; nil takes the word of the key's row.
  init(for action: Action, label: String? = nil, words: Words) {
    let key = ActionTable.key(for: action)
    keys = [Key(name: key?.name.shown(in: words) ?? "", action: action)]
    self.label = label ?? key?.row.phrases(in: words).label ?? ""
    shortLabel = self.label
    self.action = action
  }
}

extension KeyLineItem.Key {
  init(_ group: KeyGroup, words: Words) {
    self.init(name: group.name.shown(in: words), action: group.clickAction)
  }
}
