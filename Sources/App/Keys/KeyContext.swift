import GameSession

/// What is in front when a key is pressed.
package enum KeyContext: Sendable, Hashable, CaseIterable {
  case board
  /// The pass alert.
  case alert
  case question
  case sheet(Sheet.Kind)
  case typing(Sheet.Kind)

  package static let allCases =
    [.board, .alert, .question] + Sheet.Kind.allCases.flatMap { $0.feature.contexts }

  init(_ app: App) {
    if let dialog = app.dialog {
      self = dialog == .passAlert ? .alert : .question
    } else {
      self = app.sheet.map { $0.feature.context } ?? .board
    }
  }

  /// The context in the app, or in what the help covers.
  package init(behindHelp app: App) {
    self.init(app)
    guard self == .sheet(.help) else { return }
    self = app.overlay.sheets.dropLast().last.map { $0.feature.context } ?? .board
  }

  var kind: Sheet.Kind? {
    switch self {
    case .sheet(let kind), .typing(let kind): kind
    case .board, .alert, .question: nil
    }
  }

  var isTyping: Bool {
    if case .typing = self { true } else { false }
  }
}

extension Set<KeyContext> {
  static let everywhere = Set(KeyContext.allCases)
  static let untyped = everywhere.filter { !$0.isTyping }
  static let played: Set = [.board, .alert]
  static let sheetsWithBoards = everywhere.filter { $0.kind?.feature.hasBoard == true }
  static let boards = sheetsWithBoards.union([.board])

  static func sharing(_ keys: SharedKeys) -> Set<KeyContext> {
    everywhere.filter { $0.kind?.feature.sharedKeys.contains(keys) == true }
  }
}

/// Keys that do in a feature what they do elsewhere.
package struct SharedKeys: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let arrows = SharedKeys(rawValue: 1 << 0)
  /// `h`, `j`, `k` and `l` do what the arrows do.
  static let letters = SharedKeys(rawValue: 1 << 1)
  static let tab = SharedKeys(rawValue: 1 << 2)
  static let enter = SharedKeys(rawValue: 1 << 3)
  static let space = SharedKeys(rawValue: 1 << 4)
  static let help = SharedKeys(rawValue: 1 << 5)
  static let evaluation = SharedKeys(rawValue: 1 << 6)
  /// Keys about the position in view act on the one that the feature looks at.
  static let view = SharedKeys(rawValue: 1 << 8)
  /// A pasted text is read as a game.
  static let paste = SharedKeys(rawValue: 1 << 7)
}
