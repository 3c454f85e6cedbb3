import Analysis
import Coach
import GameSession
import ReversiCore
import Texts
import Words

// Practice in text mode: exercises, and what the answers were worth.
extension Practice: FeatureLines {
  /// The memory of text mode about practice.
  struct Memory: FeatureMemory {
    /// The practice as the person was told last, or nil.
    var told: Practice?
  }

  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    let told = text.memories[Memory.self].told
    guard state != told?.state else { return TextReply() }
    text.memories[Memory.self].told = self
    let words = text.words.practice
    switch state {
    case .preparing, .judging: return TextReply()
    case .asking(let exercise):
      return TextReply(
        lines: (isSubstitute && told?.isSubstitute != true ? [words.noMistakes] : [])
          + text.turnedBoard.diagram(of: exercise.position.board) + [words.question(exercise)])
    case .judged(let exercise, let verdict):
      // The next exercise follows by itself.
      let name: (Square) -> String = { text.sentences.name($0) }
      let (remarks, reasons) = text.words.statements(
        on: verdict, for: exercise, theme: theme, name: name)
      let line = text.words.reasonLine(of: verdict.explanation, name: name)
      return TextReply(
        lines: [words.verdict(verdict, for: exercise, name: name).longest] + remarks
          + (reasons + [line].compactMap(\.self)).map(text.words.sentence)
          + (verdict.failure.map { [words.wording(of: $0).longest] } ?? []),
        intents: [.send(verdict.failure == nil ? .practice(.nextRequested) : .sheetClosed)])
    case .over(let days):
      let over = lacksLines ? words.noLines : words.over(days: days)
      return TextReply(lines: [over.longest], intents: [.send(.sheetClosed)])
    case .failed(let failure):
      return TextReply(lines: [words.wording(of: failure).longest], intents: [.send(.sheetClosed)])
    }
  }

  /// Replies to an answer, which may also say what the move is about, or to a blank line. Any other
  /// line leaves practice.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let square = words.first.flatMap { Square(typed: $0) }
    guard case .asking(let exercise) = state, square != nil || words.isEmpty else {
      return text.reply(intents: .send(.sheetClosed), .repeatLine(line))
    }
    let theme = words.count == 2 ? Reason.Theme(typed: words[1]) : nil
    guard let square, choices.contains(square),
      words.count == 1 || theme != nil && exercise.hasReasons
    else {
      let sentences = text.sentences
      return text.reply(
        text.words.practice.answers(to: exercise) { sentences.name($0) })
    }
    return text.reply(
      intents: .send(.practice(.themeChosen(theme))), .send(.practice(.answered(square))))
  }

  func work(in app: App) -> AwaitedWork? { job == nil ? nil : .search("practice") }
}

extension Reason.Theme {
  /// The theme whose word begins with a text, in capital letters or not; nil if several do.
  fileprivate init?(typed text: String) {
    let fitting = Self.allCases.filter { $0.rawValue.hasPrefix(text.lowercased()) }
    guard fitting.count == 1 else { return nil }
    self = fitting[0]
  }
}

extension TextCommand {
  /// Asks what comes back, or a subject; openings after a named one if there is one.
  static let practice = Self("practice [endings|lines|openings]", \.practice.openCommand) {
    operand, text, _ in
    let words = operand.text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    var subject: PracticeSubject?
    var game: GameRecord?
    if let word = words.first {
      guard let named = PracticeSubject(rawValue: word.lowercased()) else { return nil }
      subject = named
    }
    if words.count > 1 {
      guard subject == .openings, let opening = Opening(named: words[1]) else { return nil }
      game = opening.record
    }
    text.memories[Practice.Memory.self].told = nil
    return text.reply(
      intents: .send(.sheetOpened(.practice)), .send(.practice(.chosen(subject, after: game))))
  }
}
