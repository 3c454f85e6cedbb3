import GameSession
import Notation
import Texts
import Words

struct EnglishSetUpWords: SetUpWords {
  var title: String { "Set up" }
  var toMove: String { " to move" }

  func wording(of defect: SetUp.Defect) -> Wording {
    switch defect {
    case .noDisk(let side): Wording("\(side.english) has no disk", "no \(side.english)")
    case .noLegalMove: Wording("neither side can move", "no moves")
    }
  }

  var question: String { "Do you really want to give this game up for the position?" }
  var shortQuestion: String { "Play from here: y or n?" }
  var help: String { "Rows of x, o, -; Enter keeps, stop ends." }
  func row(_ row: Int, now cells: String) -> String { "Row \(row), now \(cells):" }
  func side(now symbol: String) -> String { "To move, x or o, now \(symbol):" }
  var left: String { "Nothing is set up." }
  func noGame(_ defect: String) -> String { "No game can start: \(defect)." }

  func noPosition(_ error: GameTextError) -> String {
    error == .empty
      ? "That is not a game." : "No position: \(Words(.english).defects.text(of: error))."
  }

  var openCommand: String { "set up a position" }
  var openKey: KeyPhrases { KeyPhrases("set up a position", "set up", "set up") }
  var squareKeys: KeyPhrases { KeyPhrases("set up: turn, empty the square", "turn square", "turn") }
  var clearKey: KeyPhrases { KeyPhrases("set up: empty all squares", "empty all", "clear") }
  var startKey: KeyPhrases { KeyPhrases("set up: the start of a game", "new board", "start") }
  var colorsKey: KeyPhrases { KeyPhrases("set up: swap the colours", "swap colours", "swap") }
  var sideKey: KeyPhrases { KeyPhrases("set up: the side to move", "side to move", "side") }
  var playKey: KeyPhrases { KeyPhrases("set up: play from the position", "play", "play") }

  var leaveKey: KeyPhrases {
    KeyPhrases("leave the review or the set-up", "back to game", "back to the game", "back")
  }
}
