/// A language: its texts and its grammar.
struct Vocabulary: Sendable {
  /// The texts of all phrases.
  let phrases: [Phrase: Texts]
  /// The meanings of the text mode commands, by command name.
  let commands: [String: String]
  /// The phrases for each row of the action table, by the row's name.
  let keys: [String: KeyPhrases]
  /// The keys that have their own word in this language, by their English words.
  let keyNames: [String: String]
  /// The rules of the game: eight lines of at most 40 columns.
  let rules: [String]
  /// The words that spell the eight columns of the board.
  let columnWords: [String]
  /// The text between the items of a list.
  let listSeparator: String
  /// The text between sentences.
  let sentenceSeparator: String
  /// The index of the form of a word that fits a number, from 0.
  let form: @Sendable (_ number: Int) -> Int
}

extension [[Phrase: Texts]] {
  /// All tables as one. Each phrase is in only one of them.
  func joined() -> [Phrase: Texts] {
    reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }
}
