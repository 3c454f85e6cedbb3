import ReversiCore
import ReversiTesting
import Testing

@testable import Analysis

@Suite("The practice schedule")
struct PracticeScheduleTests {
  private static let exercises = EndgameExercise.all.prefix(6).map(\.position)

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
    schedule.answer(.newGame, isRight: false, on: 5)
    #expect(schedule.next(of: Self.exercises, on: 5) == 0)
    #expect(schedule.next(of: [], on: 5) == nil)
    #expect(schedule.wait(for: Self.exercises, from: 5) == nil)
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
    let exercises = EndgameExercise.all.map(\.position)
    var learned: Set<Position> = []
    var due: [Position: Int] = [:]
    for day in 20_000..<20_365 where Int.random(in: 0..<3, using: &generator) > 0 {
      for _ in 0..<30 {
        guard let index = schedule.next(of: exercises, on: day) else { break }
        let position = exercises[index]
        #expect(due[position, default: 0] <= day)
        let isRight = Int.random(in: 0..<4, using: &generator) > 0
        schedule.answer(position, isRight: isRight, on: day)
        let entry = try #require(schedule.entries.last)
        #expect(entry.position == position)
        due[position] = entry.dueDay
        if entry.rightAnswers == 5 { learned.insert(position) }
      }
    }
    #expect(schedule.entries.count == 200)
    #expect(learned.count > 100)
  }
}
