extension Collection<String> {
  /// The word that is most like a mistyped one, or nil.
  ///
  /// A `no-` too many or too few counts as one mistake.
  func nearest(to word: String) -> String? {
    // Longer words are far from all others, and slow to compare.
    guard word.utf8.count <= 100 else { return nil }
    return map { (word: $0, distance: mistypings(from: word, to: $0)) }
      .filter { $0.distance <= Swift.max(1, $0.word.count / 2) }
      .min { $0.distance < $1.distance }?.word
  }
}

private func mistypings(from word: String, to choice: String) -> Int {
  let whole = editDistance(from: word, to: choice)
  guard word.hasPrefix("no-") != choice.hasPrefix("no-") else { return whole }
  return min(whole, 1 + editDistance(from: word.withoutNegation, to: choice.withoutNegation))
}

extension String {
  fileprivate var withoutNegation: String { hasPrefix("no-") ? String(dropFirst(3)) : self }
}

/// The number of characters to insert, remove or replace to get from one word to the other.
func editDistance(from source: String, to target: String) -> Int {
  var row = Array(0...target.count)
  for (index, character) in source.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in target.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[target.count]
}
