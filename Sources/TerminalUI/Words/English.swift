import GameSession
import ReversiCore

/// English.
struct English: Words {}

// The game.
extension English {
  var title: String { "Reversi" }

  func windowTitle(_ counts: Sides<Int>) -> String {
    "Reversi: Black \(counts.dark), White \(counts.light)"
  }

  func name(of side: Disk) -> String {
    switch side {
    case .dark: "Black"
    case .light: "White"
    }
  }

  func names(of mode: Mode) -> (long: String, short: String, shortest: String) {
    switch mode {
    case .manual: ("Manual", "Manual", "Man")
    case .computer: ("Computer", "Comp", "Com")
    case .externalEngine(let name): name.shown
    }
  }

  func name(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: "beginner"
    case .casual: "casual"
    case .club: "club"
    case .expert: "expert"
    case .machine: "machine"
    }
  }

  func text(of message: Message) -> String {
    switch message {
    case .turn: "'s turn"
    case .won: " won"
    case .tied: "Tied"
    }
  }

  func texts(ofResult counts: Sides<Int>) -> [String] {
    let (dark, light) = (counts.dark, counts.light)
    let text = "\(name(of: .dark)) \(dark), \(name(of: .light)) \(light)"
    guard dark != light else { return [text, "\(dark) all"] }
    let margin = "by \(abs(dark - light))"
    return ["\(text), \(margin)", "\(dark) to \(light), \(margin)", margin]
  }

  var swapSides: String { "swap sides" }

  func tip(_ key: String, for side: Disk) -> [String] {
    [
      "\(key): let the computer play \(name(of: side))", "\(key): computer plays \(name(of: side))",
      "\(key) computer",
    ]
  }

  func texts(on square: Square, _ content: SquareContent) -> [String] {
    switch content {
    case .disk(let side, isLastMove: true):
      ["\(square) \(name(of: side)), last move", "\(square) \(name(of: side))"]
    case .disk(let side, isLastMove: false): ["\(square) \(name(of: side))"]
    case .legal(turning: let disks, score: let score?):
      ["\(square) turns \(disks) over, \(self.score(score))", "\(square) \(self.score(score))"]
    case .legal(turning: let disks, score: nil):
      ["\(square) turns \(disks) over", "\(square) legal"]
    case .empty: ["\(square) empty"]
    }
  }

  func texts(of remark: Remark) -> [String] {
    switch remark {
    case .turnsNothing(let square):
      ["\(square) turns nothing over", "\(square) turns nothing"]
    case .taken(let square): ["\(square) has a disk already", "\(square) is taken"]
    case .thinking(let side):
      ["\(name(of: side))'s computer is thinking", "\(name(of: side)) is thinking"]
    case .over: ["the game is over: n plays again", "the game is over"]
    case .noComputer: ["no computer plays: x, o let it", "no computer plays"]
    case .level(_, let level): ["level \(level.number): \(name(of: level.kind))"]
    }
  }

  func progress(_ progress: Progress) -> String {
    switch progress {
    case .move(let number, let most): "move \(number) of \(most)"
    case .over(moves: 1): "1 move"
    case .over(let moves): "\(moves) moves"
    }
  }

  func score(_ disks: Int) -> String { disks > 0 ? "+\(disks)" : String(disks) }

  var thinking: String { "thinking" }

  func seconds(tenths: Int64) -> String { "\(tenths / 10).\(tenths % 10)s" }

  func seconds(_ number: String) -> String { number + "s" }
  func minutes(_ number: String) -> String { number + "m" }

  var lastMoveTitle: String { "Last move " }
  var shortLastMoveTitle: String { "last " }
  func hintTitle(_ source: Hint.Source?) -> String {
    source == .book ? "Hint (book):" : "Hint:"
  }

  func shortHintTitle(_ source: Hint.Source?) -> String { source == .book ? "book " : "hint " }
  var cursorMark: String { "cursor" }
  var legalMoveMark: String { "legal" }
  var lastMoveMark: String { "last move" }
  var turnedMark: String { "turned over by it" }
}

// Dialogs and notices.
extension English {
  func title(of dialog: Dialog) -> String {
    switch dialog {
    case .passAlert: "Pass"
    case .question(.heldElsewhere): "In use"
    case .resetConfirmation, .question: "Confirmation"
    }
  }

  func text(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "Do you really want to reset the game?"
    case .passAlert: "Cannot place a disk."
    case .question(let question): text(of: question)
    }
  }

  func noMove(for side: Disk) -> String { "\(name(of: side)) has no move." }

  private func text(of question: Question) -> String {
    switch question {
    case .playAgain: "Do you really want to give this game up and play again?"
    case .swapSides: "Do you really want to give this game up and play with the sides swapped?"
    case .setUp: "Do you really want to give this game up for the position?"
    case .load: "Do you really want to give this game up for the one that was read?"
    case .playOn(let review):
      "Do you really want to go on from move \(review.record.moveNumber)? The moves after it can be "
        + "played again."
    case .overwrite(let name): "There is a file \(name). Do you really want to replace it?"
    case .heldElsewhere(let holder):
      "The saved game is in use by \(program(holder)). Play a new one, without saving?"
    }
  }

  func question(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "Reset: y or n?"
    case .passAlert: "Pass: Enter."
    case .question(.playAgain): "Play again: y or n?"
    case .question(.swapSides): "Swap sides: y or n?"
    case .question(.setUp): "Play from here: y or n?"
    case .question(.load): "Load: y or n?"
    case .question(.playOn): "Play on from here: y or n?"
    case .question(.overwrite): "Replace: y or n?"
    case .question(.heldElsewhere): "In use. Play unsaved: y or n?"
    }
  }

  func label(of button: DialogButton) -> String {
    switch button {
    case .cancel: "Cancel"
    case .ok: "OK"
    case .dismiss: "Dismiss"
    case .quit: "Quit"
    case .play: "Play"
    }
  }

  func tooSmall(
    _ size: ScreenSize, needed: ScreenSize, isSaved: Bool, question: String?
  ) -> [String] {
    let needed = "\(needed.columns)x\(needed.rows)"
    let state = isSaved ? "safe" : "not saved"
    let question = question.map { " " + $0 } ?? ""
    return [
      "Reversi needs a screen of \(needed), this one has \(size.columns)x\(size.rows)."
        + " The game is \(state)." + question,
      "Reversi needs \(needed). The game is \(state)." + question,
      "needs \(needed), game is \(state)" + question,
      isSaved ? needed : state,
    ]
  }
}
