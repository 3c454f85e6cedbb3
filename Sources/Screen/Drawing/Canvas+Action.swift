import App
import Canvas

// Views say what a click does by an action.
extension Canvas {
  /// Writes text that does an action when it is clicked, if it has one. Returns the column after
  /// it.
  @inline(never) @discardableResult
  mutating func write(
    _ text: String, column: Int, row: Int, _ style: Style = .plain, action: Action?
  ) -> Int {
    write(text, column: column, row: row, style, target: action.map(ErasedValue.init))
  }

  /// Gives an area an action for clicks, or none, and replaces the targets that were there.
  @inline(never)
  mutating func makeClickable(_ area: ScreenRect, _ action: Action?) {
    makeClickable(area, target: action.map(ErasedValue.init))
  }
}

extension Span {
  /// A piece of text that does an action when it is clicked.
  init(_ text: String, _ style: Style = .plain, action: Action?) {
    self.init(text, style, target: action.map(ErasedValue.init))
  }
}
