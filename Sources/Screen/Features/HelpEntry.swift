import App
import Canvas
import Texts
import Words

/// A row of keys as the help draws it: its keys and what they do.
struct HelpEntry {
  let keys: [KeyLineItem.Key]
  let separator: String
  let meaning: String
  let action: Action?

  var keyColumns: Int {
    keys.reduce(-separator.columns) { $0 + $1.name.columns + separator.columns }
  }

  /// The keys and the meaning as separate entries.
  var parts: [HelpEntry] {
    keys.map { HelpEntry(keys: [$0], separator: separator, meaning: "", action: nil) }
      + [HelpEntry(keys: [], separator: separator, meaning: meaning, action: action)]
  }

  /// The width. The meaning starts at `meaningColumn`, from the first column of the keys, or
  /// follows the keys if that is nil or they reach it.
  func columns(_ meaningColumn: Int?) -> Int {
    (keys.isEmpty ? 0 : max(meaningColumn ?? 0, keyColumns + 1)) + meaning.columns
  }

  /// Draws the keys and the meaning. Returns the column after the entry.
  ///
  /// - Parameter meaningColumn: The column of the meaning, from `column`; nil if it follows the
  ///   keys.
  func draw(column: Int, meaningColumn: Int?, row: Int, on canvas: inout Canvas) -> Int {
    var end = column
    for (index, key) in keys.enumerated() {
      if index > 0 { end = canvas.write(separator, column: end, row: row) }
      end = canvas.write(
        key.name, column: end, row: row, .bold, action: key.action)
    }
    return canvas.write(
      meaning, column: keys.isEmpty ? column : max(column + (meaningColumn ?? 0), end + 1),
      row: row, action: action)
  }
}

extension HelpEntry {
  /// The entry of a row, with all keys or only the most important ones, and one of its phrases.
  init(
    _ row: ActionRow, isWhole: Bool, _ meaning: KeyPath<KeyPhrases, String>, words: Words
  ) {
    self.init(
      keys: row.groups.prefix(isWhole ? row.groups.count : row.shortCount).map {
        KeyLineItem.Key($0, words: words)
      },
      separator: isWhole ? ", " : " ", meaning: row.phrases(in: words)[keyPath: meaning],
      action: row.clickAction)
  }
}
