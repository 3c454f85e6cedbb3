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
    case .wipeOut where isMissed: text("Take the last disks of \(other)", "\(other)の石をすべて取りましょう")
    case .wipeOut: text("Do not lose your last disk", "最後の石を取られないようにしましょう")
    case .shutOut where isMissed:
      text("Look for a move that leaves \(other) no move", "\(other)が打てなくなる手を探しましょう")
    case .pass where isMissed:
      text("Look for a move that makes \(other) pass", "\(other)をパスさせる手を探しましょう")
    case .shutOut, .pass: text("Do not run out of moves", "打てる場所がなくならないようにしましょう")
    case .corner where isMissed, .threat where isMissed:
      text("Go for the corner \(list)", "隅の\(list)を狙いましょう")
    case .corner, .xSquare, .cSquare, .threat:
      text("Keep \(other) away from the corner \(list)", "隅の\(list)を\(other)に取らせないようにしましょう")
    case .swindle where isMissed:
      text("Go where \(other) cannot answer: \(list)", "\(other)が応じられない\(list)を狙いましょう")
    case .swindle: text("Do not let \(other) have both \(list)", "\(list)を両方打たれないようにしましょう")
    case .evenRegion: text("Try to have the last move at \(list)", "\(list)で最後に打てるようにしましょう")
    case .lastMove: text("Try to have the last move of the game", "最後の手を打てるようにしましょう")
    case .sameSquare, .contested:
      text("Look for the square that \(other) wants, too", "\(other)も打ちたい場所を探しましょう")
    case .edge: text("Keep \(other) away from your edge", "\(other)に辺を取らせないようにしましょう")
    case .wedge: text("Leave \(other) no gap at \(list)", "\(list)に割り込まれないようにしましょう")
    case .answer, .moves, .freeMove, .quietReply, .safeReply:
      text(
        "Look for a move that gives \(other) no move at \(list)", "\(other)が\(list)に打てない手を探しましょう")
    case .answerFlips: text("Leave \(other) less to turn over", "\(other)に多く返されない手を探しましょう")
    case .order, .reserve: text("Keep for later what can wait", "後でも打てる場所は残しましょう")
    case .followUp: text("Prepare your next move at \(list)", "次に\(list)に打てる手を探しましょう")
    case .lastSafeMove: text("Keep a move that gives no corner away", "隅を渡さない手を残しましょう")
    case .mobility, .safeMoves, .laterMobility:
      reason.opponent == nil
        ? text("Look for a move that keeps your choices", "次に打てる場所が減らない手を探しましょう")
        : text("Look for a move that leaves \(other) few moves", "\(other)の打てる場所が少ない手を探しましょう")
    case .wall:
      text("Keep your disks inside, away from empty squares", "空きに接する石を増やさないようにしましょう")
    case .openness: text("Turn disks that others surround", "ほかの石に囲まれた石を返しましょう")
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
    return idea(reason, of: explanation.side, name: name)
  }

  /// What a reason says to look for, as a sentence.
  func idea(_ reason: Reason, of side: Disk, name: (Square) -> String) -> String {
    sentence(
      HintWords(language: language).idea(reason, of: side, squares: reason.squares.map(name)))
  }
}
