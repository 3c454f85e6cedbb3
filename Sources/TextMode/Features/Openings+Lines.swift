import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

// The known moves in a position in text mode: the openings are a place where the person plays them.
extension Openings: FeatureLines {
  /// The known moves, once all games are counted. Closes their list.
  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    guard isComplete else { return TextReply() }
    let words = text.words
    let side = position.turn ?? .dark
    let lines = record.standing > 0 ? app.repertoire.lines(through: position) : []
    let learned = (lines.first { $0.ends(in: position) } ?? lines.first).map { line in
      let isChecked = app.repertoire.checked.contains(line)
      return words.sentence(words.openings.learned(line, isChecked: isChecked).longest)
    }
    let moves =
      moves.isEmpty
      ? [words.openings.empty.longest]
      : [words.openings.list(of: side, after: Opening.reached(by: record))]
        + moves.map { Self.line(about: $0, of: side, text) }
    return TextReply(
      lines: (failure.map { [words.files.wording(of: $0).longest] } ?? []) + moves
        + [learned].compactMap(\.self),
      intents: text.closings(in: app))
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
  static let openings = Self("openings", in: .everywhere, \.openings.openCommand) { _, text, app in
    let walked = text.walk?.walked ?? app.game.record
    var reply = text.enter(.openings, in: app)
    let list = text.go(to: TextWalk(.openings, from: walked), saying: [], in: app)
    reply.intents += list.intents
    return reply
  }

  static let learn = Self("learn", taking: "[x|o]", in: .withMoves, \.openings.learnCommand) {
    operand, text, app throws(TypingMistake) in
    let side = operand.word.isEmpty ? nil : try operand.side()
    var seen = app
    let look = text.walk.map { [text.look(at: $0.walked, for: .position, in: app)] } ?? []
    for event in look { _ = seen.handle(event) }
    let choice = seen.lineChoice(for: side)
    switch choice {
    case .learn, .drop:
      let events = look + [.lineToggled(for: side)] + look.map { _ in .sheetClosed }
      let isLearning = if case .learn = choice { true } else { false }
      return TextReply(
        lines: isLearning ? [text.words.openings.checking.longest] : [],
        intents: events.map { .send($0) })
    case .several(let lines):
      return text.reply([text.words.openings.severalLines] + text.list(of: lines, in: app))
    case nil: return text.reply(text.words.openings.nothingToLearn.longest)
    }
  }

  static let lines: TextCommand = Self(
    "lines", taking: "[drop N]", in: .everywhere, \.openings.linesCommand
  ) { operand, text, app throws(TypingMistake) in
    let lines = app.repertoire.lines
    let words = operand.word.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else {
      return text.reply(
        lines.isEmpty
          ? [text.words.openings.noLines.longest] : text.list(of: lines, in: app))
    }
    guard words.count == 2, words[0] == "drop" else { throw .form(Self.lines.form) }
    guard let number = Int(words[1]), lines.indices.contains(number - 1) else {
      throw .wrong(String(words[1]), .line(count: lines.count))
    }
    return text.reply(intents: .send(.lineDropped(lines[number - 1])))
  }
}

extension TextInterface {
  mutating func listOpenings(after walk: TextWalk, in app: App) -> TextReply {
    toldLine = walk.question(self, in: app)
    // Without a review, two people are asked whether they allow it.
    let look = app.areHintsAllowed ? [look(at: walk.walked, for: .position, in: app)] : []
    return TextReply(intents: (look + [.sheetOpened(.openings)]).map { .send($0) })
  }

  func learning(_ line: Repertoire.Line, isLearned: Bool, in app: App) -> String {
    words.openings.learning(line, isLearned: isLearned, count: app.repertoire.lines.count)
  }

  /// With their numbers in the list of all.
  fileprivate func list(of lines: [Repertoire.Line], in app: App) -> [String] {
    zip(1..., app.repertoire.lines).filter { lines.contains($1) }.map { number, line in
      words.openings.line(
        number, line, opening: Opening.reached(by: line.game),
        isChecked: app.repertoire.checked.contains(line))
    }
  }
}
