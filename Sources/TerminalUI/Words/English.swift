import GameSession
import ReversiCore

/// English.
struct English: Words {}

// The game.
extension English {
  var title: String { "Reversi" }

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
    }
  }

  func level(_ number: Int) -> String { "level \(number)" }

  func changes(_ key: String) -> String { "(\(key) changes)" }

  func text(of message: Message) -> String {
    switch message {
    case .turn: "'s turn"
    case .won: " won"
    case .tied: "Tied"
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

  var lastMoveTitle: String { "Last move " }
  var shortLastMoveTitle: String { "last " }
  var hintTitle: String { "Hint:" }
  var shortHintTitle: String { "hint " }
  var cursorMark: String { "cursor" }
  var legalMoveMark: String { "legal" }
  var lastMoveMark: String { "last move" }
  var turnedMark: String { "turned over by it" }
}

// Dialogs and notices.
extension English {
  func title(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "Confirmation"
    case .passAlert: "Pass"
    case .heldElsewhere: "In use"
    }
  }

  func text(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "Do you really want to reset the game?"
    case .passAlert: "Cannot place a disk."
    case .heldElsewhere(let holder):
      "The saved game is in use by \(program(holder)). Play a new one, without saving?"
    }
  }

  func question(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "Reset: y or n?"
    case .passAlert: "Pass: Enter."
    case .heldElsewhere: "In use. Play unsaved: y or n?"
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
