import Archive
import GameSession
import Notation
import ReversiCore
import Words

/// A question before an action that the person cannot take back.
package enum Question: Sendable, Hashable {
  /// Whether to reset the game. It may lie over another question.
  case reset
  /// Whether to begin a new game with the same players.
  case playAgain
  /// Whether to begin a new game with the sides swapped.
  case swapSides
  /// Whether to replace the game with this record.
  case load(GameRecord)
  /// Whether to play on without a clock, after this side's flag has fallen.
  case untimed(loser: Disk)
  /// Whether to play without saving, since another process holds the saved game: `holder`, if
  /// known.
  case heldElsewhere(holder: Int32?)
  case feature(AnyFeatureQuestion)
}

/// A question or an alert in front of the board.
package enum Dialog: Sendable, Hashable {
  /// `Cannot place a disk.`
  case passAlert
  case question(Question)
}

/// A question of a feature: what it says, and what its answers do. OK says yes, Cancel says no.
protocol FeatureQuestion: Sendable, Hashable {
  func text(in words: Words) -> String
  /// The question of a dialog that does not fit, with the keys for the answers.
  func shortText(in words: Words) -> String
  /// Whether Yes changes the game.
  var changesGame: Bool { get }
  /// Does what the question is about.
  func carryOut(in app: inout App) -> [App.Effect]
  /// Does what follows if the person answers no.
  func refuse(in app: inout App) -> [App.Effect]
}

extension FeatureQuestion {
  var changesGame: Bool { true }
  func refuse(in app: inout App) -> [App.Effect] { [] }
}

/// A question of any feature.
package struct AnyFeatureQuestion: Sendable, Hashable {
  let question: any FeatureQuestion

  /// Whether two questions are equal and of the same feature.
  package static func == (one: AnyFeatureQuestion, other: AnyFeatureQuestion) -> Bool {
    AnyHashable(one.question) == AnyHashable(other.question)
  }

  /// Feeds the question into a hasher.
  package func hash(into hasher: inout Hasher) { question.hash(into: &hasher) }
}

extension Question {
  init(_ question: any FeatureQuestion) { self = .feature(AnyFeatureQuestion(question: question)) }
}

/// A button of a dialog. A feature has its own in its folder.
package struct DialogButton: Sendable, Hashable {
  let label: KeyPath<Words, String> & Sendable

  package func label(in words: Words) -> String { words[keyPath: label] }

  /// Changes nothing.
  package static let cancel = DialogButton(label: \.questions.cancelButton)
  /// Does what the dialog asks about.
  package static let ok = DialogButton(label: \.questions.okButton)
  /// Passes the turn.
  package static let dismiss = DialogButton(label: \.questions.dismissButton)
  /// Leaves the program.
  package static let quit = DialogButton(label: \.questions.quitButton)
  /// Plays without saving.
  package static let play = DialogButton(label: \.questions.playButton)
  /// Asks whether to reset the game.
  package static let reset = DialogButton(label: \.questions.resetButton)
}

extension Dialog {
  /// The buttons, from left to right.
  package var buttons: [DialogButton] {
    switch self {
    case .passAlert: [.dismiss]
    case .question(.heldElsewhere): [.quit, .play]
    case .question: [.cancel, .ok]
    }
  }

  /// The harmless answer, which is selected at first.
  var safeButton: DialogButton {
    switch self {
    case .passAlert: .dismiss
    case .question(.heldElsewhere): .quit
    case .question: .cancel
    }
  }

  /// The button that Esc presses; nil if the harmless answer leaves the program, which Esc never
  /// does.
  var escapeButton: DialogButton? { safeButton == .quit ? nil : safeButton }

  /// The buttons for no and yes, if the dialog asks something.
  var answers: (no: DialogButton, yes: DialogButton)? {
    switch self {
    case .passAlert: nil
    case .question(.heldElsewhere): (.quit, .play)
    case .question: (.cancel, .ok)
    }
  }
}

/// Asking, and what the answers do.
extension App {
  /// Asks whether to begin another game, or begins it at once if nothing would be lost.
  mutating func askIfNeeded(_ question: Question) -> [Effect] {
    if game.phase == .over || game.record.isUntouched { return carryOut(question) }
    overlay.ask(question)
    return []
  }

  /// Answers the question in front with no.
  mutating func cancel() -> [Effect] {
    // The game goes on only if the person accepts that it may be lost.
    if case .heldElsewhere = overlay.question { return [] }
    guard case .feature(let asked)? = overlay.removeQuestion() else { return [] }
    return asked.question.refuse(in: &self)
  }

  /// Answers the question in front with yes.
  mutating func confirm() -> [Effect] {
    overlay.removeQuestion().map { carryOut($0) } ?? []
  }

  private mutating func carryOut(_ question: Question) -> [Effect] {
    switch question {
    case .reset: return begin(.reset)
    case .playAgain: return begin(.again)
    case .swapSides: return begin(.swapped)
    case .load(let record): return begin(.record(record))
    case .untimed: return twoPeople == nil ? play(.untimed) : askOther(.playOnUntimed)
    case .heldElsewhere: return []
    case .feature(let asked): return asked.question.carryOut(in: &self)
    }
  }
}
