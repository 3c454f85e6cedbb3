/// A line of text that is being typed.
struct TextField: Sendable, Hashable {
  /// The characters; none is a control character.
  private(set) var text: String
  /// How many characters are before the cursor, 0 to all.
  private(set) var cursor: Int

  /// The most bytes that are taken: as many as a file's name may have with its folders.
  static let capacity = 1024

  /// A text with the cursor behind it.
  init(_ text: String) {
    self.text = text
    cursor = text.count
  }

  /// What is before the cursor.
  var head: String { String(text.prefix(cursor)) }
  /// What is behind it.
  var tail: String { String(text.dropFirst(cursor)) }

  /// Does what a key does to a text. Returns whether the key is one of those.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .backspace where cursor > 0: set(head: head.dropLast(), tail: tail)
    case .delete where !tail.isEmpty: set(head: head, tail: tail.dropFirst())
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace, .delete: break
    case .up, .down, .pageUp, .pageDown, .tab, .backTab, .enter, .escape, .redraw, .redo, .click,
      .wheelUp, .wheelDown, .point:
      return false
    }
    return true
  }

  private mutating func insert(_ typed: String) {
    let line = typed.prefix { !$0.isNewline }.filter { character in
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    guard text.utf8.count + line.utf8.count <= Self.capacity else { return }
    set(head: head + line, tail: tail)
  }

  private mutating func set(head: some StringProtocol, tail: some StringProtocol) {
    text = String(head) + String(tail)
    cursor = head.count
  }
}
