import GameSession
import ReversiCore

/// What the player is answered for two seconds where something that was asked for cannot be done.
public enum Remark: Sendable, Hashable {
  /// A disk on the square would turn nothing over.
  case turnsNothing(Square)
  /// There is a disk on the square already.
  case taken(Square)
  /// The side's computer is thinking about its move.
  case thinking(Disk)
  /// No disk can be placed any more.
  case over
  /// There is no computer whose level could change.
  case noComputer
  /// The side's computer plays at this level.
  case level(Disk, Level)

  /// How long it is shown.
  static let duration = Duration.seconds(2)

  /// What is said of a square that is chosen; nil if the move is made, or if nothing is said since
  /// what is seen says enough.
  public init?(choosing square: Square, in session: GameSession) {
    switch session.phase {
    case .waiting where session.choices.contains(square): return nil
    case .waiting:
      self = session.position.board[square] == nil ? .turnsNothing(square) : .taken(square)
    case .thinking:
      guard let side = session.thinkingSide else { return nil }
      self = .thinking(side)
    case .over: self = .over
    case .animating, .passing: return nil
    }
  }

  /// Whether it is still true.
  func holds(in session: GameSession) -> Bool {
    switch self {
    case .turnsNothing(let square), .taken(let square):
      Remark(choosing: square, in: session) == self
    case .thinking(let side): session.thinkingSide == side
    case .over: session.phase == .over
    case .level(let side, let level): session.moveLimits[side] == .level(level)
    case .noComputer: Disk.allCases.allSatisfy { session.modes[$0] == .manual }
    }
  }
}

/// A remark, and when it has been shown for long enough.
struct TimedRemark: Sendable, Hashable {
  let remark: Remark
  let end: Duration
}
