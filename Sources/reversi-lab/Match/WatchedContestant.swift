import ReversiCore

/// A contestant whose moves somebody watches; those without a choice do not count.
final class WatchedContestant: Contestant {
  /// What was played at the end of a game, and the time that it took.
  typealias Watch = (_ record: GameRecord, _ square: Square, _ time: Duration) -> Void

  private let contestant: any Contestant
  private let watch: Watch

  /// A contestant who is watched.
  init(_ contestant: any Contestant, _ watch: @escaping Watch) {
    self.contestant = contestant
    self.watch = watch
  }

  func startGame(with generator: SeededGenerator) { contestant.startGame(with: generator) }

  func isBalanced(_ position: Position) -> Bool { contestant.isBalanced(position) }

  func move(in record: GameRecord) throws -> Square? {
    let start = ContinuousClock.now
    let square = try contestant.move(in: record)
    let time = start.duration(to: .now)
    if let square, record.position.legalMoves.count > 1 { watch(record, square, time) }
    return square
  }
}
