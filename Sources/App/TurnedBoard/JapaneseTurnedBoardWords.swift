import Words

struct JapaneseTurnedBoardWords: TurnedBoardWords {
  var key: KeyPhrases { KeyPhrases("盤の向きを変える", "盤の向き", "向き") }
}
