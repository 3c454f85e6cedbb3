/// A language: its texts and its grammar.
protocol Vocabulary {
  /// The texts of all phrases, which the tests check.
  static var phrases: PhraseTable { get }
  /// The phrases for each row of the action table, by the row's name.
  static var keys: [String: KeyPhrases] { get }
  /// The keys that have their own word in this language, by their English words.
  static var keyNames: [String: String] { get }
  /// The openings that have their own name in this language, by their standard names.
  static var openings: [String: String] { get }
  /// The rules of the game: eight lines of at most 40 columns.
  static var rules: [String] { get }
  /// The text between the items of a list.
  static var listSeparator: String { get }
  /// The text between sentences.
  static var sentenceSeparator: String { get }
  /// The index of the form of a word that fits a number, from 0.
  static func form(for number: Int) -> Int
}
