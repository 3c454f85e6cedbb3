// The keys.
extension English {
  var keysTitle: String { "Keys" }
  var rulesTitle: String { "Rules" }

  var rules: [String] {
    [
      "Black begins; the sides take turns.",
      "A disk goes on an empty square, so that",
      "opposing disks lie in a straight line",
      "between it and another of its colour.",
      "All these turn over, in every direction.",
      "A side without such a move passes.",
      "If neither side has one, it is over:",
      "more disks win, and equal counts tie.",
    ]
  }

  var nextPage: String { "next" }
  var closeHelp: String { "close" }

  func written(_ keys: KeyBinding.Name) -> String {
    switch keys {
    case .arrows: "arrows"
    case .left: "Left"
    case .right: "Right"
    case .pages: "PageUp PageDown"
    case .ends: "Home End"
    case .delete: "Delete"
    case .wheel: "wheel"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .enter: "Enter"
    case .space: "Space"
    case .escape: "Esc"
    case .mouse: "mouse"
    case .characters(let characters): characters.map(String.init).joined(separator: " ")
    case .range(let first, let last): "\(first)-\(last)"
    case .control(let letter): "Ctrl-\(letter)"
    }
  }

  func meaning(of topic: KeyBinding.Topic) -> String {
    switch topic {
    case .move: "move the cursor"
    case .goTo: "go to a column, to a row"
    case .legalMoves: "next, previous legal move"
    case .press: "place a disk, press a button"
    case .modes: "Black, White: Manual or Computer"
    case .levels: "computer's level: both, one side's"
    case .undo: "undo, redo"
    case .hint: "hint: what the moves are worth"
    case .evaluation: "what the position is worth"
    case .preview: "what the move here turns over"
    case .review: "review: how the game went"
    case .again: "play again, with sides swapped"
    case .transcript: "write the moves to a file"
    case .setUp: "set up a position"
    case .theme: "next theme of colours"
    case .demand: "the computer plays what it found"
    case .list: "scroll the list of moves"
    case .plies: "review: previous, next ply"
    case .farPlies: "review: ten plies, start and end"
    case .mistakes: "review: previous, next mistake"
    case .playOn: "review: play on from there"
    case .squares: "set up: turn, empty the square"
    case .clear: "set up: empty all squares"
    case .start: "set up: the start of a game"
    case .colors: "set up: swap the colours"
    case .side: "set up: the side to move"
    case .play: "set up: play from the position"
    case .write: "write to the file of that name"
    case .reset: "reset the game (asks first)"
    case .answers: "yes, no to a question"
    case .back: "no, close, leave, skip animation"
    case .help: "help, close it; its other page"
    case .quit: "quit; the game is kept"
    case .terminal: "redraw, suspend"
    case .mouse: "click squares, modes, buttons"
    }
  }

  func brief(for topic: KeyBinding.Topic) -> String {
    switch topic {
    case .move: "move the cursor"
    case .goTo: "go to column, row"
    case .legalMoves: "legal moves in turn"
    case .press: "place a disk"
    case .modes: "Manual or Computer"
    case .levels: "computer's level"
    case .undo: "undo, redo"
    case .hint: "worth of the moves"
    case .evaluation: "worth of position"
    case .preview: "what a move turns"
    case .review: "how it went"
    case .again: "play again, swapped"
    case .transcript: "write a file"
    case .setUp: "set up a position"
    case .theme: "next theme"
    case .demand: "computer plays now"
    case .list: "scroll the moves"
    case .plies: "previous, next ply"
    case .farPlies: "ten plies, ends"
    case .mistakes: "mistakes in turn"
    case .playOn: "play on from there"
    case .squares: "turn, empty square"
    case .clear: "empty all squares"
    case .start: "start of a game"
    case .colors: "swap the colours"
    case .side: "the side to move"
    case .play: "play from there"
    case .write: "write the file"
    case .reset: "reset (asks first)"
    case .answers: "answer a question"
    case .back: "no; close; skip"
    case .help: "help, other page"
    case .quit: "quit; game is kept"
    case .terminal: "redraw, suspend"
    case .mouse: "click what acts"
    }
  }

  func label(for topic: KeyBinding.Topic) -> String {
    switch topic {
    case .move: "move"
    case .goTo: "go to"
    case .legalMoves: "legal"
    case .press: "place"
    case .modes: "player"
    case .levels: "level"
    case .undo: "undo"
    case .hint: "hint"
    case .evaluation: "worth"
    case .preview: "preview"
    case .review: "review"
    case .again: "again"
    case .transcript: "write"
    case .setUp: "set up"
    case .theme: "theme"
    case .demand: "move"
    case .list: "scroll"
    case .plies: "ply"
    case .farPlies: "far"
    case .mistakes: "mistake"
    case .playOn: "play on"
    case .squares: "turn"
    case .clear: "clear"
    case .start: "start"
    case .colors: "swap"
    case .side: "side"
    case .play: "play"
    case .write: "write"
    case .reset: "reset"
    case .answers: "yes/no"
    case .back: "back"
    case .help: "help"
    case .quit: "quit"
    case .terminal: "redraw"
    case .mouse: "click"
    }
  }
}
