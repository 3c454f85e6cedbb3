extension StringProtocol {
  /// As much of the text's beginning as fits into the columns.
  func prefix(columns: Int) -> SubSequence {
    var left = columns
    return prefix {
      left -= $0.columns
      return left >= 0
    }
  }
}

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

/// Breaks a text into lines that fit into the columns, at its spaces if it can.
func wrapped(_ text: String, columns: Int) -> [String] {
  // Of two spaces in a name, none is left out.
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  return wrapped(words.map(String.init), columns: columns)
}

/// Puts words, which may have spaces in them, into lines that fit into the columns, each word in one
/// line if it can.
func wrapped(_ words: [String], columns: Int) -> [String] {
  guard columns > 0 else { return [] }
  var lines: [String] = []
  var line = ""
  for word in words {
    if !line.isEmpty, line.columns + 1 + word.columns <= columns {
      line += " " + word
      continue
    }
    if !line.isEmpty { lines.append(line) }
    var rest = word[...]
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
