/// Japanese, in the words of Othello players in Japan.
enum JapanesePhrases: Vocabulary {
  static let listSeparator = "、"
  static let sentenceSeparator = ""

  static func form(for number: Int) -> Int { 0 }

  /// A phrase in two tables is a mistake, and ends the program.
  static let phrases = PhraseTable(
    uniqueKeysWithValues: [
      commandLine, screen, dialogs, textMode, help, notices, reports,
    ].joined().map { ($0, $1) })
}
