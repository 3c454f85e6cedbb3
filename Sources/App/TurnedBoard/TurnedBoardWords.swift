import Words

/// What is said about the turned board.
package protocol TurnedBoardWords: Sendable {
  var key: KeyPhrases { get }
}

extension Words {
  /// What is said about the turned board.
  package var turnedBoard: any TurnedBoardWords {
    switch language {
    case .english: EnglishTurnedBoardWords()
    case .japanese: JapaneseTurnedBoardWords()
    }
  }
}
