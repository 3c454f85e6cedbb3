import Words

struct EnglishTurnedBoardWords: TurnedBoardWords {
  var key: KeyPhrases { KeyPhrases("turn the board around", "turn board", "turn") }
}
