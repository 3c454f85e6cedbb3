import ReversiCore

/// The results of games.
package struct GameResults: Sendable, Hashable {
  /// The results of games for one side or one player.
  package struct Tally: Sendable, Hashable {
    /// The number of games won.
    package private(set) var won = 0
    /// The number of games that nobody won.
    package private(set) var tied = 0
    /// The number of games lost.
    package private(set) var lost = 0

    /// The number of games that have ended.
    package var count: Int { won + tied + lost }

    fileprivate mutating func count(_ outcome: Outcome, of side: Disk) {
      switch outcome {
      case .win(side, _): won += 1
      case .win: lost += 1
      case .tie: tied += 1
      }
    }
  }

  /// The number of games, those that were given up included.
  package private(set) var games = 0
  /// The results of the games for Black.
  package private(set) var dark = Tally()
  /// The results of the games for the person at the keyboard, if the person had one side.
  package private(set) var you = Tally()

  /// No games.
  package init() {}

  /// Adds a game.
  ///
  /// - Parameters:
  ///   - record: Its moves, all of them standing.
  ///   - you: The side of the person at the keyboard, if that person had one side.
  mutating func count(_ record: GameRecord, you side: Disk?) {
    games += 1
    guard let outcome = record.position.outcome else { return }
    dark.count(outcome, of: .dark)
    if let side { you.count(outcome, of: side) }
  }
}
