import Posix
import ReversiCore

/// How long moves took.
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

/// A contestant whose moves are timed; those without a choice do not count.
final class TimedContestant: Contestant {
  private let contestant: any Contestant
  private let times: Monitor<MoveTimes>

  /// - Parameter times: Where the times are added up.
  init(_ contestant: any Contestant, times: Monitor<MoveTimes>) {
    self.contestant = contestant
    self.times = times
  }

  func startGame(with generator: SeededGenerator) { contestant.startGame(with: generator) }

  func isBalanced(_ position: Position) -> Bool { contestant.isBalanced(position) }

  func move(in record: GameRecord) throws -> Square? {
    let start = ContinuousClock.now
    let square = try contestant.move(in: record)
    let time = start.duration(to: .now)
    if record.position.legalMoves.count > 1 { times.withValue { $0.add(time) } }
    return square
  }
}
