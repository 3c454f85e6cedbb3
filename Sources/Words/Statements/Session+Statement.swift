import Analysis
import GameSession
import ReversiCore

// The statements about parts of the session.

extension Dialog: StatementConvertible {
  /// The text of a dialog.
  public var statement: Statement {
    switch self {
    case .resetConfirmation: .phrase(.resetDialog)
    case .passAlert: .phrase(.passDialog)
    case .question(.playAgain): .phrase(.playAgainDialog)
    case .question(.swapSides): .phrase(.swapSidesDialog)
    case .question(.setUp): .phrase(.setUpDialog)
    case .question(.load): .phrase(.loadDialog)
    case .question(.playOn(_, let move)):
      .phrase(.playOnDialog, ["number": .number(move)])
    case .question(.playVariation): .phrase(.playVariationDialog)
    case .question(.overwrite(let name)): .phrase(.overwriteDialog, ["name": .text(name)])
    case .question(.addGames(let games)):
      .phrase(.addGamesDialog, ["count": .number(games.count)])
    case .question(.removeGame): .phrase(.removeGameDialog)
    case .question(.heldElsewhere(let holder)):
      .phrase(.heldElsewhereDialog, ["holder": .program(holder)])
    }
  }
}

extension Editor.Defect: StatementConvertible {
  /// Why a game cannot start from a position.
  public var statement: Statement {
    switch self {
    case .noDisk(let side): .phrase(.noDisk, ["side": .side(side)])
    case .noLegalMove: .phrase(.noLegalMove)
    }
  }
}
