import Analysis

extension EnglishPhrases {
  /// Notices, which stay on the screen until the person has read them or the problem is solved.
  static let notices: PhraseTable = [
    .notSaved: [
      "the game is not saved: {failure}", "not saved: {failure}", "not saved: {reason}",
      "not saved",
    ],
    .notArchived: [
      "the game is not in the archive: {failure}", "not archived: {failure}",
      "not archived: {reason}", "not archived",
    ],
    .setAside: [
      "saved game was unreadable ({defect}), kept as {name}", "unreadable game kept as {name}",
      "kept as {name}",
    ],
    .notSetAside: [
      """
      not saving: the saved game {path} is unreadable ({defect}) and cannot be moved ({reason})
      """,
      "not saving: the saved game is unreadable ({defect}) and cannot be moved ({reason})",
      "not saving: saved game is unreadable", "not saving",
    ],
    .earlierResumed: [
      "saved game was unreadable ({defect}), kept as {name}; resumed the one before",
      "unreadable game kept as {name}; resumed the one before", "kept as {name}",
    ],
    .savedGameMissing: [
      "the saved game was missing: resumed the one before", "resumed the game before",
    ],
    .heldElsewhere: [
      "{holder} is using the saved game: this one is played without saving",
      "not saving: in use elsewhere", "not saving",
    ],
    .recordRestarted: [
      "the saved moves were unreadable ({defect}): the record starts here",
      "saved moves were unreadable", "moves unreadable",
    ],
    .unknownTerminal: [
      "unknown terminal '{name}', taken for {substitute}", "unknown terminal '{name}'",
      "unknown terminal",
    ],
    .levelOutgrown: [
      "Level {level}: you won {won} of your last 10. Press + for level {next}.",
      "{won} of 10 won: press + for level {next}", "{won} of 10 won: press +",
    ],
    .textLevelOutgrown:
      "Level {level}: you won {won} of your last 10. Type: level {next}",
    .roundNeedsColors: ["no round disks: they need 256 colours", "no round disks"],
    .roundNeedsHalfBlocks: [
      "no round disks: the terminal shows no half blocks", "no round disks",
    ],
    .roundNeedsLargerScreen: ["no round disks: the screen is too small", "no round disks"],
    .computerFailed: ["{side}'s computer {failure}: now Manual", "{side} is now Manual"],
    .externalEngineFailed: [
      "{engine} {failure}: {side} is now Manual", "{short} failed: {side} is now Manual",
      "{side} is now Manual",
    ],
    .externalEngineUnknown: [
      "the settings have no engine '{engine}': {side} is now Manual",
      "no engine '{short}': {side} is Manual", "{side} is now Manual",
    ],
    .transcriptWritten: ["written to {path}", "{path}"],
    .transcriptNotWritten: ["not written: {failure}", "not written: {reason}", "not written"],
    .transcriptCopied: [
      "the moves are in the clipboard if the terminal allows it", "moves copied",
    ],
    .transcriptNotCopied: ["this terminal has no clipboard to copy to", "not copied"],
    .settingIgnored: [
      "line {line} of the settings is ignored: {reason}", "settings, line {line}: {reason}",
      "bad settings, line {line}",
    ],
    .settingsIgnored: [
      "line {line} of the settings is ignored: {reason} ({count} lines in all)",
      "settings, line {line}: {reason}", "bad settings, line {line}",
    ],
    .settingsUnreadable: [
      "the settings {path} cannot be read: {reason}", "settings not read: {reason}",
      "settings not read",
    ],
    .settingNotKept: [
      "the setting is not kept: {failure}", "setting not kept: {reason}", "setting not kept",
    ],

    .process: "process {number}",
    .anotherProgram: "another program",
    .notASetting: "not option = value",
    .unknownSetting: "unknown option '{name}'",
    .unknownSettingNearest: "unknown option '{name}', did you mean '{nearest}'?",
    .notForFiles: "'{name}' can only stand on the command line",
    .settingNameMissing: "'{name}' needs a name",
    .settingValueMissing: "'{name}' needs a value",
    .settingValueUnsuitable: "'{name}' does not take '{value}'",
    .isFolder: "it is a directory",
    .isDevice: "it is a device",
    .isNoFile: "it is not a file",
    .choseIllegal: "chose {square}, which is not legal",
    .foundNoMove: "found no move",
    .notUnderstood: "answered '{reply}'",
    .tooLate: "took too long",
    .flooded: "wrote without end",
    .notFound: "was not found",
    .notStarted: "could not be started ({reason})",
    .ended: "ended without a move, twice",
    .strangeStart: "cannot play from a position that was set up",
    .fileFailure: "{reason} ({step} {path})",
    .lockStep: "lock",
    .setAsideStep: "set aside",
    .openStep: "open",
    .writeStep: "write",
    .syncStep: "sync",
    .renameStep: "rename",
  ]
}
