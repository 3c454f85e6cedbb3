/// How a side lost a game before the last move.
package enum Forfeit: Sendable, Hashable {
  /// The side resigned.
  case resigned(Disk)
  /// The side had no time left.
  case outOfTime(Disk)

  /// The side that lost.
  package var loser: Disk {
    switch self {
    case .resigned(let side), .outOfTime(let side): side
    }
  }
}
