/// The last row of the screen: the most important keys. A key is clickable if it needs no square.
///
/// If there is little room, the line drops words, then the keys with the highest rank.
struct KeyLine {
  let items: [KeyLineItem]
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    var column = layout.frame.column
    let (choice, gap) = fitting
    for (item, hasLabel) in choice {
      column = item.draw(column: column, row: layout.keyRow, hasLabel: hasLabel, on: &canvas) + gap
    }
  }

  private typealias Choice = [(item: KeyLineItem, hasLabel: Bool)]

  private var columns: Int { layout.notices.columns }

  /// The items that fit, with or without their words, and the columns between the items.
  private var fitting: (Choice, gap: Int) {
    let kept = indices(within: 1) { kept in kept.map { (items[$0], false) } }
    let shown = kept.map { items[$0] }
    for gap in [2, 1] {
      let labelled = indices(of: shown, within: gap) { labelled in
        shown.indices.map { (shown[$0], labelled.contains($0)) }
      }
      if !labelled.isEmpty || gap == 1 {
        return (shown.indices.map { (shown[$0], labelled.contains($0)) }, gap)
      }
    }
    return ([], gap: 1)
  }

  /// The indices of the items that fit, chosen in the order of their ranks.
  private func indices(
    of items: [KeyLineItem]? = nil, within gap: Int, _ choice: ([Int]) -> Choice
  ) -> [Int] {
    let items = items ?? self.items
    return items.indices.sorted { items[$0].rank < items[$1].rank }
      .reduce(into: [Int]()) { indices, index in
        let more = (indices + [index]).sorted()
        if width(of: choice(more), gap: gap) <= columns { indices = more }
      }
  }

  private func width(of choice: Choice, gap: Int) -> Int {
    choice.reduce(-gap) { $0 + ($1.hasLabel ? $1.item.text : $1.item.key).columns + gap }
  }
}

extension KeyLineItem {
  /// Draws the keys and, if `hasLabel`, what they do. Returns the column after them.
  @discardableResult
  func draw(column: Int, row: Int, hasLabel: Bool = true, on canvas: inout Canvas) -> Int {
    var end = column
    for (index, key) in keys.enumerated() {
      if index > 0 { end = canvas.write("/", column: end, row: row) }
      end = canvas.write(key.name, column: end, row: row, action: key.action)
    }
    guard hasLabel else { return end }
    return canvas.write(" " + label, column: end, row: row, action: action)
  }
}
