import Words

/// What keys are called and what they do, in a language.
protocol KeyWords: Sendable {
  /// The title of the help's pages of keys.
  var keysTitle: String { get }
  /// The title of its pages of rules.
  var rulesTitle: String { get }
  /// The rules of the game, in eight lines of at most 40 columns.
  var rules: [String] { get }
  /// What stands for going to the next page of the help, in at most eight columns.
  var nextPage: String { get }
  /// What stands for closing the help, in at most eight columns.
  var closeHelp: String { get }
  /// How keys are called.
  func written(_ keys: KeyBinding.Name) -> String
  /// What keys do, in at most 34 columns.
  func meaning(of topic: KeyBinding.Topic) -> String
  /// What keys do, in at most 19 columns.
  func brief(for topic: KeyBinding.Topic) -> String
  /// What keys do, in one word.
  func label(for topic: KeyBinding.Topic) -> String
}

/// The keys, and what `--help` says, in English.
struct English: KeyWords {}

/// The keys in Japanese.
struct Japanese: KeyWords {}

extension Words {
  /// What keys are called and what they do.
  var keys: any KeyWords {
    switch language {
    case .english: English()
    case .japanese: Japanese()
    }
  }

  /// How keys are called.
  public func written(_ keys: KeyBinding.Name) -> String { self.keys.written(keys) }

  /// What keys do, in at most 34 columns.
  public func meaning(of topic: KeyBinding.Topic) -> String { keys.meaning(of: topic) }
}
