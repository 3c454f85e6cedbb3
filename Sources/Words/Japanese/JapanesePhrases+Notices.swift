extension JapanesePhrases {
  /// Notices, which stay on the screen until the person has read them or the problem is solved.
  static let notices: PhraseTable = [
    .notSaved: [
      "対局を保存できません: {failure}", "保存不可: {failure}", "保存不可: {reason}", "保存不可",
    ],
    .notArchived: [
      "対局を棋譜集に残せません: {failure}", "棋譜集に残せません: {failure}",
      "棋譜集に残せません: {reason}", "棋譜集に残せません",
    ],
    .setAside: [
      "保存された対局は読めないため（{defect}）、{name} として残しました",
      "読めない対局を {name} として残しました", "{name} に保管",
    ],
    .notSetAside: [
      "保存しません: 保存された対局 {path} は読めず（{defect}）、移動もできません（{reason}）",
      "保存しません: 保存された対局は読めず（{defect}）、移動もできません（{reason}）",
      "保存しません: 対局が読めません", "保存なし",
    ],
    .earlierResumed: [
      "保存された対局は読めないため（{defect}）、{name} として残し、一つ前から再開しました",
      "読めない対局を {name} として残し、一つ前から再開", "{name} に保管",
    ],
    .savedGameMissing: ["保存された対局がないため、一つ前から再開しました", "一つ前から再開"],
    .heldElsewhere: [
      "保存された対局は{holder}が使用中のため、この対局は保存しません",
      "保存しません: 他で使用中", "保存なし",
    ],
    .recordRestarted: [
      "保存された手順が読めないため（{defect}）、棋譜はここから始まります",
      "保存された手順が読めません", "手順が読めません",
    ],
    .unknownTerminal: [
      "端末「{name}」は不明のため、{substitute} とみなします", "端末「{name}」は不明です",
      "端末が不明です",
    ],
    .levelOutgrown: [
      "レベル{level}: 最近10局で{won}勝。+でレベル{next}に上げられます。", "10局で{won}勝: +でレベル{next}",
      "10局で{won}勝: +",
    ],
    .textLevelOutgrown: "レベル{level}: 最近10局で{won}勝。レベルを上げるには level {next}",
    .roundNeedsColors: ["256色でないため、丸い石を表示できません", "丸い石は表示不可"],
    .roundNeedsHalfBlocks: [
      "端末に半角ブロックがないため、丸い石を表示できません", "丸い石は表示不可",
    ],
    .roundNeedsLargerScreen: ["画面が小さいため、丸い石を表示できません", "丸い石は表示不可"],
    .computerFailed: ["{side}のCPUは{failure}。人間に切り替えました", "{side}は人間に変更"],
    .externalEngineFailed: [
      "{engine}（{side}）は{failure}。人間に切り替えました", "{short}が失敗、{side}は人間に変更",
      "{side}は人間に変更",
    ],
    .externalEngineUnknown: [
      "設定にエンジン「{engine}」がないので、{side}は人間に変更しました",
      "「{short}」なし、{side}は人間に変更", "{side}は人間に変更",
    ],
    .transcriptWritten: ["{path} に書き出しました", "{path}"],
    .transcriptNotWritten: [
      "書き出せません: {failure}", "書き出せません: {reason}", "書き出せません",
    ],
    .transcriptCopied: ["棋譜をコピーしました（端末が許す場合）", "棋譜をコピー"],
    .transcriptNotCopied: ["この端末にはコピーできません", "コピー不可"],
    .settingIgnored: [
      "設定の{line}行目は使われません: {reason}", "設定の{line}行目: {reason}",
      "設定の{line}行目が不正",
    ],
    .settingsIgnored: [
      "設定の{line}行目は使われません: {reason}（全部で{count}行）", "設定の{line}行目: {reason}",
      "設定の{line}行目が不正",
    ],
    .settingsUnreadable: [
      "設定 {path} を読めません: {reason}", "設定を読めません: {reason}", "設定を読めません",
    ],
    .settingNotKept: [
      "設定を保存できません: {failure}", "設定を保存できません: {reason}", "設定の保存不可",
    ],

    .process: "プロセス{number}",
    .anotherProgram: "他のプログラム",
    .notASetting: "「オプション = 値」ではありません",
    .unknownSetting: "オプション「{name}」はありません",
    .unknownSettingNearest: "オプション「{name}」はありません。「{nearest}」ですか？",
    .notForFiles: "「{name}」はコマンド行でだけ使えます",
    .settingNameMissing: "「{name}」には名前が必要です",
    .settingValueMissing: "「{name}」には値が必要です",
    .settingValueUnsuitable: "「{name}」に「{value}」は使えません",
    .isFolder: "フォルダーです",
    .isDevice: "デバイスです",
    .isNoFile: "ファイルではありません",
    .choseIllegal: "置けない{square}を選びました",
    .foundNoMove: "手を見つけられませんでした",
    .notUnderstood: "「{reply}」と答えました",
    .tooLate: "時間切れです",
    .flooded: "際限なく出力しました",
    .notFound: "見つかりません",
    .notStarted: "起動できません（{reason}）",
    .ended: "手を返さずに2回終了しました",
    .strangeStart: "編集した局面からは打てません",
    .fileFailure: "{reason} ({step} {path})",
    .lockStep: "ロック",
    .setAsideStep: "退避",
    .openStep: "作成",
    .writeStep: "書き込み",
    .syncStep: "同期",
    .renameStep: "改名",
  ]
}
