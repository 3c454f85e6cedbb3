import Archive
import GameSession
import Notation
import ReversiCore
import Words

/// A question before an action that the person cannot take back.
package enum Question: Sendable, Hashable {
  /// Whether to reset the game. It may lie over another question.
  case reset
  case playAgain
  case swapSides
  /// Whether to replace the game with this record.
  case load(GameRecord)
  /// Whether to play on without a clock, after this side's flag has fallen.
  case untimed(loser: Disk)
  /// Whether to play without saving: the process `holder`, if known, holds the saved game.
  case heldElsewhere(holder: Int32?)
  case feature(AnyFeatureQuestion)
}

/// A question or an alert in front of the board.
package enum Dialog: Sendable, Hashable {
  /// `Cannot place a disk.`
  case passAlert
  case question(Question)
}

/// What a question says, and what its answers do. OK says yes, Cancel says no.
protocol FeatureQuestion: Sendable, Hashable {
  func text(in words: Words) -> String
  /// For a dialog that does not fit; names the keys for the answers.
  func shortText(in words: Words) -> String
  var changesGame: Bool { get }
  func carryOut(in app: inout App) -> [App.Effect]
  func refuse(in app: inout App) -> [App.Effect]
}

extension FeatureQuestion {
  var changesGame: Bool { true }
  func refuse(in app: inout App) -> [App.Effect] { [] }
}

package struct AnyFeatureQuestion: Sendable, Hashable {
  let question: any FeatureQuestion

  package static func == (one: AnyFeatureQuestion, other: AnyFeatureQuestion) -> Bool {
    AnyHashable(one.question) == AnyHashable(other.question)
  }

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
  package static let quit = DialogButton(label: \.questions.quitButton)
  package static let play = DialogButton(label: \.questions.playButton)
  /// Asks whether to reset the game.
  package static let reset = DialogButton(label: \.questions.resetButton)
}

extension Dialog {
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

  /// Nil if the harmless answer leaves the program, which Esc never does.
  var escapeButton: DialogButton? { safeButton == .quit ? nil : safeButton }

  /// Nil for an alert.
  var answers: (no: DialogButton, yes: DialogButton)? {
    switch self {
    case .passAlert: nil
    case .question(.heldElsewhere): (.quit, .play)
    case .question: (.cancel, .ok)
    }
  }
}

extension App {
  /// Begins another game at once if nothing would be lost.
  mutating func askIfNeeded(_ question: Question) -> [Effect] {
    if game.phase == .over || game.record.isUntouched { return carryOut(question) }
    overlay.ask(question)
    return []
  }

  mutating func cancel() -> [Effect] {
    // The game goes on only if the person accepts that it may be lost.
    if case .heldElsewhere = overlay.question { return [] }
    guard case .feature(let asked)? = overlay.removeQuestion() else { return [] }
    return asked.question.refuse(in: &self)
  }

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
