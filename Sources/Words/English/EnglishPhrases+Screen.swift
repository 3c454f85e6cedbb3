extension EnglishPhrases {
  /// The game and its record.
  static let screen: PhraseTable = [
    .thinking: "thinking",

    .noDisk: ["{side} has no disk", "no {side}"],
    .noLegalMove: ["neither side can move", "no moves"],
    .pastedNoGame: ["the pasted text is not a game: {reason}", "{reason}", "not a game"],
  ]

  /// Dialogs.
  static let dialogs: PhraseTable = [
    .resetDialog: "Do you really want to reset the game?",
    .passDialog: "Cannot place a disk.",
    .playAgainDialog: "Do you really want to give this game up and play again?",
    .swapSidesDialog: "Do you really want to give this game up and play with the sides swapped?",
    .setUpDialog: "Do you really want to give this game up for the position?",
    .loadDialog: "Do you really want to give this game up for the one that was read?",
    .playOnDialog: """
    Do you really want to go on from move {number}? The moves after it can be played again.
    """,
    .addGamesDialog: "Do you want to add these {count} games to the library?",
    .playVariationDialog: "Do you really want to give this game up for the variation?",
    .removeGameDialog: "Do you really want to remove this game from the library?",
    .overwriteDialog: "There is a file {name}. Do you really want to replace it?",
    .heldElsewhereDialog:
      "The saved game is in use by {holder}. A new game would be played without saving. Play?",
    .libraryEmpty: [
      "No games yet. Games that end, or are given up after ten moves, are kept here.",
      "No games yet.",
    ],
    .libraryNoMatch: "No game fits.",
    .libraryUnreadable: [
      "The archive {path} cannot be read: {reason}", "The archive cannot be read: {reason}",
      "unreadable: {reason}",
    ],
    .libraryChanged: [
      "Another program has changed the archive. Open the library again.", "changed: open it again",
    ],
    .gamesNotInLibrary: [
      "Games could not be added: {failure}", "not added: {failure}", "not added: {reason}",
      "not added",
    ],
    .gameNotRemoved: [
      "The game is not removed: {failure}", "not removed: {failure}", "not removed: {reason}",
      "not removed",
    ],
    .openingsEmpty: [
      "Neither the book nor your games know a move here.", "No move is known here.",
    ],
    .openingGames: ["{games} {games|game|games}", "{games}"],
    .openingResultsOfYou: [
      "you won {won}, tied {tied}, lost {lost}", "you {won}-{tied}-{lost}", "{won}-{tied}-{lost}",
    ],
    .openingResultsOfBlack: [
      "Black won {won}, tied {tied}, lost {lost}", "Black {won}-{tied}-{lost}",
      "{won}-{tied}-{lost}",
    ],
  ]
}
