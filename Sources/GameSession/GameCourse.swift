import Analysis
import ReversiCore

/// How a game has been played so far: by whom, and with what help. It decides whether the game
/// counts for the person's results.
package struct GameCourse: Sendable, Hashable {
  /// A player, as it has moved.
  package enum Player: Sendable, Hashable {
    /// The person at this terminal.
    case person
    case otherPerson
    case level(Level)
    case moveTime(Duration)
    /// The computer, which the person told to move before it had finished.
    case hurried
    case engine
  }

  /// Something that has happened to the game.
  package enum Mark: String, Sendable, Hashable, CaseIterable {
    /// A move was taken back, or a loss on time.
    case takenBack = "undo"
    /// The person has seen scores, openings or a review of the game before its end.
    case helped = "help"
    /// It began at a position that was set up, or with moves of another game.
    case opened
  }

  /// The players that have moved for each side, each once, in the order of their first moves.
  /// Earlier versions did not keep them.
  package var players: Sides<[Player]>
  package var marks: Set<Mark>

  /// A new game has the empty course.
  package init(
    players: Sides<[Player]> = Sides(dark: [], light: []), marks: Set<Mark> = []
  ) {
    self.players = players
    self.marks = marks
  }

  mutating func add(_ player: Player, of side: Disk) {
    if !players[side].contains(player) { players[side].append(player) }
  }
}

/// Why a game does not count for the person's results.
package enum Exclusion: Sendable, Hashable {
  /// The computer did not play at one level. All its levels and times follow.
  case levels([GameCourse.Player])
  case hurried
  case otherPlayers
  case mark(GameCourse.Mark)
}

extension GameCourse {
  /// The side of a person in a game against the computer, also if others moved for it now and
  /// then; nil in other games.
  package var sideAgainstComputer: Disk? {
    Disk.allCases.first { side in
      players[side].contains { $0 == .person || $0 == .otherPerson }
        && players[side.opponent].contains { $0.isComputer || $0 == .hurried }
    }
  }

  /// Why a game of the person against the computer does not count; empty if it counts. `side` is
  /// the person's.
  package func exclusions(for side: Disk) -> [Exclusion] {
    let opponents = players[side.opponent]
    let levels = opponents.filter(\.isComputer)
    let hasLevel = levels.count == 1 && levels[0].level != nil
    var exclusions: [Exclusion] = levels.isEmpty || hasLevel ? [] : [.levels(levels)]
    if opponents.contains(.hurried) { exclusions.append(.hurried) }
    if players[side].contains(where: { $0 != .person })
      || opponents.contains(where: { !$0.isComputer && $0 != .hurried })
    {
      exclusions.append(.otherPlayers)
    }
    return exclusions + Mark.allCases.filter(marks.contains).map { .mark($0) }
  }
}

extension GameCourse.Player {
  /// The player that moves for a side within a limit.
  package init(_ mode: Mode, _ limit: MoveLimit) {
    self =
      switch (mode, limit) {
      case (.manual, _): .person
      case (.otherPerson, _): .otherPerson
      case (.externalEngine, _): .engine
      case (.computer, .level(let level)): .level(level)
      case (.computer, .moveTime(let time)): .moveTime(time)
      }
  }

  package var level: Level? {
    if case .level(let level) = self { level } else { nil }
  }

  package var moveTime: Duration? {
    if case .moveTime(let time) = self { time } else { nil }
  }

  fileprivate var isComputer: Bool { level != nil || moveTime != nil }
}

/// The course as text: words in saved games and in the archive.
extension GameCourse {
  /// Unknown words are left out.
  package init(players: Sides<String>, marks: String) {
    func read(_ text: String) -> [Player] {
      text.split(separator: " ").compactMap { Player(word: String($0)) }
    }
    let words = Set(marks.split(separator: " "))
    self.init(
      players: Sides(dark: read(players.dark), light: read(players.light)),
      marks: Set(Mark.allCases.filter { words.contains(Substring($0.rawValue)) }))
  }

  package func playersText(of side: Disk) -> String? {
    players[side].isEmpty ? nil : players[side].map(\.word).joined(separator: " ")
  }

  package var marksText: String? {
    marks.isEmpty
      ? nil
      : Mark.allCases.filter(marks.contains).map(\.rawValue).joined(separator: " ")
  }
}

extension GameCourse.Player {
  /// The players without a number.
  private static let words: [(String, GameCourse.Player)] = [
    ("manual", .person), ("friend", .otherPerson), ("now", .hurried), ("engine", .engine),
  ]

  /// The player that a word stands for: a number is a level, and one with `s` a time in seconds.
  /// Nil for any other word.
  package init?(word: String) {
    if let player = Self.words.first(where: { $0.0 == word })?.1 {
      self = player
    } else if let level = Level.all.first(where: { String($0.number) == word }) {
      self = .level(level)
    } else if word.hasSuffix("s"), let time = MoveLimit(moveTime: String(word.dropLast()))?.moveTime
    {
      self = .moveTime(time)
    } else {
      return nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .level(let level): "\(level.number)"
    case .moveTime(let time): "\(time.secondsText)s"
    case .person, .otherPerson, .hurried, .engine: Self.words.first { $0.1 == self }?.0 ?? ""
    }
  }
}
