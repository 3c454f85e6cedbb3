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
