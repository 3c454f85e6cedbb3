import ReversiCore

/// Why one move is worse than another, with what proves it.
///
/// What a reason says is true after one of the two moves, and not after the other: its kind passed
/// the test beside its case.
package struct Reason: Sendable, Hashable {
  /// What is wrong with the worse move, or right with the better one.
  package let kind: Kind
  /// The squares that it is about, to be framed on the board.
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
  /// The disks of the loss that are gone when the reason is taken away: 1 to the loss.
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
    /// All play of both sides that keeps the exact score.
    case exact
    /// One line of good play. Others may be as good, and need not show it.
    case example
  }

  /// Whether the rules or all best play prove it.
  package var isProven: Bool { basis != .example }
}

extension Reason {
  /// What is wrong with the worse move, or right with the better one.
  ///
  /// *The side* makes the move, and *the line* is the play that a search expects after a move. Most
  /// kinds come in two ways: the opponent gains something after the worse move, or the side misses
  /// the same thing after the better one (``Reason/isMissed``). *The one* gains, *the other* loses.
  /// What a case says is its exact test, and by the same test it is not so after the other move.
  /// Terms are those of Rose, *Othello: A Minute to Learn … a Lifetime to Master* (2005), and of
  /// othello.org/dic in Japanese. Raw values are the names in JSON. Of kinds that explain as much,
  /// earlier cases come first.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The one takes all disks of the other. By the rules if it can do so within five plies,
    /// whatever the other plays.
    case wipeOut
    /// The other makes no move any more, in all best play, with three moves left or more. The
    /// squares are those of the line.
    case shutOut
    /// The one takes an empty corner at once, or in its line. By the rules if it can do so at once,
    /// or within five plies whatever the other plays.
    case corner
    /// As ``corner`` for the opponent, after a worse move on the X-square of the corner.
    case xSquare
    /// As ``corner`` for the opponent, after a worse move on a C-square of the corner.
    case cSquare
    /// The other has to pass in the line. By the rules after the better move, or the first reply.
    case pass
    /// The one gets both squares of a region of two, the other cannot answer there: a swindle
    /// (一石返し). In all best play.
    case swindle
    /// The one fills the last square of the region of several, of two squares or more, in which the
    /// move is made (偶数理論). In all best play.
    case evenRegion
    /// The opponent makes the last move of the game, and the side does so after the better move
    /// (手止まり). In all best play. The numbers are the disks that the last moves turn over.
    case lastMove
    /// The opponent's best answer is on the square of the better move. Or it can play there, no
    /// exact score speaks against it, and the side does not play there with its next move.
    case sameSquare
    /// The opponent takes a square with one of its first two moves in the line, and the side takes
    /// it with one of its next two moves in the line of the better move. As an example.
    case contested
    /// The opponent's best answer is on an edge, but not on a corner, and turns over three disks or
    /// more along it, or two with that of the worse move. After the better move it turns over none
    /// of them. The squares are these disks and that of the answer.
    case edge
    /// The opponent can play between two disks of the side on an edge (a wedge, ウイング崩し), and
    /// cannot play there after the better move.
    case wedge
    /// The opponent's best answer, or its second move in the line, is possible at once, and not
    /// after the better move. As an example, its second move in the line is possible neither at
    /// once after the better move nor after two more moves of that line.
    case answer
    /// The opponent's best answer turns over two disks or more than it would after the better move,
    /// where it is legal, too. The squares are those that it turns over only after the worse one,
    /// and its own.
    case answerFlips
    /// The side can make the worse move after the better one, whatever the opponent replies. It
    /// cannot make the better one after the best answer to the worse one, nor does it later in that
    /// line. As an example, it can after the reply in the line, and the opponent cannot play on the
    /// square of the worse move before.
    case order
    /// The worse move can wait: the opponent can play there neither before nor after the better
    /// one, and the side can, whatever the opponent replies, and does within seven plies of the
    /// line. The square of the better move is one of its squares if the opponent can play there
    /// after the worse one.
    case reserve
    /// The opponent has moves that it can make neither before nor after the better move: two or
    /// more, or one if it could make two at most before. The square of the better move is none of
    /// them. It has more moves in all than after the better one; three more if its best answer is
    /// none of these.
    case moves
    /// The one threatens a corner: it could force it within three plies if it moved again. The
    /// opponent does after its best answer, and threatens that corner with no answer to the better
    /// move, nor takes it in the line of that.
    case threat
    /// The side can make its next move in the line of the better move, and cannot after the worse
    /// one and the reply, nor does it within six plies. By the rules if no reply to the better move
    /// prevents it, and one to the worse move does.
    case followUp
    /// The opponent has free moves (余裕手): legal for it only, now and after each move of the side,
    /// and they give the side no new move. It has none after the better move.
    case freeMove
    /// The opponent's best answer is quiet (中割り): its openness (開放度), the number of empty squares
    /// around each disk that it turns over, is 2 or less. No answer to the better move is quiet.
    case quietReply
    /// The opponent's best answer is safe: the side can force no corner within three plies that it
    /// could not force if it were its move. No answer to the better move is safe.
    case safeReply
    /// After the opponent's best answer, each move of the side gives a corner away: the opponent
    /// can force one within three plies that it could not force if it were its move. No answer to
    /// the better move leads to that.
    case lastSafeMove
    /// The opponent has three moves more, or the side has three moves fewer after the best answer
    /// than after any answer to the better move. The one that differs more is told. After the best
    /// answers, neither number speaks against the better move.
    case mobility
    /// As ``mobility``, for moves that give no corner away.
    case safeMoves
    /// As ``mobility``, for the side to move after two to four more moves of both lines, half as
    /// many more or fewer. Over the first five positions in which the same side moves in both
    /// lines, the differences add up to more than three.
    case laterMobility
    /// Three disks more of the side lie beside empty squares (Rose: frontier; 壁), with 20 empty
    /// squares or more.
    case wall
    /// The openness of the worse move is greater by three or more, with 20 empty squares or more.
    case openness
  }
}

extension Reason {
  /// What kinds have in common: one explanation tells two reasons only if they are about different
  /// subjects.
  enum Subject: Hashable {
    case end, corner, pass, lastMove, answer, order, numbers
  }
}

extension Reason.Kind {
  var subject: Reason.Subject {
    switch self {
    case .wipeOut, .shutOut: .end
    case .corner, .xSquare, .cSquare, .threat: .corner
    case .pass: .pass
    case .swindle, .evenRegion, .lastMove: .lastMove
    case .sameSquare, .contested, .edge, .wedge, .answer, .answerFlips, .moves, .freeMove,
      .quietReply,
      .safeReply:
      .answer
    case .order, .reserve, .followUp: .order
    case .lastSafeMove, .mobility, .safeMoves, .laterMobility, .wall, .openness: .numbers
    }
  }
}
