import GameSession
import ReversiCore
import Words

// Practice: exercises, and what the answers were worth.
extension TextInterface {
  /// What practice asks or tells now, unless the person has been told.
  mutating func practiceLines(
    of session: App, _ reply: inout TextReply
  ) -> [String] {
    guard case .practice(let practice) = session.sheet else {
      if session.practice == nil { toldPractice = nil }
      return []
    }
    guard practice != toldPractice else { return [] }
    let isKnown = toldPractice?.isSubstitute ?? false
    toldPractice = practice
    switch practice.state {
    case .preparing, .judging: return []
    case .asking(let exercise):
      return (practice.isSubstitute && !isKnown ? [words.practice.noMistakes] : [])
        + exercise.position.board.diagram + [words.practice.question(exercise)]
    case .judged(let exercise, let verdict):
      // The next exercise follows by itself.
      reply.intents.append(.send(verdict.failure == nil ? .practice(.nextRequested) : .sheetClosed))
      return [words.practice.verdict(verdict, for: exercise).longest]
        + (verdict.failure.map { [words.practice.wording(of: $0).longest] } ?? [])
    case .over(let days):
      reply.intents.append(.send(.sheetClosed))
      return [words.practice.over(days: days).longest]
    case .failed(let failure):
      reply.intents.append(.send(.sheetClosed))
      return [words.practice.wording(of: failure).longest]
    }
  }

  /// Replies to a line while exercises are asked. What is not an answer leaves practice.
  mutating func answer(to text: String, in practice: Practice) -> TextReply {
    guard case .asking(let exercise) = practice.state else {
      return reply(intents: .send(.sheetClosed), .repeatLine(text))
    }
    guard case .place(let square)? = try? TypedCommand(text) else {
      return text.isEmpty
        ? reply(words.practice.answers(to: exercise))
        : reply(intents: .send(.sheetClosed), .repeatLine(text))
    }
    guard practice.choices.contains(square) else {
      return reply(words.practice.answers(to: exercise))
    }
    return reply(intents: .send(.practice(.answered(square))))
  }
}
