extension EnglishPhrases {
  /// The titles and keys of the help.
  static let help: PhraseTable = [
    .keysTitle: "Keys",
    .rulesTitle: "Rules",
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
    "move": KeyPhrases("move the cursor", "move the cursor", "move"),
    "goTo": KeyPhrases("go to a column, to a row", "go to column, row", "go to"),
    "legalMoves": KeyPhrases("next, previous legal move", "legal moves in turn", "legal"),
    "press": KeyPhrases("place a disk, press a button", "place a disk", "place"),
    "modes": KeyPhrases("Black's, White's player; list them", "Manual or Computer", "player"),
    "levels": KeyPhrases("computer's level: both, one side's", "computer's level", "level"),
    "undo": KeyPhrases("undo, redo", "undo, redo", "undo"),
    "hint": KeyPhrases("hint: what the moves are worth", "worth of the moves", "hint"),
    "evaluation": KeyPhrases("what the position is worth", "worth of position", "ahead"),
    "preview": KeyPhrases("what the move here turns over", "what a move turns", "preview"),
    "review": KeyPhrases("review: how the game went", "how it went", "review"),
    "again": KeyPhrases("play again, with sides swapped", "play again, swapped", "again", "new"),
    "transcript": KeyPhrases("write or copy the moves", "write, copy moves", "write"),
    "setUp": KeyPhrases("set up a position", "set up a position", "set up"),
    "theme": KeyPhrases("next theme of colours", "next theme", "theme"),
    "demand": KeyPhrases("the computer plays what it found", "computer plays now", "move", "go"),
    "list": KeyPhrases("scroll the list of moves", "scroll the moves", "scroll"),
    "plies": KeyPhrases("review: previous, next ply", "previous, next ply", "ply"),
    "farPlies": KeyPhrases("review: ten plies, start and end", "ten plies, ends", "far"),
    "mistakes": KeyPhrases("review: previous, next mistake", "mistakes in turn", "mistake"),
    "playOn": KeyPhrases("review: play on from there", "play on from there", "play on"),
    "squares": KeyPhrases("set up: turn, empty the square", "turn, empty square", "turn"),
    "clear": KeyPhrases("set up: empty all squares", "empty all squares", "clear"),
    "start": KeyPhrases("set up: the start of a game", "start of a game", "start"),
    "colors": KeyPhrases("set up: swap the colours", "swap the colours", "swap"),
    "side": KeyPhrases("set up: the side to move", "the side to move", "side"),
    "play": KeyPhrases("set up: play from the position", "play from there", "play"),
    "write": KeyPhrases("write to the file of that name", "write the file", "write"),
    "reset": KeyPhrases("reset the game (asks first)", "reset (asks first)", "reset"),
    "answers": KeyPhrases("yes, no to a question", "answer a question", "yes/no"),
    "back": KeyPhrases("no, close, leave, skip animation", "no; close; skip", "back"),
    "help": KeyPhrases("help, close it; its other page", "help, other page", "help"),
    "quit": KeyPhrases("quit; the game is kept", "quit; game is kept", "quit"),
    "terminal": KeyPhrases("redraw, suspend", "redraw, suspend", "redraw"),
    "mouse": KeyPhrases("click squares, modes, buttons", "click what acts", "click"),
  ]
}
