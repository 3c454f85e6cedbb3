import Words

extension Theme {
  /// The text without its middle if it is longer than the columns: the end of a name tells as much
  /// as its beginning.
  func cutInside(_ text: String, to columns: Int) -> String {
    guard text.columns > columns else { return text }
    guard columns > 0 else { return "" }
    let begin = text.prefix(columns: columns / 2)
    let end = String(text.reversed()).prefix(columns: columns - 1 - begin.columns).reversed()
    return begin + String(ellipsis) + String(end)
  }
}

/// Breaks a text into lines that fit into the columns: at its spaces and between wide characters if
/// it can.
func wrapped(_ text: String, columns: Int) -> [String] {
  // Of two spaces in a name, none is left out.
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  return wrapped(words.flatMap { pieces(of: $0) }, columns: columns)
}

/// Puts words, which may have spaces in them, into lines that fit into the columns, each word in one
/// line if it can.
func wrapped(_ words: [String], columns: Int) -> [String] {
  wrapped(words.map { Piece(text: $0, space: " ") }, columns: columns)
}

/// What stands in one line if it can.
private struct Piece {
  var text: String
  /// What parts it from the one before it in a line.
  var space: String
}

/// A word in its pieces: each wide character is one, with the marks that may not be parted from it.
private func pieces(of word: Substring) -> [Piece] {
  var pieces = [Piece(text: "", space: " ")]
  var last: Character?
  for character in word {
    let isApart =
      (character.columns > 1 || last.map { $0.columns > 1 } == true)
      && !"、。，．）」』】？！：".contains(character) && !(last.map("（「『【".contains) ?? true)
    if isApart { pieces.append(Piece(text: "", space: "")) }
    pieces[pieces.count - 1].text.append(character)
    last = character
  }
  return pieces
}

private func wrapped(_ pieces: [Piece], columns: Int) -> [String] {
  guard columns > 0 else { return [] }
  var lines: [String] = []
  var line = ""
  for piece in pieces {
    let joined = piece.space + piece.text
    if !line.isEmpty, line.columns + joined.columns <= columns {
      line += joined
      continue
    }
    if !line.isEmpty { lines.append(line) }
    var rest = piece.text[...]
    while rest.columns > columns {
      // A wide character goes on a line also where that has only one column.
      let part = rest.prefix(max(1, rest.prefix(columns: columns).count))
      lines.append(String(part))
      rest = rest[part.endIndex...]
    }
    line = String(rest)
  }
  return line.isEmpty ? lines : lines + [line]
}
