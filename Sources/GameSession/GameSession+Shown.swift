import ReversiCore

/// What the screen shows, derived from the state.
extension GameSession {
  /// The settled board and whose turn it is.
  package var position: Position { record.position }

  package var lastMove: Move? { record.lastMove }

  /// The number of disks that each side has placed. The clock has an increment for each.
  package var placedDisks: Sides<Int> {
    var placed = Sides(dark: 0, light: 0)
    for ply in record.plies[record.openingPlies..<record.standing] where !ply.isPass {
      placed[ply.side] += 1
    }
    return placed
  }

  package var animation: FlipAnimation? {
    if case .animating(let animation) = phase { animation } else { nil }
  }

  package var shownBoard: Board {
    animation?.boardShown(position.board) ?? position.board
  }

  /// The number of disks of each side. It changes once per move, after the last disk has been
  /// shown.
  package var shownCounts: Sides<Int> {
    (animation?.boardBefore(position.board) ?? position.board).counts
  }

  /// Whose turn it is, or how the game ended. While a move is shown, it is still that side's turn.
  package var message: Message {
    if let animation { return .turn(animation.move.side) }
    if let forfeit { return .won(forfeit.loser.opponent) }
    return switch position.state {
    case .toMove(let side), .passDue(let side): .turn(side)
    case .over(.win(let side, _)): .won(side)
    case .over(.tie): .tied
    }
  }

  /// The side whose computer is thinking, if one is. Nothing thinks while the game is held.
  package var thinkingSide: Disk? { thinkingProgress == nil ? nil : position.turn }

  package var ownSide: Disk? { modes.ownSide }

  /// Whether another person, at another terminal, has to move or to dismiss a pass.
  package var isOthersTurn: Bool { turn.map { modes[$0] == .otherPerson } ?? false }

  /// Whether the game waits for the other end: the other person has to move or to dismiss a pass,
  /// or the sides of this program are held.
  package var isOtherAwaited: Bool { isOthersTurn || isHeld }

  /// The side that has to move or to dismiss a pass; nil if the game waits for neither.
  private var turn: Disk? {
    switch phase {
    case .waiting, .thinking, .passing: position.turn
    case .animating, .over: nil
    }
  }

  /// The progress of the computer's move; nil if no computer is thinking.
  package var thinkingProgress: MoveProgress? {
    if case .thinking(let progress, _) = phase, !isOtherAwaited { progress } else { nil }
  }

  /// The squares that the person may choose now.
  package var choices: SquareSet {
    refusal == nil ? position.legalMoves : []
  }

  /// The mode that a side's switch leads to: Manual, or the last other player of the side.
  package func switchedMode(of side: Disk) -> Mode {
    modes[side] == .manual ? lastNonManualModes[side] : .manual
  }
}

/// Whose turn it is, or how the game ended.
package enum Message: Sendable, Hashable {
  /// The side is to move. This includes the time in which its move is shown, and in which its pass
  /// waits to be dismissed.
  case turn(Disk)
  case won(Disk)
  case tied
}

/// Why the person cannot place a disk on a square now.
package enum MoveRefusal: Error, Sendable, Hashable {
  case illegal(IllegalMove)
  case thinking(Disk)
  /// The game waits for the person at another terminal.
  case otherPerson
  case animation
}

extension GameSession {
  package var refusal: MoveRefusal? {
    switch phase {
    case .over: .illegal(.gameOver)
    case .animating: .animation
    case _ where isOtherAwaited: .otherPerson
    case .waiting: nil
    case .thinking: position.turn.map { .thinking($0) }
    case .passing: position.turn.map { .illegal(.passDue($0)) }
    }
  }

  /// Why the person cannot place a disk on a square now, or nil.
  package func refusal(of square: Square) -> MoveRefusal? {
    refusal ?? position.refusal(of: square)
  }
}

extension Position {
  /// Why the side to move cannot place a disk on a square, or nil.
  package func refusal(of square: Square) -> MoveRefusal? {
    do throws(IllegalMove) {
      _ = try move(at: square)
      return nil
    } catch {
      return .illegal(error)
    }
  }
}
