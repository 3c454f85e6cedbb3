import Texts

/// A line of text while it is being typed.
package struct TextField: Sendable, Hashable {
  /// The text, without control characters.
  package private(set) var text: String
  private(set) var cursor: Int
  /// Whether the text is a suggestion that nobody has edited: what is typed next replaces it.
  package private(set) var isSuggestion: Bool

  /// In bytes: room for the name of a file with its folders.
  static let capacity = 1024

  /// A text with the cursor at its end.
  package init(_ text: String, isSuggestion: Bool = false) {
    self.text = text
    self.isSuggestion = isSuggestion
    cursor = text.count
  }

  /// The text before the cursor.
  package var head: String { String(text.prefix(cursor)) }
  /// The text after the cursor.
  package var tail: String { String(text.dropFirst(cursor)) }

  /// Edits the text with a key. Returns false if the key does not edit texts.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .backspace where cursor > 0: set(head: head.dropLast(), tail: tail)
    case .delete where !tail.isEmpty: set(head: head, tail: tail.dropFirst())
    case .eraseText: set(head: "", tail: tail)
    case .eraseWord: set(head: headBeforeWord, tail: tail)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace, .delete: break
    case .up, .down, .pageUp, .pageDown, .tab, .backTab, .enter, .escape, .escapeRevoked, .function,
      .redraw, .redo, .click, .wheelUp, .wheelDown, .point:
      return false
    }
    isSuggestion = false
    return true
  }

  /// A word ends at a blank or a slash.
  private var headBeforeWord: String {
    func isEnd(_ character: Character) -> Bool { character == " " || character == "/" }
    let ends = head.reversed().prefix(while: isEnd).count
    let word = head.dropLast(ends).reversed().prefix { !isEnd($0) }.count
    return String(head.dropLast(ends + word))
  }

  private mutating func insert(_ typed: String) {
    let line = typed.prefix { !$0.isNewline }.filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    let (head, tail) = isSuggestion ? ("", "") : (head, tail)
    guard head.utf8.count + tail.utf8.count + line.utf8.count <= Self.capacity else { return }
    set(head: head + line, tail: tail)
  }

  private mutating func set(head: some StringProtocol, tail: some StringProtocol) {
    text = String(head) + String(tail)
    cursor = head.count
  }
}

/// A line being typed, scrolled so that the cursor shows.
package struct FieldView {
  private let field: TextField
  private let area: ScreenRect

  /// A line in a row of the screen.
  package init(field: TextField, area: ScreenRect) {
    self.field = field
    self.area = area
  }

  /// Draws the line, and puts the terminal's cursor into it.
  package func draw(on canvas: inout Canvas) {
    // The cursor is after the last character.
    let room = area.columns - 1
    let head = String(String(field.head.reversed()).prefix(columns: room).reversed())
    let tail = field.tail.prefix(columns: room - head.columns)
    for column in area.column..<area.endColumn {
      canvas.put("_", column: column, row: area.row)
    }
    // What is typed next replaces a suggestion as a whole.
    let style: Style = field.isSuggestion ? .selected : .bold
    let cursor = canvas.write(head, column: area.column, row: area.row, style)
    canvas.write(String(tail), column: cursor, row: area.row, style)
    canvas.setCursor(ScreenPoint(column: cursor, row: area.row), isTyping: true)
  }
}
