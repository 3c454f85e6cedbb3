import ReversiCore

/// Why one move is worse than another, with what proves it.
///
/// What a reason says is true: its kind passed the test beside its case.
package struct Reason: Sendable, Hashable {
  /// What is wrong with the worse move, or right with the better one.
  package let kind: Kind
  /// The squares that it is about, to be marked on the board.
  package let squares: SquareSet
  /// The move that ``line`` follows: the worse or the better one.
  package let move: Square
  /// Whether it is about the better move, and says what the side misses. Otherwise it is about the
  /// worse one, and says what that gives away.
  package let isMissed: Bool
  /// The play after ``move`` that shows it, without passes. The reason is real after its last move;
  /// if the line is empty, after ``move`` itself.
  package let line: [Square]
  /// What makes it true.
  package let basis: Basis
  /// The disks of the loss that it explains by an estimate: 1 to the loss.
  package let share: Int
  /// The opponent's numbers of its kind, or nil.
  package let opponent: Numbers?
  /// The side's numbers of its kind, or nil.
  package let own: Numbers?

  /// A number after the worse move, and the same number after the better one.
  package struct Numbers: Sendable, Hashable {
    /// The number after the worse move.
    package let worse: Int
    /// The number after the better move.
    package let better: Int
  }

  /// What makes a reason true.
  package enum Basis: String, Sendable, Hashable {
    /// The rules alone.
    case rules
    /// The rules, for lines that are best play of both sides to the end of the game.
    case exact
    /// The rules, for lines that a search estimates to be best play.
    case estimate
  }

  /// Whether the rules or exact play prove it.
  package var isProven: Bool { basis != .estimate }
}

extension Reason {
  /// What is wrong with the worse move, or right with the better one.
  ///
  /// *The side* makes the move, and *the line* is the play that a search expects after a move. Most
  /// kinds come in two ways: the opponent gains something after the worse move, or the side misses
  /// the same thing after the better one (``Reason/isMissed``). *The one* gains, *the other* loses.
  /// What a case says is its exact test. Terms are those of Rose, *Othello: A Minute to Learn … a
  /// Lifetime to Master* (2005), and of othello.org/dic in Japanese. Raw values are the names in
  /// JSON. Earlier cases are preferred to later ones that explain as much.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The one takes the last disk of the other in its line, and cannot in the other one. By the
    /// rules if it is the move itself, or a reply to the worse move.
    case wipeOut
    /// The one takes an empty corner in its line, or can take it at once, and does neither after
    /// the other move. By the rules if the other cannot prevent it within five plies.
    case corner
    /// As ``corner`` for the opponent, after a worse move on the X-square of the corner.
    case xSquare
    /// As ``corner`` for the opponent, after a worse move on a C-square of the corner.
    case cSquare
    /// The one plays between two disks of the other on an edge (a wedge, ウイング崩し), and does not play
    /// there in the other line.
    case wedge
    /// The worse move makes five disks of the side in a row on an edge, one of them on a C-square,
    /// with all other squares of the edge empty: an unbalanced edge (ウイング). The better one does
    /// not.
    case unbalancedEdge
    /// The one plays into a region of two empty squares, the other cannot answer in it, and the one
    /// plays there again: a swindle (一石返し). It does not get both squares in the other line.
    case swindle
    /// The other has to pass in the line, and never in the other line.
    case pass
    /// The worse move is a free move (余裕手): legal for the side only, and it gives the opponent no
    /// new move. After the better one it can wait: the opponent cannot play there, and the side
    /// can, whatever the opponent replies. The side plays it later in the line of the better move.
    case spentFreeMove
    /// The one has a free move that it does not have after the other move: the better move is free
    /// and the worse one is not, or the opponent gets one.
    case freeMove
    /// The worse move plays first into a region of even size, and the opponent gets the last move
    /// there. The better one plays into a region of odd size (偶数理論). Needs exact lines.
    case evenRegion
    /// The opponent makes the last move of the game, and the side does so after the better move
    /// (手止まり). The numbers are the disks that the last moves turn over. Needs exact lines.
    case lastMove
    /// The better move cannot wait, the worse one can: the side plays the worse one next in the
    /// line of the better one. In that of the worse one, the better one is no longer legal after
    /// the opponent's reply, and the side never plays it.
    case order
    /// The one has moves that it does not have after the other move. The opponent's are legal after
    /// the worse move, and not after the better one. The side's are legal after the better move and
    /// the reply, and not after the worse one and the reply. It is so by the rules if each of them
    /// is so before the replies, too, or legal after the better move whatever the reply is.
    case moves
    /// The opponent has more moves after the worse move, or the side has fewer after the reply, or
    /// both: three or more in all. After the better move, the side's number is the smallest that
    /// any reply leaves it. Numbers that do not speak against the worse move are left out.
    case mobility
    /// The same on the boards where both lines have come to after some moves.
    case laterMobility
    /// The opponent has quiet replies after the worse move: legal moves whose openness is 2 or
    /// less. After the better move they are not quiet, or not legal.
    case quietReply
    /// The worse move leaves the side three frontier disks or more than the better one: disks next
    /// to empty squares (Rose; 壁).
    case wall
    /// The openness (開放度) of the worse move is greater by three or more: the empty squares around
    /// each disk that a move turns over. A move with 2 or less is quiet (中割り).
    case openness
    /// The worse move turns over three disks or more than the better one.
    case flips
    /// All disks on a diagonal from corner to corner are those of the one, four or more, and are
    /// not after the other move.
    case diagonal
    /// Disks that are stable for certain (確定石) after some moves of both lines: the opponent has
    /// more after the worse move, or the side has fewer, or both. The numbers are lower bounds, so
    /// more of them is proven only if the others can be no more: disks that are turned over later
    /// in the other line are not stable.
    case stableDisks
  }
}
