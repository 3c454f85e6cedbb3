import ReversiCore

/// One of the two contestants in a match. Only one thread uses it.
protocol Contestant: AnyObject {
  /// Forgets earlier games. Everything random in the next game follows from the generator.
  func startGame(with generator: SeededGenerator)

  /// A legal move in the last position of a record, which has one.
  ///
  /// - Throws: `WorkError` if the contestant fails.
  func move(in record: GameRecord) throws -> Square?

  /// Whether a match should start from the position. Neither side may be far ahead.
  func isBalanced(_ position: Position) -> Bool
}

extension Contestant {
  /// Most contestants accept any start.
  func isBalanced(_ position: Position) -> Bool { true }
}
