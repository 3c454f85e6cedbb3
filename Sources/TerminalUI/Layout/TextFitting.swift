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
  /// The text, cut at its end if it is longer than the columns.
  func cut(_ text: String, to columns: Int) -> String {
    guard text.columns > columns else { return text }
    return columns < 1 ? "" : text.prefix(columns: columns - 1) + String(ellipsis)
  }
}

/// Breaks a text into lines of at most so many columns, at its spaces if it can.
func wrapped(_ text: String, columns: Int) -> [String] {
  wrapped(text.split(separator: " ").map(String.init), columns: columns)
}

/// Puts words, which may have spaces in them, into lines of at most so many columns, each in one if
/// it can.
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
