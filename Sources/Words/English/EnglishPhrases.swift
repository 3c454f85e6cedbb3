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

  static var tables: [() -> PhraseTable] {
    [
      { commandLine }, { screen }, { dialogs }, { textMode }, { help }, { notices }, { defects },
      { reports },
    ]
  }
}
