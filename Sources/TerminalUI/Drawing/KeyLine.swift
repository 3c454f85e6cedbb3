/// The last row: the keys that matter most, as many as fit. Those that need no square can be
/// clicked.
struct KeyLine {
  let items: [KeyLineItem]
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    var column = layout.frame.column
    for (text, action) in fitting {
      column =
        canvas.write(text, column: column, row: layout.keyRow, target: action.map(Target.action))
        + 2
    }
  }

  /// The longest end of the list that fits. Of the last three, the last is shortened if need be.
  private var fitting: [(text: String, action: Action?)] {
    let least = 3
    for dropped in 0...max(0, items.count - least) {
      let rest = items.dropFirst(dropped)
      let columns = rest.reduce(-2) { $0 + $1.text.columns + 2 }
      if columns <= layout.frame.columns { return rest.map { ($0.text, $0.action) } }
    }
    return items.suffix(least).dropLast().map { ($0.text, $0.action) }
      + items.suffix(1).map { ($0.key, $0.action) }
  }
}
