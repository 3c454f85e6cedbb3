import Analysis

extension EnglishPhrases {
  /// Defects of a text that should be a game.
  static let defects: PhraseTable = [
    .saveTooLong: "longer than {bytes} bytes",
    .saveNotUTF8: "not UTF-8 text",
    .saveLineMissing: "line {line} is missing",
    .saveStateLength: "line 1: {length} characters instead of 3",
    .saveUnknownTurn: "line 1: unknown turn {character}",
    .saveUnknownMode: "line 1: unknown mode {character}",
    .saveRowCount: "{rows} rows instead of 8",
    .saveCellCount: "line {line}: {cells} cells instead of 8",
    .saveUnknownCell: "line {line}: unknown cell {character}",
    .saveMoveLeft: "line 1: marked as over, but a legal move remains",
    .saveNotKeyValue: "line {line}: not a key and a value",
    .saveKeyTwice: "line {line}: the key appears twice",

    .recordStart: "its start is not a position",
    .recordOddLength: "the last move is incomplete",
    .recordUnknownPly: "move {number} is neither a square nor a pass",
    .recordIllegalMove: "move {number} turns nothing over",
    .recordIllegalPass: "move {number} passes, but no pass is due",
    .recordStanding: "more moves stand than there are",
    .recordOpening: "the opening is longer than the game",
    .recordOtherPosition: "the moves lead to another position",

    .textTooLong: "too long for a game",
    .textNotUTF8: "not UTF-8",
    .noGame: "no game",
    .severalGames: "{count} games instead of one",
    .cellCount: "{cells} {cells|cell|cells} instead of 64",
    .unknownCell: "{square}: unknown cell {character}",
    .unknownSide: "unknown side {character}",
    .textBesideRow: "row {row}: '{text}' beside the board is neither a side nor a count",
    .textBesideColumns: "'{text}' around the board is neither a side nor a count",
    .twoSides: "both sides are named as the one to move",
    .defectiveMove: "move {number}: {reason}",
    .noSquare: "'{text}' is neither a square nor a pass",
    .occupied: "{square} holds a disk",
    .turnsNothingOver: "{square} turns nothing over",
    .passNotDue: "{side} can move and may not pass",
    .otherSide: "it is {side}'s turn",
    .gameIsOver: "the game is over",
    .nobody: "nobody",
    .gameUnfinished: "the game ends in the middle",
    .unexpectedCharacter: "unexpected {character}",
    .otherGame: "a game of '{name}'",
    .boardSize: "a board of size '{size}' instead of 8",
    .rowLength: "row {row} has {cells} cells instead of 8",
    .setUpLater: "the board is set up after a move",
    .noMoves: "no moves of a game",
    .inFormat: "{format}: {defect}",
  ]

  /// Reports about a game.
  static let reports: PhraseTable = [
    .diskCounts: "Black {dark}, White {light}",
    .caption: "{counts}. {state}.",
    .playerNamed: "{side}: {name}",
    .playerNames: "{names}.",
    .opening: "Opening: {name}.",
    .reportCounts: "{counts}.",
    .lostDisks: "lost {disks}, best {score}: {line}",
    .numberedMove: "{number}. {square}",
    .passOfSide: "the pass of {side}",
    .averageLoss: "{side} lost {disks} disks a move.",
    .averageLossWorst: "{side} lost {disks} disks a move; worst: {moves}.",
    .worstMove: "{move} ({loss})",
    .gameTurned: "The game turned with {move}.",
    .solution: "{side} {score}{line}; {nodes} nodes, {seconds} s",
    .estimatedSolution:
      "{side} {score} (an estimate at depth {depth}){line}; {nodes} nodes, {seconds} s",
    .solving: "{seconds} s, depth {depth}: {move}, {side} {score}",
    .manyEmptySquares:
      "{number} squares are empty, too many to solve soon; analyze estimates the score",
    .practiceQuestion: "Exercise {number} of {count}: {side} to move.",
    .practiceAnswers: """
    Type the best move ({moves}). Any other command leaves practice.
    """,
    .practiceRight: [
      "Right: {line}, {side} {score}, {certainty}.{opening}", "Right: {score}.{opening}",
      "Right: {score}",
    ],
    .practiceWrong: [
      """
      {square} loses {disks} {disks|disk|disks}. Best is {line}, {side} {score}, {certainty}.{opening}
      """,
      "{square} loses {disks}. Best: {best}.{opening}", "{square} loses {disks}. Best: {best}",
    ],
    .openingReached: " Opening: {opening}.",
    .practiceOver: [
      "No exercise is left for today. The next one comes back in {days} {days|day|days}.",
      "Done for today",
    ],
    .openingsAsked: ["The opening book has no more moves here.", "No more here"],
    .practiceNoMistakes: "Your games have no mistake to practice yet, so here are endings.",
    .analyzed: "{games} games, {positions} positions analyzed",
    .wonGame: "{side} {disks}",
    .tiedGame: "tie {disks}",
    .unfinishedGame: "unfinished",
    .levelColumn: "Level",
    .openingColumn: "Opening",
    .gamesColumn: "Games",
    .wonColumn: "Won",
    .tiedColumn: "Tied",
    .lostColumn: "Lost",
    .givenUpColumn: "Given up",
    .leadColumn: "Lead",
    .lossColumn: "Loss",
    .summaryLead: "Lead: the disks by which you won on average.",
    .summaryLoss: """
    Loss: the disks you gave away with each move, in the last {count} {count|game|games}.
    """,
    .summaryPlot: "Loss in the last {count} {count|game|games}, the oldest first:",
    .summaryEmpty: "You have no games against the computer yet.",
    .summaryNoMatch: "No game against the computer fits.",
    .summaryProgress: "{number} of {count} games analyzed",
    .linesIgnored:
      "{path}: ignored {count} {count|line that is not a game|lines that are not games}",
    .importing: "{read} {read|game|games} read, {added} added",
    .imported: "{path}: {added} {added|game|games} added, {known} already there",
    .gameInFile: "game {number}",
    .namesMissing: "{name}: names are missing; one {files} file must be beside it",
  ]
}
