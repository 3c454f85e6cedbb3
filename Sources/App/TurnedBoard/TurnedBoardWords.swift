import Words

/// What is said about the turned board.
public protocol TurnedBoardWords: Sendable {
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
