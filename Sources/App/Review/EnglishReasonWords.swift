import Coach
import ReversiCore
import Texts
import Words

struct EnglishReasonWords: ReasonWords {
  func mistake(_ move: String, loss: Int, better: String, _ result: MistakeResult) -> String {
    switch result {
    case .staysWon: "\(move) still wins, but \(better) wins by \(loss) more"
    case .lostWin: "\(move) turns a win into a loss; \(better) is better by \(loss)"
    case .tiedWin: "\(move) turns a win into a tie; \(better) is better by \(loss)"
    case .lostTie: "\(move) turns a tie into a loss; \(better) is better by \(loss)"
    case .same: "\(move) gives away \(loss); \(better) is better"
    }
  }

  func best(_ move: String, next: String, loss: Int) -> String {
    loss == 0
      ? "\(move) is the best move, and \(next) is as good"
      : "\(move) is the best move; \(next) is worse by \(loss)"
  }

  func equal(_ move: String, best: String) -> String { "\(move) is as good as \(best)" }

  func onlyMove(_ move: String, loss: Int) -> String {
    "Only \(move) is good: all other moves lose \(loss) or more"
  }

  func onlyLegalMove(_ move: String) -> String { "No move but \(move) is legal" }

  func sentence(_ named: NamedReason) -> String {
    let reason = named.reason
    let (own, other) = (named.side.english, named.side.opponent.english)
    let (gainer, loser) = (named.gainer.english, named.gainer.opponent.english)
    let squares = Self.list(named.squares)
    let after = named.after.map { "After \($0), " } ?? ""
    let isByRules = reason.basis == .rules
    let moment = "at move \(named.number)"
    switch reason.kind {
    case .wipeOut:
      let last = "takes the last \(loser.lowercased()) disk"
      if named.isImmediate { return "\(named.better) \(last)" }
      return isByRules
        ? "After \(named.worse), \(squares) \(last)"
        : "\(after)\(squares) \(last) \(moment)"
    case .corner:
      if named.isImmediate { return "\(named.better) takes a corner" }
      if named.isNext { return "\(after)\(gainer) can take the corner \(squares)" }
      return isByRules
        ? "\(after)\(gainer) can force the corner \(squares)"
        : "\(after)\(gainer) takes the corner \(squares) \(moment)"
    case .xSquare:
      return isByRules
        ? "\(named.worse) is an X-square: \(gainer) can force the corner \(squares)"
        : "\(named.worse) is an X-square: \(gainer) gets the corner \(squares) \(moment)"
    case .cSquare:
      return isByRules
        ? "\(named.worse) is a C-square: \(gainer) can force the corner \(squares)"
        : "\(named.worse) is a C-square: \(gainer) gets the corner \(squares) \(moment)"
    case .wedge:
      if named.isImmediate { return "\(named.better) is a wedge between two \(other) disks" }
      return isByRules
        ? "\(after)\(gainer) can wedge at \(squares)"
        : "\(after)\(gainer) wedges at \(squares) \(moment)"
    case .unbalancedEdge:
      return "\(named.worse) makes an unbalanced edge of five disks: \(squares)"
    case .swindle:
      return "\(after)\(gainer) gets both \(squares): \(loser) cannot answer there"
    case .pass:
      return named.isImmediate
        ? "\(named.better) makes \(loser) pass"
        : "\(after)\(loser) has to pass after move \(named.number), \(named.last)"
    case .spentFreeMove:
      return "\(named.worse) is a free move that can wait: \(other) cannot play there"
    case .freeMove:
      return reason.isMissed
        ? "\(named.better) is a free move: only \(own) can play there, and it opens nothing"
        : "\(after)\(other) gets \(Self.moves("free", named.squares))"
    case .evenRegion:
      return "\(named.worse) opens an even region, \(squares), and \(other) plays there last"
    case .lastMove:
      return "\(after)\(other) gets the last move of the game, \(squares)"
    case .order:
      return "\(named.worse) can wait and \(named.better) cannot: play \(named.better) first"
    case .moves where named.squares == [named.better]:
      return "\(after)\(other) can play \(named.better) itself"
    case .moves:
      return reason.isMissed
        ? "\(named.better) keeps \(squares) open for \(own)"
        : "\(after)\(other) can reply \(squares), and cannot after \(named.better)"
    case .mobility:
      let theirs = reason.opponent.map { "\(other) has \($0.worse) moves instead of \($0.better)" }
      let mine = reason.own.map {
        theirs == nil
          ? "\(own) then has \($0.worse) moves instead of at least \($0.better)"
          : "\(own) then \($0.worse) instead of at least \($0.better)"
      }
      return after + [theirs, mine].compactMap(\.self).joined(separator: ", ")
    case .laterMobility:
      let counts = [(other, reason.opponent), (own, reason.own)].compactMap { side, numbers in
        numbers.flatMap { $0.worse == $0.better ? nil : (side, $0) }
      }
      let texts = counts.enumerated().map { index, count in
        let (worse, better) = (count.1.worse, count.1.better)
        return index == 0
          ? "\(count.0) has \(worse) moves instead of \(better)"
          : "\(count.0) \(worse) instead of \(better)"
      }
      return "After \(named.worse) and move \(named.number), " + texts.joined(separator: ", ")
    case .quietReply: return "\(after)\(other) gets \(Self.moves("quiet", named.squares))"
    case .wall:
      let numbers = reason.own
      return "\(named.worse) builds a wall: \(numbers?.worse ?? 0) frontier disks, "
        + "\(numbers?.better ?? 0) after \(named.better)"
    case .openness:
      let (worse, better) = (reason.own?.worse ?? 0, reason.own?.better ?? 0)
      return reason.isMissed
        ? "\(named.better) is quiet, with an openness of \(better); \(named.worse) has \(worse)"
        : "\(named.worse) opens the board: an openness of \(worse), \(named.better) has \(better)"
    case .flips:
      let (worse, better) = (reason.own?.worse ?? 0, reason.own?.better ?? 0)
      return "\(named.worse) turns over \(worse) disks, \(named.better) only \(better)"
    case .diagonal:
      let ends = "\(named.squares.first ?? "") to \(named.squares.last ?? "")"
      return "\(after)\(gainer) controls the diagonal \(ends)"
    case .stableDisks:
      let numbers = reason.isMissed ? reason.own : reason.opponent
      let (count, less) =
        reason.isMissed
        ? (numbers?.better ?? 0, named.worse) : (numbers?.worse ?? 0, named.better)
      return "\(after)\(gainer) has at least \(count) stable disks \(moment), "
        + "more than after \(less)"
    }
  }

  func estimated(_ statement: String) -> String { "Probably: \(statement)" }
  func line(_ moves: [String]) -> String { "Line: \(moves.joined(separator: " "))" }
  var noReason: String { "No reason that can be proven or estimated" }
  var looking: String { "Looking for the reason. Any line stops." }
  var whyCommand: String { "why a move is bad or good" }
  var reasonKey: KeyPhrases { KeyPhrases("review: why it is bad or good", "why", "why") }

  var lineKeys: KeyPhrases {
    KeyPhrases("review: play the reason's line", "line", "line")
  }

  var searching: String { "looking for the reason" }

  /// Moves of a kind, such as *a quiet move: c4*.
  private static func moves(_ kind: String, _ squares: [String]) -> String {
    squares.count == 1 ? "a \(kind) move: \(squares[0])" : "\(kind) moves: \(list(squares))"
  }

  private static func list(_ squares: [String]) -> String {
    guard let last = squares.last, squares.count > 1 else { return squares.first ?? "" }
    return squares.dropLast().joined(separator: ", ") + " and " + last
  }
}
