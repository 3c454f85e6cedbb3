import Analysis
import Coach
import GameSession
import ReversiCore
import Texts
import Words

struct JapanesePracticeWords: PracticeWords {
  func title(of subject: PracticeSubject?) -> String {
    switch subject {
    case nil: "練習"
    case .mistakes: "練習: ミス"
    case .endings: "練習: 終盤"
    case .lines: "練習: 覚える進行"
    case .openings: "練習: 定石"
    }
  }

  func place(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  var todaysEnding: String { "今日の終盤" }

  func todaysEnding(winning side: Disk) -> Wording {
    Wording("今日の終盤: \(side.japanese)先、\(side.japanese)勝ち")
  }

  var todaysEndingSolved: Wording { "今日の終盤: 正解済み" }
  func daysInARow(_ days: Int) -> String { "\(days)日連続" }
  var searching: Wording { Wording("問題を探しています", "探索中") }
  var paused: Wording { Wording("対局のCPUの着手を待っています", "着手待ち") }
  func asking(_ exercise: Exercise) -> Wording {
    let side = exercise.side.japanese
    if exercise.day != nil { return Wording("\(side)先、\(side)勝ちです。勝つ手はどれですか。", "勝つ手は?") }
    return exercise.subject == .lines
      ? Wording("\(side)番です。覚えた進行の手はどれですか。", "進行の手は?")
      : Wording("\(side)番です。最善手はどれですか。", "最善手は?")
  }

  func question(_ exercise: Exercise) -> String {
    let place = "問題 \(exercise.number)/\(exercise.count)"
    let line = exercise.subject == .lines ? "（覚える進行）" : ""
    return "\(place)\(line): \(exercise.side.japanese)の番です。"
  }

  func answers(_ moves: String, themes: [String]) -> String {
    let reason = themes.isEmpty ? "" : "続けて理由も入力できます: \(themes.joined(separator: "、"))。"
    return "最善手（\(moves)）を入力してください。\(reason)backで練習を終えます。"
  }

  func name(of theme: Reason.Theme) -> String {
    switch theme {
    case .corner: "隅"
    case .edge: "辺"
    case .swindle: "一石返し"
    case .pass: "パス"
    case .freeMove: "余裕手"
    case .parity: "偶数理論"
    case .mobility: "着手可能数"
    case .quiet: "中割り・開放度"
    case .diagonal: "対角線"
    case .stableDisks: "確定石"
    }
  }

  var askingTheme: Wording { Wording("理由は? （答えなくてもかまいません）", "理由は?") }
  func chosen(_ theme: String) -> Wording { Wording("あなたの理由: \(theme)", theme) }

  func rightTheme(_ theme: String, ofRightMove isRightMove: Bool) -> String {
    isRightMove ? "理由も正解です: \(theme)。" : "着眼点（\(theme)）は正しいのですが、この手には不利に働きます。"
  }

  func otherTheme(_ theme: String) -> String { "よい手です。ただし理由は\(theme)ではありません。" }
  func openTheme(_ theme: String) -> String { "\(theme)が理由かどうかは確かめられません。" }

  func lineVerdict(
    _ answer: String, isRight: Bool, moves: [String], opening: Opening?
  ) -> Wording {
    let reached = opening.map { " 定石: \($0.japanese)" } ?? ""
    let move = moves.joined(separator: "か")
    return isRight
      ? Wording("正解です: \(answer)は覚えた進行の手です。\(reached)", "正解\(reached)", "正解")
      : Wording(
        "\(answer)は覚えた進行の手ではありません。\(move)です。\(reached)", "\(answer)ではなく\(move)です。",
        "\(answer)でなく\(move)")
  }

  func lineLoss(_ answer: String, loss: Int, best: String) -> Wording {
    Wording(
      "\(answer)は覚えた進行の手ですが（未確認）、\(loss)石の損です。最善は\(best)です。", "進行の手ですが\(loss)石損、最善 \(best)",
      "進行の手: \(loss)石損")
  }

  var noLines: Wording {
    Wording(
      "覚える進行がまだありません。定石（W）でL、テキストモードではlearnで加えられます。", "覚える進行がありません。定石（W）でLを押すと加わります。",
      "進行なし: W、L")
  }

  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording {
    let reached = opening.map { " 定石: \($0.japanese)" } ?? ""
    let (score, certainty) = (move.score.signed, Words(.japanese).certainty(of: move))
    return Wording(
      "正解です: \(line)（\(side.japanese) \(score)、\(certainty)）\(reached)", "正解: \(score)\(reached)",
      "正解: \(score)")
  }

  func wins(_ answer: String, by disks: Int, best: MoveScore, line: String) -> Wording {
    Wording(
      "正解です: \(answer)で\(disks)石勝ち。最善の\(best.square)なら\(best.score)石勝ちです: \(line)",
      "正解: +\(disks)、最善 \(best.square) +\(best.score)", "正解: +\(disks)")
  }

  func wrong(
    _ answer: String, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording {
    let reached = opening.map { " 定石: \($0.japanese)" } ?? ""
    let (score, certainty) = (best.score.signed, Words(.japanese).certainty(of: best))
    return Wording(
      """
      \(answer)は\(loss)石の損です。最善は \(line)（\(side.japanese) \(score)、\(certainty)）\(reached)
      """,
      "\(loss)石損、最善 \(best.square)\(reached)", "\(loss)石損、最善 \(best.square)",
      "\(loss)石損")
  }

  func over(days: Int?) -> Wording {
    days.map { Wording("今日の問題は終わりです。次の問題は\($0)日後です。", "今日は終わり") }
      ?? Wording("この先の定石はもうありません。", "定石は終わり")
  }

  var laterMistakes: String { "対局をすると、ご自分の悪手もここで出題します。" }
  var seekingMistakes: String { "悪手をここで出題します。" }
  var noMistakes: String { "練習できるミスがまだないので、終盤の問題を出します。" }

  func wording(of failure: PracticeFailure) -> Wording {
    let files = Words(.japanese).files
    return switch failure {
    case .unreadable(let failure):
      "\(failure.path.printable) を読めません: \(files.text(of: failure.reason))"
    case .unlistedGames(let failure): Words(.japanese).files.wording(of: failure)
    case .notKept(let failure): "答えを保存できません: \(files.text(of: failure))"
    }
  }

  var nextExercise: Wording { Wording("次の問題", "次へ") }
  var openCommand: String { "復習" }
  var answerCommand: String { "答え（と理由）" }
  var undoCommand: String { "練習の答えは取り消せません" }
  var answersStay: String { "練習では、undoは何も取り消しません。" }
  var openKey: KeyPhrases { KeyPhrases("練習: 最善手を探す", "練習", "練習") }
  var answerKey: KeyPhrases { KeyPhrases("練習: 答える、次へ進む", "答える", "答え") }
  var themeKey: KeyPhrases { KeyPhrases("練習: 理由を選ぶ", "理由", "理由") }
  var subjectKey: KeyPhrases { KeyPhrases("練習: 問題の種類を切り替え", "問題の種類", "種類") }
}
