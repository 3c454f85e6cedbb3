/// A language: its texts, and what its grammar needs.
struct Vocabulary: Sendable {
  /// The texts of all phrases.
  let phrases: [Phrase: Texts]
  /// What the commands of the text mode do, by their names.
  let commands: [String: String]
  /// What is said about the keys of each row of the action table, by the row's name.
  let keys: [String: KeyPhrases]
  /// The keys with a word of the language's own, by their English words.
  let keyNames: [String: String]
  /// The rules of the game: eight lines of at most 40 columns.
  let rules: [String]
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
