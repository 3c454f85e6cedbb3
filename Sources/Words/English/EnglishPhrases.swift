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

  static func texts(of phrase: Phrase) -> Texts? {
    commandLine[phrase] ?? screen[phrase] ?? dialogs[phrase] ?? textMode[phrase] ?? help[phrase]
      ?? notices[phrase] ?? defects[phrase] ?? reports[phrase]
  }
}
