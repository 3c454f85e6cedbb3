extension JapanesePhrases {
  /// Reports about a game.
  static let reports: PhraseTable = [
    .practiceQuestion: "問題 {number}/{count}: {side}の番です。",
    .practiceAnswers: "最善手（{moves}）を入力してください。ほかのコマンドで練習を終えます。",
    .practiceRight: [
      "正解です: {line}（{side} {score}、{certainty}）{opening}", "正解: {score}{opening}", "正解: {score}",
    ],
    .practiceWrong: [
      "{square}は{disks}石の損です。最善は {line}（{side} {score}、{certainty}）{opening}",
      "{disks}石損、最善 {best}{opening}", "{disks}石損、最善 {best}",
    ],
    .openingReached: " 定石: {opening}",
    .practiceOver: ["今日の問題は終わりです。次の問題は{days}日後です。", "今日は終わり"],
    .openingsAsked: ["この先の定石はもうありません。", "定石は終わり"],
    .practiceNoMistakes: "練習できるミスがまだないので、終盤の問題を出します。",
  ]
}
