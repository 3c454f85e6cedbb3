import Analysis
import Archive
import Coach
import GameSession
import GameTesting
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

@Suite("Practice in text mode")
struct PracticeTests {
  /// The best move of each exercise but one is e8.
  private static func dialogue(
    in words: Words = Words(.english), failure: PracticeFailure? = nil,
    found subject: PracticeSubject = .mistakes
  ) -> Dialogue {
    var dialogue = Dialogue(words: words)
    var number = 0
    dialogue.coach = { job, id in
      if let answer = (job as? Practice.JudgeAnswer)?.answer {
        let moves = [
          MoveScore.scored(.d3, 2, .exact), .scored(.c4, -2, .exact), .scored(.f5, -2, .exact),
        ]
        var verdict = Verdict(on: answer, moves, failure: failure)
        // So much is explained by nothing.
        verdict.explanation = Explanation.comparing(
          [.c4, .c3], with: [.d3, .c5], by: 64, in: .newGame)
        return .reply(verdict, to: Practice.JudgeAnswer.self, id)
      }
      number += 1
      guard number <= 2, let job = job as? Practice.FindExercise else {
        return .reply(.over(days: 3), to: Practice.FindExercise.self, id)
      }
      let exercise = Exercise(
        position: .newGame, subject: job.subject ?? subject, number: number, count: 2)
      return .reply(
        .exercise(exercise, isSubstitute: job.subject == nil && subject == .endings),
        to: Practice.FindExercise.self, id)
    }
    return dialogue
  }

  private static func told(after lines: String, _ dialogue: Dialogue = dialogue()) -> String {
    var dialogue = dialogue
    return dialogue.told(after: lines)
  }

  @Test("asks, says what the answer was worth, and goes on")
  func course() {
    let text = Self.told(after: "practice\nｄ３\nc4\nf5")
    #expect(
      text.contains("Exercise 1 of 2: Black to move.\n> ｄ３\nRight: d3 is the best move.\n"))
    #expect(text.contains("> f5\nf5 gave away 4. d3 was best.\n"), "\(text)")
    #expect(
      text.hasSuffix(
        """
        The next one comes back in 3 days.
        You left practice.
        Move 1, Black. 4 moves: d3 c4 f5 e6.

        """))
    #expect(text.contains("  a b c d e f g h"))
  }

  @Test("a wrong first try gets an idea and a second try, which is told as half right")
  func secondTry() {
    for (language, texts) in [
      (
        Language.english,
        [
          "> c4\nc4 gives away 4. There is a better move. Try once more.\n"
            + "Exercise 1 of 2, second try: Black to move.\n",
          "> c4\nYou have tried c4. Choose another move.\n",
          "> d3\nRight at the second try: d3 is the best move.\n",
        ]
      ),
      (
        .japanese,
        [
          "> c4\nc4は4石の損です。もっとよい手があります。もう一度どうぞ。\n問題 1/2（2回目）: 黒の番です。\n",
          "> c4\nc4はもう試しました。ほかの手を選んでください。\n", "> d3\n2回目で正解です。d3が最善手です。\n",
        ]
      ),
    ] {
      let text = Self.told(after: "practice\nc4\nc4\nd3", Self.dialogue(in: Words(language)))
      for expected in texts { #expect(text.contains(expected), "\(text)") }
    }
  }

  /// A finished game of the person as Black.
  private static func finished(_ words: Words = Words(.english)) throws -> Dialogue {
    let record = try GameRecord(transcript: KnownGame.tie.transcript)
    let game = SavedGame(record: record, modes: Sides(dark: .manual, light: .computer))
    var dialogue = Dialogue(game, words: words)
    dialogue.coach = { job, id in
      guard let job = job as? Practice.JudgeAnswer else {
        return .reply(.over(days: 3), to: Practice.FindExercise.self, id)
      }
      let squares = job.exercise.position.legalMoves.filter { $0 != job.exercise.mistake?.square }
      let moves = squares.enumerated().map { MoveScore.scored($1, -4 * $0, .exact) }
      return .reply(Verdict(on: job.answer, moves), to: Practice.JudgeAnswer.self, id)
    }
    return dialogue
  }

  @Test("of the game asks the mistakes of the one that is over, also from the review")
  func mistakesOfGame() throws {
    for (language, start, texts) in [
      (
        Language.english, "",
        ["Exercise 1 of", " here, and it gave away ", "Find a better move.", "You found "]
      ),
      (.english, "review\n", ["You left the review.", "Exercise 1 of", "You found "]),
      (.japanese, "", ["問題 1/", "石損しました。もっとよい手を探してください。", "点です。"]),
    ] {
      var dialogue = try Self.finished(Words(language))
      var text = dialogue.told(after: start + "practice game")
      var asked = 0
      while let exercise = dialogue.app.practice?.exercise, asked < 9 {
        let best = exercise.position.legalMoves.first { $0 != exercise.mistake?.square }
        text += dialogue.told(after: "\(try #require(best))")
        asked += 1
      }
      for expected in texts { #expect(text.contains(expected), "\(text)") }
      #expect(asked > 0 && dialogue.app.overlay.sheets.isEmpty, "it leads back to the game")
    }
    let running = Self.told(after: "practice game")
    #expect(running.hasSuffix("Mistakes can be tried again once the game is over.\n"))
    let more = Self.told(after: "practice game f5")
    #expect(more.hasSuffix("f5 is too much. Type: practice game\n"), "\(more)")
  }

  @Test("of openings begins with the game, or with a named opening")
  func openings() throws {
    for (lines, transcript) in [
      ("f5\npractice openings", "f5"), ("practice openings tiger", "f5d6c3d3c4"),
    ] {
      var dialogue = Dialogue()
      var asked: Practice.FindExercise?
      dialogue.coach = { job, id in
        asked = job as? Practice.FindExercise
        return .reply(.over(days: nil), to: Practice.FindExercise.self, id)
      }
      for line in lines.split(separator: "\n") { dialogue.type(String(line)) }
      #expect(asked?.subject == .openings && asked?.game.transcript == transcript)
      #expect(dialogue.transcript.contains("The opening book has no more moves here."))
    }
    #expect(Self.told(after: "practice openings lion").hasSuffix("lion is no opening.\n"))
    #expect(
      Self.told(after: "practice lions").hasSuffix(
        "lions is no subject: today, game, mistakes, endings, lines, openings.\n"))
    #expect(
      Self.told(after: "practice lines tiger").hasSuffix(
        "tiger is too much. Type: practice lines\n"))
  }

  @Test("of lines asks what was to come, and takes it alone")
  func lines() throws {
    let tiger = try #require(Repertoire.Line(GameRecord(transcript: "f5d6c3d3c4"), of: .dark))
    var repertoire = Repertoire()
    repertoire.set(tiger, isLearned: true)
    let step = try #require(repertoire.steps.last)
    for (language, texts) in [
      (
        Language.english,
        [
          "Exercise 1 of 2, your line: Black to move.",
          "c5 is not in your line. The move is c4. Opening: Tiger.",
          "Right: c4 is in your line. Opening: Tiger.", "You learn no line yet.",
        ]
      ),
      (
        .japanese,
        [
          "問題 1/2（覚える進行）: 黒の番です。", "c5は覚えた進行の手ではありません。c4です。 定石: 虎",
          "正解です: c4は覚えた進行の手です。 定石: 虎", "覚える進行がまだありません。",
        ]
      ),
    ] {
      var dialogue = Dialogue(words: Words(language))
      var number = 0
      dialogue.coach = { job, id in
        if let answer = (job as? Practice.JudgeAnswer)?.answer {
          return .reply(Verdict(on: answer, []), to: Practice.JudgeAnswer.self, id)
        }
        number += 1
        return number > 2
          ? .reply(.over(days: nil), to: Practice.FindExercise.self, id)
          : .reply(
            .exercise(Exercise(step, number: number, count: 2)), to: Practice.FindExercise.self, id)
      }
      let text = dialogue.told(after: "practice lines\nc5\nc4")
      for expected in texts { #expect(text.contains(expected), "\(text)") }
    }
  }

  @Test("of lines says what the move of a line loses that was never checked")
  func uncheckedLine() throws {
    let line = try #require(Repertoire.Line(GameRecord(transcript: "f5d6c7"), of: .dark))
    let step = try #require(Repertoire([line]).steps.last)
    guard case .place(let move) = line.game.plies[2] else { return }
    let fault = Repertoire.Fault(ply: 2, number: 3, move: move, loss: 9, best: .c3)
    for (language, expected) in [
      (
        Language.english,
        "c7 is in your line, which was never checked, but loses 9 disks: c3 is best.\n"
      ),
      (.japanese, "c7は覚えた進行の手ですが（未確認）、9石の損です。最善はc3です。\n"),
    ] {
      var dialogue = Dialogue(words: Words(language))
      dialogue.coach = { job, id in
        guard let answer = (job as? Practice.JudgeAnswer)?.answer else {
          return .reply(
            .exercise(Exercise(step, number: 1, count: 1)), to: Practice.FindExercise.self, id)
        }
        var verdict = Verdict(on: answer, [])
        verdict.fault = fault
        return .reply(verdict, to: Practice.JudgeAnswer.self, id)
      }
      let text = dialogue.told(after: "practice lines\nc7")
      #expect(text.contains(expected), "\(text)")
    }
  }

  /// The first moves of the ending win by 18 and by 12.
  private static func endingDialogue(
    _ ending: TodaysEnding, in words: Words, failure: PracticeFailure? = nil
  ) -> Dialogue {
    var dialogue = Dialogue(words: words, todaysEnding: ending)
    dialogue.coach = { job, id in
      guard let job = job as? Practice.JudgeAnswer else {
        return .reply(.over(days: nil), to: Practice.FindExercise.self, id)
      }
      let moves = zip(ending.exercise.position.legalMoves, [18, 12, 0, -2, -4, -6]).map {
        MoveScore.scored($0, $1, .exact)
      }
      var verdict = Verdict(on: job.answer, moves, failure: failure)
      if job.exercise.isRight(verdict), failure == nil {
        var streak = ending.streak
        streak.solve(on: ending.day)
        verdict.streak = streak
      }
      return .reply(verdict, to: Practice.JudgeAnswer.self, id)
    }
    return dialogue
  }

  @Test("of the day asks today's ending, takes any move that wins, and says the days in a row")
  func todaysEnding() throws {
    let ending = TodaysEnding(on: 20_786, streak: try #require(Streak(lastDay: 20_785, days: 3)))
    let moves = Array(ending.exercise.position.legalMoves.prefix(4)).map(\.description)
    for (language, texts) in [
      (
        Language.english,
        [
          "Today's ending: Black to move and win. 3 days in a row.\n",
          "Right: \(moves[1]) wins by 12. \(moves[0]) wins by 18.\n",
          "Today's ending: solved. 4 days in a row.\n",
          "\(moves[3]) gave away 20. \(moves[0]) was best.\n",
        ]
      ),
      (
        .japanese,
        [
          "今日の終盤: 黒先、黒勝ち。3日連続。\n",
          "正解です: \(moves[1])で12石勝ち。最善の\(moves[0])なら18石勝ちです\n",
          "今日の終盤: 正解済み。4日連続。\n", "\(moves[3])は20石の損です。",
        ]
      ),
    ] {
      let words = Words(language)
      var dialogue = Self.endingDialogue(ending, in: words)
      let wrong = dialogue.told(after: "practice today\n\(moves[2])\n\(moves[3])")
      #expect(wrong.contains(texts[0]) && wrong.contains(texts[3]), "\(wrong)")
      #expect(!wrong.contains(texts[2]) && wrong.hasSuffix(texts[0]), "it is still to be solved")
      let right = dialogue.told(after: "practice today\n\(moves[1])")
      #expect(right.contains("> \(moves[1])\n\(texts[1])\(texts[2])"), "\(right)")
      let again = dialogue.told(after: "practice Today")
      #expect(again == "> practice Today\n\(texts[2])" && dialogue.app.practice != nil)
      var best = Self.endingDialogue(ending, in: words)
      let text = best.told(after: "practice today\n\(moves[0])")
      #expect(!text.contains(texts[1]) && text.contains(texts[2]), "\(text)")
      let failure = SaveFailure(step: .write, path: "/x", reason: "No space left on device")
      var unsaved = Self.endingDialogue(ending, in: words, failure: .notKept(failure))
      let lost = unsaved.told(after: "practice today\n\(moves[0])")
      #expect(lost.contains("No space left") && !lost.contains(texts[2]), "\(lost)")
    }
    var other = Self.endingDialogue(ending, in: Words(.english))
    let due = other.told(after: "practice")
    #expect(!due.contains("Today"), "it is asked by its name alone: \(due)")
    let wrong = other.told(after: "practice today f5")
    #expect(wrong.hasSuffix("f5 is too much. Type: practice today\n"), "\(wrong)")
  }

  @Test("says which moves can be the answer, and why another square cannot")
  func other() {
    let text = Self.told(after: "practice endings\n\na1\nd9\nd3")
    #expect(
      text.contains(
        ">\nType the best move (d3, c4, f5, e6). Type back to leave.\n"))
    #expect(text.contains("> a1\na1 turns nothing over. Moves: d3, c4, f5, e6.\n"))
    #expect(text.contains("> d9\nd9 is off the board.\n"))
    #expect(text.contains("> d3\nRight: d3"), "\(text)")
    let longer = Self.told(after: "practice endings\nd3 corner")
    #expect(longer.hasSuffix("> d3 corner\ncorner is too much. Type: d3\n"), "\(longer)")
  }

  @Test("says that there are no mistakes, and asks for endings")
  func noMistakes() {
    let text = Self.told(after: "practice", Self.dialogue(found: .endings))
    #expect(text.contains("have no mistake to practice yet, so here are endings.\n"))
  }

  @Test("ends if an answer is not kept")
  func notKept() {
    let failure = SaveFailure(step: .write, path: "/x", reason: "No space left on device")
    let text = Self.told(after: "practice\nd3", Self.dialogue(failure: .notKept(failure)))
    #expect(text.contains("Right: d3"))
    #expect(text.contains("No space left on device (write /x)\nYou left practice.\n"))
    #expect(!text.contains("Exercise 2"))
  }

  @Test("speaks Japanese, too")
  func japanese() {
    let text = Self.told(after: "practice\nc4\nf5", Self.dialogue(in: Words(.japanese)))
    #expect(text.contains("問題 1/2: 黒の番です。") && text.contains("4石の損です"))
  }
}
