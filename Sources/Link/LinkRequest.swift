/// A request of one person to the other.
package enum LinkRequest: Sendable, Hashable {
  /// To take back moves, so that this number of plies stands.
  case takeBack(to: Int)
  /// To play another game, with an identity, perhaps with the sides swapped.
  case newGame(identity: UInt64, isSwapped: Bool)
  /// To play on without a clock after a flag has fallen.
  case playOnUntimed
}
