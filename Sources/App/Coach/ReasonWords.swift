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

  func onlyMove(_ move: String) -> String {
    text("Only \(move) is good", "よい手は\(move)だけです")
  }

  func onlyLegalMove(_ move: String) -> String {
    text("No move but \(move) is legal", "\(move)のほかに打てる手はありません")
  }

  /// What a reason says, in words that a child understands. The field's word may follow in
  /// brackets. An example says in which line.
  func sentence(_ named: NamedReason) -> String {
    let statement = statement(named)
    guard let example = named.example?.joined(separator: " ") else { return statement }
    return named.reason.kind == .order
      ? text("\(statement), for example \(example)", "\(statement)（例: \(example)）")
      : text("\(statement), for example after \(example)", "例えば\(example)のあと、\(statement)")
  }

  private func statement(_ named: NamedReason) -> String {
    let (words, reason) = (Words(language), named.reason)
    let (own, other) = (words.name(of: named.side), words.name(of: named.side.opponent))
    let (gainer, loser) = (words.name(of: named.gainer), words.name(of: named.gainer.opponent))
    let (worse, better, last) = (named.worse, named.better, named.line.last ?? "")
    let (squares, first) = (list(named.squares), named.squares.first ?? "")
    let line = named.line.joined(separator: " ")
    let after = named.after.map { text("After \($0) ", "\($0)のあと、") } ?? ""
    switch reason.kind {
    case .wipeOut where named.isImmediate:
      return text(
        "\(better) takes the last \(loser.lowercased()) disks", "\(better)で\(loser)の石はなくなります")
    case .wipeOut:
      return text(
        "\(after)\(gainer) can take all \(loser.lowercased()) disks",
        "\(after)\(gainer)は\(loser)の石をすべて取れます")
    case .shutOut:
      return text("\(after)\(loser) cannot move any more", "\(after)\(loser)はもう打てません")
    case .corner where named.isImmediate:
      return text("\(better) takes a corner", "\(better)で隅を取れます")
    case .corner:
      return after + corner(named)
    case .xSquare:
      return after + corner(named) + text(" beside it (X-square)", "（X打ち）")
    case .cSquare:
      return after + corner(named) + text(" beside it (C-square)", "（C打ち）")
    case .threat:
      return text(
        "After \(line) \(gainer) threatens to take the corner \(first)",
        "\(line)のあと、\(gainer)が隅の\(first)を狙います")
    case .pass where named.isImmediate:
      return text("\(better) makes \(loser) pass", "\(better)で\(loser)はパスになります")
    case .pass where reason.basis == .exact && reason.line.count > 1:
      return text(
        "\(after)\(loser) will have to pass", "\(after)\(loser)はいずれパスになります")
    case .pass:
      return text(
        "\(after)\(gainer) can play \(last), and \(loser) has to pass",
        "\(after)\(gainer)が\(last)に打つと\(loser)はパスになります")
    case .swindle:
      return text(
        "\(after)\(gainer) gets both \(squares): \(loser) cannot answer there (swindle)",
        "\(after)\(gainer)は\(squares)を両方打てます。\(loser)は応じられません（一石返し）")
    case .evenRegion:
      return text(
        "\(after)\(gainer) gets the last move at \(squares) (parity)",
        "\(after)\(squares)では\(gainer)が最後に打ちます（偶数理論）")
    case .lastMove:
      return text(
        "\(after)\(other) gets the last move of the game (parity)",
        "\(after)\(other)が最後の手を打ちます（手止まり）")
    case .sameSquare:
      return text(
        "\(after)\(other) can take \(first) itself, a good square for both",
        "\(after)\(other)がその\(first)に打てます。どちらにもよい場所です")
    case .wedge:
      return text(
        "\(after)\(other) can play \(first), between two disks of \(own) (wedge)",
        "\(after)\(other)が\(own)の石の間の\(first)に割り込めます")
    case .contested:
      let moves = named.betterLine.joined(separator: " ")
      return text(
        "\(after)\(other) can take \(first); after \(moves), for example, \(own) can take it",
        "\(after)\(other)が\(first)に打てます。例えば\(moves)なら\(own)が打てます")
    case .edge:
      let count = named.squares.count - 1
      return text(
        "\(after)\(other) can take the edge with \(last), which turns over \(count) disks there",
        "\(after)\(other)が\(last)で辺の\(count)石を返せます")
    case .answer where reason.basis == .example:
      return text(
        "\(after)\(other) plays \(first), which it cannot after \(better)",
        "\(after)\(other)が\(first)に打ちます。\(better)なら打てません")
    case .answer:
      return text(
        "\(after)\(other) has a good answer at \(first), and cannot play there after \(better)",
        "\(after)\(other)に\(first)のよい応手があります。\(better)なら打てません")
    case .answerFlips:
      let (count, less) = reason.opponent.map { ($0.worse, $0.better) } ?? (0, 0)
      return text(
        "\(after)\(other) can turn over \(count) disks with \(last), after \(better) only \(less)",
        "\(after)\(other)は\(last)で\(count)石返せます。\(better)なら\(less)石だけです")
    case .order:
      return text(
        "\(worse) can wait and \(better) cannot: play \(better) first",
        "\(worse)は後でも打てますが、\(better)は今しか打てません")
    case .reserve where named.squares.count == 1:
      return text(
        "\(worse) can wait: only \(own) can play there", "\(worse)は\(own)だけが打てるので後に残せます")
    case .reserve:
      return text(
        "\(worse) can wait: only \(own) can play there, but \(other) can play \(better)",
        "\(worse)は\(own)だけが打てるので後に残せますが、\(better)には\(other)も打てます")
    case .moves where named.squares.count > 3:
      return text(
        "\(after)\(other) gets \(named.squares.count) new moves, such as \(last)",
        "\(after)\(other)の打てるマスが\(last)など\(named.squares.count)か所増えます")
    case .moves:
      return text(
        "\(after)\(other) gets \(named.squares.count == 1 ? "a new move" : "new moves"): \(squares)",
        "\(after)\(other)が新しく\(squares)に打てます")
    case .followUp:
      let reply = named.line.dropLast().joined(separator: " ")
      let example = reason.basis == .example ? text(", for example,", "例えば") : ""
      return text(
        "After \(reply)\(example) \(own) can play \(first), and cannot after \(worse)",
        "\(example)\(reply)のあと\(own)は\(first)に打てます。\(worse)では打てません")
    case .freeMove:
      return text(
        """
        \(after)\(other) gets \(named.squares.count == 1 ? "a move" : "moves") that only it can make, \
        and that can wait: \(squares)
        """,
        "\(after)\(other)だけが打て、後に残せる手ができます（余裕手）: \(squares)")
    case .quietReply:
      return text(
        "\(after)\(other) has a quiet answer at \(last), which opens nothing, and none after \(better)",
        "\(after)\(other)に\(last)の静かな応手（中割り）があります。\(better)ならありません")
    case .safeReply:
      return text(
        "\(after)\(other) has a safe answer at \(last), and none after \(better)",
        "\(after)\(other)に隅を渡さない\(last)の応手があります。\(better)ならありません")
    case .lastSafeMove:
      return text(
        "After \(line) every move of \(own) gives a corner away",
        "\(line)のあと、\(own)はどこに打っても隅を渡します")
    case .mobility:
      return counts(named, after, ("moves", "打てるマス"))
    case .safeMoves:
      return counts(named, after, ("safe moves", "隅を渡さない手"))
    case .laterMobility:
      let side = reason.opponent == nil ? own : other
      let (count, less) = (reason.opponent ?? reason.own).map { ($0.worse, $0.better) } ?? (0, 0)
      return text(
        count > less
          ? "\(side) has \(count) moves, and only \(less) with \(better)"
          : "\(side) has only \(count) \(count == 1 ? "move" : "moves"), and \(less) with \(better)",
        "\(side)の打てるマスは\(count)、\(better)なら\(less)です")
    case .wall:
      return text(
        """
        \(worse) leaves \(own) \(reason.own?.worse ?? 0) disks beside empty squares, \(better) only \
        \(reason.own?.better ?? 0) (wall)
        """,
        """
        \(worse)では空きに接する\(own)の石が\(reason.own?.worse ?? 0)、\(better)なら\
        \(reason.own?.better ?? 0)だけです（壁）
        """)
    case .openness:
      return text(
        """
        \(worse) turns over disks that lie more in the open than those of \(better) \
        (openness \(reason.own?.worse ?? 0) and \(reason.own?.better ?? 0))
        """,
        """
        \(worse)は\(better)より空きの多い所の石を返します（開放度\(reason.own?.worse ?? 0)と\
        \(reason.own?.better ?? 0)）
        """)
    }
  }

  /// How one side gets a corner.
  private func corner(_ named: NamedReason) -> String {
    let gainer = Words(language).name(of: named.gainer)
    let square = named.squares.first ?? ""
    return switch named.reason.basis {
    case .rules where named.line.count == 2:
      text("\(gainer) can take the corner \(square)", "\(gainer)が隅の\(square)を取れます")
    case .rules:
      text("\(gainer) can force the corner \(square)", "\(gainer)は必ず隅の\(square)を取れます")
    case .exact:
      text("\(gainer) gets the corner \(square)", "\(gainer)が隅の\(square)を取ります")
    case .example:
      text("\(gainer) takes the corner \(square)", "\(gainer)が隅の\(square)を取ります")
    }
  }

  /// How many moves of some sort the opponent has more, or the side fewer.
  private func counts(
    _ named: NamedReason, _ after: String, _ moves: (english: String, japanese: String)
  ) -> String {
    let words = Words(language)
    let line = named.line.joined(separator: " ")
    if let numbers = named.reason.opponent {
      let other = words.name(of: named.side.opponent)
      return text(
        """
        \(after)\(other) has \(numbers.worse) \(moves.english), after \(named.better) only \
        \(numbers.better)
        """,
        """
        \(after)\(other)の\(moves.japanese)は\(numbers.worse)、\(named.better)なら\
        \(numbers.better)だけです
        """)
    }
    let numbers = named.reason.own
    let own = words.name(of: named.side)
    let noun = numbers?.worse == 1 ? String(moves.english.dropLast()) : moves.english
    return text(
      """
      After \(line) \(own) has only \(numbers?.worse ?? 0) \(noun); \(named.better) leaves it \
      \(numbers?.better ?? 0)
      """,
      """
      \(line)のあと、\(own)の\(moves.japanese)は\(numbers?.worse ?? 0)だけです。\(named.better)なら\
      \(numbers?.better ?? 0)
      """)
  }

  /// As in *c4, d3 and e2*.
  private func list(_ squares: [String]) -> String {
    guard let last = squares.last, squares.count > 1 else { return squares.first ?? "" }
    return text(
      squares.dropLast().joined(separator: ", ") + " and " + last, Words(language).list(squares))
  }

  func estimated(_ statement: String) -> String {
    text("Probably: \(statement)", "おそらく、\(statement)")
  }

  func line(_ moves: [String]) -> String {
    let moves = moves.joined(separator: " ")
    return text("Line: \(moves)", "手順: \(moves)")
  }

  package var noReason: String { text("No reason was found", "理由は見つかりません") }

  package var looking: String {
    text("Looking for the reason. Any line stops.", "理由を調べます。何か入力すると中止します。")
  }

  package var whyCommand: String { text("why a move is bad or good", "手がよい、悪い理由") }

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

/// A reason with the names that a sentence about it needs.
struct NamedReason {
  let reason: Reason
  /// The side that moves.
  let side: Disk
  let worse: String
  let better: String
  let squares: [String]
  /// The move that the line follows; nil if the person asked about it, or the example names it.
  let after: String?
  /// The play that shows the reason, with the move that it follows.
  let line: [String]
  /// The play to an example that the sentence does not name otherwise, or nil.
  let example: [String]?
  /// The play after the better move, up to the squares.
  let betterLine: [String]

  /// The side that gains something.
  var gainer: Disk { reason.isMissed ? side : side.opponent }
  /// Whether the move itself makes it real, without a reply.
  var isImmediate: Bool { reason.line.isEmpty }

  init(
    _ reason: Reason, in explanation: Explanation, asked: Square, name: (Square) -> String
  ) {
    self.reason = reason
    side = explanation.side
    worse = name(explanation.worse.move.square)
    better = name(explanation.better.move.square)
    squares = reason.squares.map(name)
    line = ([reason.move] + reason.line).map(name)
    let isLong = reason.basis == .example && line.count > 2
    let isAboutAsked = reason.move == asked && !reason.isMissed
    after = isAboutAsked || isLong && reason.kind != .contested ? nil : name(reason.move)
    example =
      switch reason.kind {
      case .followUp, .contested: nil
      case .order, .laterMobility: isLong ? line : nil
      default: isLong ? line.dropLast() : nil
      }
    betterLine = explanation.better.steps.map(\.move.square)
      .prefix { !reason.squares.contains($0) }.map(name)
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
