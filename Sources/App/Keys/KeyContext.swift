import GameSession

/// What is in front when a key is pressed.
enum KeyContext: Sendable, Hashable, CaseIterable {
  /// The board.
  case board
  /// The pass alert.
  case alert
  /// A question.
  case question
  /// The help.
  case help
  /// The review.
  case review
  /// The editor of a position.
  case editor
  /// The field in which the name of a file is typed.
  case fileName
  /// The list of players.
  case players
  /// The library.
  case library
  /// The field in which the filter of the library is typed.
  case filter
  /// The list of openings.
  case openings
  /// The practice.
  case practice

  /// What is in front in a session.
  init(_ session: App) {
    if let dialog = session.dialog {
      self = dialog == .passAlert ? .alert : .question
      return
    }
    self =
      switch session.sheet {
      case .help: .help
      case .review: .review
      case .editor: .editor
      case .fileName: .fileName
      case .players: .players
      case .library(let library): library.isTyping ? .filter : .library
      case .openings: .openings
      case .practice: .practice
      case nil: .board
      }
  }

  /// What is in front in a session, or what the help covers.
  init(behindHelp session: App) {
    let front = KeyContext(session)
    self =
      switch front {
      case .help:
        // The sheet that can lie over others comes first.
        session.openings != nil
          ? .openings
          : session.review != nil
            ? .review
            : session.editor != nil
              ? .editor
              : session.library != nil
                ? .library : session.practice != nil ? .practice : .board
      case .board, .alert, .question, .review, .editor, .fileName, .players, .library, .filter,
        .openings, .practice:
        front
      }
  }
}

extension Set<KeyContext> {
  /// Every context.
  static let everywhere = Set(KeyContext.allCases)
  /// The contexts in which no text is typed.
  static let untyped = everywhere.subtracting(typed)
  /// The contexts in which a text is typed.
  static let typed: Set = [.fileName, .filter]
  /// The contexts in which the game itself is in front, or its alert.
  static let played: Set = [.board, .alert]
}
