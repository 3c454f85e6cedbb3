import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

// Practice in text mode: exercises, and what the answers were worth.
extension Practice: FeatureLines {
  struct Memory: FeatureMemory {
    var told: Practice?
    var verdict: [String] = []
  }

  var place: TextPlace? { .practice }
  var record: GameRecord? { exercise?.record }

  func question(_ text: TextInterface, in app: App) -> String? {
    switch state {
    case .preparing: text.words.sentence(text.words.practice.searching.longest)
    case .asking(let exercise): text.words.practice.question(exercise)
    case .judging: text.thinking
    case .judged(let exercise, _): ending(of: exercise, in: app).map { text.words.state(of: $0) }
    case .over, .failed: nil
    }
  }

  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    let told = text.memories[Memory.self].told
    guard state != told?.state else { return TextReply() }
    text.memories[Memory.self].told = self
    let words = text.words.practice
    switch state {
    case .preparing, .judging: return TextReply()
    case .asking(let exercise):
      let ending = ending(of: exercise, in: app)
      return TextReply(
        lines: (isSubstitute && told?.isSubstitute != true ? [words.noMistakes] : [])
          + text.turnedBoard.diagram(of: exercise.position.board)
          + [ending.map { text.words.state(of: $0) } ?? words.question(exercise)])
    case .judged(let exercise, let verdict):
      // The next exercise follows by itself. Today's ending is asked until it is solved.
      let name: (Square) -> String = { text.sentences.name($0) }
      let told =
        [words.verdict(verdict, for: exercise, name: name).longest]
        + text.words.lines(on: verdict, for: exercise, name: name)
      text.memories[Memory.self].verdict = told
      if let failure = verdict.failure {
        return leaving(after: told + [words.wording(of: failure).longest], &text, in: app)
      }
      guard let ending = ending(of: exercise, in: app) else {
        return TextReply(lines: told, intents: [.send(.practice(.nextRequested))])
      }
      return ending.isSolved
        ? TextReply(lines: told + [text.words.state(of: ending)])
        : TextReply(lines: told, intents: [.send(.practice(.endingChosen(ending)))])
    case .over(let days):
      let over = lacksLines ? words.noLines : words.over(days: days)
      return leaving(after: [over.longest], &text, in: app)
    case .failed(let failure):
      return leaving(after: [words.wording(of: failure).longest], &text, in: app)
    }
  }

  /// Nil unless the exercise is about it.
  private func ending(of exercise: Exercise, in app: App) -> TodaysEnding? {
    exercise.day == nil ? nil : app.todaysEnding
  }

  private func leaving(
    after lines: [String], _ text: inout TextInterface, in app: App
  ) -> TextReply {
    var reply = text.leave(in: app, for: TextReply())
    reply.lines = lines + reply.lines
    return reply
  }

  /// The line may be an answer, a command, or blank.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    let typed = Operand(typed: line.trimmed).text
    do throws(TypingMistake) {
      guard typed.isEmpty || SpelledSquare.begins(typed[...]) else {
        return try text.takeCommand(line, in: app)
      }
      guard case .asking(let exercise) = state else { return text.replyAwaited(in: app) }
      guard !typed.isEmpty else {
        let moves = choices.map { text.sentences.name($0) }.joined(separator: ", ")
        return text.reply(text.words.practice.answers(moves))
      }
      guard let (square, rest) = SpelledSquare.square(at: typed[...]) else {
        throw SpelledSquare.mistake(at: typed[...])
      }
      guard choices.contains(square) else {
        return text.reply(text.refusal(of: square, in: exercise.position))
      }
      guard rest.isEmpty else { throw .wrong(String(rest), .nothing(square.description)) }
      return text.reply(intents: .send(.practice(.answered(square))))
    } catch {
      return text.reply(text.sentences.text(of: error))
    }
  }

  func work(in app: App) -> AwaitedWork? { job == nil ? nil : .search("practice") }
}

extension Words {
  fileprivate func state(of ending: TodaysEnding) -> String {
    sentences(
      [practice.wording(of: ending).longest, practice.streak(of: ending)].compactMap(\.self)
        .map(sentence))
  }
}

extension TextCommand {
  private static let today = "today"
  private static let subjects = [today] + PracticeSubject.allCases.map(\.rawValue)

  /// Asks what comes back, the ending of the day, or a subject, perhaps openings with a name.
  static let practice = Self(
    "practice", taking: "[\(subjects.joined(separator: "|")) [NAME]]", in: .everywhere,
    \.practice.openCommand
  ) { operand, text, app throws(TypingMistake) in
    let words = operand.text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    if words.first?.lowercased() == today, let ending = app.todaysEnding {
      guard words.count == 1 else { throw .wrong(words[1], .nothing("practice \(today)")) }
      guard !ending.isSolved else { return text.reply(text.words.state(of: ending)) }
      var reply = text.enter(.practice, in: app)
      text.memories[Practice.Memory.self] = Practice.Memory()
      reply.intents += [
        .send(.sheetOpened(.practice)), .send(.practice(.endingChosen(ending))),
      ]
      return reply
    }
    var subject: PracticeSubject?
    var game: GameRecord?
    if let word = words.first {
      subject = PracticeSubject(rawValue: word.lowercased())
      guard subject != nil else { throw .wrong(word, .subject(subjects)) }
    }
    if words.count > 1 {
      guard subject == .openings else { throw .wrong(words[1], .nothing("practice \(words[0])")) }
      guard let opening = Opening(named: words[1]) else { throw .wrong(words[1], .opening) }
      game = opening.record
    }
    var reply = text.enter(.practice, in: app)
    text.memories[Practice.Memory.self] = Practice.Memory()
    reply.intents += [
      .send(.sheetOpened(.practice)), .send(.practice(.chosen(subject, after: game))),
    ]
    return reply
  }

  static let answer = typed("d3", alias: "43", in: [.practice], \.practice.answerCommand)

  /// In practice, there is nothing to take back.
  static let noUndo = Self("undo", taking: "[N]", in: [.practice], \.practice.undoCommand) {
    _, text, _ in text.reply(text.words.practice.answersStay)
  }
}
