import GameSession

/// What is in front when a key is pressed.
package enum KeyContext: Sendable, Hashable, CaseIterable {
  case board
  /// The pass alert.
  case alert
  case question
  case sheet(Sheet.Kind)
  /// A sheet in which a text is typed.
  case typing(Sheet.Kind)

  /// Every context that can occur.
  package static let allCases =
    [.board, .alert, .question] + Sheet.Kind.allCases.flatMap { $0.feature.contexts }

  init(_ app: App) {
    if let dialog = app.dialog {
      self = dialog == .passAlert ? .alert : .question
    } else {
      self = app.sheet.map { $0.feature.context } ?? .board
    }
  }

  /// The context of keys in the app, or in what the help covers.
  init(behindHelp app: App) {
    self.init(app)
    guard self == .sheet(.help) else { return }
    self = app.overlay.sheets.dropLast().last.map { $0.feature.context } ?? .board
  }

  /// The kind of the sheet in front, or nil.
  var kind: Sheet.Kind? {
    switch self {
    case .sheet(let kind), .typing(let kind): kind
    case .board, .alert, .question: nil
    }
  }

  /// Whether a text is typed.
  var isTyping: Bool {
    if case .typing = self { true } else { false }
  }
}

extension Set<KeyContext> {
  static let everywhere = Set(KeyContext.allCases)
  /// The contexts in which no text is typed.
  static let untyped = everywhere.filter { !$0.isTyping }
  /// The contexts in which the game itself is in front, or its alert.
  static let played: Set = [.board, .alert]
  /// The sheets that show a position on the board.
  static let sheetsWithBoards = everywhere.filter { $0.kind?.feature.hasBoard == true }
  /// The contexts in which a square can be selected.
  static let boards = sheetsWithBoards.union([.board])

  /// The sheets in which keys do what they do elsewhere.
  static func sharing(_ keys: SharedKeys) -> Set<KeyContext> {
    everywhere.filter { $0.kind?.feature.sharedKeys.contains(keys) == true }
  }
}

/// Keys that do in a feature what they do elsewhere.
package struct SharedKeys: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The arrows move something.
  static let arrows = SharedKeys(rawValue: 1 << 0)
  /// `h`, `j`, `k` and `l` move it, too.
  static let letters = SharedKeys(rawValue: 1 << 1)
  /// Tab and Shift-Tab go to the next and the previous.
  static let tab = SharedKeys(rawValue: 1 << 2)
  /// Enter chooses.
  static let enter = SharedKeys(rawValue: 1 << 3)
  /// Space chooses.
  static let space = SharedKeys(rawValue: 1 << 4)
  /// `?` opens the help.
  static let help = SharedKeys(rawValue: 1 << 5)
  /// `w` shows who is ahead.
  static let evaluation = SharedKeys(rawValue: 1 << 6)
  /// The keys that are about the position in view act on the one that the feature looks at.
  static let view = SharedKeys(rawValue: 1 << 8)
  /// A pasted text is read as a game.
  static let paste = SharedKeys(rawValue: 1 << 7)
}
