import Texts
import Words

/// What is said about the turned board.
package struct TurnedBoardWords: WordSet {
  package let language: Language

  var key: KeyPhrases {
    text(
      KeyPhrases("turn the board around", "turn board", "turn"),
      KeyPhrases("盤の向きを変える", "盤の向き", "向き"))
  }
}

extension Words {
  /// What is said about the turned board.
  package var turnedBoard: TurnedBoardWords { TurnedBoardWords(language: language) }
}
