import ReversiCore

/// The file of the practice schedule: a line for each position that has been answered, the latest
/// answer last, with the cells, the side to move, the right answers since the last wrong one, and
/// the number of the day on which the position comes back, counted from 1970-01-01.
public struct PracticeText: Sendable, Hashable {
  /// The schedule.
  public var schedule = PracticeSchedule()
  /// The lines that are not of this form. They are written again, as a later version may know them.
  private var others: [[UInt8]] = []

  /// The largest number that is read: a day 2,700 years after 1970.
  private static let largestNumber = 1_000_000

  /// Reads the content of a file.
  public init(bytes: [UInt8] = []) {
    for line in bytes.lines {
      if let entry = Self.entry(line) { schedule.add(entry) } else { others.append(Array(line)) }
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> PracticeSchedule.Entry? {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, let position = try? Position(text: "\(words[0]) \(words[1])"),
      let rightAnswers = Int(words[2]), let dueDay = Int(words[3]),
      0...largestNumber ~= rightAnswers, 0...largestNumber ~= dueDay
    else { return nil }
    return PracticeSchedule.Entry(position: position, rightAnswers: rightAnswers, dueDay: dueDay)
  }

  /// The content of the file.
  public var bytes: [UInt8] {
    let entries = schedule.entries.map {
      Array("\($0.position.text) \($0.rightAnswers) \($0.dueDay)".utf8)
    }
    return (others + entries).flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
