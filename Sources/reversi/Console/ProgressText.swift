import Words

/// A line of progress on a terminal, which is replaced each time and cleared for other output.
struct ProgressText {
  /// The columns of the text that is shown now.
  private var columns = 0

  /// What to write to show a text in place of the one before.
  mutating func show(_ text: String) -> String {
    defer { columns = text.columns }
    return clear() + text
  }

  /// What to write to clear the text; nothing if none is shown.
  mutating func clear() -> String {
    defer { columns = 0 }
    return columns > 0 ? "\r" + String(repeating: " ", count: columns) + "\r" : ""
  }
}
