extension JapanesePhrases {
  /// Notices, which stay on the screen until the person has read them or the problem is solved.
  static let notices: PhraseTable = [
    .process: "プロセス{number}",
    .anotherProgram: "他のプログラム",
    .isFolder: "フォルダーです",
    .isDevice: "デバイスです",
    .isNoFile: "ファイルではありません",
    .fileFailure: "{reason} ({step} {path})",
    .lockStep: "ロック",
    .setAsideStep: "退避",
    .openStep: "作成",
    .writeStep: "書き込み",
    .syncStep: "同期",
    .renameStep: "改名",
  ]
}
