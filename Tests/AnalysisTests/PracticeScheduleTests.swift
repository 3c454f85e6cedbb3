import ReversiCore
import ReversiTesting
import Testing

@testable import Analysis

@Suite("The practice schedule")
struct PracticeScheduleTests {
  private static let exercises = EndgameExercise.all.prefix(6).map {
    PracticeItem($0.position)
  }

  @Test("brings a position back after 1, 3, 7, 21 and then always 60 days of right answers")
  func rightAnswers() {
    var schedule = PracticeSchedule()
    let one = Array(Self.exercises.prefix(1))
    var day = 20_000
    for wait in [1, 3, 7, 21, 60, 60, 60] {
      #expect(schedule.next(of: one, on: day) == 0)
      schedule.answer(one[0], isRight: true, on: day)
      #expect(schedule.wait(for: one, from: day) == wait)
      for early in day..<day + wait { #expect(schedule.next(of: one, on: early) == nil) }
      day += wait
    }
    #expect(schedule.entries.count == 1)
  }

  @Test("brings a position back on the same day after a wrong answer, after something else")
  func wrongAnswers() {
    var schedule = PracticeSchedule()
    let some = Array(Self.exercises.prefix(3))
    for isRight in [true, true, false] { schedule.answer(some[0], isRight: isRight, on: 10) }
    #expect(schedule.next(of: some, on: 10) == 1)
    schedule.answer(some[1], isRight: true, on: 10)
    #expect(schedule.next(of: some, on: 10) == 0)
    schedule.answer(some[0], isRight: true, on: 10)
    #expect(schedule.wait(for: [some[0]], from: 10) == 1)
    #expect(schedule.next(of: some, on: 10) == 2)
    schedule.answer(some[2], isRight: false, on: 10)
    #expect(schedule.next(of: some, on: 10) == 2)
    #expect(schedule.dueCount(of: some, on: 10) == 1)
    schedule.answer(some[2], isRight: true, on: 10)
    #expect(schedule.next(of: some, on: 10) == nil)
    #expect(schedule.dueCount(of: some, on: 10) == 0)
    #expect(schedule.dueCount(of: Array(some.prefix(2)), on: 11) == 2)
    #expect(schedule.wait(for: some, from: 10) == 1)
  }

  @Test("a right second try counts half: the position comes back the next day, from the first box")
  func secondTry() {
    for rightAnswers in [0, 1, 4] {
      var schedule = PracticeSchedule()
      let one = [Self.exercises[0]]
      for _ in 0..<rightAnswers { schedule.answer(one[0], isRight: true, on: 10) }
      schedule.answer(one[0], isRight: false, on: 10)
      #expect(schedule.next(of: one, on: 10) == 0, "a second try that is never made leaves it due")
      schedule.answer(one[0], isRight: true, isSecondTry: true, on: 10)
      #expect(schedule.next(of: one, on: 10) == nil && schedule.next(of: one, on: 11) == 0)
      #expect(schedule.entries.map(\.rightAnswers) == [0])
      schedule.answer(one[0], isRight: false, isSecondTry: true, on: 11)
      #expect(schedule.next(of: one, on: 11) == 0 && schedule.entries[0].rightAnswers == 0)
    }
  }

  @Test("asks what came back before it asks something new, the longest unseen first")
  func order() {
    var schedule = PracticeSchedule()
    for index in [2, 0, 1] { schedule.answer(Self.exercises[index], isRight: true, on: 5) }
    #expect(schedule.next(of: Self.exercises, on: 5) == 3)
    #expect(schedule.next(of: Self.exercises, on: 6) == 2)
    schedule.answer(Self.exercises[2], isRight: true, on: 6)
    #expect(schedule.next(of: Self.exercises, on: 6) == 0)
    #expect(schedule.next(of: Self.exercises, on: 60) == 0)
  }

  @Test("leaves out positions that are no exercises")
  func others() {
    var schedule = PracticeSchedule()
    schedule.answer(PracticeItem(.newGame), isRight: false, on: 5)
    #expect(schedule.next(of: Self.exercises, on: 5) == 0)
    #expect(schedule.next(of: [], on: 5) == nil)
    #expect(schedule.wait(for: Self.exercises, from: 5) == nil)
  }

  @Test("tells the best move in a position and the move of a line there apart")
  func kinds() {
    var schedule = PracticeSchedule()
    let position = Self.exercises[0].position
    let (best, line) = (PracticeItem(position), PracticeItem(position, isOfLine: true))
    for day in [5, 6, 9, 16, 37] { schedule.answer(line, isRight: true, on: day) }
    #expect(schedule.next(of: [best, line], on: 38) == 0)
    #expect(schedule.newCount(of: [best, line]) == 1)
    #expect(schedule.learnedCount(of: [best, line]) == 1)
    schedule.answer(best, isRight: false, on: 38)
    #expect(schedule.entries.map(\.item) == [line, best])
    #expect(schedule.next(of: [best, line], on: 97) == 1, "one queue, the longest unseen first")
    #expect(schedule.dueCount(of: [line], on: 96) == 0)
  }

  @Test("does not wait for a day that a wrong clock has set")
  func wrongClock() {
    var schedule = PracticeSchedule()
    schedule.answer(Self.exercises[0], isRight: true, on: 50_000)
    schedule.answer(Self.exercises[1], isRight: true, on: 20_000)
    #expect(schedule.next(of: Array(Self.exercises.prefix(2)), on: 20_000) == 0)
  }

  @Test("teaches a person who forgets all exercises within a year, and asks none too soon")
  func year() throws {
    var schedule = PracticeSchedule()
    var generator = SeededGenerator(seed: 18)
    let exercises = EndgameExercise.all.map { PracticeItem($0.position) }
    var learned: Set<PracticeItem> = []
    var due: [PracticeItem: Int] = [:]
    for day in 20_000..<20_365 where Int.random(in: 0..<3, using: &generator) > 0 {
      for _ in 0..<30 {
        guard let index = schedule.next(of: exercises, on: day) else { break }
        let item = exercises[index]
        #expect(due[item, default: 0] <= day)
        let isRight = Int.random(in: 0..<4, using: &generator) > 0
        schedule.answer(item, isRight: isRight, on: day)
        let entry = try #require(schedule.entries.last)
        #expect(entry.item == item)
        due[item] = entry.dueDay
        if entry.rightAnswers == 5 { learned.insert(item) }
      }
    }
    #expect(schedule.entries.count == 200)
    #expect(learned.count > 100)
    #expect(schedule.newCount(of: exercises) == 0)
    #expect(schedule.learnedCount(of: exercises) <= learned.count)
  }
}
