import Analysis
import Archive
import GameSession
import ReversiCore

extension LevelGame {
  /// The game in a line of the archive; nil if it was not one against the computer at a level.
  package init?(line: [UInt8]) {
    guard let game = ArchivedGame(played: line)?.levelGame else { return nil }
    self = game
  }
}

extension ArchivedGame {
  /// The game as one of the person against the computer at a level; nil if it was another one.
  ///
  /// A line says so by `MO` and by the name of the computer, such as `Reversi 1.9.1 level 3`.
  package var levelGame: LevelGame? {
    guard let side = you, let level = lastPlayer(of: side.opponent)?.level else { return nil }
    return LevelGame(
      identity: identity, level: level, side: side, record: record, exclusions: exclusions)
  }

  /// Why a game of the person against the computer does not count for the person's results; empty
  /// if it counts, and for other games.
  package var exclusions: [Exclusion] {
    var course = course
    for side in Disk.allCases where course.players[side].isEmpty {
      course.players[side] = [lastPlayer(of: side)].compactMap(\.self)
    }
    return course.sideAgainstComputer.map { course.exclusions(for: $0) } ?? []
  }

  /// The player of a side by `MO` and the name; nil if the line does not say.
  private func lastPlayer(of side: Disk) -> GameCourse.Player? {
    switch players?[side] {
    case .manual: return .person
    case .engine: return .engine
    case .computer:
      guard let words = record.names[side]?.split(separator: " "), words.count == 4,
        words[0] == "Reversi"
      else { return nil }
      return GameCourse.Player(
        word: words[2] == "level" ? String(words[3]) : "\(words[2])\(words[3])")
    case nil: return nil
    }
  }

  /// The game in a line of the archive that says who moved for the sides; nil if it does not. The
  /// line of a game that was imported need not be read for that.
  package init?(played line: [UInt8]) {
    guard ArchiveLine(line)?.hasModes != false, let game = ArchivedGame(line), game.players != nil
    else { return nil }
    self = game
  }
}

extension GameSummary {
  /// Counts a game of the archive, or that it does not count. The newest is added first.
  package mutating func add(_ game: ArchivedGame) {
    if let levelGame = game.levelGame {
      add(levelGame)
    } else if !game.exclusions.isEmpty {
      addExcluded()
    }
  }
}
