import ReversiCore

/// What comes back in practice: a position, and the moves that are right in it.
package struct PracticeItem: Sendable, Hashable {
  package let position: Position
  /// Whether the moves of the person's lines are right; if not, the best moves are.
  package let isOfLine: Bool

  package init(_ position: Position, isOfLine: Bool = false) {
    self.position = position
    self.isOfLine = isOfLine
  }
}

/// When exercises come back: later after each right answer, on the same day after a wrong one.
///
/// These are the boxes of S. Leitner, So lernt man lernen (1972): a right answer moves an exercise
/// into the next box, whose exercises come back later, and a wrong one moves it into the first. A
/// right second try counts half: it leaves the exercise in the first box, until the next day.
///
/// Days are numbered from 1970-01-01 on. The caller knows which day it is.
package struct PracticeSchedule: Sendable, Hashable {
  /// An exercise that has been answered.
  package struct Entry: Sendable, Hashable {
    package let item: PracticeItem
    /// The right answers since the last wrong one.
    package let rightAnswers: Int
    /// The day on which it comes back.
    package let dueDay: Int

    /// An entry. Nothing is checked.
    package init(_ item: PracticeItem, rightAnswers: Int, dueDay: Int) {
      self.item = item
      self.rightAnswers = rightAnswers
      self.dueDay = dueDay
    }
  }

  /// The exercises that have been answered, each once, the latest answer last.
  package private(set) var entries: [Entry]

  /// The days until an exercise comes back, for each box.
  private static let intervals = [1, 3, 7, 21, 60]

  /// A schedule. Of entries about the same exercise, the last one counts.
  package init(_ entries: [Entry] = []) {
    // `add` would look through all entries for each one.
    var later: Set<PracticeItem> = []
    self.entries = entries.reversed().filter { later.insert($0.item).inserted }.reversed()
  }

  /// Adds an entry in place of that about the same exercise.
  package mutating func add(_ entry: Entry) {
    entries.removeAll { $0.item == entry.item }
    entries.append(entry)
  }

  /// Notes an answer; `isSecondTry` after a wrong first one, or a hint. Returns the days until the
  /// exercise comes back.
  @discardableResult
  package mutating func answer(
    _ item: PracticeItem, isRight: Bool, isSecondTry: Bool = false, on day: Int
  ) -> Int {
    let before = isSecondTry ? 0 : entries.first { $0.item == item }?.rightAnswers ?? 0
    let wait = isRight ? Self.intervals[min(before, Self.intervals.count - 1)] : 0
    let rightAnswers = isRight && !isSecondTry ? before + 1 : 0
    add(Entry(item, rightAnswers: rightAnswers, dueDay: day + wait))
    return wait
  }

  /// The index of the next exercise: one that has come back, the longest unseen first, or else a
  /// new one; nil if all come back on a later day.
  package func next(of exercises: [PracticeItem], on day: Int) -> Int? {
    let indices = Dictionary(
      zip(exercises, exercises.indices), uniquingKeysWith: { first, _ in first })
    let known = entries.filter { indices[$0.item] != nil }
    let due = known.filter { isDue($0, on: day) }
    // What was answered last comes back after something else.
    if let first = due.first, first != known.last { return indices[first.item] }
    let answered = Set(known.map(\.item))
    return exercises.firstIndex { !answered.contains($0) }
      ?? due.first.flatMap { indices[$0.item] }
  }

  package func isNew(_ item: PracticeItem) -> Bool { !entries.contains { $0.item == item } }

  package func dueCount(of exercises: [PracticeItem], on day: Int) -> Int {
    entries(about: exercises).count { isDue($0, on: day) }
  }

  package func newCount(of exercises: [PracticeItem]) -> Int {
    exercises.count - entries(about: exercises).count
  }

  /// The number of the exercises in the last box.
  package func learnedCount(of exercises: [PracticeItem]) -> Int {
    entries(about: exercises).count { $0.rightAnswers >= Self.intervals.count }
  }

  /// The days until the first of the exercises comes back, 1 or more; nil if none was answered.
  package func wait(for exercises: [PracticeItem], from day: Int) -> Int? {
    entries(about: exercises).map { $0.dueDay - day }.min().map { max(1, $0) }
  }

  private func entries(about exercises: [PracticeItem]) -> [Entry] {
    if entries.isEmpty { return [] }
    let exercises = Set(exercises)
    return entries.filter { exercises.contains($0.item) }
  }

  private func isDue(_ entry: Entry, on day: Int) -> Bool {
    entry.dueDay <= day || Self.isOfWrongClock(entry.dueDay, on: day)
  }

  /// Whether a kept day is so far ahead of `day` that only a wrong clock can have set it.
  static func isOfWrongClock(_ kept: Int, on day: Int) -> Bool {
    kept > day + intervals[intervals.count - 1]
  }
}

/// How far the person has come in practice.
package struct PracticeProgress: Sendable, Hashable {
  /// The exercises that have come back, and the new ones about lines.
  package let due: Int
  /// The exercises in the last box.
  package let learned: Int
  package let lines: Int

  package init(due: Int, learned: Int, lines: Int) {
    self.due = due
    self.learned = learned
    self.lines = lines
  }
}
