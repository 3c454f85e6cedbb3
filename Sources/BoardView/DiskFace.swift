import ReversiCore

/// The look of a disk at a moment. A disk turns over by foreshortening: narrow, on edge, and wide
/// again on its other side.
package enum DiskFace: Sendable, Hashable {
  /// The disk lies flat.
  case whole(Disk)
  /// The disk lies flat and is marked, because the last move turned it over.
  case turned(Disk)
  /// The disk is turning to a side. `fraction` is the part of the turn that is over, 0 to 1.
  case turning(to: Disk, fraction: Double)
}

/// The look of a one-character disk while it turns over.
enum TurnPicture: Sendable, Hashable {
  /// The number of pictures between its two sides.
  static let count = 3

  /// The disk still shows its old side.
  case old
  /// The disk is half turned up, and shows this side.
  case narrow(Disk)
  /// The disk stands on its edge, between the two sides.
  case edge

  /// The picture of a disk that is turning to a side.
  ///
  /// - Parameter fraction: The part of the turn that is over, 0 to 1.
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
