/// The last row: the keys that matter most, as many as fit. Those that need no square can be
/// clicked.
struct KeyLine {
  let layout: Layout

  private typealias Item = (text: String, target: Target?)

  private static let items: [Item] = [
    ("arrows move", nil), ("Enter place", nil), ("x/o player", nil), ("i hint", .hint),
    ("r reset", .reset), ("? help", .help), ("q quit", .quit),
  ]
  private static let shortItems: [Item] = [("r reset", .reset), ("? help", .help), ("q", .quit)]

  func draw(on canvas: inout Canvas) {
    var column = layout.frame.column
    for item in items {
      column = canvas.write(item.text, column: column, row: layout.keyRow, target: item.target) + 2
    }
  }

  /// The longest end of the list that fits.
  private var items: [Item] {
    for dropped in 0...4 {
      let items = Array(Self.items.dropFirst(dropped))
      let columns = items.reduce(-2) { $0 + $1.text.columns + 2 }
      if columns <= layout.frame.columns { return items }
    }
    return Self.shortItems
  }
}
