/// The times that moves took.
struct MoveTimes: Equatable {
  private(set) var moves = 0
  private(set) var total = Duration.zero
  private(set) var longest = Duration.zero

  /// Counts a move.
  mutating func add(_ time: Duration) {
    moves += 1
    total += time
    longest = max(longest, time)
  }

  /// The mean time of a move.
  var mean: Duration { total / max(1, moves) }
}
