import ReversiCore

/// How a disk looks at a moment. It turns over by foreshortening: narrow, on edge, and wide again
/// on its other side.
enum DiskFace: Sendable, Hashable {
  /// It lies flat.
  case whole(Disk)
  /// It lies flat, and was turned over by the last move, and that is still to be seen.
  case turned(Disk)
  /// It is being turned over to a side; so much of its turn is over, from 0 to 1.
  case turning(to: Disk, fraction: Double)
}

/// How a disk of characters looks while it is turned over.
enum TurnPicture: Sendable, Hashable {
  /// How many pictures there are between its two sides.
  static let count = 3

  /// It still lies flat.
  case old
  /// It is half turned up, and shows this side.
  case narrow(Disk)
  /// It stands on its edge, between the two sides.
  case edge

  /// The picture of a disk that is turned over to a side.
  ///
  /// - Parameter fraction: How much of its turn is over, from 0 to 1.
  init(to side: Disk, fraction: Double) {
    let turn = DiskTurn(fraction: fraction, pictures: Self.count)
    if turn.index == 0 {
      self = .old
    } else if turn.isOnEdge {
      self = .edge
    } else {
      self = .narrow(turn.isOver ? side : side.opponent)
    }
  }
}
