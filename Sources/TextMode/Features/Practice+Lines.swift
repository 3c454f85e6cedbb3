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
    case .asking(let exercise):
      text.words.practice.question(exercise) { text.sentences.name($0) }
    case .judging: text.thinking
    case .judged(let exercise, _): ending(of: exercise, in: app).map { text.words.state(of: $0) }
    case .over, .tried, .failed: nil
    }
  }

  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    let told = text.memories[Memory.self].told
    guard state != told?.state else { return TextReply() }
    text.memories[Memory.self].told = self
    let words = text.words.practice
    let sentences = text.sentences
    let name: (Square) -> String = { sentences.name($0) }
    switch state {
    case .preparing, .judging: return TextReply()
    case .asking(let exercise) where exercise.firstTry != nil:
      let hint = text.words.hint(for: exercise, name: name)
      let lines = [hint?.longest].compactMap(\.self)
      if !lines.isEmpty { text.memories[Memory.self].verdict = lines }
      return TextReply(lines: lines + [words.question(exercise, name: name)])
    case .asking(let exercise):
      let ending = ending(of: exercise, in: app)
      return TextReply(
        lines: (isSubstitute && told?.isSubstitute != true ? [words.noMistakes] : [])
          + text.turnedBoard.diagram(of: exercise.position.board)
          + [ending.map { text.words.state(of: $0) } ?? words.question(exercise, name: name)])
    case .judged(let exercise, let verdict):
      // The next exercise follows by itself. Today's ending is asked until it is solved.
      let answer = words.verdict(verdict, for: exercise, name: name).longest
      let reasons = text.words.reasons(on: verdict, for: exercise, name: name)
      let told = [answer] + reasons.prefix(1).map(text.words.sentence)
      // Asked why, it says the rest, too.
      text.memories[Memory.self].verdict =
        [answer] + text.words.lines(reasons, in: verdict.explanation, name: name)
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
    case .tried(let halfPoints, let count):
      return leaving(
        after: [words.tried(halfPoints: halfPoints, of: count).longest], &text, in: app)
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
      if square == exercise.firstTry?.answer {
        return text.reply(text.words.practice.triedBefore(text.sentences.name(square)).longest)
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

  func work(in app: App) -> AwaitedWork? {
    isPreparing || job != nil ? .search("practice") : nil
  }
}

extension Words {
  fileprivate func state(of ending: TodaysEnding) -> String {
    sentences(
      [practice.wording(of: ending).longest, practice.streak(of: ending)].compactMap(\.self)
        .map(sentence))
  }
}

extension TextInterface {
  fileprivate mutating func practice(_ event: Practice.Event, in app: App) -> TextReply {
    var reply = enter(.practice, in: app)
    memories[Practice.Memory.self] = Practice.Memory()
    reply.intents += [.send(.sheetOpened(.practice)), .send(.practice(event))]
    return reply
  }
}

extension TextCommand {
  private static let (today, game) = ("today", "game")
  private static let subjects = [today, game] + PracticeSubject.allCases.map(\.rawValue)

  /// Asks what comes back, the ending of the day, the mistakes of the game that is over, or a
  /// subject, perhaps openings with a name.
  static let practice = Self(
    "practice", taking: "[\(subjects.joined(separator: "|")) [NAME]]", in: .everywhere,
    \.practice.openCommand
  ) { operand, text, app throws(TypingMistake) in
    let words = operand.text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let word = words.first?.lowercased()
    let rest = words.dropFirst().first
    if let word, let rest, word == game || word == today && app.todaysEnding != nil {
      throw .wrong(rest, .nothing("practice \(word)"))
    }
    if word == game {
      return app.game.phase == .over
        ? text.practice(.mistakesChosen, in: app) : text.reply(text.words.practice.gameGoesOn)
    }
    if word == today, let ending = app.todaysEnding {
      return ending.isSolved
        ? text.reply(text.words.state(of: ending)) : text.practice(.endingChosen(ending), in: app)
    }
    var subject: PracticeSubject?
    var opening: Opening?
    if let word {
      subject = PracticeSubject(rawValue: word)
      guard subject != nil else { throw .wrong(words[0], .subject(subjects)) }
    }
    if let rest {
      guard subject == .openings else { throw .wrong(rest, .nothing("practice \(words[0])")) }
      opening = Opening(named: rest)
      guard opening != nil else { throw .wrong(rest, .opening) }
    }
    return text.practice(.chosen(subject, after: opening?.record), in: app)
  }

  static let answer = typed("d3", alias: "43", in: [.practice], \.practice.answerCommand)

  /// In practice, there is nothing to take back.
  static let noUndo = Self("undo", taking: "[N]", in: [.practice], \.practice.undoCommand) {
    _, text, _ in text.reply(text.words.practice.answersStay)
  }
}
