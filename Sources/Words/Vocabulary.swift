/// A language: its texts and its grammar.
protocol Vocabulary {
  /// The texts of all phrases, which the tests check.
  static var phrases: PhraseTable { get }
  /// The meanings of the text mode commands, by command name.
  static var commands: [String: String] { get }
  /// The index of the form of a word that fits a number, from 0.
  static func form(for number: Int) -> Int
}
