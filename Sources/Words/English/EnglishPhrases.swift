/// English.
enum EnglishPhrases: Vocabulary {
  static func form(for number: Int) -> Int { number == 1 ? 0 : 1 }

  /// A phrase in two tables is a mistake, and ends the program.
  static let phrases = PhraseTable(
    uniqueKeysWithValues: [
      commandLine, screen, dialogs, textMode, notices, defects, reports,
    ].joined().map { ($0, $1) })
}
