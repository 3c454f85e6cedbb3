import ReversiCore
import Texts

/// A piece of text in one style, which can be a target of clicks.
package struct Span: Sendable, Hashable {
  /// The text of the piece.
  package var text: String
  /// The style of the text.
  package var style = Style.plain
  /// The target of clicks on the text, or nil.
  package var target: ErasedValue?

  /// A piece of text, which clicks hit if it has a target.
  package init(_ text: String, _ style: Style = .plain, target: ErasedValue? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }
}

extension Theme {
  /// A disk in a text, painted like a square of the board. Where the ground beside it may have its
  /// colour, both differ a little from the board's.
  package func chip(_ side: Disk) -> Span {
    let isOnOwnColor = background != (side == .dark ? .light : .dark)
    guard isOnOwnColor, !usesLetters, capabilities.colors == .full else {
      return Span(String(disk(side)), diskStyle(side))
    }
    let paint = palette.disk(side).inText
    return Span(String(disk(side)), Style(foreground: paint.disk, background: paint.field))
  }
}

extension [Span] {
  /// The total width in columns.
  package var columns: Int { reduce(0) { $0 + $1.text.columns } }
}
