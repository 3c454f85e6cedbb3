import GameSession
import ReversiCore

/// The open sheets and the question over the board. The game continues behind it.
///
///     nothing ◀──────▶ a sheet ◀─────▶ a question over it   opened, closed; asked, cancelled
///        ▲▼               ▲▼                  ▲▼             reset requested, cancelled
///           the reset confirmation, over what is there
///
/// A feature says over which others it can lie. A question may lie over the board without a sheet.
/// OK in the confirmation or in a question that begins a game closes everything but the question
/// whether to play without saving.
package struct Overlay: Sendable, Hashable {
  /// The open sheets, the one in front last.
  package private(set) var sheets: [Sheet] = []
  /// The questions, the one in front last. Only the one about a reset lies over another.
  package private(set) var questions: [Question] = []

  package var sheet: Sheet? { sheets.last }

  package var isEmpty: Bool { sheet == nil && !isAsking }

  package var question: Question? { questions.last }

  var questionBehindReset: Question? { questions.first { $0 != .reset } }

  var isAsking: Bool { !questions.isEmpty }

  /// Asks a question in place of the one before; one about a reset lies over it.
  mutating func ask(_ question: Question) {
    let others = questions.filter { ($0 == .reset) != (question == .reset) }
    questions = question == .reset ? others + [question] : [question] + others
  }

  mutating func withdrawQuestion() { questions.removeAll { $0 != .reset } }

  mutating func removeQuestion() -> Question? { questions.popLast() }

  /// At most one feature of a kind is open. Setting it neither opens nor closes one.
  subscript(kind: Sheet.Kind) -> (any Feature)? {
    get { sheets.first { $0.kind == kind }?.feature }
    set {
      guard let newValue, let index = sheets.firstIndex(where: { $0.kind == kind }) else { return }
      sheets[index].feature = newValue
    }
  }

  func canOpen(_ kind: Sheet.Kind) -> Bool {
    sheet.map { kind.feature.canLie(over: $0.kind) } ?? true
  }

  mutating func open(_ feature: any Feature) {
    let sheet = Sheet(feature)
    if canOpen(sheet.kind) { sheets.append(sheet) }
  }

  mutating func closeSheet() { _ = sheets.popLast() }

  /// Closes everything for another game. The question whether to play without saving stays until it
  /// is answered.
  mutating func close() {
    let held = questions.filter { if case .heldElsewhere = $0 { true } else { false } }
    self = Overlay(questions: held)
  }

  func covers(_ target: App.Event.Target) -> Bool {
    switch target {
    case .board: !isEmpty
    case .opening(let kind): isAsking || !canOpen(kind)
    case .sheet(let kind): isAsking || sheet?.kind != kind
    case .front: isAsking
    case .transcript: isAsking || sheet != nil && sheet?.kind != .transcriptName
    case .game: false
    }
  }
}

extension App {
  /// The sheet in front; nil if none is open, or a question covers it.
  package var sheet: Sheet? { overlay.isAsking ? nil : overlay.sheet }

  /// The dialog in front. A due pass waits until sheets and questions are closed. The other person
  /// dismisses the alerts of the other side.
  package var dialog: Dialog? {
    if let question = overlay.question { return .question(question) }
    return game.phase == .passing && overlay.isEmpty && !game.isOthersTurn ? .passAlert : nil
  }

  /// At most one feature of a type is open. Setting it neither opens nor closes one.
  subscript<F: Feature>(_ type: F.Type) -> F? {
    get { overlay[Sheet.Kind(type)] as? F }
    set { overlay[Sheet.Kind(type)] = newValue }
  }

  mutating func open(_ kind: Sheet.Kind) {
    if let feature = kind.feature.opened(in: self) { overlay.open(feature) }
  }

  mutating func begin(_ beginning: GameSession.Beginning) -> [Effect] {
    overlay.close()
    isEvaluationShown = false
    return game.handle(.began(beginning)).map { .game($0) }
  }
}
