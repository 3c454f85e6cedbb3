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
  /// The side to move is not Manual and has a legal move; the request has come this far.
  case thinking(MoveProgress, Thinking)
  /// A move has been made, and its disks are still turning.
  case animating(FlipAnimation)
  /// The side to move has no legal move, but the other side has: the pass alert waits to be
  /// dismissed.
  case passing
  /// The game has ended.
  case over
}

/// The state of the hint for a move. Each request for one is answered once, or withdrawn.
package enum HintState: Sendable, Hashable {
  /// Nobody has asked for the hint.
  case hidden
  /// The person has asked for the hint, which is not complete yet.
  case awaited
  /// The hint has been announced, and is still shown.
  case found
}

/// The progress of a computer's move. It needs a reply and the end of the minimum think time.
package enum Thinking: Sendable, Hashable {
  /// Neither the reply nor the end of the minimum think time is there.
  case searching
  /// The reply has arrived. It is played when the minimum think time is over.
  case replied(Square)
  /// The minimum think time is over, but the reply has not arrived.
  case overdue
}
