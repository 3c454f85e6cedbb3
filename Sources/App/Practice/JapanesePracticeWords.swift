import Analysis
import ReversiCore
import Texts
import Words

struct JapanesePracticeWords: PracticeWords {
  var mistakesTitle: String { "練習: ミス" }
  var endingsTitle: String { "練習: 終盤" }
  var openingsTitle: String { "練習: 定石" }
  func place(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  var searching: Wording { Wording("問題を探しています", "探索中") }
  var paused: Wording { Wording("対局のCPUの着手を待っています", "着手待ち") }
  func asking(_ side: Disk) -> Wording { Wording("\(side.japanese)番です。最善手はどれですか。", "最善手は?") }

  func question(_ number: Int, of count: Int, _ side: Disk) -> String {
    "問題 \(number)/\(count): \(side.japanese)の番です。"
  }

  func answers(_ moves: String) -> String { "最善手（\(moves)）を入力してください。ほかのコマンドで練習を終えます。" }

  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording {
    let reached = opening.map { " 定石: \($0.japanese)" } ?? ""
    let (score, certainty) = (move.score.signed, Words(.japanese).certainty(of: move))
    return Wording(
      "正解です: \(line)（\(side.japanese) \(score)、\(certainty)）\(reached)", "正解: \(score)\(reached)",
      "正解: \(score)")
  }

  func wrong(
    _ answer: Square, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording {
    let reached = opening.map { " 定石: \($0.japanese)" } ?? ""
    let (score, certainty) = (best.score.signed, Words(.japanese).certainty(of: best))
    return Wording(
      """
      \(answer)は\(loss)石の損です。最善は \(line)（\(side.japanese) \(score)、\(certainty)）\(reached)
      """,
      "\(loss)石損、最善 \(best.square)\(reached)", "\(loss)石損、最善 \(best.square)")
  }

  func over(days: Int) -> Wording { Wording("今日の問題は終わりです。次の問題は\(days)日後です。", "今日は終わり") }
  var openingsAsked: Wording { Wording("この先の定石はもうありません。", "定石は終わり") }
  var noMistakes: String { "練習できるミスがまだないので、終盤の問題を出します。" }

  func unreadable(path: String, reason: String) -> String {
    "\(path.printable) を読めません: \(reason.printable)"
  }

  func notKept(failure: String) -> String { "答えを保存できません: \(failure.printable)" }
  var nextExercise: Wording { Wording("次の問題", "次へ") }
  var openKey: KeyPhrases { KeyPhrases("練習: 最善手を探す", "練習", "練習") }
  var answerKey: KeyPhrases { KeyPhrases("練習: 答える、次へ進む", "答える", "答え") }
  var subjectKey: KeyPhrases { KeyPhrases("練習: ミス、終盤、定石を切り替え", "問題の種類", "種類") }
}
