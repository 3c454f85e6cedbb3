import ReversiCore
import Words

struct EnglishHelpWords: HelpWords {
  var keysTitle: String { "Keys" }
  var rulesTitle: String { "Rules" }
  var play: String { "Play" }
  var study: String { "Study" }
  var position: String { "Position" }
  var program: String { "Program" }
  var nextPage: String { "next" }
  var close: String { "close" }

  var rules: [String] {
    [
      "Black begins; the sides take turns.",
      "A disk goes on an empty square, so that",
      "opposing disks lie in a straight line",
      "between it and another of its colour.",
      "All these turn over, in every direction.",
    ]
  }

  func example(of side: Disk, on square: Square, turning turned: Square) -> String {
    "\(side.english) plays \(square), and \(turned) turns over:"
  }

  var endRules: [String] {
    [
      "A side without such a move passes.",
      "If neither side has one, it is over:",
      "more disks win, and equal counts tie.",
    ]
  }

  var hintsTitle: String { "For a first game" }

  var hints: [String] {
    [
      "A disk in a corner never turns: take it.",
      "Stay off the squares beside a corner.",
      "Leave the other side few moves.",
    ]
  }

  var backKey: KeyPhrases { KeyPhrases("no, close, leave, skip animation", "back, skip", "back") }
  var helpKeys: KeyPhrases { KeyPhrases("help, close it; its other page", "help", "help") }
  var quitKey: KeyPhrases { KeyPhrases("quit; the game is kept", "quit", "quit") }
  var terminalKeys: KeyPhrases { KeyPhrases("redraw, suspend", "redraw", "redraw") }
  var mouse: KeyPhrases { KeyPhrases("click squares, modes, buttons", "click", "click") }
}
