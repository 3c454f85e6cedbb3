extension JapanesePhrases {
  /// The sentences of the text mode.
  static let textMode: PhraseTable = [
    .exactScores: "完全読み",
    .scoresAtDepth: "{plies}手読み",
    .bookScores: "定石",
    .setUpHelp: "各行 x、o、- を8個。Enterは維持、stopで中止。",
    .setUpRow: "{row}行、今は {cells}:",
    .setUpSide: "手番は x か o、今は {symbol}:",
    .setUpLeft: "局面編集を中止しました。",
    .noGameCanStart: "対局できません: {defect}。",
    .textGame: "{number}. {game}",
    .textLibraryTip: "libraryと番号で開けます。",
    .noSuchGame: "{number}番の対局は一覧にありません。libraryと入力してください。",
    .textOpenings: "{side}番。定石:",
    .textOpeningsAfter: "{side}番。{opening}からの定石:",
    .textOpening: "{square}: {facts}。",
    .reviewing: "{count}手を検討中。何か打つと中止。",
    .reviewStopped: "{total}回のうち{done}回で中止しました。",
    .textMeanLoss: "{side}の平均石損 {disks}。",
    .mistake: "{number}手目、{side} {square}: {loss}石損。",
    .mistakeWithBest: "{number}手目、{side} {square}: {loss}石損、最善手 {best}。",
    .turningMove: "分かれ目は{number}手目、{side} {square}。",
  ]
}
