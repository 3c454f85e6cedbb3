import ReversiCore

/// How a disk looks at a moment. It turns over by foreshortening: narrow, on edge, and wide again
/// on its other side.
enum DiskFace: Sendable, Hashable {
  /// It lies flat.
  case whole(Disk)
  /// It lies flat, and was turned over by the last move, which was not animated.
  case turned(Disk)
  /// It is half turned up.
  case narrow(Disk)
  /// It stands on its edge, between the two sides.
  case edge

  /// The face of a disk in the middle of being turned over by a side.
  ///
  /// - Parameter frame: How far it has turned, as in `FlipAnimation.Turning`.
  init(turningTo side: Disk, frame: Int) {
    self =
      switch frame {
      case ...0: .whole(side.opponent)
      case 1: .narrow(side.opponent)
      case 2: .edge
      case 3: .narrow(side)
      default: .whole(side)
      }
  }
}
