import Analysis

extension EnglishPhrases {
  /// Notices, which stay on the screen until the person has read them or the problem is solved.
  static let notices: PhraseTable = [
    .process: "process {number}",
    .anotherProgram: "another program",
    .isFolder: "it is a directory",
    .isDevice: "it is a device",
    .isNoFile: "it is not a file",
    .fileFailure: "{reason} ({step} {path})",
    .lockStep: "lock",
    .setAsideStep: "set aside",
    .openStep: "open",
    .writeStep: "write",
    .syncStep: "sync",
    .renameStep: "rename",
  ]
}
