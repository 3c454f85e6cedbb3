/// Fits texts into columns.
extension Theme {
  /// The text, cut at its end if it is longer than the columns.
  func cut(_ text: String, to columns: Int) -> String {
    guard text.count > columns else { return text }
    return columns < 1 ? "" : text.prefix(columns - 1) + String(ellipsis)
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
    var rest = word[...]
    if !line.isEmpty, line.count + 1 + rest.count <= columns {
      line += " " + rest
      continue
    }
    if !line.isEmpty { lines.append(line) }
    while rest.count > columns {
      lines.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
    line = String(rest)
  }
  return line.isEmpty ? lines : lines + [line]
}
