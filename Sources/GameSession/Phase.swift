import Analysis
import ReversiCore

/// What the session is waiting for; always exactly one of these.
///
///                 a square is chosen, or the reply and
///      hint ◀▶    the minimum think time are there
///     waiting ◀─────▶ thinking ──────────────▶ animating ──┐ the last step elapsed,
///        ▲   mode,       ▲                        ▲        ▼ or the rest is skipped
///        │   failure     │                        │
///        └───────────────┴──── next phase ────────┴── passing, or over
///                                  ▲                   │
///                                  └──── dismissed ────┘
///
/// The next phase follows from the position and the modes alone. A hint comes and goes within
/// *waiting*. Undo, redo and another game lead from every phase to the next phase of their
/// position, and a reset to *waiting*.
package enum Phase: Sendable, Hashable {
  /// The side to move is Manual and has a legal move. The hint ends with the phase.
  case waiting(hint: HintState)
  /// The side to move is not Manual and has a legal move.
  case thinking(MoveProgress, Thinking)
  case animating(FlipAnimation)
  /// The side to move has no legal move, but the other side has: the pass alert waits to be
  /// dismissed.
  case passing
  case over
}

/// The state of the hint for a move. Each request for one is answered once, or withdrawn.
package enum HintState: Sendable, Hashable {
  case hidden
  case awaited
  case found
}

/// The progress of a request for a move. It needs a reply and the end of the minimum think time.
package enum Thinking: Sendable, Hashable {
  case searching
  case replied(Square)
  /// The minimum think time is over, but the reply has not arrived.
  case overdue
}

package struct MoveProgress: Sendable, Hashable {
  package let id: RequestID
  /// The limit of the move. It stays what it was when the player began to think.
  package let limit: MoveLimit
  /// The best move so far; nil until the player reports one. Players that answer at once never do.
  package internal(set) var best: MoveScore?
  var isHurried = false

  init(of id: RequestID, limit: MoveLimit) {
    self.id = id
    self.limit = limit
  }
}

/// The identity of one asynchronous request: to a player, or for a step of an animation.
///
/// No two requests of a session share an identity. A reply to a request that is no longer live
/// changes nothing.
package struct RequestID: Sendable, Hashable {
  let serial: UInt64

  package init(serial: UInt64) {
    self.serial = serial
  }
}
