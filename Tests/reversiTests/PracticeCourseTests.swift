import Analysis
import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import ReversiTesting
import Storage
import Testing
import Words

@testable import App
@testable import reversi

extension PracticeCourse {
  /// The next exercise about a subject, for people at the mean of tournament players.
  func next(
    _ subject: PracticeSubject?, after game: GameRecord = GameRecord(),
    stop: StopToken = StopToken(), progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> Practice.FindExercise.Reply? {
    try next(
      Practice.FindExercise(subject: subject, game: game, rating: 0), stop: stop,
      progress: progress)
  }
}

/// Openings need neither the archive nor the schedule, so no file is read or written here.
@Suite("A course of openings")
struct PracticeCourseTests {
  private let course = PracticeCourse(
    beside: SavedGameLocation(named: SystemString("/no-such-folder/game")))

  private func exercise(after game: GameRecord) throws -> Exercise? {
    guard
      case .exercise(let exercise, _)? = try course.next(
        .openings, after: game, progress: { _, _ in })
    else { return nil }
    return exercise
  }

  private func game(_ name: String) throws -> GameRecord {
    try #require(Opening.all.first { $0.word == name }?.record)
  }

  @Test("asks each position once, and those with wrong answers again")
  func answers() throws {
    let game = try game("rose-birth")
    let count = OpeningBook.embedded.exercises(after: game, maximum: 10).count
    try #require(count > 2)
    var asked: [Position] = []
    while let exercise = try exercise(after: game), asked.count < 20 {
      let moves = OpeningBook.embedded.moves(in: exercise.position).map(\.square)
      // The first answer is the worst move, all others are the best ones.
      let answer = try #require(asked.isEmpty ? moves.last : moves.first)
      let verdict = try #require(course.judge(answer, to: exercise))
      #expect(exercise.isRight(verdict) != asked.isEmpty)
      // A judgement that is asked for twice counts once.
      #expect(course.judge(answer, to: exercise) == verdict)
      asked.append(exercise.position)
      #expect(exercise.count == count)
    }
    #expect(asked.count == count + 1 && asked.first == asked.last)
    #expect(Set(asked).count == count)
  }

  @Test("names the opening that the best play leads to, or that the game went through")
  func names() throws {
    let game = try GameRecord(transcript: "f5d6c3d3")
    let found = try exercise(after: game)
    let first = try #require(found)
    #expect(first.position == game.position)
    #expect(first.opening(with: .c4)?.name == "Tiger")
    let moves = try #require(OpeningBook.embedded.analysis(of: first.position)?.moves)
    let other = try #require(moves.map(\.square).first { $0 != .c4 })
    #expect(first.opening(with: other) != first.opening(with: .c4))
    #expect(first.opening(with: .a1) == nil, "not legal")
    for square in [Square.c4, other] {
      let verdict = try #require(course.judge(square, to: first))
      let text = Words(.english).practice.verdict(verdict, for: first).longest
      #expect(text.contains(". Opening: "), "\(text)")
      let japanese = Words(.japanese).practice.verdict(verdict, for: first).longest
      #expect(japanese.contains("定石: "), "\(japanese)")
    }
  }

  @Test("begins in the last position of the game that the book contains")
  func lastKnown() throws {
    let game = try game("fat-draw")
    #expect(OpeningBook.embedded.moves(in: game.position).isEmpty)
    let found = try exercise(after: game)
    let first = try #require(found)
    #expect(first.position != .newGame)
    #expect((0..<game.standing).contains { game.standing(at: $0).position == first.position })
  }
}

@Suite("The reason in practice")
struct PracticeReasonTests {
  private let course = PracticeCourse(
    beside: SavedGameLocation(named: SystemString("/no-such-folder/game")))

  @Test("says why an answer is wrong, and, if it is right, why the next best move is")
  func contrast() throws {
    let ending = EndgameExercise.all[120]
    let exercise = Exercise(position: ending.position, subject: .endings, number: 1, count: 1)
    let wrong = try #require(ending.position.legalMoves.first { $0 != ending.best })
    for answer in [wrong, ending.best] {
      let verdict = try #require(course.judge(answer, to: exercise))
      let explanation = try #require(verdict.explanation)
      let next = try #require(verdict.moves.first { $0.square != ending.best })
      #expect(explanation.better.move.square == ending.best)
      #expect(explanation.worse.move.square == (answer == wrong ? wrong : next.square))
      #expect(explanation.loss == verdict.moves.loss(of: explanation.worse.move.square))
      #expect(explanation.isExact, "both lines go on to the end")
    }
  }

  @Test("is not asked for a move of the book or of a line")
  func noReason() throws {
    let game = try GameRecord(transcript: "f5d6c3d3")
    let exercise = Exercise(after: game, number: 1, count: 1)
    #expect(!exercise.hasReasons)
    let verdict = try #require(course.judge(.c4, to: exercise))
    #expect(verdict.explanation == nil)
  }
}

@Suite("A course of mistakes")
struct MistakeCourseTests {
  @Test("looks only for games that are in the library, whatever it has found before")
  func removedGames() throws {
    let folder = try ScratchFolder()
    let course = PracticeCourse(beside: SavedGameLocation(named: SystemString(folder["game"])))
    let games = try [
      KnownGame.lightWipedOut.archived(0), KnownGame.darkWipedOut.archived(1),
      KnownGame.tie.archived(2),
    ]
    // A game is finished, and games are removed.
    for archived in [Array(games.dropLast()), games, [games[1]], []] {
      try folder.write(archived.joined(), to: "games.ggf")
      let stop = StopToken()
      var counts: [Int] = []
      let reply = try course.next(.mistakes, stop: stop) {
        counts.append($1)
        stop.stop()
      }
      #expect(counts.isEmpty == archived.isEmpty, "the positions of the newest game are counted")
      #expect((reply == nil) == !archived.isEmpty, "an ending comes where there are no games")
    }
  }
}

@Suite("A course about the games of the archive")
struct ArchiveCourseTests {
  @Test("asks nothing of a game that was removed, and asks it again when it comes back")
  func removed() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    let file = PracticeFile(beside: location)
    let course = PracticeCourse(beside: location)
    let games = try [KnownGame.lightWipedOut.archived(0), KnownGame.tie.archived(1)]
    var mistakes: [Position] = []
    for line in games {
      let game = try ArchivedGame(line: line.dropLast())
      let position = try #require(
        game.record.positions.dropFirst(6).first {
          $0.turn == game.you && $0.legalMoves.count > 1
        })
      mistakes.append(position)
      let analyzed = try #require(AnalyzedGame(game))
      try file.update {
        $0.add([position], in: analyzed, losing: GameLosses(), dueDay: LocalTime.today)
      }
    }
    for (archived, expected) in [
      (games, mistakes), ([games[1]], [mistakes[1]]), ([games[1]], [mistakes[1]]), ([], []),
    ] {
      try folder.write(archived.joined(), to: "games.ggf")
      guard case .exercise(let exercise, let isSubstitute)? = try course.next(.mistakes) else {
        Issue.record("no exercise")
        return
      }
      #expect(isSubstitute == expected.isEmpty, "endings come where there is nothing else")
      if !expected.isEmpty {
        #expect(exercise.position == expected[0] && exercise.count == expected.count)
      }
      let text = try file.read()
      #expect(text.mistakes.map(\.position) == expected && text.losses.count == expected.count)
    }
    // It is analyzed again.
    try folder.write(games[0], to: "games.ggf")
    let stop = StopToken()
    var counts: [Int] = []
    _ = try course.next(.mistakes, stop: stop) {
      counts.append($1)
      stop.stop()
    }
    #expect(!counts.isEmpty)
  }

  @Test("names the mistake that a game had in the position, and what it lost once that is searched")
  func madeMistakes() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    let line = try KnownGame.tie.archived(0)
    try folder.write(line, to: "games.ggf")
    let course = PracticeCourse(beside: location)
    guard case .exercise(let found, _)? = try course.next(.mistakes) else {
      Issue.record("no exercise")
      return
    }
    let record = try ArchivedGame(line: line.dropLast()).record
    let ply = try #require(record.positions.firstIndex(of: found.position))
    guard case .place(let move) = record.plies[ply] else { return }
    #expect(found.mistake?.square == move.square && found.mistake?.loss ?? 0 >= 3)
    // Another run of the program knows the moves of the archive alone.
    guard case .exercise(let later, _)? = try PracticeCourse(beside: location).next(.mistakes)
    else {
      Issue.record("no exercise")
      return
    }
    #expect(later.position == found.position && later.mistake == MadeMistake(move.square))
  }

  @Test("keeps a wrong first try at once, and a right second one as half")
  func secondTry() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    let file = PracticeFile(beside: location)
    let course = PracticeCourse(beside: location, today: { 20_000 })
    let ending = EndgameExercise.all[120]
    let exercise = Exercise(position: ending.position, subject: .endings, number: 1, count: 1)
    let wrong = try #require(ending.position.legalMoves.first { $0 != ending.best })
    for _ in 0..<2 { _ = course.judge(ending.best, to: exercise) }
    #expect(try file.read().schedule.entries.map(\.dueDay) == [20_003])
    let first = try #require(course.judge(wrong, to: exercise))
    #expect(try file.read().schedule.entries.map(\.dueDay) == [20_000])
    let again = try #require(exercise.again(after: first))
    let second = try #require(course.judge(ending.best, to: again))
    #expect(again.isRight(second) && again.halfPoints(for: second) == 1)
    let entries = try file.read().schedule.entries
    #expect(entries.map(\.dueDay) == [20_001] && entries.map(\.rightAnswers) == [0])
    // Of two people at one board, nobody's answers are kept.
    let mistake = MadeMistake(wrong, loss: 9, isYours: false)
    let named = Exercise(
      position: ending.position, subject: .mistakes, mistake: mistake, number: 1, count: 1)
    #expect(course.judge(ending.best, to: named)?.failure == nil)
    #expect(try file.read().schedule.entries == entries)
  }

  @Test("after a right answer, the reason is about the mistake in whose place it stands")
  func reason() throws {
    let ending = EndgameExercise.all[120]
    let course = PracticeCourse(
      beside: SavedGameLocation(named: SystemString("/no-such-folder/game")))
    let worst = try #require(
      course.judge(
        ending.best,
        to: Exercise(position: ending.position, subject: .endings, number: 1, count: 1))?.moves.last
    )
    let exercise = Exercise(
      position: ending.position, subject: .mistakes, mistake: MadeMistake(worst.square), number: 1,
      count: 1)
    let verdict = try #require(course.judge(ending.best, to: exercise))
    #expect(verdict.explanation?.worse.move.square == worst.square)
    #expect(verdict.explanation?.better.move.square == ending.best)
  }

  @Test("keeps the loss in a game that it analyzes, which the summary counts")
  func losses() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    let line = try KnownGame.lightWipedOut.archived(0)
    try folder.write(line, to: "games.ggf")
    _ = try PracticeCourse(beside: location).next(.mistakes)
    let game = try #require(try AnalyzedGame(ArchivedGame(line: line.dropLast())))
    #expect(try PracticeFile(beside: location).read().losses[game] != nil)
  }

  @Test("fails if the archive cannot be read, and loses nothing")
  func unreadable() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    let file = PracticeFile(beside: location)
    let position = try Positions.after("f5d6c3d3")
    try file.update { $0.schedule.answer(PracticeItem(position), isRight: false, on: 5) }
    try folder.write("", to: "games.ggf/file")
    #expect(throws: PracticeFailure.self) {
      try PracticeCourse(beside: location).next(.mistakes)
    }
    #expect(try file.read().mistakes.count == 1)
  }
}

@Suite("The day of practice")
struct PracticeDayTests {
  @Test("is read for each answer: the ending of a day counts on the day of the answer")
  func midnight() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    let file = PracticeFile(beside: location)
    var day = 20_784
    let course = PracticeCourse(beside: location, today: { day })
    func solve(_ asked: Int) throws -> Streak? {
      let exercise = Exercise(TodaysEnding(on: asked))
      let best = TodaysEnding(on: asked).exercise.best
      return try #require(course.judge(best, to: exercise)).streak
    }
    var streak = try solve(20_784)
    #expect(streak == Streak(lastDay: 20_784, days: 1))
    #expect(try file.read().schedule.entries.map(\.dueDay) == [20_785])
    // Asked before midnight, answered after it.
    day = 20_786
    streak = try solve(20_785)
    #expect(streak == Streak(lastDay: 20_786, days: 2))
    #expect(try file.read().streak == streak)
    #expect(try file.read().schedule.entries.last?.dueDay == 20_787)
    try file.update { $0.streak = Streak(lastDay: 22_404, days: 3) ?? Streak() }
    streak = try solve(20_786)
    #expect(streak == Streak(lastDay: 20_786, days: 1), "a wrong clock had set the day")
  }

  @Test("is solved by a move that wins, and by no other one")
  func winning() throws {
    let course = PracticeCourse(
      beside: SavedGameLocation(named: SystemString("/no-such-folder/game")), today: { 20_786 })
    let exercise = Exercise(TodaysEnding(on: 20_786))
    for square in [Square.d7, .h3, .d8] {
      let verdict = try #require(course.judge(square, to: exercise))
      #expect(exercise.isRight(verdict) == (square != .d8))
      #expect(verdict.isBest == (square == .d7))
      #expect(verdict.failure != nil && verdict.streak == nil, "nothing can be kept there")
      #expect(verdict.explanation?.better.move.square == .d7)
    }
  }
}

@Suite("A course of lines")
struct LineCourseTests {
  private let folder: ScratchFolder
  private let location: SavedGameLocation
  private let course: PracticeCourse

  init() throws {
    folder = try ScratchFolder()
    location = SavedGameLocation(named: SystemString(folder["game"]))
    course = PracticeCourse(beside: location)
  }

  private func learn(_ lines: (String, Disk)...) throws {
    let lines = try lines.map {
      try #require(Repertoire.Line(GameRecord(transcript: $0.0), of: $0.1))
    }
    try PracticeFile(beside: location).update { text in
      for line in lines { text.repertoire.set(line, isLearned: true) }
    }
  }

  private func exercise(_ subject: PracticeSubject?) throws -> Exercise? {
    guard case .exercise(let exercise, _)? = try course.next(subject) else { return nil }
    return exercise
  }

  private func answer(_ square: Square, to exercise: Exercise) throws -> Bool {
    let verdict = try #require(course.judge(square, to: exercise))
    return exercise.isRight(verdict)
  }

  @Test("asks each position, takes the line's moves alone, and brings wrong ones back today")
  func answers() throws {
    try learn(("f5d6c3d3c4", .dark))
    var asked: [(Position, Bool)] = []
    for square in [Square.c5, .c4, .c3] {
      let next = try exercise(.lines)
      let exercise = try #require(next)
      #expect(exercise.subject == .lines && exercise.side == .dark)
      #expect(exercise.number == asked.count + 1 && exercise.count == [2, 3, 3][asked.count])
      asked.append((exercise.position, try answer(square, to: exercise)))
    }
    let positions = try ["f5d6", "f5d6c3d3", "f5d6"].map { try Positions.after($0) }
    #expect(asked.map(\.0) == positions)
    #expect(asked.map(\.1) == [false, true, true])
    let over = try course.next(.lines)
    #expect(over == .over(days: 1))
    let progress = try PracticeFile(beside: location).read().progress(on: LocalTime.today)
    #expect(progress == PracticeProgress(due: 0, learned: 0, lines: 1))
  }

  @Test("begins with the replies that people play most often")
  func likely() throws {
    // Few people reply with the parallel opening.
    try learn(("f5f4e3", .dark), ("f5d6c4", .dark), ("f5f6e6", .dark))
    var asked: [Position] = []
    while let exercise = try exercise(.lines), asked.count < 9 {
      let answer = try #require(exercise.answers?.first)
      let isRight = try self.answer(answer, to: exercise)
      #expect(isRight)
      asked.append(exercise.position)
    }
    let positions = try ["f5d6", "f5f6", "f5f4"].map { try Positions.after($0) }
    #expect(asked.count == 3 && asked.last == positions.last)
    #expect(Set(asked) == Set(positions))
  }

  @Test("judges a move after the book, too")
  func afterBook() throws {
    try learn((String(KnownGame.tie.transcript.prefix(60)), .dark))
    let text = try PracticeFile(beside: location).read()
    let late = try #require(text.repertoire.steps.last)
    #expect(OpeningBook.embedded.moves(in: late.game.position).isEmpty)
    let exercise = Exercise(late, number: 1, count: 1)
    let square = try #require(exercise.answers?.first)
    let verdict = try #require(course.judge(square, to: exercise))
    #expect(verdict.loss != nil && exercise.isRight(verdict))
  }

  @Test("says what the move of a line loses that was never checked, as the check of it would")
  func faults() throws {
    let line = try #require(Repertoire.Line(GameRecord(transcript: "f5d6c7"), of: .dark))
    let found = Reviewer().fault(in: line)
    let fault = try #require(found)
    for (repertoire, expected) in [
      (Repertoire([line]), fault), (Repertoire([line], checked: [line]), nil),
    ] {
      let step = try #require(repertoire.steps.last)
      let exercise = Exercise(step, number: 1, count: 1)
      let right = try #require(course.judge(.c7, to: exercise))
      #expect(exercise.isRight(right) && right.fault == expected)
      let wrong = try #require(course.judge(.c3, to: exercise))
      #expect(!exercise.isRight(wrong) && wrong.fault == nil)
    }
  }

  @Test("asks few people for one exercise, however many lines there are")
  func manyLines() throws {
    var lines: [(String, Disk)] = []
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<60 {
      var game = GameRecord()
      try game.playAtRandom(14, using: &generator)
      lines.append((game.transcript, .dark))
    }
    let all = try lines.map {
      try #require(Repertoire.Line(GameRecord(transcript: $0.0), of: $0.1))
    }
    try PracticeFile(beside: location).update { text in
      for line in all { text.repertoire.set(line, isLearned: true) }
    }
    let early = try #require(try exercise(.lines))
    #expect(course.shares.count <= 20)
    // Late positions are left, and people are asked for each exercise no more than before.
    try PracticeFile(beside: location).update { text in
      for step in text.repertoire.steps where step.game.standing < 12 {
        text.schedule.answer(step.item, isRight: true, on: LocalTime.today)
      }
    }
    let asked = course.shares.count
    let late = try #require(try exercise(.lines))
    #expect(late.item != early.item && course.shares.count <= asked + 20)
  }

  @Test("is one queue with mistakes and endings")
  func queue() throws {
    try learn(("f5d6c3d3c4", .dark))
    let position = try #require(
      try (45..<52).map { try Positions.tiedGame(plies: $0) }.last { $0.legalMoves.count > 1 })
    // A game of the archive had the position.
    let record = try GameRecord(transcript: KnownGame.tie.transcript)
    #expect(record.positions.contains(position))
    let line = try KnownGame.tie.archived(0)
    let game =
      position.turn == .dark
      ? line : line.replacing("MO[manual computer]", with: "MO[computer manual]")
    try folder.write(game, to: "games.ggf")
    let archived = try #require(AnalyzedGame(ArchivedGame(line: game.dropLast())))
    try PracticeFile(beside: location).update {
      $0.add([], in: archived, losing: GameLosses(), dueDay: 0)
    }
    let best = try #require(
      Reviewer().evaluate(position).evaluation.line.first)
    let mistake = PracticeItem(position)
    let ending = PracticeItem(EndgameExercise.all[3].position)
    try PracticeFile(beside: location).update { text in
      for item in [ending, mistake] {
        text.schedule.answer(item, isRight: true, on: LocalTime.today - 1)
      }
    }
    var subjects: [PracticeSubject] = []
    while let exercise = try exercise(nil), subjects.count < 9 {
      subjects.append(exercise.subject)
      #expect(exercise.count == 4)
      let isMistake = exercise.subject == .mistakes
      let answer = exercise.answers?.first ?? (isMistake ? best : EndgameExercise.all[3].best)
      let isRight = try self.answer(answer, to: exercise)
      #expect(isRight)
    }
    #expect(subjects == [.endings, .mistakes, .lines, .lines])
    let over = try course.next(nil)
    #expect(over == .over(days: 1))
  }

  @Test("says that there are none, and asks endings where there is nothing else")
  func none() throws {
    let none = try course.next(.lines)
    #expect(none == .over(days: nil))
    guard case .exercise(let exercise, isSubstitute: true)? = try course.next(nil) else {
      Issue.record("no ending")
      return
    }
    #expect(exercise.subject == .endings && exercise.number == 1)
  }
}
