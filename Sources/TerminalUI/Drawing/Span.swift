import ReversiCore

/// A piece of text in one style.
struct Span: Sendable, Hashable {
  /// What it says.
  var text: String
  /// How it is drawn.
  var style = Style.plain

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension Theme {
  /// A disk in a text, painted like a square of the board.
  func chip(_ side: Disk) -> Span { Span(String(disk(side)), diskStyle(side)) }
}
