import ReversiCore

/// The player without a plan: every legal move is as likely as any other.
public struct RandomPlayer: Sendable {
  /// Makes a random player; it remembers nothing between moves.
  public init() {}

  /// A legal move, uniformly at random; nil when the side to move has none.
  public func chooseMove<Generator: RandomNumberGenerator>(
    in position: Position, using generator: inout Generator
  ) -> Square? {
    Array(position.legalMoves).randomElement(using: &generator)
  }
}
