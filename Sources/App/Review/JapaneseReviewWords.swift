import Notation
import ReversiCore
import Texts
import Words

struct JapaneseReviewWords: ReviewWords {
  var title: String { "検討" }
  var variationTitle: String { "変化" }

  func place(_ ply: Int, of plies: Int, isVariation: Bool) -> Wording {
    Wording("\(ply)/\(plies)手", "\(isVariation ? "変" : "")\(ply)/\(plies)")
  }

  func analyzing(_ done: Int, of total: Int) -> Wording {
    Wording("解析中 \(done)/\(total)", "\(done)/\(total)")
  }

  func variationStart(_ ply: Int) -> Wording { Wording("\(ply)手目から: ", "\(ply): ") }
  var start: String { "開始局面" }

  func loss(_ disks: Int) -> Wording { disks == 0 ? "最善" : Wording("\(disks)石損", "-\(disks)") }

  func bestMove(_ square: Square, _ lead: String) -> Wording {
    Wording("\(square)なら\(lead)", "\(square) \(lead)")
  }

  var continuation: Wording { "以下" }
  var proven: String { "確定" }
  var worstMovesTitle: String { "悪手" }
  func betterMove(_ square: Square) -> Wording { Wording("最善は\(square)", square.description) }
  func ahead(_ side: Disk) -> String { "\(side.japanese)優勢" }
  func meanLoss(_ disks: FixedDecimal) -> Wording { Wording("一手平均\(disks)石損", "-\(disks)") }

  func turningPly(_ move: String, _ number: Int) -> Wording {
    Wording("\(number)手目の\(move)が分かれ目", "分かれ目\(move)")
  }

  var noEarlierMistake: Wording { "前に悪手はありません" }
  var noLaterMistake: Wording { "後に悪手はありません" }
  func reviewing(_ count: Int) -> String { "\(count)手を検討中。何か打つと中止。" }
  func stopped(_ done: Int, of total: Int) -> String { "\(total)回のうち\(done)回で中止しました。" }

  func mistake(_ number: Int, _ side: Disk, _ square: String, loss: Int, best: String?) -> String {
    let best = best.map { "、最善手 \($0)" } ?? ""
    return "\(number)手目、\(side.japanese) \(square): \(loss)石損\(best)。"
  }

  func turned(with number: Int, _ side: Disk, _ square: String) -> String {
    "分かれ目は\(number)手目、\(side.japanese) \(square)。"
  }

  var tryCommand: String { "打つとどうなるか" }
  var openCommand: String { "検討" }
  var openKey: KeyPhrases { KeyPhrases("検討: 対局を振り返る", "検討", "検討") }
  var pliesKeys: KeyPhrases { KeyPhrases("検討: 前後の手", "前後の手", "前後の手") }
  var cursorKeys: KeyPhrases { KeyPhrases("検討: カーソルを動かす", "カーソル", "移動") }
  var variationKey: KeyPhrases { KeyPhrases("検討: ここに打って変化を見る", "変化を試す", "変化を試す", "変化") }
  var farPliesKeys: KeyPhrases { KeyPhrases("検討: 10手ずつ、最初と最後", "10手ずつ", "10手") }
  var mistakesKeys: KeyPhrases { KeyPhrases("検討: 前後の悪手", "悪手", "悪手") }
  var playOnKey: KeyPhrases { KeyPhrases("検討: ここから打つ", "ここから打つ", "ここから打つ", "打ち直し") }
  var allMovesKey: KeyPhrases { KeyPhrases("検討: 置けるマスの評価値", "全候補", "全候補") }

  func text(of question: Review.Question) -> String {
    switch question {
    case .playOn(_, let move):
      "\(move)手目から打ちますか？その先の手は「一手進める」で戻せます。"
    case .variation: "この対局をやめて、この変化から打ちますか？"
    }
  }

  func shortText(of question: Review.Question) -> String { "ここから打つ: y/n?" }
}
