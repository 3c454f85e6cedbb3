/// English.
enum EnglishPhrases: Vocabulary {
  static let columnWords = [
    "alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
  ]
  static let keyNames: [String: String] = [:]
  static let openings: [String: String] = [:]
  static let listSeparator = ", "
  static let sentenceSeparator = " "

  static func form(for number: Int) -> Int { number == 1 ? 0 : 1 }

  /// A phrase in two tables is a mistake, and ends the program.
  static let phrases = PhraseTable(
    uniqueKeysWithValues: [
      commandLine, screen, dialogs, textMode, help, notices, defects, reports,
    ].joined().map { ($0, $1) })
}
