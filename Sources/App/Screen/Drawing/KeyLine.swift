import Canvas
import Texts
import Words

/// The last row of the screen: the most important keys. A key is clickable if it needs no square.
///
/// Keys stand out from their words: beside them, or inside them where there is little room. If
/// there is less room, the words become shorter; then the least important items disappear.
struct KeyLine {
  let items: [KeyLineItem]
  let layout: Layout

  /// How all items are drawn.
  private struct Form {
    /// Whether a key has a raised place of its own, with blanks around it.
    let hasCaps: Bool
    /// The columns between the items.
    let gap: Int
    /// Whether the words are the shorter ones.
    let isShort: Bool

    /// All forms, the roomiest first.
    static func all(hasCaps: Bool) -> [Form] {
      [(2, false), (1, false), (1, true)].map {
        Form(hasCaps: hasCaps, gap: hasCaps ? 2 : $0.0, isShort: $0.1)
      }
    }

    /// The columns of items.
    func columns(of items: [KeyLineItem]) -> Int {
      items.reduce(-gap) { $0 + parts(of: $1).reduce(0) { $0 + $1.text.columns } + gap }
    }

    /// The pieces of an item.
    func parts(of item: KeyLineItem) -> [KeyLineItem.Part] {
      let label = isShort ? item.shortLabel : item.label
      return hasCaps ? item.cappedParts(label) : item.parts(label)
    }
  }

  func draw(on canvas: inout Canvas) {
    let (shown, form) = fitting
    var column = layout.frame.column + (layout.hasMargins ? 1 : 0)
    for item in shown {
      column = canvas.write(form.parts(of: item), column: column, row: layout.keyRow) + form.gap
    }
  }

  /// The columns for the items. The first key is below the board.
  private var columns: Int { layout.notices.columns - (layout.hasMargins ? 1 : 0) }

  /// The items that fit, and their form.
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
  /// A piece of an item.
  struct Part: Sendable, Hashable {
    let text: String
    /// Whether it names a key.
    var isKey = false
    /// What a click on it does, if anything.
    var action: Action?
  }

  /// The keys between blanks, and what they do.
  fileprivate func cappedParts(_ label: String) -> [Part] {
    [Part(text: " ", isKey: true, action: keys.first?.action)]
      + keys.flatMap { key in
        [
          Part(text: key.name, isKey: true, action: key.action),
          Part(text: " ", isKey: true, action: key.action),
        ]
      } + [Part(text: " " + label, action: action)]
  }

  /// The keys and what they do. A key that is a letter of the word for it shows there.
  fileprivate func parts(_ label: String) -> [Part] {
    if keys.count == 1, keys[0].name.count == 1, let letter = keys[0].name.first, letter.isLetter,
      let place = label.firstIndex(of: letter)
    {
      return [
        Part(text: String(label[..<place]), action: action),
        Part(text: String(letter), isKey: true, action: keys[0].action),
        Part(text: String(label[label.index(after: place)...]), action: action),
      ]
    }
    let named = keys.enumerated().flatMap { index, key in
      (index > 0 ? [Part(text: "/")] : [])
        + [Part(text: key.name, isKey: true, action: key.action)]
    }
    // A wide letter has enough space around it.
    let space = label.first.map { $0.columns > 1 } == true ? "" : " "
    return named + [Part(text: space + label, action: action)]
  }

  /// Draws the keys and, if `hasLabel`, what they do. Returns the column after them.
  @discardableResult
  func draw(column: Int, row: Int, hasLabel: Bool = true, on canvas: inout Canvas) -> Int {
    let parts = keys.enumerated().flatMap { index, key in
      (index > 0 ? [Part(text: "/")] : [])
        + [Part(text: key.name, isKey: true, action: key.action)]
    }
    return canvas.write(
      parts + (hasLabel ? [Part(text: " " + label, action: action)] : []), column: column, row: row)
  }
}

extension Canvas {
  /// Draws the pieces of an item. Returns the column after them.
  @discardableResult
  fileprivate mutating func write(_ parts: [KeyLineItem.Part], column: Int, row: Int) -> Int {
    parts.reduce(column) { column, part in
      write(
        part.text, column: column, row: row, part.isKey ? theme.key : .plain, action: part.action)
    }
  }
}

extension [KeyLineItem] {
  /// Draws the items, as many to a row as fit.
  func draw(in area: ScreenRect, on canvas: inout Canvas) {
    var (row, column) = (area.row, area.column)
    for item in self {
      if column > area.column, column + item.text.columns > area.endColumn {
        row += 1
        column = area.column
      }
      guard row < area.endRow else { return }
      column = item.draw(column: column, row: row, on: &canvas) + 2
    }
  }
}
