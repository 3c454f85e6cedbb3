import GameSession

/// What is shown on a screen that is too small for the game.
struct TooSmallView {
  let dialog: Dialog?

  func draw(on canvas: inout Canvas) {
    let bounds = canvas.bounds
    let lines = texts(bounds).map { wrapped($0, columns: bounds.columns) }
      .first { $0.count <= bounds.rows }
    guard let lines else { return }
    let area = bounds.centered(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: area.column, row: area.row + index, .bold)
    }
  }

  /// The same in fewer and fewer words.
  private func texts(_ bounds: ScreenRect) -> [String] {
    let needed = "\(Layout.minimum.columns)x\(Layout.minimum.rows)"
    let question =
      switch dialog {
      case .resetConfirmation: " Reset: y or n?"
      case .passAlert: " Pass: Enter."
      case nil: ""
      }
    return [
      "Reversi needs a screen of \(needed), this one has \(bounds.columns)x\(bounds.rows)."
        + " The game is safe." + question,
      "Reversi needs \(needed). The game is safe." + question,
      "needs \(needed), game is safe" + question,
      needed,
    ]
  }
}
