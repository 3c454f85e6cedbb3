/// The ending that everybody is asked on one day, and on how many days in a row it was solved.
///
/// Days are numbered from 1970-01-01 on. The caller knows which day it is.
package struct TodaysEnding: Sendable, Hashable {
  package var day: Int
  package var streak: Streak

  package init(on day: Int, streak: Streak = Streak()) {
    self.day = day
    self.streak = streak
  }

  /// The ending. The side to move wins with the best move, and not with every other one.
  package var exercise: EndgameExercise {
    // A clock may be wrong, and its day negative.
    let index = day % Self.endings.count * Self.stride % Self.endings.count
    return Self.endings[index < 0 ? index + Self.endings.count : index]
  }

  package var isSolved: Bool { streak.lastDay == day }

  /// The days in a row on which such endings were solved, up to this day or the one before; 0 if
  /// both were missed.
  package var daysInARow: Int { streak.goesOn(on: day) ? streak.days : 0 }

  /// An ending in which every move wins gives its place to another, so that all other days keep
  /// their endings. With this step none comes twice within six weeks.
  static let endings: [EndgameExercise] = {
    let won = EndgameExercise.all.filter { $0.score > 0 }
    return won.indices.compactMap { index in
      won.indices.lazy.map { won[(index + $0 * 6) % won.count] }.first(where: \.isToWin)
    }
  }()
  /// Coprime to the number of endings, so each comes once before any comes again. Easy and hard
  /// ones take turns.
  private static let stride = 67
}

/// The last days in a row on which the person solved the ending of the day.
package struct Streak: Sendable, Hashable {
  /// The latest day in the row, or nil.
  package private(set) var lastDay: Int?
  package private(set) var days: Int

  package init() { (lastDay, days) = (nil, 0) }

  /// A number of days; nil if that is less than 1.
  package init?(lastDay: Int, days: Int) {
    guard days > 0 else { return nil }
    (self.lastDay, self.days) = (lastDay, days)
  }

  /// Takes a right answer on `day` to the ending of the day `asked`.
  ///
  /// One answer a day counts; after a missed day, the streak begins again. An ending that was asked
  /// before midnight goes on with the row of its own day.
  package mutating func solve(on day: Int, askedOn asked: Int? = nil) {
    guard lastDay != day else { return }
    let isNew = lastDay.map { $0 < day } ?? true
    days = goesOn(on: min(asked ?? day, day)) ? days + (isNew ? 1 : 0) : 1
    lastDay = day
  }

  /// Whether the ending of a day, or of the day before it, was solved. A later day counts if the
  /// clock was set back since then, but not if a wrong clock has set it.
  func goesOn(on day: Int) -> Bool {
    lastDay.map { day <= $0 + 1 && !PracticeSchedule.isOfWrongClock($0, on: day) } ?? false
  }
}
