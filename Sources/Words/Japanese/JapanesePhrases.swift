/// Japanese, in the words of Othello players in Japan.
enum JapanesePhrases: Vocabulary {
  static let columnWords = [
    "アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル",
  ]
  static let listSeparator = "、"
  static let sentenceSeparator = ""

  static func form(for number: Int) -> Int { 0 }

  static func texts(of phrase: Phrase) -> Texts? {
    commandLine[phrase] ?? screen[phrase] ?? dialogs[phrase] ?? textMode[phrase] ?? help[phrase]
      ?? notices[phrase] ?? defects[phrase] ?? reports[phrase]
  }
}
