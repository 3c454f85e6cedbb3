// The keys.
extension English {
  var helpTitle: String { "Keys (? closes)" }

  func written(_ keys: KeyBinding.Name) -> String {
    switch keys {
    case .arrows: "arrows"
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
    case .levels: "level of the computer: 0 to 10"
    case .hint: "hint: what the moves are worth"
    case .reset: "reset the game (asks first)"
    case .answers: "OK, Cancel, the safe answer"
    case .help: "help; again to close it"
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
    case .hint: "worth of the moves"
    case .reset: "reset (asks first)"
    case .answers: "answer a question"
    case .help: "open, close help"
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
    case .hint: "hint"
    case .reset: "reset"
    case .answers: "answer"
    case .help: "help"
    case .quit: "quit"
    case .terminal: "redraw"
    case .mouse: "click"
    }
  }
}
