import ReversiCore

/// When exercises come back: later after each right answer, on the same day after a wrong one.
///
/// Days are numbered from 1970-01-01 on. The caller knows which day it is.
package struct PracticeSchedule: Sendable, Hashable {
  /// A position that has been answered.
  package struct Entry: Sendable, Hashable {
    package let position: Position
    /// The right answers since the last wrong one.
    package let rightAnswers: Int
    /// The day on which it comes back.
    package let dueDay: Int

    /// An entry. Nothing is checked.
    package init(position: Position, rightAnswers: Int, dueDay: Int) {
      self.position = position
      self.rightAnswers = rightAnswers
      self.dueDay = dueDay
    }
  }

  /// The positions that have been answered, the latest answer last. Each position is there once.
  package private(set) var entries: [Entry]

  /// The days until a position comes back after the first right answer, the second and so on.
  private static let intervals = [1, 3, 7, 21, 60]

  /// A schedule. Of entries with the same position, the last one counts.
  package init(_ entries: [Entry] = []) {
    // `add` looks through all entries, which takes long for each of many.
    var later: Set<Position> = []
    self.entries = entries.reversed().filter { later.insert($0.position).inserted }.reversed()
  }

  /// Adds an entry as the latest, in place of that of the same position.
  package mutating func add(_ entry: Entry) {
    entries.removeAll { $0.position == entry.position }
    entries.append(entry)
  }

  /// Takes an answer.
  package mutating func answer(_ position: Position, isRight: Bool, on day: Int) {
    let before = entries.first { $0.position == position }?.rightAnswers ?? 0
    let wait = isRight ? Self.intervals[min(before, Self.intervals.count - 1)] : 0
    add(
      Entry(position: position, rightAnswers: isRight ? before + 1 : 0, dueDay: day + wait))
  }

  /// The index of the next exercise: one that has come back, the longest unseen first, or else a
  /// new one; nil if all come back on a later day.
  package func next(of exercises: [Position], on day: Int) -> Int? {
    let indices = Dictionary(
      zip(exercises, exercises.indices), uniquingKeysWith: { first, _ in first })
    let known = entries.filter { indices[$0.position] != nil }
    let due = known.filter { isDue($0, on: day) }
    // What was answered last comes back after something else.
    if let first = due.first, first != known.last { return indices[first.position] }
    let answered = Set(known.map(\.position))
    return exercises.firstIndex { !answered.contains($0) }
      ?? due.first.flatMap { indices[$0.position] }
  }

  /// The number of the exercises that have come back.
  package func dueCount(of exercises: [Position], on day: Int) -> Int {
    let exercises = Set(exercises)
    return entries.count { exercises.contains($0.position) && isDue($0, on: day) }
  }

  /// The days until the first of the exercises comes back, 1 or more; nil if none of them has been
  /// answered.
  package func wait(for exercises: [Position], from day: Int) -> Int? {
    let exercises = Set(exercises)
    return entries.filter { exercises.contains($0.position) }.map { $0.dueDay - day }.min()
      .map { max(1, $0) }
  }

  /// Whether an entry has come back. If it is too late in time, the clock was wrong.
  private func isDue(_ entry: Entry, on day: Int) -> Bool {
    entry.dueDay <= day || entry.dueDay > day + Self.intervals[Self.intervals.count - 1]
  }
}
