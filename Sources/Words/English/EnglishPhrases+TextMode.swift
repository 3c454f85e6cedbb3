extension EnglishPhrases {
  /// The sentences of the text mode.
  static let textMode: PhraseTable = [
    .exactScores: "exact",
    .scoresAtDepth: "at depth {plies}",
    .bookScores: "book",
    .setUpHelp: "Rows of x, o, -; Enter keeps, stop ends.",
    .setUpRow: "Row {row}, now {cells}:",
    .setUpSide: "To move, x or o, now {symbol}:",
    .setUpLeft: "Nothing is set up.",
    .noGameCanStart: "No game can start: {defect}.",
    .textGame: "{number}. {game}",
    .textLibraryTip: "library and a number opens one.",
    .noSuchGame: "No game {number} is listed. Type: library",
    .textOpenings: "{side} to move. Openings:",
    .textOpeningsAfter: "{side} to move after {opening}. Openings:",
    .textOpening: "{square}: {facts}.",
    .reviewing: "Looking at {count} {count|move|moves}. Any line stops.",
    .reviewStopped: "Stopped after {done} of {total} searches.",
    .textMeanLoss: "{side} lost {disks} disks a move.",
    .mistake: "Move {number}, {side} {square}: lost {loss}.",
    .mistakeWithBest: "Move {number}, {side} {square}: lost {loss}, best {best}.",
    .turningMove: "The game turned with move {number}, {side} {square}.",
  ]
}
