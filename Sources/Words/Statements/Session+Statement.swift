import Analysis
import App
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

  /// The title of a dialog.
  public var title: Phrase {
    switch self {
    case .passAlert: .passTitle
    case .question(.heldElsewhere): .inUseTitle
    case .resetConfirmation, .question: .confirmationTitle
    }
  }

  /// The question of a dialog that does not fit, with the keys for the answers.
  public var question: Phrase {
    switch self {
    case .resetConfirmation: .resetQuestion
    case .passAlert: .passQuestion
    case .question(.playAgain): .playAgainQuestion
    case .question(.swapSides): .swapSidesQuestion
    case .question(.setUp): .setUpQuestion
    case .question(.load): .loadQuestion
    case .question(.playOn), .question(.playVariation): .playOnQuestion
    case .question(.overwrite): .overwriteQuestion
    case .question(.addGames): .addGamesQuestion
    case .question(.removeGame): .removeGameQuestion
    case .question(.heldElsewhere): .heldElsewhereQuestion
    }
  }
}

extension Message: StatementConvertible {
  /// The text after the side's disk and name in a message; the whole text if the message is about
  /// both.
  public var statement: Statement {
    switch self {
    case .turn: .phrase(.turn)
    case .won: .phrase(.won)
    case .tied: .phrase(.tied)
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

extension Level.Kind: StatementConvertible {
  /// The name of a player at some levels.
  public var statement: Statement {
    switch self {
    case .beginner: .phrase(.beginner)
    case .casual: .phrase(.casual)
    case .club: .phrase(.club)
    case .expert: .phrase(.expert)
    case .master: .phrase(.master)
    }
  }
}

extension Words {
  /// A side's name.
  public func name(of side: Disk) -> String { text(of: .side(side)) }

  /// The names of a player, in fewer and fewer columns: up to 8; up to 4 before a level of two
  /// digits, otherwise 6; up to 3.
  public func names(of mode: Mode) -> (long: String, short: String, shortest: String) {
    func three(_ phrase: Phrase) -> (long: String, short: String, shortest: String) {
      let texts = texts(of: phrase)
      return (texts[0], texts[1], texts[2])
    }
    return switch mode {
    case .manual: three(.manual)
    case .computer: three(.computer)
    case .externalEngine(let name): name.shortened
    }
  }

  /// How a game ended, with the disks of both sides, the longest wording first.
  public func texts(ofResult counts: Sides<Int>) -> [String] {
    let (dark, light) = (counts.dark, counts.light)
    return texts(
      of: dark == light ? .resultTied : .resultWon,
      ["dark": .number(dark), "light": .number(light), "margin": .number(abs(dark - light))])
  }

  /// The title of the terminal's window, with the disks of each side.
  public func windowTitle(_ counts: Sides<Int>) -> String {
    text(of: .windowTitle, ["dark": .number(counts.dark), "light": .number(counts.light)])
  }

  /// A score in disks, with its sign unless it is 0.
  public func score(_ disks: Int) -> String { text(of: .score(disks)) }
}
