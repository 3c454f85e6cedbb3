import Canvas
import ReversiCore

/// The look of a disk, which turns over by foreshortening: narrow, on edge, and wide again.
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
  static let count = 3

  case old
  case narrow(Disk)
  case edge

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

/// A picture of a disk that is turning over.
struct DiskTurn: Sendable, Hashable {
  /// The number of pictures between the two sides.
  let pictures: Int
  /// The number of the picture, from 1; 0 is the disk before the turn.
  let index: Int

  /// `fraction` is the part of the turn that is over, 0 to 1.
  init(fraction: Double, pictures: Int) {
    self.pictures = pictures
    // Rounding may make a fraction such as 5/6 a little too small.
    index = min(pictures, Int(fraction * Double(pictures + 1) + 1e-6))
  }

  var isOnEdge: Bool { 2 * index == pictures + 1 }
  /// Whether the new side shows.
  var isOver: Bool { 2 * index > pictures + 1 }

  /// As a part of the whole: the cosine of the angle of the turn.
  var width: Double {
    let distance = abs(pictures + 1 - 2 * index) / 2
    return Self.widths[pictures]?[distance] ?? 1
  }

  /// From the edge to the whole disk, by the number of pictures.
  private static let widths: [Int: [Double]] = [
    // Sines of 0°, 45°, 90°; of 0°, 30°, 60°, 90°; of 0°, 22.5°, 45°, 67.5°, 90°.
    3: [0, 0.7071, 1], 5: [0, 0.5, 0.8660, 1], 7: [0, 0.3827, 0.7071, 0.9239, 1],
  ]
}

extension SquareSize {
  var turnPictures: Int {
    switch self {
    case .round(let pitch): pitch < 8 ? 3 : pitch < 12 ? 5 : 7
    case .ruled, .small, .tiny: TurnPicture.count
    }
  }
}

extension Screen {
  /// The number of pictures between a disk's two sides while it turns.
  package var turnPictures: Int {
    controls.shown(Int.self, of: DiskTurn.self) ?? TurnPicture.count
  }
}
