import Analysis
import GameSession
import ReversiCore
import Texts

struct EnglishGameWords: GameWords {
  var title: String { "Reversi" }

  func windowTitle(_ counts: Sides<Int>) -> String {
    "Reversi: Black \(counts.dark), White \(counts.light)"
  }

  func text(of message: Message) -> String {
    switch message {
    case .turn: "'s turn"
    case .won: " won"
    case .tied: "Tied"
    }
  }

  var passBehindSheet: Wording { Wording(" · pass: Esc, then Enter", " · pass: Esc", " pass") }

  func result(_ counts: Sides<Int>, hasMargin: Bool) -> Wording {
    let (dark, light) = (counts.dark, counts.light)
    let margin = abs(dark - light)
    if margin == 0 { return Wording("Black \(dark), White \(light)", "\(dark) all") }
    return !hasMargin
      ? Wording("Black \(dark), White \(light)", "\(dark) to \(light)")
      : Wording(
        "Black \(dark), White \(light), by \(margin)", "\(dark) to \(light), by \(margin)",
        "by \(margin)")
  }

  func worstMove(_ move: String, of side: Disk, lost disks: Int) -> Wording {
    Wording("\(side.english)'s \(move) cost most: \(disks) disks", "\(move) cost \(disks)")
  }

  var counting: String { "Counting the disks" }
  var mistakes: String { "mistakes" }
  var yourMove: Wording { "your move" }
  func won(_ winner: String, by margin: Int) -> String { "\(winner) won by \(margin)" }
  func youWon(by margin: Int) -> Wording { "You won by \(margin)" }
  func youLost(by margin: Int) -> Wording { "You lost by \(margin)" }
  func wording(of forfeit: Forfeit) -> Wording {
    switch forfeit {
    case .resigned(let side): Wording("\(side.english) resigned", "resigned")
    case .outOfTime(let side): Wording("\(side.english)'s time is up", "on time")
    }
  }

  var swapSides: String { "swap sides" }

  func disk(_ square: Square, _ side: Disk, isLastMove: Bool) -> Wording {
    let disk = "\(square) \(side.english)"
    return isLastMove ? Wording("\(disk), last move", disk) : Wording(disk)
  }

  func legal(_ square: Square, turning squares: [Square], score: Int?) -> Wording {
    let (count, list) = (squares.count, squares.map(\.description).joined(separator: " "))
    guard let score = score?.signed else {
      return Wording(
        "\(square) turns \(count) over: \(list)", "\(square) turns \(count) over",
        "\(square) legal")
    }
    return Wording(
      "\(square) \(score), turns \(count) over: \(list)",
      "\(square) turns \(count) over, \(score)", "\(square) \(score)")
  }

  func empty(_ square: Square) -> Wording { "\(square) empty" }

  func turnsNothing(_ square: Square) -> Wording {
    Wording("\(square) turns nothing over", "\(square) turns nothing")
  }

  func taken(_ square: Square) -> Wording {
    Wording("\(square) has a disk already", "\(square) is taken")
  }

  func thinking(_ side: Disk) -> Wording {
    Wording("\(side.english)'s computer is thinking", "\(side.english) is thinking")
  }

  var over: Wording { Wording("the game is over: n plays again", "the game is over") }
  func theme(_ theme: String) -> Wording { Wording("theme: \(theme)", theme) }
  var noKey: Wording { Wording("this key does nothing here", "no such key here") }

  var noPaste: Wording { Wording("nothing can be pasted here", "no paste here") }

  var turningRule: Wording {
    Wording(
      "Enclose a line of the other's disks, and they turn over.", "Enclosed disks turn over",
      "Enclosed disks turn", "Enclosed: turn")
  }

  var aim: Wording { Wording("The most disks at the end win.", "Most disks win.") }
  var passRule: Wording { Wording("No move? You pass.", "No move? Pass.") }
  var actsInGame: Wording { Wording("this key acts on the game's board", "key of the game") }

  func acts(in feature: String) -> Wording {
    Wording("this key is for: \(feature)", "for: \(feature)")
  }

  var keysAreLatin: Wording {
    Wording(
      "keys are Latin letters; arrows, Enter and the mouse work, too",
      "Latin keys, arrows, Enter and mouse work", "Latin keys, arrows, Enter, mouse",
      "Latin keys, arrows")
  }

  func progress(_ number: Int, of maximum: Int) -> String { "move \(number) of \(maximum)" }
  func progress(over moves: Int) -> String { "\(moves) \(moves == 1 ? "move" : "moves")" }
  var thinking: String { "thinking" }

  func thinking(_ time: String, of limit: String, depth: Int, _ move: String) -> Wording {
    Wording(
      "\(time) of \(limit) s, depth \(depth), \(move)", "\(time) of \(limit) s, d\(depth), \(move)")
  }

  func thinking(depth: Int, _ move: String) -> Wording {
    Wording("depth \(depth), \(move)", move)
  }

  var lastMoveTitle: Wording { Wording("Last move ", "last ") }

  func hintTitle(_ side: Disk, isFromBook: Bool) -> Wording {
    isFromBook
      ? Wording("Hint, \(side.english), book:", "book ")
      : Wording("Hint, \(side.english):", "hint ")
  }

  var cursorMark: String { "cursor" }
  var legalMoveMark: String { "legal" }
  var lastMoveMark: String { "last move" }
  var turnedMark: String { "turned" }
  var wouldTurnMark: String { "would turn" }
  var leadTitle: String { "who is ahead" }
  var evaluating: String { "evaluating" }
  var even: String { "even" }

  func depth(_ certainty: Certainty, _ plies: Int) -> Wording {
    switch certainty {
    case .exact: "exact"
    case .book: "book"
    case .estimate: Wording("depth \(plies)", "d\(plies)")
    }
  }

  var lineTitle: String { "Game: " }

  func tooSmall(_ size: String, needed: String, isSaved: Bool, question: String?) -> Wording {
    let state = isSaved ? "safe" : "not saved"
    let question = question.map { " \($0)" } ?? ""
    return Wording(
      """
      Reversi needs a screen of \(needed), this one has \(size). The game is \(state).\(question)
      """,
      "Reversi needs \(needed). The game is \(state).\(question)",
      "needs \(needed), game is \(state)\(question)", isSaved ? needed : state)
  }

  var moveKeys: KeyPhrases { KeyPhrases("move the cursor", "move cursor", "move") }
  var goToKeys: KeyPhrases { KeyPhrases("go to a column, to a row", "column, row", "go to") }
  var legalMovesKeys: KeyPhrases { KeyPhrases("next, previous legal move", "legal moves", "legal") }
  var pressKeys: KeyPhrases { KeyPhrases("place a disk, press a button", "place disk", "place") }
  var undoKeys: KeyPhrases { KeyPhrases("undo, redo", "undo, redo", "undo") }

  var moveNowKey: KeyPhrases {
    KeyPhrases("the computer plays what it found", "move now", "move", "go")
  }

  var hintKey: KeyPhrases { KeyPhrases("hint: the score of each move", "score moves", "hint") }

  var evaluationKey: KeyPhrases {
    KeyPhrases("who is ahead: bar and graph", "who is ahead", "ahead")
  }

  var previewKey: KeyPhrases { KeyPhrases("what the move here turns over", "preview", "preview") }
  var listKeys: KeyPhrases { KeyPhrases("scroll the list of moves", "scroll", "scroll") }

  var againKeys: KeyPhrases {
    KeyPhrases("play again, with sides swapped", "play again", "again", "new")
  }

  var resetKey: KeyPhrases { KeyPhrases("reset the game (asks first)", "reset", "reset") }
  var themeKey: KeyPhrases { KeyPhrases("next theme of colours", "next theme", "theme") }
}
