import Analysis
import PeopleModel

/// How the engine plays and evaluates at each level.
///
/// Found by trial: a scripted casual player wins about 95, 85, 70, 55, 40, 25, 15, 8, 3, 1 and 0 %
/// of the games against levels 0 to 10, and each level wins 60 to 75 % against the one before it
/// (`reversi-lab match levels`, with `--casual` and without; the figures are in the lab's log).
/// Levels 1 to 9 play as people do. The numbers, ratings and times of the levels are in ``Level``.
enum LevelTable {
  /// One level.
  struct Row {
    /// The settings with which the computer chooses a move.
    let play: PlaySettings
    /// The depth of hints, reviews and analyses, and the number of empty squares from which they
    /// search to the end. Level 8 takes 1 ms a position, level 10 about a second.
    let evaluation: (depth: Int, exactFrom: Int)

    fileprivate init(_ play: PlaySettings, evaluation: (depth: Int, exactFrom: Int)) {
      self.play = play
      self.evaluation = evaluation
    }
  }

  /// One row for each level, in their order.
  static let rows =
    [
      Row(.random, evaluation: (1, 2)),
      Row(.person(at: 1), evaluation: (1, 2)),
      Row(.person(at: 2), evaluation: (1, 2)),
      Row(.person(at: 3), evaluation: (1, 3)),
      Row(.person(at: 4), evaluation: (2, 4)),
      Row(.person(at: 5), evaluation: (2, 6)),
      Row(.person(at: 6), evaluation: (3, 8)),
      Row(.person(at: 7), evaluation: (4, 10)),
      Row(.person(at: 8), evaluation: (5, 12)),
      Row(.person(at: 9), evaluation: (7, 14)),
      Row(.search(depth: 3, exactFrom: 2), evaluation: (12, 20)),
      Row(.search(depth: 5, exactFrom: 10), evaluation: (14, 20)),
      Row(.search(depth: 8, exactFrom: 16), evaluation: (16, 21)),
      Row(.search(depth: 12, exactFrom: 20), evaluation: (18, 22)),
      Row(PlaySettings(moveTime: Level.all[14].moveTime), evaluation: (20, 24)),
      Row(PlaySettings(moveTime: Level.all[15].moveTime), evaluation: (22, 26)),
    ]
}

extension PlaySettings {
  /// Plays as people of a level's rating do.
  fileprivate static func person(at number: Int) -> PlaySettings {
    PlaySettings(Rating(nearest: Level.all[number].rating))
  }
}
