extension Vocabulary {
  /// Japanese, in the words of Othello players in Japan.
  static let japanese = Vocabulary(
    phrases: [
      JapanesePhrases.screen, JapanesePhrases.dialogs, JapanesePhrases.notices,
      JapanesePhrases.defects, JapanesePhrases.reports, JapanesePhrases.commandLine,
      JapanesePhrases.textMode, JapanesePhrases.help,
    ].joined(),
    commands: JapanesePhrases.commands, keys: JapanesePhrases.keys,
    keyNames: JapanesePhrases.keyNames, rules: JapanesePhrases.rules,
    columnWords: [
      "アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル",
    ],
    listSeparator: "、", sentenceSeparator: "", form: { _ in 0 })
}

/// The texts of Japanese.
enum JapanesePhrases {}
