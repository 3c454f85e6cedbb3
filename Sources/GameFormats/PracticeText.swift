import GameSession
import ReversiCore

/// The file of the practice schedule.
///
/// It has a line for each position, the latest answer last, with the cells, the side to move, the
/// right answers since the last wrong one, and the number of the day on which the position comes
/// back, counted from 1970-01-01. A line for each game that has been analyzed has the word `game`,
/// the identity of the game, and the number of its plies.
public struct PracticeText: Sendable, Hashable {
  /// The schedule.
  public var schedule = PracticeSchedule()
  /// The games that have been analyzed, each as far as it went then.
  public private(set) var games: [AnalyzedGame] = []
  /// The lines that are not of this form. They are written again, as a later version may know them.
  private var others: [[UInt8]] = []

  /// The largest number that is read: a day 2,700 years after 1970.
  static let largestNumber = 1_000_000

  /// Reads the content of a file.
  public init(bytes: [UInt8] = []) {
    for line in bytes.lines {
      let text = String(validating: line, as: UTF8.self)
      if let entry = text.flatMap(Self.entry) {
        schedule.add(entry)
      } else if let game = text.flatMap({ AnalyzedGame(text: $0) }) {
        games.append(game)
      } else {
        others.append(Array(line))
      }
    }
  }

  /// Adds the mistakes in a game that has been analyzed. Those that are new come back on `dueDay`.
  public mutating func add(_ mistakes: [Position], in game: AnalyzedGame, dueDay: Int) {
    let known = Set(schedule.entries.map(\.position))
    for position in mistakes where !known.contains(position) {
      schedule.add(PracticeSchedule.Entry(position: position, rightAnswers: 0, dueDay: dueDay))
    }
    if !games.contains(game) { games.append(game) }
  }

  private static func entry(_ text: String) -> PracticeSchedule.Entry? {
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
    return (others + games.map { Array($0.text.utf8) } + entries).flatMap {
      $0 + [UInt8(ascii: "\n")]
    }
  }
}
