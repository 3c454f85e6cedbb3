import Coach
import ReversiCore
import Texts
import Words

struct JapaneseReasonWords: ReasonWords {
  func mistake(_ move: String, loss: Int, better: String, _ result: MistakeResult) -> String {
    switch result {
    case .staysWon: "\(move)でも勝ちですが、\(better)なら\(loss)石多く勝てます"
    case .lostWin: "\(move)で勝ちから負けに変わります。\(better)なら\(loss)石得です"
    case .tiedWin: "\(move)で勝ちから引き分けに変わります。\(better)なら\(loss)石得です"
    case .lostTie: "\(move)で引き分けから負けに変わります。\(better)なら\(loss)石得です"
    case .same: "\(move)は\(loss)石損です。\(better)が最善です"
    }
  }

  func best(_ move: String, next: String, loss: Int) -> String {
    loss == 0 ? "\(move)は最善手で、\(next)も同じです" : "\(move)は最善手です。次善の\(next)は\(loss)石損です"
  }

  func equal(_ move: String, best: String) -> String { "\(move)は\(best)と同じ評価です" }

  func onlyMove(_ move: String, loss: Int) -> String {
    "よい手は\(move)だけです。ほかの手は\(loss)石以上損です"
  }

  func onlyLegalMove(_ move: String) -> String { "\(move)のほかに打てる手はありません" }

  func sentence(_ named: NamedReason) -> String {
    let reason = named.reason
    let (own, other) = (named.side.japanese, named.side.opponent.japanese)
    let (gainer, loser) = (named.gainer.japanese, named.gainer.opponent.japanese)
    let squares = named.squares.joined(separator: "、")
    let after = named.after.map { "\($0)なら" } ?? ""
    let isByRules = reason.basis == .rules
    let moment = "\(named.number)手目に"
    let (worse, better) = (reason.own?.worse ?? 0, reason.own?.better ?? 0)
    switch reason.kind {
    case .wipeOut:
      if named.isImmediate { return "\(named.better)で\(loser)の石はなくなります" }
      return isByRules
        ? "\(named.worse)なら\(squares)で\(loser)の石はなくなります"
        : "\(after)\(moment)\(squares)で\(loser)の石はなくなります"
    case .corner:
      if named.isImmediate { return "\(named.better)で隅を取れます" }
      if named.isNext { return "\(after)\(gainer)が隅の\(squares)を取れます" }
      return isByRules
        ? "\(after)\(gainer)は必ず隅の\(squares)を取れます" : "\(after)\(gainer)が\(moment)隅の\(squares)を取ります"
    case .xSquare, .cSquare:
      let approach = reason.kind == .xSquare ? "X打ち" : "C打ち"
      return isByRules
        ? "\(named.worse)は\(approach)で、\(gainer)は必ず隅の\(squares)を取れます"
        : "\(named.worse)は\(approach)で、\(gainer)が\(moment)隅の\(squares)を取ります"
    case .wedge:
      if named.isImmediate { return "\(named.better)は\(other)の石の間に割り込む手です" }
      return isByRules
        ? "\(after)\(gainer)が\(squares)に割り込めます" : "\(after)\(gainer)が\(moment)\(squares)に割り込みます"
    case .unbalancedEdge: return "\(named.worse)はウイングになります: \(squares)"
    case .swindle: return "\(after)\(gainer)の一石返し: \(loser)は応じられず、\(squares)を両方取られます"
    case .pass:
      return named.isImmediate
        ? "\(named.better)で\(loser)はパスになります"
        : "\(after)\(named.number)手目\(named.last)のあと\(loser)はパスになります"
    case .spentFreeMove: return "\(named.worse)は余裕手で、\(other)は打てないので後に残せます"
    case .freeMove:
      return reason.isMissed
        ? "\(named.better)は余裕手です: \(own)だけが打て、\(other)の打てるマスが増えません"
        : "\(after)\(other)に余裕手ができます: \(squares)"
    case .evenRegion: return "偶数理論: \(named.worse)は偶数空きの\(squares)に先に打つ手で、\(other)がそこで最後に打ちます"
    case .lastMove: return "\(after)\(other)が手止まり（最後の手）の\(squares)を打ちます"
    case .order: return "\(named.worse)は後でも打てますが、\(named.better)は今しか打てません"
    case .moves where named.squares == [named.better]:
      return "\(after)\(other)がその\(named.better)に打てます"
    case .moves:
      return reason.isMissed
        ? "\(named.better)なら\(own)は\(squares)に打てるまま残ります"
        : "\(after)\(other)が\(squares)に打てます。\(named.better)なら打てません"
    case .mobility:
      let theirs = reason.opponent.map {
        "\(other)の打てるマスは\($0.worse)、\(named.better)なら\($0.better)"
      }
      let own = reason.own.map { "次の\(own)は\($0.worse)、\(named.better)なら\($0.better)以上" }
      return after + [theirs, own].compactMap(\.self).joined(separator: "。")
    case .laterMobility:
      let counts = [(other, reason.opponent), (own, reason.own)].compactMap { side, numbers in
        numbers.flatMap { $0.worse == $0.better ? nil : (side, $0) }
      }
      let texts = counts.map { side, numbers in
        "\(side)の打てるマスは\(numbers.worse)、\(named.better)なら\(numbers.better)"
      }
      return "\(named.worse)から\(named.number)手目までで、" + texts.joined(separator: "。")
    case .quietReply: return "\(after)\(other)に開放度の低い手（中割り）ができます: \(squares)"
    case .wall: return "\(named.worse)は壁になります: 空きに接する石は\(worse)、\(named.better)なら\(better)"
    case .openness:
      return reason.isMissed
        ? "\(named.better)は開放度\(better)の中割りで、\(named.worse)は開放度\(worse)です"
        : "\(named.worse)は開放度\(worse)、\(named.better)は開放度\(better)です"
    case .flips: return "\(named.worse)は\(worse)石も返します。\(named.better)は\(better)石だけです"
    case .diagonal:
      let ends = "\(named.squares.first ?? "")–\(named.squares.last ?? "")"
      return "\(after)\(gainer)が対角線\(ends)のラインを通します"
    case .stableDisks:
      let count = reason.isMissed ? better : reason.opponent?.worse ?? 0
      let less = reason.isMissed ? named.worse : named.better
      return "\(after)\(gainer)の確定石は\(moment)\(count)石以上になり、\(less)より多くなります"
    }
  }

  func estimated(_ statement: String) -> String { "おそらく、\(statement)" }
  func line(_ moves: [String]) -> String { "手順: \(moves.joined(separator: " "))" }
  var noReason: String { "証明も推定もできる理由はありません" }
  var looking: String { "理由を調べます。何か入力すると中止します。" }
  var whyCommand: String { "手がよい、悪い理由" }
  var reasonKey: KeyPhrases { KeyPhrases("検討: 手がよい、悪い理由", "理由", "理由") }
  var lineKeys: KeyPhrases { KeyPhrases("検討: 理由の手順を戻る、進む", "手順", "手順") }
  var searching: String { "理由を調べています" }
}
