import Analysis
import ReversiCore

/// How the engine plays and evaluates at each level.
///
/// Found by trial: a scripted casual player wins about 95, 85, 70, 55, 40, 25, 15, 8, 3, 1 and 0 %
/// of the games against levels 0 to 10, and each level wins 55 to 75 % against the one before it
/// (`reversi-lab match levels`, with `--casual` and without; the figures are in the lab's README).
/// The low levels overrate corners, so they err elsewhere: they leave themselves few moves. The
/// numbers and times of the levels are in ``Level``.
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
      Row(.simple(.beginner(corner: 150, move: -26, error: 10), depth: 2), evaluation: (1, 2)),
      Row(.simple(.beginner(corner: 100, move: -8, error: 10), depth: 2), evaluation: (1, 2)),
      Row(.simple(.beginner(corner: 60, error: 6), depth: 2), evaluation: (1, 3)),
      Row(.simple(.casual(disk: 1, error: 12), depth: 2), evaluation: (2, 4)),
      Row(.simple(.casual(disk: 0.5, move: 1, error: 7), depth: 2), evaluation: (2, 6)),
      Row(
        .simple(.casual(disk: 0.5, move: 1.5, error: 3.5), depth: 2, exactFrom: 4),
        evaluation: (3, 8)),
      Row(
        .simple(.casual(disk: 0.3, move: 2, error: 4), depth: 3, exactFrom: 6),
        evaluation: (4, 10)),
      Row(.simple(.expert(error: 0.7), depth: 3, exactFrom: 9), evaluation: (5, 12)),
      Row(.simple(.expert(error: 0), depth: 4, exactFrom: 12), evaluation: (7, 14)),
      Row(.search(depth: 3, exactFrom: 2), evaluation: (12, 20)),
      Row(.search(depth: 5, exactFrom: 10), evaluation: (14, 20)),
      Row(.search(depth: 8, exactFrom: 16), evaluation: (16, 21)),
      Row(.search(depth: 12, exactFrom: 20), evaluation: (18, 22)),
      Row(PlaySettings(moveTime: Level.all[14].moveTime), evaluation: (20, 24)),
      Row(PlaySettings(moveTime: Level.all[15].moveTime), evaluation: (22, 26)),
    ]
}

extension SimpleEvaluation {
  /// Counts disks and corners.
  fileprivate static func beginner(
    corner: Double, move: Double = 0, error: Double
  ) -> SimpleEvaluation {
    SimpleEvaluation(corner: corner, move: move, error: error)
  }

  /// Knows the squares around the corners; the better the player, the less disks count and the more
  /// moves.
  fileprivate static func casual(
    disk: Double, move: Double = 0, error: Double
  ) -> SimpleEvaluation {
    SimpleEvaluation(
      disk: disk, corner: 40, diagonal: 12, beside: 6, edge: 2, move: move, error: error)
  }

  /// Knows that few disks are good until the end.
  fileprivate static func expert(error: Double) -> SimpleEvaluation {
    SimpleEvaluation(disk: -0.4, corner: 18, diagonal: 8, beside: 3, edge: 1, move: 2, error: error)
  }
}
