import Words

/// What is said about the turned board.
public protocol TurnedBoardWords: Sendable {
  /// The key that turns it.
  var key: KeyPhrases { get }
}

extension Words {
  /// What is said about the turned board.
  public var turnedBoard: any TurnedBoardWords {
    switch language {
    case .english: EnglishTurnedBoardWords()
    case .japanese: JapaneseTurnedBoardWords()
    }
  }
}
