import App
import Canvas
import GameSession
import Texts
import Words

/// Keys that the screen names with their meaning, and that can be clicked there.
struct KeyLineItem: Sendable {
  struct NamedKey: Sendable {
    let name: String
    let action: Action?
  }

  let keys: [NamedKey]
  /// What the keys do, in one word.
  let label: String
  let shortLabel: String
  let action: Action?
  /// Decides which items stay where there is little room.
  var importance = KeyLinePlace.Importance.leave

  var key: String { keys.map(\.name).joined(separator: "/") }
  var text: String { key + " " + label }
}

extension KeyLineItem {
  static func all(in app: App, words: Words) -> [KeyLineItem] {
    ActionTable.keyLine(in: app, words: words).map {
      KeyLineItem($0.row, count: $0.count, label: $0.label, words: words)
    }
  }

  /// Without a `count`, the item names the keys that are named if there is little room. Without a
  /// `label`, it takes the row's own phrase.
  init(_ row: ActionRow, count: Int? = nil, label: Wording? = nil, words: Words) {
    keys = row.groups.prefix(count ?? row.shortCount).map {
      NamedKey($0, words: words)
    }
    let phrases = row.phrases(in: words)
    self.label = label?.longest ?? phrases.label
    shortLabel = label?.shortest ?? phrases.shortLabel
    action = keys.count == 1 ? keys[0].action : row.clickAction
    if let place = row.keyLine { importance = place.importance }
  }

  /// Without a `label`, the item takes the word of the key's row.
  init(for action: Action, label: String? = nil, words: Words) {
    let key = ActionTable.key(for: action)
    keys = [NamedKey(name: key?.name.shown(in: words) ?? "", action: action)]
    self.label = label ?? key?.row.phrases(in: words).label ?? ""
    shortLabel = self.label
    self.action = action
  }
}

extension KeyLineItem.NamedKey {
  init(_ group: KeyGroup, words: Words) {
    self.init(name: group.name.shown(in: words), action: group.clickAction)
  }
}

/// The last row of the screen: the most important keys. With less room, their words become shorter;
/// then the least important items disappear.
struct KeyLine {
  let items: [KeyLineItem]
  let layout: Layout

  private struct Form {
    /// Whether a key has a raised place of its own, with blanks around it.
    let hasCaps: Bool
    let gap: Int
    let isShort: Bool

    /// The roomiest first.
    static func all(hasCaps: Bool) -> [Form] {
      [(2, false), (1, false), (1, true)].map {
        Form(hasCaps: hasCaps, gap: hasCaps ? 2 : $0.0, isShort: $0.1)
      }
    }

    func columns(of items: [KeyLineItem]) -> Int {
      items.reduce(-gap) { $0 + spans(of: $1, .plain).columns + gap }
    }

    func spans(of item: KeyLineItem, _ style: Style) -> [Span] {
      let label = isShort ? item.shortLabel : item.label
      return hasCaps ? item.cappedSpans(label, style) : item.spans(label, style)
    }
  }

  func draw(on canvas: inout Canvas) {
    let (shown, form) = fitting
    var column = layout.frame.column + (layout.hasMargins ? 1 : 0)
    for item in shown {
      let spans = form.spans(of: item, canvas.theme.key)
      column = canvas.write(spans, column: column, row: layout.keyRow) + form.gap
    }
  }

  /// The first key is below the board.
  private var columns: Int { layout.notices.columns - (layout.hasMargins ? 1 : 0) }

  private var fitting: ([KeyLineItem], Form) {
    let forms = Form.all(hasCaps: layout.hasMargins)
    let shortest = forms[forms.count - 1]
    var room = columns + shortest.gap
    let kept = items.indices.sorted { (items[$0].importance, $0) < (items[$1].importance, $1) }
      .filter { index in
        let needed = shortest.columns(of: [items[index]]) + shortest.gap
        guard needed <= room else { return false }
        room -= needed
        return true
      }
      .sorted()
    let shown = kept.map { items[$0] }
    return (shown, forms.first { $0.columns(of: shown) <= columns } ?? shortest)
  }
}

extension KeyLineItem {
  fileprivate func cappedSpans(_ label: String, _ style: Style) -> [Span] {
    [Span(" ", style, action: keys.first?.action)]
      + keys.flatMap {
        [Span($0.name, style, action: $0.action), Span(" ", style, action: $0.action)]
      } + [Span(" " + label, action: action)]
  }

  /// A key that is a letter of the word shows there.
  fileprivate func spans(_ label: String, _ style: Style) -> [Span] {
    if keys.count == 1, keys[0].name.count == 1, let letter = keys[0].name.first, letter.isLetter,
      let place = label.firstIndex(of: letter)
    {
      return [
        Span(String(label[..<place]), action: action),
        Span(String(letter), style, action: keys[0].action),
        Span(String(label[label.index(after: place)...]), action: action),
      ]
    }
    // A wide letter has enough space around it.
    let space = label.first.map { $0.columns > 1 } == true ? "" : " "
    return keySpans(style) + [Span(space + label, action: action)]
  }

  private func keySpans(_ style: Style) -> [Span] {
    keys.enumerated().flatMap { index, key in
      (index > 0 ? [Span("/")] : []) + [Span(key.name, style, action: key.action)]
    }
  }

  /// Returns the column after the item.
  @discardableResult
  func draw(column: Int, row: Int, hasLabel: Bool = true, on canvas: inout Canvas) -> Int {
    let words = hasLabel ? [Span(" " + label, action: action)] : []
    return canvas.write(keySpans(canvas.theme.key) + words, column: column, row: row)
  }
}

extension [KeyLineItem] {
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    var row = rows.takeFirst(1)
    var column = row.column
    for item in self {
      if column > row.column, column + item.text.columns > row.endColumn {
        row = rows.takeFirst(1)
        column = row.column
      }
      guard row.rows > 0 else { return }
      column = item.draw(column: column, row: row.row, on: &canvas) + 2
    }
  }
}
