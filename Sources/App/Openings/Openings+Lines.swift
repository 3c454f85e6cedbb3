import Analysis
import GameSession
import ReversiCore
import Texts
import Words

// The known moves in a position in text mode.
extension Openings: FeatureLines {
  /// The known moves, once all games are counted. Closes their list.
  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    guard isComplete else { return TextReply() }
    let words = text.words
    let side = position.turn ?? .dark
    let learned =
      app.learnedSide.map {
        [words.sentence(words.openings.learned($0).longest)]
      } ?? []
    let moves =
      moves.isEmpty
      ? [words.openings.empty.longest]
      : [words.openings.list(of: side, after: opening)]
        + moves.map { Self.line(about: $0, of: side, text) }
    return TextReply(
      lines: (failure.map { [words.files.wording(of: $0).longest] } ?? []) + moves + learned,
      intents: [.send(.sheetClosed)])
  }

  func work(in app: App) -> AwaitedWork? { .quiet("openings") }

  private static func line(
    about move: OpeningMove, of side: Disk, _ text: TextInterface
  ) -> String {
    let words = text.words
    let facts: [String?] = [
      move.opening.map { words.name(of: $0) },
      move.score.map { text.sentences.score($0, of: side) },
      move.percent.map { words.openings.people($0).longest },
      words.openings.number(of: move.results)?.longest,
      words.openings.ends(of: move.results)?.longest,
    ]
    return words.sentence(
      "\(text.sentences.name(move.square)): \(words.list(facts.compactMap(\.self)))")
  }
}

extension TextCommand {
  /// Lists the known moves in the position.
  static let openings = Self(
    "openings", \.openings.openCommand, sends: .sheetOpened(.openings))

  /// Learns the line to the position in view, or does not any more.
  static let learn = Self("learn [x|o]", \.openings.learnCommand) { operand, text, app in
    guard operand.word.isEmpty || operand.side != nil else { return nil }
    let words = text.words.openings
    guard let line = app.line(for: operand.side) else {
      return text.reply(words.nothingToLearn.longest)
    }
    let isLearned = !app.repertoire.contains(line)
    let count = app.repertoire.lines.count + (isLearned ? 1 : -1)
    return TextReply(
      lines: [words.learning(line, isLearned: isLearned, count: count)],
      intents: [.send(.lineToggled(for: line.side))])
  }
}
