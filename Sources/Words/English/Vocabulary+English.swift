extension Vocabulary {
  /// English.
  static let english = Vocabulary(
    phrases: [
      EnglishPhrases.screen, EnglishPhrases.dialogs, EnglishPhrases.notices,
      EnglishPhrases.defects, EnglishPhrases.reports, EnglishPhrases.commandLine,
      EnglishPhrases.textMode, EnglishPhrases.help,
    ].joined(),
    commands: EnglishPhrases.commands, keys: EnglishPhrases.keys,
    keyNames: [:], rules: EnglishPhrases.rules,
    columnWords: ["alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"],
    listSeparator: ", ", sentenceSeparator: " ", form: { $0 == 1 ? 0 : 1 })
}

/// The texts of English.
enum EnglishPhrases {}
