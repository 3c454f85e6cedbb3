import ReversiCore

/// One of the two who play a match; serves one thread.
protocol Contestant: AnyObject {
  /// Forgets earlier games; all that is random in the next one follows from the generator.
  func startGame(with generator: SeededGenerator)

  /// A legal move at the end of a game, whose position is one in which there is one.
  ///
  /// - Throws: `WorkError` if it fails.
  func move(in record: GameRecord) throws -> Square?

  /// Whether a match should start from the position: nobody may be far ahead.
  func isBalanced(_ position: Position) -> Bool
}

extension Contestant {
  /// Most do not mind where they start.
  func isBalanced(_ position: Position) -> Bool { true }
}
