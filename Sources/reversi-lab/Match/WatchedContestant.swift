import ReversiCore

/// Passes a contestant's moves to a closure, except those that were the only legal move.
final class WatchedContestant: Contestant {
  /// The time that a move took, and that of all moves in its game so far.
  typealias Time = (move: Duration, game: Duration)
  /// Receives the record before a move, the square played, and its time.
  typealias Watch = (_ record: GameRecord, _ square: Square, _ time: Time) -> Void

  private let contestant: any Contestant
  private let watch: Watch
  private var gameTime = Duration.zero

  init(_ contestant: any Contestant, _ watch: @escaping Watch) {
    self.contestant = contestant
    self.watch = watch
  }

  func startGame(with generator: SeededGenerator) {
    gameTime = .zero
    contestant.startGame(with: generator)
  }

  func isBalanced(_ position: Position) -> Bool { contestant.isBalanced(position) }

  func move(in record: GameRecord) throws -> Square? {
    let start = ContinuousClock.now
    let square = try contestant.move(in: record)
    let time = start.duration(to: .now)
    gameTime += time
    if let square, record.position.legalMoves.count > 1 { watch(record, square, (time, gameTime)) }
    return square
  }
}
