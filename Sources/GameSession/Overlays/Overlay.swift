import ReversiCore

/// What lies over the board. The game continues behind it.
///
///     nothing ◀──────▶ a sheet ◀─────▶ a question over it   opened, closed; asked, cancelled
///        ▲▼               ▲▼                  ▲▼             reset requested, cancelled
///           the reset confirmation, over what is there
///
/// The help may lie over the review, the editor or the library, and the review over the library. A
/// question may lie over the board without a sheet. OK in the confirmation or in a question that
/// begins a game closes everything.
public struct Overlay: Sendable, Hashable {
  /// The open sheet, even if something covers it; nil if none is open.
  public internal(set) var sheet: Sheet?
  /// The sheets behind the open one, the front one last.
  public internal(set) var coveredSheets: [Sheet] = []
  /// The question over the sheet or the board; nil if there is none.
  public internal(set) var question: Question?
  /// Whether the reset confirmation lies over everything else.
  public internal(set) var isResetAsked = false

  /// Whether nothing lies over the board.
  public var isEmpty: Bool { sheet == nil && !isAsking }

  /// Whether a question or the confirmation waits for an answer.
  var isAsking: Bool { question != nil || isResetAsked }

  /// Whether the transcript can be written: nothing asks, and only the sheet for its name is open.
  var takesTranscript: Bool { !isAsking && (sheet == nil || sheet == .fileName) }

  /// The sheet that decides what the board shows: the one behind the help if there is one.
  fileprivate var boardSheet: Sheet? {
    get { sheet == .help ? coveredSheets.last : sheet }
    set {
      guard sheet == .help else { return sheet = newValue }
      if let newValue, let last = coveredSheets.indices.last { coveredSheets[last] = newValue }
    }
  }

  /// The library that is open, also behind something else.
  var library: Library? {
    get {
      for case .library(let library) in [sheet].compactMap(\.self) + coveredSheets {
        return library
      }
      return nil
    }
    set {
      guard let newValue else { return }
      if case .library = sheet { sheet = .library(newValue) }
      for (index, sheet) in coveredSheets.enumerated() {
        if case .library = sheet { coveredSheets[index] = .library(newValue) }
      }
    }
  }

  /// Whether the overlay lies over what an event acts on.
  func covers(_ target: GameSession.Event.Target) -> Bool {
    switch target {
    case .board: !isEmpty
    case .position:
      if case .review = sheet { isAsking } else { !isEmpty }
    case .sheet: isAsking
    case .game: false
    }
  }
}

/// A page in front of the game to read or to work on. Only one is open at a time, except that the
/// help can lie over the review, the editor and the library, and the review over the library.
public enum Sheet: Sendable, Hashable {
  /// The kind of a sheet that the player can open.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case help, review, editor, fileName, players, library
  }

  /// The keys and the rules.
  case help
  /// A review of the game.
  case review(ReviewPlace)
  /// A position that is being set up.
  case editor(Editor)
  /// The player is typing the name of the transcript file.
  case fileName
  /// The list from which the player chooses who plays each side.
  case players
  /// The games of the archive.
  case library(Library)
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
  /// The sheet in front; nil if none is open, or a question covers it.
  public var sheet: Sheet? { overlay.isAsking ? nil : overlay.sheet }

  /// The sheet that is open, also behind a question.
  public var openSheet: Sheet? { overlay.sheet }

  /// The dialog in front. A due pass waits until nothing lies over the board.
  public var dialog: Dialog? {
    if overlay.isResetAsked { return .resetConfirmation }
    if let question = overlay.question { return .question(question) }
    return phase == .passing && overlay.isEmpty ? .passAlert : nil
  }

  /// The review that is open, also behind a question or the help.
  public var review: Review? { reviewPlace.map { Review($0, gameScores) } }

  /// The place that the review looks at, also behind a question or the help.
  var reviewPlace: ReviewPlace? {
    get { if case .review(let place) = overlay.boardSheet { place } else { nil } }
    // A change through `?` also stores nil if another sheet is open.
    set { if let newValue { overlay.boardSheet = .review(newValue) } }
  }

  /// The editor that is open, also behind a question or the help.
  public internal(set) var editor: Editor? {
    get { if case .editor(let editor) = overlay.boardSheet { editor } else { nil } }
    set { if let newValue { overlay.boardSheet = .editor(newValue) } }
  }
}
