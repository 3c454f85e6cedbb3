import Canvas
import GameSession
import ReversiCore
import Words

/// A page over the board: a state machine with its events, keys and words.
///
/// A feature can be read, tested and removed alone. It looks at the game, and tells its parent what
/// else it wishes. Its folder has a file for its state, one for its keys and one for its words.
package protocol Feature: Sendable, Hashable {
  associatedtype Event: Sendable, Hashable

  /// Whether it can be opened over another feature, which then stays open.
  static func canLie(over kind: Sheet.Kind) -> Bool

  /// The feature as the person opens it; nil if it cannot be opened now.
  static func opened(in app: App) -> Self?

  /// Handles an event, and returns what the parent has to do, in order. An event that does not
  /// belong to the state changes nothing.
  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish]

  /// Follows the game, which may go on behind it, and the features behind it.
  mutating func follow(_ app: App)

  /// The position that it looks at in place of the game's, or nil.
  var viewed: ViewedPlace? { get }

  /// Whether it shows the person something that helps in the game behind it.
  func helps(in app: App) -> Bool

  /// The jobs that have to run. Nothing lies over a feature in front.
  func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob]

  // Keys.

  /// The row of the key that opens it; nil without a key of its own.
  static var openRow: ActionRow? { get }
  static var rows: [ActionRow] { get }
  /// The keys that do in it what they do elsewhere.
  static var sharedKeys: SharedKeys { get }
  /// The contexts that can be in front while the feature is open.
  static var contexts: [KeyContext] { get }
  /// Whether the board shows its position in place of the game's.
  static var hasBoard: Bool { get }
  /// Whether small screens hide it. Keys then act on the board.
  static var needsRoom: Bool { get }
  var isTyping: Bool { get }
  /// The squares that the person may choose; nil takes the game's.
  func choices(in app: App) -> SquareSet?
  /// The remark on the choice of a square; nil if the choice does something.
  func remark(choosing square: Square, in app: App) -> Remark?
  /// The intents that end what plays by itself, for any key.
  var skip: [Intent] { get }
  /// Handles a key that types or pastes something for the feature; nil for another key.
  func edit(_ key: Key, _ state: inout UIState) -> [Intent]?
  /// Does what an action means while the feature is in front; nil if it means nothing of its own.
  func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]?
}

extension Feature {
  static var kind: Sheet.Kind { Sheet.Kind(Self.self) }
  var context: KeyContext { isTyping ? .typing(Self.kind) : .sheet(Self.kind) }
}

extension Feature {
  package static func canLie(over kind: Sheet.Kind) -> Bool { false }
  package mutating func follow(_ app: App) {}
  package var viewed: ViewedPlace? { nil }
  package func helps(in app: App) -> Bool { false }
  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] { [] }
  package static var openRow: ActionRow? { nil }
  package static var rows: [ActionRow] { [] }
  static var sharedKeys: SharedKeys { [] }
  package static var contexts: [KeyContext] { [.sheet(kind)] }
  package static var hasBoard: Bool { false }
  package static var needsRoom: Bool { false }
  package var isTyping: Bool { false }
  package func choices(in app: App) -> SquareSet? { nil }
  package func remark(choosing square: Square, in app: App) -> Remark? { nil }
  package var skip: [Intent] { [] }
  package func edit(_ key: Key, _ state: inout UIState) -> [Intent]? { nil }
  func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? { nil }
}

extension Feature {
  mutating func handle(_ event: FeatureEvent, beside game: GameSession) -> [Wish] {
    guard let event = event.event.value(as: Event.self) else { return [] }
    return handle(event, beside: game)
  }
}

/// A wish of a feature, which its parent grants.
package enum Wish: Sendable {
  case open(any Feature)
  case ask(Question)
  /// Do what a question is about; ask first if there is something to lose.
  case askIfNeeded(Question)
  /// Close all sheets, and let the game go on from a number of plies.
  case goOn(from: Int)

  var changesGame: Bool {
    switch self {
    case .open: false
    case .ask(.feature(let asked)): asked.question.changesGame
    case .ask, .askIfNeeded, .goOn: true
    }
  }
}

/// A page in front of the game to read or to work on.
package struct Sheet: Sendable, Hashable {
  package var feature: any Feature

  init(_ feature: any Feature) { self.feature = feature }

  package var kind: Kind { Kind(type(of: feature)) }

  package static func == (one: Sheet, other: Sheet) -> Bool {
    AnyHashable(one.feature) == AnyHashable(other.feature)
  }

  package func hash(into hasher: inout Hasher) { feature.hash(into: &hasher) }
}

extension Sheet {
  /// Which feature a sheet is. Each feature's folder has a name for its kind.
  package struct Kind: Sendable, Hashable {
    let feature: any Feature.Type

    init(_ feature: any Feature.Type) { self.feature = feature }

    package static func == (one: Kind, other: Kind) -> Bool { one.feature == other.feature }

    package func hash(into hasher: inout Hasher) { ObjectIdentifier(feature).hash(into: &hasher) }
  }
}

extension Sheet.Kind: CaseIterable {
  /// All features, in the order in which documents list their keys.
  package static let allCases: [Sheet.Kind] = [
    .menu, .review, .library, .openings, .practice, .transcriptName, .setUp, .players, .help,
  ]
}

package struct FeatureEvent: Sendable, Hashable {
  let kind: Sheet.Kind
  let event: ErasedValue

  init<F: Feature>(_ event: F.Event, in feature: F.Type) {
    kind = Sheet.Kind(feature)
    self.event = ErasedValue(event)
  }
}

extension App {
  func feature(in context: KeyContext) -> (any Feature)? {
    overlay.sheets.last { $0.kind == context.kind }?.feature
  }
}
