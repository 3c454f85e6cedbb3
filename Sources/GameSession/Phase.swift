import ReversiCore

/// What the session is waiting for; always exactly one of these.
///
///                    a square is chosen, the thought answers
///     waiting ◀─────▶ thinking ──────────────▶ animating ──┐ the last frame elapsed
///        ▲     mode      ▲                        ▲        ▼
///        └───────────────┴──── next phase ────────┴── passing, or over
///                                  ▲                   │
///                                  └──── dismissed ────┘
///
/// The next phase follows from the position and the modes alone. A reset leads from every phase to
/// *waiting*.
public enum Phase: Sendable, Hashable {
  /// The side to move is Manual and has a legal move. The hint, if the player asked for one, goes
  /// with the phase.
  case waiting(Hint?)
  /// The side to move is Computer and has a legal move; the thought has this identity.
  case thinking(RequestID)
  /// A move has been made, and its disks are still being shown.
  case animating(FlipAnimation)
  /// The side to move has no legal move, the other has: the pass alert waits to be dismissed.
  case passing
  /// Neither side has a legal move.
  case over
}
