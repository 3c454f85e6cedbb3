/// English.
enum EnglishPhrases: Vocabulary {
  static let keyNames: [String: String] = [:]
  static let openings: [String: String] = [:]
  static let listSeparator = ", "
  static let sentenceSeparator = " "

  static func form(for number: Int) -> Int { number == 1 ? 0 : 1 }

  /// A phrase in two tables is a mistake, and ends the program.
  static let phrases = PhraseTable(
    uniqueKeysWithValues: [
      commandLine, screen, dialogs, textMode, help, notices, reports,
    ].joined().map { ($0, $1) })
}
