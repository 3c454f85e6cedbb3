extension JapanesePhrases {
  /// The game and its record.
  static let screen: PhraseTable = [
    .thinking: "思考中",

    .noDisk: ["{side}の石がありません", "{side}石なし"],
    .noLegalMove: ["どちらも置けません", "手なし"],
    .pastedNoGame: ["貼り付けられた文字は棋譜ではありません: {reason}", "{reason}", "棋譜なし"],
  ]

  /// Dialogs.
  static let dialogs: PhraseTable = [
    .resetDialog: "本当にリセットしますか？",
    .passDialog: "置ける場所がありません。",
    .playAgainDialog: "この対局をやめて、もう一局打ちますか？",
    .swapSidesDialog: "この対局をやめて、黒白交代でもう一局打ちますか？",
    .setUpDialog: "この対局をやめて、編集した局面から打ちますか？",
    .loadDialog: "この対局をやめて、読み込んだ対局に移りますか？",
    .playOnDialog: "{number}手目から打ちますか？その先の手は「一手進める」で戻せます。",
    .addGamesDialog: "この{count}局を棋譜集に加えますか？",
    .playVariationDialog: "この対局をやめて、この変化から打ちますか？",
    .removeGameDialog: "この対局を棋譜集から本当に消しますか？",
    .overwriteDialog: "ファイル {name} があります。本当に置き換えますか？",
    .heldElsewhereDialog:
      "保存された対局は{holder}が使用中です。新しい対局は保存されません。対局しますか？",
    .libraryEmpty: [
      "まだ対局がありません。終局した対局と、10手以上でやめた対局が残ります。",
      "まだ対局がありません。",
    ],
    .libraryNoMatch: "該当する対局がありません。",
    .libraryUnreadable: [
      "棋譜集 {path} を読めません: {reason}", "棋譜集を読めません: {reason}",
      "読めません: {reason}",
    ],
    .libraryChanged: [
      "他のプログラムが棋譜集を変更しました。開き直してください。", "変更あり: 開き直して",
    ],
    .gamesNotInLibrary: [
      "対局を加えられません: {failure}", "加えられません: {failure}", "加えられません: {reason}",
      "加えられません",
    ],
    .gameNotRemoved: [
      "対局を消せません: {failure}", "消せません: {failure}", "消せません: {reason}", "消せません",
    ],
    .openingsEmpty: [
      "ここで知られている手は、定石集にも棋譜集にもありません。", "知られている手がありません。",
    ],
    .openingGames: ["{games}局", "{games}"],
    .openingResultsOfYou: [
      "あなたの{won}勝{tied}分{lost}敗", "自分 {won}-{tied}-{lost}", "{won}-{tied}-{lost}",
    ],
    .openingResultsOfBlack: [
      "黒の{won}勝{tied}分{lost}敗", "黒 {won}-{tied}-{lost}", "{won}-{tied}-{lost}",
    ],
  ]
}
