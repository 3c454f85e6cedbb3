import Testing

@testable import Analysis

@Suite("The ending of the day")
struct TodaysEndingTests {
  private static let count = TodaysEnding.endings.count

  @Test("is another one each day, until all have come, and none comes twice in six weeks")
  func order() {
    for first in [-50, 0, 20_784] {
      let endings = (first..<first + Self.count).map { TodaysEnding(on: $0).exercise }
      #expect(Set(endings) == Set(EndgameExercise.all.filter(\.isToWin)))
      #expect(TodaysEnding(on: first + Self.count).exercise == endings[0])
      for start in endings.indices.dropLast(41) {
        #expect(Set(endings[start..<start + 42]).count == 42)
      }
    }
    #expect(Self.count > 100)
  }

  @Test("has a move that does not win")
  func wrongAnswers() {
    #expect(EndgameExercise.all.contains { $0.score > 0 && $0.worst > 0 })
    for day in 20_784..<20_784 + Self.count {
      let ending = TodaysEnding(on: day).exercise
      #expect(ending.score > 0 && ending.worst <= 0, "day \(day)")
    }
  }

  @Test("can be won, and is easy on one day and hard on another of each week")
  func grades() {
    for first in stride(from: 20_784, to: 20_784 + Self.count, by: 7) {
      let week = (first..<first + 7).map { TodaysEnding(on: $0).exercise }
      #expect(week.allSatisfy { $0.score > 0 })
      #expect(week.contains { $0.isGreedy } && week.contains { !$0.isGreedy })
    }
  }

  @Test("goes on with the streak the day after it was solved, and begins again after a missed day")
  func streak() {
    var streak = Streak()
    func state(on day: Int) -> [Int] {
      let ending = TodaysEnding(on: day, streak: streak)
      return [ending.isSolved ? 1 : 0, ending.daysInARow]
    }
    #expect(state(on: 10) == [0, 0])
    streak.solve(on: 10)
    #expect(state(on: 10) == [1, 1])
    #expect(state(on: 11) == [0, 1])
    #expect(state(on: 12) == [0, 0])
    for _ in 0..<2 { streak.solve(on: 11) }
    #expect(state(on: 11) == [1, 2], "one answer a day counts")
    streak.solve(on: 13)
    #expect(state(on: 13) == [1, 1])
  }

  @Test("keeps the streak on a day before the last one, when the clock of the machine was set back")
  func clockSetBack() {
    for day in [13, 12, 9, -47] {
      var streak = Streak(lastDay: 13, days: 4) ?? Streak()
      #expect(TodaysEnding(on: day, streak: streak).daysInARow == 4)
      #expect(TodaysEnding(on: day, streak: streak).isSolved == (day == 13))
      streak.solve(on: day)
      #expect(streak == Streak(lastDay: day, days: 4), "an answer counts on its day")
      streak.solve(on: day + 1)
      #expect(streak == Streak(lastDay: day + 1, days: 5))
    }
  }

  @Test("begins a new streak if a wrong clock has set the last day")
  func wrongClock() {
    for last in [20_786 + 61, 22_404, 1_000_000] {
      var streak = Streak(lastDay: last, days: 3) ?? Streak()
      #expect(TodaysEnding(on: 20_786, streak: streak).daysInARow == 0)
      streak.solve(on: 20_786)
      #expect(streak == Streak(lastDay: 20_786, days: 1))
      #expect(TodaysEnding(on: 20_786, streak: streak).isSolved)
    }
  }

  @Test("that was asked before midnight goes on with its day's row, and counts on the next day")
  func midnight() {
    for (last, days) in [(9, 5), (10, 5), (8, 1)] {
      var streak = Streak(lastDay: last, days: 4) ?? Streak()
      streak.solve(on: 11, askedOn: 10)
      #expect(streak == Streak(lastDay: 11, days: days), "solved on day \(last) before")
    }
  }

  @Test("has a streak of one day or more, or none")
  func days() {
    #expect(Streak(lastDay: 5, days: 0) == nil)
    var streak = Streak(lastDay: 5, days: 41)
    streak?.solve(on: 6)
    #expect(streak == Streak(lastDay: 6, days: 42))
  }
}
