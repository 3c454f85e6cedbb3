import Texts

extension Theme {
  /// The text, without its middle if it is wider than `columns`. The end of a name matters as much
  /// as its beginning.
  package func cutInside(_ text: String, to columns: Int) -> String {
    guard text.columns > columns else { return text }
    guard columns > 0 else { return "" }
    let begin = text.prefix(columns: columns / 2)
    let end = String(text.reversed()).prefix(columns: columns - 1 - begin.columns).reversed()
    return "\(begin)\(ellipsis)\(String(end))"
  }
}

/// Breaks a text into lines, at spaces and between wide characters if possible.
package func wrapped(_ text: String, columns: Int) -> [String] {
  // Keep both of two spaces in a name.
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  return wrapped(words.flatMap { pieces(of: $0) }, columns: columns)
}

/// Breaks words, which may contain spaces, into lines. A word stays in one line if possible.
package func wrapped(_ words: [String], columns: Int) -> [String] {
  wrapped(words.map { Piece(text: $0, space: " ") }, columns: columns)
}

extension Wording {
  /// The longest text that fits, in lines; as much of the shortest as fits if none does.
  package func lines(columns: Int, rows: Int) -> [String] {
    let all = texts.map { wrapped($0, columns: columns) }
    return Array((all.first { $0.count <= rows } ?? all[all.count - 1]).prefix(rows))
  }
}

/// A piece of text that stays in one line if possible.
private struct Piece {
  var text: String
  /// The blanks between this piece and the one before it.
  var space: String
}

/// Each wide character is a piece of its own, with the marks that must stay with it.
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
      // A wide character gets a line even if only one column is available.
      let part = rest.prefix(max(1, rest.prefix(columns: columns).count))
      lines.append(String(part))
      rest = rest[part.endIndex...]
    }
    line = String(rest)
  }
  return line.isEmpty ? lines : lines + [line]
}
