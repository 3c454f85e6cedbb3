import ReversiCore

/// How far the screen has come in showing a move that is already made.
///
/// The new disk takes one frame, each disk that turns over five: its old face whole and narrow, its
/// edge, its new face narrow and whole.
public struct FlipAnimation: Sendable, Hashable {
  /// A disk in the middle of being turned over.
  public struct Turning: Sendable, Hashable {
    /// Where the disk lies.
    public let square: Square
    /// How far it has turned: 0 (old face), 1 (old face narrow), 2 (edge), 3 (new face narrow), 4
    /// (new face).
    public let frame: Int
  }

  /// The frames of each disk that turns over.
  public static let framesPerFlip = 5

  /// The move that is shown.
  public let move: Move
  /// The identity of the frame that is shown now.
  public let frameID: RequestID
  /// The frames that have been shown before it.
  private let elapsed: Int

  /// The first frame of a move: the new disk.
  init(of move: Move, frameID: RequestID) {
    self.init(move: move, frameID: frameID, elapsed: 0)
  }

  private init(move: Move, frameID: RequestID, elapsed: Int) {
    self.move = move
    self.frameID = frameID
    self.elapsed = elapsed
  }

  /// The number of frames of a move.
  static func frameCount(of move: Move) -> Int { 1 + move.flips.count * framesPerFlip }

  /// The next frame, or nil after the last.
  func next(frameID: RequestID) -> FlipAnimation? {
    guard elapsed + 1 < Self.frameCount(of: move) else { return nil }
    return FlipAnimation(move: move, frameID: frameID, elapsed: elapsed + 1)
  }

  /// The disk that is turning now; none while the new disk is shown.
  public var turning: Turning? {
    guard elapsed > 0 else { return nil }
    let (flip, frame) = (elapsed - 1).quotientAndRemainder(dividingBy: Self.framesPerFlip)
    return Turning(square: move.flips[flip], frame: frame)
  }

  /// The board before the move, given the board after it.
  func boardBefore(_ settled: Board) -> Board {
    settled.undoing(move)
  }

  /// The board as far as the animation has come, given the board after the move: the new disk, and
  /// the disks that have turned over completely.
  func boardShown(_ settled: Board) -> Board {
    settled.undoing(move, keeping: 1 + max(0, elapsed - 1) / Self.framesPerFlip)
  }
}
