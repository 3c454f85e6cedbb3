import Analysis
import GameSession
import ReversiCore
import Texts
import Words

/// The short answer to a key or a click that did nothing, or changed a level or the theme.
package enum Remark: Sendable, Hashable {
  case refused(MoveRefusal)
  /// No computer plays, so there is no level to change.
  case noComputer
  case nothingToTakeBack, nothingToPlayAgain, noComputerThinks
  /// The side's computer plays at this level; nil for both sides.
  case level(Disk?, Level)
  /// The board has this theme's colours.
  case theme(String)
  /// The character is no key here, but in the game.
  case actsInGame
  /// The character is no key here, but in this sheet.
  case actsIn(Sheet.Kind)
  /// The character was a key once.
  case withdrawn(WithdrawnKey)
  /// The character is no key.
  case noKey
  case noPaste
  /// The character belongs to a keyboard layout without Latin letters.
  case keysAreLatin
  case feature(AnyFeatureRemark)

  static let duration = Duration.seconds(2)

  /// The remark on the choice of a square; nil if the choice makes a move, or if the screen already
  /// shows why it does not.
  package init?(choosing square: Square, in app: App) {
    switch app.game.refusal(of: square) {
    case nil, .animation, .illegal(.passDue): return nil
    case let refusal?: self = .refused(refusal)
    }
  }

  /// The remark on the choice of a square in a position that is not the game's.
  init?(choosing square: Square, in position: Position) {
    guard let refusal = position.refusal(of: square) else { return nil }
    self = .refused(refusal)
  }

  /// The remark on a character that is no key.
  init(typing character: Character) {
    let contexts = ActionTable.contexts(of: .character(character))
    if let key = WithdrawnKey(character), contexts.isSubset(of: [.question]) {
      self = .withdrawn(key)
    } else if character.unicodeScalars.first?.isOfScriptBesideLatin == true {
      self = .keysAreLatin
    } else if contexts.contains(.board) {
      self = .actsInGame
    } else if let kind = Sheet.Kind.allCases.first(where: { contexts.contains(.sheet($0)) }) {
      self = .actsIn(kind)
    } else {
      self = .noKey
    }
  }

  /// The remark on a wish about the game that does nothing now; nil if it does something, or if
  /// what happens says so.
  init?(wishing event: App.Event, in app: App) {
    switch event {
    case .game(.moveNowRequested) where app.game.thinkingSide == nil: self = .noComputerThinks
    case .twoPeople(.resignRequested) where app.twoPeople == nil,
      .twoPeople(.joinRequested) where app.twoPeople == nil:
      self = .withdrawn(.twoTerminals)
    case .game(.hintRequested), .evaluationToggled:
      guard app.viewedPlace == nil, !app.isEvaluationShown || event == .game(.hintRequested),
        let refusal = app.game.refusal, refusal != .animation
      else { return nil }
      if event == .evaluationToggled, refusal != .illegal(.gameOver) { return nil }
      self = .refused(refusal)
    default: return nil
    }
  }

  func holds(in app: App) -> Bool {
    switch self {
    case .refused(.illegal(.turnsNothingOver(let square))),
      .refused(.illegal(.occupied(let square))):
      app.remark(choosing: square) == self
    case .refused(.illegal(.gameOver)):
      app.recordUpToShownPly.position.outcome != nil || app.game.phase == .over
    case .refused(let refusal): app.game.refusal == refusal
    case .feature(let told): told.remark.holds(in: app)
    case .level(let side, let level):
      Disk.allCases.allSatisfy { side ?? $0 != $0 || app.game.moveLimits[$0] == .level(level) }
    case .theme, .noKey, .noPaste, .actsInGame, .actsIn, .withdrawn, .keysAreLatin: true
    case .nothingToTakeBack, .nothingToPlayAgain, .noComputerThinks: true
    case .noComputer: !Disk.allCases.contains { app.game.modes[$0].isComputed }
    }
  }
}

extension Remark {
  package func wording(in words: Words) -> Wording {
    switch self {
    case .refused(.illegal(.turnsNothingOver(let square))): words.game.turnsNothing(square)
    case .refused(.illegal(.occupied(let square))): words.game.taken(square)
    case .refused(.thinking(let side)): words.game.thinking(side)
    case .refused(.otherPerson): words.twoPeople.otherAwaited
    case .refused(.illegal(.gameOver)): words.game.over
    // The screen already says so.
    case .refused(.animation), .refused(.illegal(.passDue)): ""
    case .noComputer: words.players.noComputer
    case .nothingToTakeBack: words.game.nothingToTakeBack
    case .nothingToPlayAgain: words.game.nothingToPlayAgain
    case .noComputerThinks: words.game.noComputerThinks
    case .level(let side, let level): words.players.level(level, of: side)
    case .feature(let told): told.remark.wording(in: words)
    case .withdrawn(let key): words.menu.wording(of: key)
    case .noKey: words.game.noKey
    case .noPaste: words.game.noPaste
    case .actsInGame: words.game.actsInGame
    case .actsIn(let kind):
      kind.feature.openRow.map { words.game.acts(in: $0.phrases(in: words).label) }
        ?? words.game.noKey
    case .keysAreLatin: words.game.keysAreLatin
    case .theme(let name): words.game.theme(name)
    }
  }
}

/// A key of earlier versions.
package enum WithdrawnKey: Sendable, Hashable {
  /// It changed the level of one side.
  case levelOfSide
  case swapSides
  case coach
  /// It asked for the reason of a move, or named it beforehand.
  case reason
  /// It belongs to games of two people at two terminals.
  case twoTerminals

  init?(_ character: Character) {
    switch character {
    case "X", "O": self = .levelOfSide
    case "N": self = .swapSides
    case "C": self = .coach
    case "y": self = .reason
    default: return nil
    }
  }
}

/// The text of a remark, and how long it is true.
protocol FeatureRemark: Sendable, Hashable {
  func wording(in words: Words) -> Wording
  func holds(in app: App) -> Bool
}

extension FeatureRemark {
  func holds(in app: App) -> Bool { true }
}

package struct AnyFeatureRemark: Sendable, Hashable {
  let remark: any FeatureRemark

  package static func == (one: AnyFeatureRemark, other: AnyFeatureRemark) -> Bool {
    AnyHashable(one.remark) == AnyHashable(other.remark)
  }

  package func hash(into hasher: inout Hasher) { remark.hash(into: &hasher) }
}

extension Remark {
  init(_ remark: any FeatureRemark) { self = .feature(AnyFeatureRemark(remark: remark)) }
}

struct TimedRemark: Sendable, Hashable {
  let remark: Remark
  let end: Duration
}

extension Unicode.Scalar {
  /// A letter, a mark or a digit of a script such as Greek, Cyrillic or Kana.
  fileprivate var isOfScriptBesideLatin: Bool {
    // Greek is the first after Latin, whose other letters are in these blocks.
    guard value >= 0x370, !(0x1E00...0x1EFF).contains(value), !(0x2C60...0x2C7F).contains(value),
      !(0xA720...0xA7FF).contains(value)
    else { return false }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}

extension App {
  /// The remark on the choice of a square of the board that is shown; nil if the choice makes a
  /// move.
  fileprivate func remark(choosing square: Square) -> Remark? {
    let feature = overlay.sheets.last { type(of: $0.feature).hasBoard }?.feature
    guard let feature else { return Remark(choosing: square, in: self) }
    return feature.remark(choosing: square, in: self)
  }
}
