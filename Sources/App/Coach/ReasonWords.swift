import Coach
import ReversiCore
import Texts
import Words

/// What the coach says about a move. Sentences have no mark at the end.
package struct ReasonWords: WordSet {
  package let language: Language

  func mistake(_ move: String, loss: Int, better: String, _ result: MistakeResult) -> String {
    switch result {
    case .staysWon:
      text(
        "\(move) still wins, but \(better) wins by \(loss) more",
        "\(move)でも勝ちですが、\(better)なら\(loss)石多く勝てます")
    case .lostWin:
      text(
        "\(move) turns a win into a loss; \(better) is better by \(loss)",
        "\(move)で勝ちから負けに変わります。\(better)なら\(loss)石得です")
    case .tiedWin:
      text(
        "\(move) turns a win into a tie; \(better) is better by \(loss)",
        "\(move)で勝ちから引き分けに変わります。\(better)なら\(loss)石得です")
    case .lostTie:
      text(
        "\(move) turns a tie into a loss; \(better) is better by \(loss)",
        "\(move)で引き分けから負けに変わります。\(better)なら\(loss)石得です")
    case .same:
      text(
        "\(move) gives away \(loss); \(better) is better",
        "\(move)は\(loss)石損です。\(better)が最善です")
    }
  }

  func best(_ move: String, next: String, loss: Int) -> String {
    loss == 0
      ? text(
        "\(move) is the best move, and \(next) is as good", "\(move)は最善手で、\(next)も同じです")
      : text(
        "\(move) is the best move; \(next) is worse by \(loss)",
        "\(move)は最善手です。次善の\(next)は\(loss)石損です")
  }

  func equal(_ move: String, best: String) -> String {
    text("\(move) is as good as \(best)", "\(move)は\(best)と同じ評価です")
  }

  func onlyMove(_ move: String, loss: Int) -> String {
    text(
      "Only \(move) is good: all other moves lose \(loss) or more",
      "よい手は\(move)だけです。ほかの手は\(loss)石以上損です")
  }

  func onlyLegalMove(_ move: String) -> String {
    text("No move but \(move) is legal", "\(move)のほかに打てる手はありません")
  }

  func sentence(_ named: NamedReason) -> String {
    let (words, reason) = (Words(language), named.reason)
    let (own, other) = (words.name(of: named.side), words.name(of: named.side.opponent))
    let (gainer, loser) = (words.name(of: named.gainer), words.name(of: named.gainer.opponent))
    let squares = text(Self.list(named.squares), words.list(named.squares))
    let after = named.after.map { text("After \($0), ", "\($0)なら") } ?? ""
    let isByRules = reason.basis == .rules
    let moment = text("at move \(named.number)", "\(named.number)手目に")
    let (worse, better) = (reason.own?.worse ?? 0, reason.own?.better ?? 0)
    switch reason.kind {
    case .wipeOut:
      let end = text(" takes the last \(loser.lowercased()) disk", "で\(loser)の石はなくなります")
      if named.isImmediate { return named.better + end }
      return isByRules
        ? text("After \(named.worse), \(squares)\(end)", "\(named.worse)なら\(squares)\(end)")
        : text("\(after)\(squares)\(end) \(moment)", "\(after)\(moment)\(squares)\(end)")
    case .corner:
      if named.isImmediate {
        return text("\(named.better) takes a corner", "\(named.better)で隅を取れます")
      }
      if named.isNext {
        return text(
          "\(after)\(gainer) can take the corner \(squares)",
          "\(after)\(gainer)が隅の\(squares)を取れます")
      }
      return isByRules
        ? text(
          "\(after)\(gainer) can force the corner \(squares)",
          "\(after)\(gainer)は必ず隅の\(squares)を取れます")
        : text(
          "\(after)\(gainer) takes the corner \(squares) \(moment)",
          "\(after)\(gainer)が\(moment)隅の\(squares)を取ります")
    case .xSquare, .cSquare:
      let move =
        reason.kind == .xSquare ? text("an X-square", "X打ち") : text("a C-square", "C打ち")
      return isByRules
        ? text(
          "\(named.worse) is \(move): \(gainer) can force the corner \(squares)",
          "\(named.worse)は\(move)で、\(gainer)は必ず隅の\(squares)を取れます")
        : text(
          "\(named.worse) is \(move): \(gainer) gets the corner \(squares) \(moment)",
          "\(named.worse)は\(move)で、\(gainer)が\(moment)隅の\(squares)を取ります")
    case .wedge:
      if named.isImmediate {
        return text(
          "\(named.better) is a wedge between two \(other) disks",
          "\(named.better)は\(other)の石の間に割り込む手です")
      }
      return isByRules
        ? text(
          "\(after)\(gainer) can wedge at \(squares)",
          "\(after)\(gainer)が\(squares)に割り込めます")
        : text(
          "\(after)\(gainer) wedges at \(squares) \(moment)",
          "\(after)\(gainer)が\(moment)\(squares)に割り込みます")
    case .unbalancedEdge:
      return text(
        "\(named.worse) makes an unbalanced edge of five disks: \(squares)",
        "\(named.worse)はウイングになります: \(squares)")
    case .swindle:
      return text(
        "\(after)\(gainer) gets both \(squares): \(loser) cannot answer there",
        "\(after)\(gainer)の一石返し: \(loser)は応じられず、\(squares)を両方取られます")
    case .pass:
      return named.isImmediate
        ? text("\(named.better) makes \(loser) pass", "\(named.better)で\(loser)はパスになります")
        : text(
          "\(after)\(loser) has to pass after move \(named.number), \(named.last)",
          "\(after)\(named.number)手目\(named.last)のあと\(loser)はパスになります")
    case .spentFreeMove:
      return text(
        "\(named.worse) is a free move that can wait: \(other) cannot play there",
        "\(named.worse)は余裕手で、\(other)は打てないので後に残せます")
    case .freeMove:
      return reason.isMissed
        ? text(
          "\(named.better) is a free move: only \(own) can play there, and it opens nothing",
          "\(named.better)は余裕手です: \(own)だけが打て、\(other)の打てるマスが増えません")
        : text(
          "\(after)\(other) gets \(Self.moves("free", named.squares))",
          "\(after)\(other)に余裕手ができます: \(squares)")
    case .evenRegion:
      return text(
        "\(named.worse) opens an even region, \(squares), and \(other) plays there last",
        "偶数理論: \(named.worse)は偶数空きの\(squares)に先に打つ手で、\(other)がそこで最後に打ちます")
    case .lastMove:
      return text(
        "\(after)\(other) gets the last move of the game, \(squares)",
        "\(after)\(other)が手止まり（最後の手）の\(squares)を打ちます")
    case .order:
      return text(
        "\(named.worse) can wait and \(named.better) cannot: play \(named.better) first",
        "\(named.worse)は後でも打てますが、\(named.better)は今しか打てません")
    case .moves where named.squares == [named.better]:
      return text(
        "\(after)\(other) can play \(named.better) itself",
        "\(after)\(other)がその\(named.better)に打てます")
    case .moves:
      return reason.isMissed
        ? text(
          "\(named.better) keeps \(squares) open for \(own)",
          "\(named.better)なら\(own)は\(squares)に打てるまま残ります")
        : text(
          "\(after)\(other) can reply \(squares), and cannot after \(named.better)",
          "\(after)\(other)が\(squares)に打てます。\(named.better)なら打てません")
    case .mobility:
      let theirs = reason.opponent.map {
        text(
          "\(other) has \($0.worse) moves instead of \($0.better)",
          "\(other)の打てるマスは\($0.worse)、\(named.better)なら\($0.better)")
      }
      let mine = reason.own.map {
        text(
          """
          \(own) then \(theirs == nil ? "has \($0.worse) moves" : "\($0.worse)") \
          instead of at least \($0.better)
          """,
          "次の\(own)は\($0.worse)、\(named.better)なら\($0.better)以上")
      }
      return after + [theirs, mine].compactMap(\.self).joined(separator: text(", ", "。"))
    case .laterMobility:
      let counts = [(other, reason.opponent), (own, reason.own)].compactMap { side, numbers in
        numbers.flatMap { $0.worse == $0.better ? nil : (side: side, numbers: $0) }
      }
      let texts = counts.enumerated().map { index, count in
        let (worse, better) = (count.numbers.worse, count.numbers.better)
        return text(
          "\(count.side) \(index == 0 ? "has \(worse) moves" : "\(worse)") instead of \(better)",
          "\(count.side)の打てるマスは\(worse)、\(named.better)なら\(better)")
      }
      return text(
        "After \(named.worse) and move \(named.number), ",
        "\(named.worse)から\(named.number)手目までで、")
        + texts.joined(separator: text(", ", "。"))
    case .quietReply:
      return text(
        "\(after)\(other) gets \(Self.moves("quiet", named.squares))",
        "\(after)\(other)に開放度の低い手（中割り）ができます: \(squares)")
    case .wall:
      return text(
        """
        \(named.worse) builds a wall: \(worse) frontier disks, \(better) after \(named.better)
        """,
        "\(named.worse)は壁になります: 空きに接する石は\(worse)、\(named.better)なら\(better)")
    case .openness:
      return reason.isMissed
        ? text(
          """
          \(named.better) is quiet, with an openness of \(better); \(named.worse) has \(worse)
          """,
          "\(named.better)は開放度\(better)の中割りで、\(named.worse)は開放度\(worse)です")
        : text(
          """
          \(named.worse) opens the board: an openness of \(worse), \(named.better) has \(better)
          """,
          "\(named.worse)は開放度\(worse)、\(named.better)は開放度\(better)です")
    case .flips:
      return text(
        "\(named.worse) turns over \(worse) disks, \(named.better) only \(better)",
        "\(named.worse)は\(worse)石も返します。\(named.better)は\(better)石だけです")
    case .diagonal:
      let (first, last) = (named.squares.first ?? "", named.squares.last ?? "")
      return text(
        "\(after)\(gainer) controls the diagonal \(first) to \(last)",
        "\(after)\(gainer)が対角線\(first)–\(last)のラインを通します")
    case .stableDisks:
      let count = reason.isMissed ? better : reason.opponent?.worse ?? 0
      let less = reason.isMissed ? named.worse : named.better
      return text(
        """
        \(after)\(gainer) has at least \(count) stable disks \(moment), more than after \(less)
        """,
        "\(after)\(gainer)の確定石は\(moment)\(count)石以上になり、\(less)より多くなります")
    }
  }

  /// As in *a quiet move: c4*.
  private static func moves(_ kind: String, _ squares: [String]) -> String {
    squares.count == 1 ? "a \(kind) move: \(squares[0])" : "\(kind) moves: \(list(squares))"
  }

  /// As in *c4 and d3*.
  private static func list(_ squares: [String]) -> String {
    guard let last = squares.last, squares.count > 1 else { return squares.first ?? "" }
    return squares.dropLast().joined(separator: ", ") + " and " + last
  }

  func estimated(_ statement: String) -> String {
    text("Probably: \(statement)", "おそらく、\(statement)")
  }

  func line(_ moves: [String]) -> String {
    let moves = moves.joined(separator: " ")
    return text("Line: \(moves)", "手順: \(moves)")
  }

  package var noReason: String {
    text("No reason that can be proven or estimated", "証明も推定もできる理由はありません")
  }

  package var looking: String {
    text("Looking for the reason. Any line stops.", "理由を調べます。何か入力すると中止します。")
  }

  package var whyCommand: String { text("why a move is bad or good", "手がよい、悪い理由") }

  var reasonKey: KeyPhrases {
    text(
      KeyPhrases("review: why it is bad or good", "why", "why"),
      KeyPhrases("検討: 手がよい、悪い理由", "理由", "理由"))
  }

  var lineKeys: KeyPhrases {
    text(
      KeyPhrases("review: play the reason's line", "line", "line"),
      KeyPhrases("検討: 理由の手順を戻る、進む", "手順", "手順"))
  }

  package var searching: String { text("looking for the reason", "理由を調べています") }
}

extension Words {
  package var reasons: ReasonWords { ReasonWords(language: language) }
}

struct NamedReason {
  let reason: Reason
  /// The side that moves.
  let side: Disk
  let worse: String
  let better: String
  let squares: [String]
  /// The move after which the reason holds, if a sentence would not say so: the better one, or the
  /// worse one where the person asked about the better; nil for the worse one that was asked about.
  let after: String?
  /// The move after which the reason is real: its number, and its square.
  let number: Int
  let last: String

  var gainer: Disk { reason.isMissed ? side : side.opponent }
  /// Whether the move itself makes it real, without a reply.
  var isImmediate: Bool { reason.line.isEmpty }
  /// Whether the opponent's first reply makes it real, by the rules.
  var isNext: Bool { reason.line.count == 1 && reason.basis == .rules }

  init(
    _ reason: Reason, in explanation: Explanation, of square: Square, number: Int,
    name: (Square) -> String
  ) {
    self.reason = reason
    side = explanation.side
    worse = name(explanation.worse.move.square)
    better = name(explanation.better.move.square)
    let isAboutAsked = reason.move == square
    after =
      reason.isMissed || !isAboutAsked && square == explanation.better.move.square
      ? name(reason.move) : nil
    squares = reason.squares.map(name)
    self.number = number + reason.line.count
    last = name(reason.line.last ?? reason.move)
  }
}

package enum MistakeResult {
  case staysWon, lostWin, tiedWin, lostTie, same

  package init(_ explanation: Explanation) {
    self =
      switch (explanation.better.score.signum(), explanation.worse.score.signum()) {
      case (1, 0): .tiedWin
      case (1, -1): .lostWin
      case (0, -1): .lostTie
      default: explanation.staysWon ? .staysWon : .same
      }
  }
}
