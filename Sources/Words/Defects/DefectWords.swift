import FileFormats
import Notation
import Texts

/// What is wrong with a text that should be a game.
package protocol DefectWords: Sendable {
  /// A text between quotes.
  func quoted(_ text: String) -> String
  /// Why a saved game cannot be read.
  func text(of defect: SavedGameDefect) -> String
  /// Why the saved moves are not used.
  func text(of defect: RecordDefect) -> String
  /// Why something is not a game.
  func text(of defect: GameDefect) -> String
  /// Why a text is not a game.
  func text(of error: GameTextError) -> String
  /// Why a side is to move that a text does not name.
  func text(of turn: AssumedTurn) -> String
  /// Why a text in a format is not a game.
  func text(of defect: FormDefect) -> String
}

extension DefectWords {
  /// Why a text is not a game, with the name of its format.
  func text(of defect: FormDefect, in format: String) -> String {
    "\(format): \(text(of: defect))"
  }

  /// Why a database is not one of games.
  func text(of defect: WthorDefect) -> String {
    switch defect {
    case .boardSize(let size): text(of: .boardSize(String(size)), in: "WTHOR")
    case .unfinished: text(of: .unfinished, in: "WTHOR")
    }
  }

  /// A character from a text: between quotes, with its code if not every screen can show it, or
  /// only the code if it could disturb the screen.
  func shown(_ character: Character) -> String {
    if character.isPlain { return quoted(String(character)) }
    let text = String(character)
    return text.printable == text ? "\(quoted(text)) (\(character.quotable))" : character.quotable
  }
}

extension Words {
  /// What is wrong with a text that should be a game.
  package var defects: any DefectWords {
    switch language {
    case .english: EnglishDefectWords()
    case .japanese: JapaneseDefectWords()
    }
  }
}
