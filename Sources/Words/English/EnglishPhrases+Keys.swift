extension EnglishPhrases {
  /// The titles and keys of the help.
  static let help: PhraseTable = [
    .keysTitle: "Keys",
    .rulesTitle: "Rules",
    .playKeys: "Play",
    .studyKeys: "Study",
    .positionKeys: "Position",
    .programKeys: "Program",
    .nextPage: "next",
    .closeHelp: "close",
  ]

  /// The rules of the game, line by line.
  static let rules = [
    "Black begins; the sides take turns.",
    "A disk goes on an empty square, so that",
    "opposing disks lie in a straight line",
    "between it and another of its colour.",
    "All these turn over, in every direction.",
    "A side without such a move passes.",
    "If neither side has one, it is over:",
    "more disks win, and equal counts tie.",
  ]

  /// The phrases for each row of the action table, by the row's name.
  static let keys: [String: KeyPhrases] = [
    "move": KeyPhrases("move the cursor", "move cursor", "move"),
    "goTo": KeyPhrases("go to a column, to a row", "column, row", "go to"),
    "legalMoves": KeyPhrases("next, previous legal move", "legal moves", "legal"),
    "press": KeyPhrases("place a disk, press a button", "place disk", "place"),
    "modes": KeyPhrases("Black's, White's player; list them", "who plays", "player"),
    "levels": KeyPhrases("computer's level: both, one side's", "level", "level"),
    "undo": KeyPhrases("undo, redo", "undo, redo", "undo"),
    "hint": KeyPhrases("hint: the score of each move", "score moves", "hint"),
    "evaluation": KeyPhrases("who is ahead: bar and graph", "who is ahead", "ahead"),
    "preview": KeyPhrases("what the move here turns over", "preview", "preview"),
    "review": KeyPhrases("review: how the game went", "review", "review"),
    "library": KeyPhrases("library of the games you played", "library", "library"),
    "again": KeyPhrases("play again, with sides swapped", "play again", "again", "new"),
    "transcript": KeyPhrases("write or copy the moves", "write moves", "write"),
    "setUp": KeyPhrases("set up a position", "set up", "set up"),
    "theme": KeyPhrases("next theme of colours", "next theme", "theme"),
    "demand": KeyPhrases("the computer plays what it found", "move now", "move", "go"),
    "list": KeyPhrases("scroll the list of moves", "scroll", "scroll"),
    "plies": KeyPhrases("review: previous, next ply", "ply by ply", "ply"),
    "farPlies": KeyPhrases("review: ten plies, start and end", "ten plies", "far"),
    "mistakes": KeyPhrases("review: previous, next mistake", "mistakes", "mistake"),
    "playOn": KeyPhrases("review: play on from there", "play on", "play on from here", "play on"),
    "games": KeyPhrases("library: select a game", "select game", "game"),
    "reviewGame": KeyPhrases("library: review the game", "review game", "review"),
    "filter": KeyPhrases("library: find games", "find games", "find"),
    "found": KeyPhrases("library: end the search words", "to the games", "to the games", "games"),
    "removeGame": KeyPhrases("library: remove the game", "remove game", "remove"),
    "squares": KeyPhrases("set up: turn, empty the square", "turn square", "turn"),
    "clear": KeyPhrases("set up: empty all squares", "empty all", "clear"),
    "start": KeyPhrases("set up: the start of a game", "new board", "start"),
    "colors": KeyPhrases("set up: swap the colours", "swap colours", "swap"),
    "side": KeyPhrases("set up: the side to move", "side to move", "side"),
    "play": KeyPhrases("set up: play from the position", "play", "play"),
    "cursor": KeyPhrases("review: move the cursor", "move cursor", "move"),
    "allMoves": KeyPhrases("review: the score of each move", "all moves", "all moves", "moves"),
    "leave": KeyPhrases(
      "leave the review or the set-up", "back to game", "back to the game", "back"),
    "write": KeyPhrases("write to the file of that name", "write file", "write"),
    "reset": KeyPhrases("reset the game (asks first)", "reset", "reset"),
    "answers": KeyPhrases("yes, no to a question", "yes, no", "yes/no"),
    "back": KeyPhrases("no, close, leave, skip animation", "back, skip", "back"),
    "help": KeyPhrases("help, close it; its other page", "help", "help"),
    "quit": KeyPhrases("quit; the game is kept", "quit", "quit"),
    "terminal": KeyPhrases("redraw, suspend", "redraw", "redraw"),
    "mouse": KeyPhrases("click squares, modes, buttons", "click", "click"),
  ]
}
