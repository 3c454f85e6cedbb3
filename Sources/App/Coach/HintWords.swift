import Coach
import ReversiCore
import Texts
import Words

/// What to look for: the first step of a hint, as a sentence for each kind of reason.
struct HintWords: WordSet {
  let language: Language

  /// `squares` are those of the reason. `side` is the side that moves.
  func idea(_ reason: Reason, of side: Disk, squares: [String]) -> String {
    let words = Words(language)
    let other = words.name(of: side.opponent)
    let list = words.list(squares)
    let isMissed = reason.isMissed
    return switch reason.kind {
    case .wipeOut:
      isMissed
        ? text("Take the last disk of \(other)", "\(other)の最後の石を取りましょう")
        : text("Do not lose your last disk", "最後の石を取られないようにしましょう")
    case .corner where isMissed: text("Go for the corner \(list)", "隅の\(list)を狙いましょう")
    case .corner, .xSquare, .cSquare:
      text("Keep \(other) away from the corner \(list)", "隅の\(list)を\(other)に取らせないようにしましょう")
    case .wedge:
      isMissed
        ? text("Go between the \(other) disks at \(list)", "\(other)の石の間の\(list)を狙いましょう")
        : text("Leave \(other) no gap at \(list)", "\(list)に割り込まれないようにしましょう")
    case .unbalancedEdge:
      text("Do not make five in a row on the edge", "辺に石を5つ並べないようにしましょう")
    case .swindle:
      isMissed
        ? text(
          "Go where \(other) cannot answer: \(list)", "\(other)が応じられない\(list)を狙いましょう")
        : text("Do not let \(other) have \(list) in a row", "\(list)を続けて打たれないようにしましょう")
    case .pass:
      isMissed
        ? text("Look for a move that makes \(other) pass", "\(other)をパスさせる手を探しましょう")
        : text("Do not run out of moves", "打てる場所がなくならないようにしましょう")
    case .spentFreeMove:
      text("Keep for later what only you can play", "自分だけが打てる場所は後に残しましょう")
    case .freeMove:
      isMissed
        ? text("Look for a square that only you can play", "自分だけが打てる場所を探しましょう")
        : text("Give \(other) no square of its own: \(list)", "\(other)だけが打てる\(list)を作らないようにしましょう")
    case .evenRegion:
      text("Go where the number of empty squares is odd", "空きマスの数が奇数の所に打ちましょう")
    case .lastMove: text("Try to have the last move", "最後の手を打てるようにしましょう")
    case .moves:
      isMissed
        ? text("Keep your move at \(list)", "\(list)に打てるまま残しましょう")
        : text(
          "Look for a move that gives \(other) none at \(list)", "\(other)が\(list)に打てない手を探しましょう")
    case .mobility, .laterMobility:
      reason.opponent == nil
        ? text("Look for a move that keeps your choices", "次に打てる場所が減らない手を探しましょう")
        : text("Look for a move that leaves \(other) few", "\(other)の打てる場所が少ない手を探しましょう")
    case .quietReply:
      text("Give \(other) no safe answer at \(list)", "\(other)に\(list)の好手を与えないようにしましょう")
    case .wall:
      text("Keep your disks inside, away from empty squares", "空きに接する石を増やさないようにしましょう")
    case .openness: text("Turn disks that others surround", "ほかの石に囲まれた石を返しましょう")
    case .flips: text("Look for a move that turns few disks", "返す石の少ない手を探しましょう")
    case .stableDisks:
      isMissed
        ? text("Look for disks that stay yours", "もう返されない石を増やしましょう")
        : text("Give \(other) no disks that stay", "\(other)の返せない石を増やさないようにしましょう")
    default: text("Look at \(list)", "\(list)に注目しましょう")
    }
  }
}

extension Words {
  /// The first step of a hint, as a sentence; nil without a reason.
  package func idea(
    _ reply: ExplainMove.Reply, name: (Square) -> String = \.description
  ) -> String? {
    guard let explanation = reply.explanation, let reason = explanation.reasons.first else {
      return nil
    }
    return sentence(
      HintWords(language: language).idea(
        reason, of: explanation.side, squares: reason.squares.map(name)))
  }
}
