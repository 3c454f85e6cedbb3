import Coach
import ReversiCore
import Texts
import Words

/// What the coach says in the game. The sentences of the reasons are in `ReasonWords`.
package struct TeacherWords: WordSet {
  package let language: Language

  fileprivate func gaveAway(_ move: String, _ disks: Int) -> String {
    text("\(move) gave away \(disks)", "\(move)は\(disks)石の損です")
  }

  fileprivate func gaveWinAway(_ move: String) -> String {
    text("\(move) gave the win away", "\(move)で勝ちを逃しました")
  }

  package func short(_ verdict: String, _ reason: String) -> String {
    text("\(verdict): \(reason)", "\(verdict)（\(reason)）")
  }

  package var takeBack: String { text("Take it back", "待った") }

  /// The same in the last line of the screen.
  var takeBackKey: String { text("take back", "待った") }

  package var showHint: String { text("Give me a hint", "ヒント") }

  package var showScores: String { text("Show the scores", "評価値を見る") }

  package var thinking: String { text("Looking for a hint", "ヒントを考えています") }

  func switched(isOn: Bool) -> String {
    isOn ? text("coach on", "コーチ: オン") : text("coach off", "コーチ: オフ")
  }

  /// In text mode.
  package func said(isOn: Bool) -> String {
    isOn ? text("The coach is on.", "コーチはオンです。") : text("The coach is off.", "コーチはオフです。")
  }

  package var takeBackTip: String { text("undo takes it back.", "undoで待った。") }
  package var scoresTip: String { text("hint again: the scores.", "もう一度hintで評価値。") }

  package var command: String { text("remarks on your mistakes", "悪手への一言") }

}

extension Words {
  package var teacher: TeacherWords { TeacherWords(language: language) }

  /// What a move gave away, without a mark at the end; nil without an explanation.
  private func verdict(_ reply: ExplainMove.Reply, name: (Square) -> String) -> String? {
    reply.explanation.map { verdict(on: name(reply.move.square), $0, loss: $0.loss) }
  }

  /// What a move gave away, without a mark at the end: the win, if the explanation says so.
  package func verdict(on move: String, _ explanation: Explanation?, loss: Int) -> String {
    explanation?.givesWinAway == true
      ? teacher.gaveWinAway(move) : teacher.gaveAway(move, loss)
  }

  /// What a move gave away, and the reason, as sentences.
  package func remark(_ reply: ExplainMove.Reply) -> (verdict: String, reason: Wording)? {
    guard let verdict = verdict(reply, name: \.description), let reason = firstReason(reply) else {
      return nil
    }
    return (sentence(verdict), reason)
  }

  /// The same as a line of text mode.
  package func remark(_ reply: ExplainMove.Reply, name: (Square) -> String) -> String? {
    let reasons = statements(
      about: reply.move.square, reply.explanation, name: name
    ).reasons
    guard let verdict = verdict(reply, name: name), let reason = reasons.first else { return nil }
    return sentences([sentence(verdict), sentence(reason), teacher.takeBackTip])
  }

  /// What the coach says in one line, in several lengths.
  package func line(_ statement: TeacherStatement) -> Wording? {
    switch statement {
    case .remark(let reply):
      guard let verdict = verdict(reply, name: \.description), let reason = firstReason(reply)
      else { return nil }
      return Wording(
        [sentences([sentence(verdict), reason.longest]), teacher.short(verdict, reason.shortest)]
          + [verdict])
    case .idea(let reply): return idea(reply).map { Wording($0) }
    }
  }
}
