/// The times that moves took.
struct MoveTimes: Equatable {
  private(set) var moves = 0
  private(set) var total = Duration.zero
  private(set) var longest = Duration.zero
  private(set) var longestGame = Duration.zero

  mutating func add(_ time: WatchedContestant.Time) {
    moves += 1
    total += time.move
    longest = max(longest, time.move)
    longestGame = max(longestGame, time.game)
  }

  var mean: Duration { total / max(1, moves) }
}
