import ReversiCore

/// What lies over the board and is dealt with first; behind it the game goes on.
///
///     nothing ◀──────▶ a sheet ◀─────▶ its question    opened, closed; asked, cancelled
///        ▲▼               ▲▼               ▲▼          reset requested, cancelled
///          the reset confirmation, over what it covers
///
/// The confirmation is always in front. The OK of any question closes everything.
public enum Overlay: Sendable, Hashable {
  /// A sheet.
  case sheet(Sheet)
  /// The question whether to reset the game; Cancel returns to the sheet that it covers.
  case resetConfirmation(over: Sheet?)
}

/// Something to read, to answer or to work on before the game; only one is open at a time.
public enum Sheet: Sendable, Hashable {
  /// What the player can open over the board.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case help, review, editor, fileName
  }

  /// The keys and the rules.
  case help
  /// A look at how the game went.
  case review(Review)
  /// A position that is being set up.
  case editor(Editor)
  /// The name of the file that the transcript is written to is being typed.
  case fileName
  /// A question, which returns to where it was asked if the answer is no.
  case question(Question)
}

/// A question or an alert in front of the board.
public enum Dialog: Sendable, Hashable {
  /// `Do you really want to reset the game?`
  case resetConfirmation
  /// `Cannot place a disk.`
  case passAlert
  /// Another question.
  case question(Question)
}

extension GameSession {
  /// The sheet that is in front, if one is.
  public var sheet: Sheet? {
    if case .sheet(let sheet) = overlay { sheet } else { nil }
  }

  /// The dialog in front. A pass that is due waits until nothing lies over the board.
  public var dialog: Dialog? {
    switch overlay {
    case .resetConfirmation: .resetConfirmation
    case .sheet(.question(let question)): .question(question)
    case .sheet: nil
    case nil: phase == .passing ? .passAlert : nil
    }
  }

  /// The sheet that is open, also behind the reset confirmation.
  public var openSheet: Sheet? {
    switch overlay {
    case .sheet(let sheet): sheet
    case .resetConfirmation(let sheet): sheet
    case nil: nil
    }
  }

  /// The review that is open, also behind a question.
  public var review: Review? {
    switch openSheet {
    case .review(let review), .question(.playOn(let review)): review
    case .help, .editor, .fileName, .question, nil: nil
    }
  }

  /// The editor that is open, also behind a question.
  public var editor: Editor? {
    switch openSheet {
    case .editor(let editor), .question(.setUp(let editor)): editor
    case .help, .review, .fileName, .question, nil: nil
    }
  }
}
