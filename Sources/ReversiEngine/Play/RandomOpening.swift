import ReversiCore

/// Random moves from the start of the game.
package enum RandomOpening {
  /// A random square of a nonempty set.
  package static func square(
    of squares: UInt64, using generator: inout some RandomNumberGenerator
  ) -> Int {
    var rest = squares
    for _ in 0..<Int.random(in: 0..<squares.nonzeroBitCount, using: &generator) {
      rest &= rest &- 1
    }
    return rest.trailingZeroBitCount
  }

  /// A random number of random plies without a pass, after which the side to move has a legal move.
  package static func record(
    plies: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) -> GameRecord {
    while true {
      let count = Int.random(in: plies, using: &generator)
      if let record = record(plies: count, using: &generator) { return record }
    }
  }

  /// The position after such plies.
  package static func position(
    plies: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) -> Position {
    record(plies: plies, using: &generator).position
  }

  /// A number of random plies after which the side to move has a legal move, or nil if a side must
  /// pass or the game ends before that.
  static func record(
    plies: Int, using generator: inout some RandomNumberGenerator
  ) -> GameRecord? {
    var record = GameRecord()
    for _ in 0..<plies {
      guard case .toMove = record.position.state else { return nil }
      let index = square(of: record.position.legalMoves.rawValue, using: &generator)
      guard let square = Square(rawValue: UInt8(index)), (try? record.play(square)) != nil else {
        return nil
      }
    }
    if case .toMove = record.position.state { return record }
    return nil
  }
}
