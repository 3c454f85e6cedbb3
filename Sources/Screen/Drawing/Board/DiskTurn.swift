/// A picture of a disk that is turning over.
struct DiskTurn: Sendable, Hashable {
  /// How many pictures there are between its two sides.
  let pictures: Int
  /// Which of them it is, from 1; 0 is the disk as it lay.
  let index: Int

  /// The picture at a moment.
  ///
  /// - Parameter fraction: How much of the turn is over, from 0 to 1.
  init(fraction: Double, pictures: Int) {
    self.pictures = pictures
    // A fraction such as 5/6 may be a little too small.
    index = min(pictures, Int(fraction * Double(pictures + 1) + 1e-6))
  }

  /// Whether neither side is seen.
  var isOnEdge: Bool { 2 * index == pictures + 1 }
  /// Whether the new side is seen.
  var isOver: Bool { 2 * index > pictures + 1 }

  /// How wide the disk looks, as a part of its width: the cosine of the angle that it has turned by.
  var width: Double {
    let distance = abs(pictures + 1 - 2 * index) / 2
    return Self.widths[pictures]?[distance] ?? 1
  }

  /// By the number of pictures: the widths from the edge on to the whole disk.
  private static let widths: [Int: [Double]] = [
    // Sines of 0°, 45°, 90°; of 0°, 30°, 60°, 90°; of 0°, 22.5°, 45°, 67.5°, 90°.
    3: [0, 0.7071, 1], 5: [0, 0.5, 0.8660, 1], 7: [0, 0.3827, 0.7071, 0.9239, 1],
  ]
}

extension SquareSize {
  /// How many pictures show a disk between its two sides while it turns: more are told apart where
  /// it is large.
  var turnPictures: Int {
    switch self {
    case .round(let pitch): pitch < 8 ? 3 : pitch < 12 ? 5 : 7
    case .boxed(let rows): rows < 5 ? 3 : rows < 8 ? 5 : 7
    case .ruled, .open, .small, .tiny: TurnPicture.count
    }
  }
}
