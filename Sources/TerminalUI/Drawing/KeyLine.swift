/// The last row: the keys that matter most, as many as fit. Those that need no square can be
/// clicked.
struct KeyLine {
  let items: [KeyLineItem]
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    var column = layout.frame.column
    for (item, hasLabel) in fitting {
      column = item.draw(column: column, row: layout.keyRow, hasLabel: hasLabel, on: &canvas) + 2
    }
  }

  /// The longest end of the list that fits. Of the last three, words are left out from the right if
  /// need be; then the last two are left.
  private var fitting: [(item: KeyLineItem, hasLabel: Bool)] {
    let least = 3
    let whole = (0...max(0, items.count - least)).map { (kept: items.dropFirst($0), bare: 0) }
    let shortened = [(3, 1), (3, 2), (2, 0), (2, 1), (2, 2)].map { count, bare in
      (kept: items.suffix(count), bare: bare)
    }
    let choices = (whole + shortened).map { kept, bare in
      kept.enumerated().map { (item: $1, hasLabel: $0 < kept.count - bare) }
    }
    let fitting = choices.first { choice in
      choice.reduce(-2) { $0 + ($1.hasLabel ? $1.item.text : $1.item.key).columns + 2 }
        <= layout.notices.columns
    }
    return fitting ?? []
  }
}

extension KeyLineItem {
  /// Draws the keys and, if it is wanted, what they do. Returns the column after them.
  @discardableResult
  func draw(column: Int, row: Int, hasLabel: Bool = true, on canvas: inout Canvas) -> Int {
    var end = column
    for (index, key) in keys.enumerated() {
      if index > 0 { end = canvas.write("/", column: end, row: row) }
      end = canvas.write(key.name, column: end, row: row, target: key.action.map(Target.action))
    }
    guard hasLabel else { return end }
    return canvas.write(" " + label, column: end, row: row, target: action.map(Target.action))
  }
}
