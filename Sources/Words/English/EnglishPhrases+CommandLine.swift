extension EnglishPhrases {
  /// Messages before and after a game.
  static let commandLine: PhraseTable = [
    .practiceUnreadable: "cannot read {path}: {reason}",
    .answerNotKept: "cannot keep the answer: {failure}",
  ]
}
