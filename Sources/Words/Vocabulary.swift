/// A language: its texts, and what its grammar needs.
struct Vocabulary: Sendable {
  /// The texts of all phrases.
  let phrases: [Phrase: Texts]
  /// What the commands of the text mode do, by their names.
  let commands: [String: String]
  /// The words that spell the eight columns of the board.
  let columnWords: [String]
  /// What stands between the items of a list.
  let listSeparator: String
  /// What stands between sentences.
  let sentenceSeparator: String
  /// Which of the forms of a word suits a number, from 0.
  let form: @Sendable (_ number: Int) -> Int
}

extension [[Phrase: Texts]] {
  /// All tables as one. A phrase stands in one of them only.
  func joined() -> [Phrase: Texts] {
    reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }
}
