extension JapanesePhrases {
  /// Messages before and after a game.
  static let commandLine: PhraseTable = [
    .practiceUnreadable: "{path} を読めません: {reason}",
    .answerNotKept: "答えを保存できません: {failure}",
  ]
}
