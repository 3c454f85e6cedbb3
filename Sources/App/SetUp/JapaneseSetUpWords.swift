import GameSession
import Notation
import Texts
import Words

struct JapaneseSetUpWords: SetUpWords {
  var title: String { "局面編集" }
  var toMove: String { "の手番" }

  func wording(of defect: SetUp.Defect) -> Wording {
    switch defect {
    case .noDisk(let side): Wording("\(side.japanese)の石がありません", "\(side.japanese)石なし")
    case .noLegalMove: Wording("どちらも置けません", "手なし")
    }
  }

  var question: String { "この対局をやめて、編集した局面から打ちますか？" }
  var shortQuestion: String { "ここから対局: y/n?" }
  var help: String { "各行 x、o、- を8個。Enterは維持、stopで中止。" }
  func row(_ row: Int, now cells: String) -> String { "\(row)行、今は \(cells):" }
  func side(now symbol: String) -> String { "手番は x か o、今は \(symbol):" }
  var left: String { "局面編集を中止しました。" }
  func noGame(_ defect: String) -> String { "対局できません: \(defect)。" }

  func noPosition(_ error: GameTextError) -> String {
    error == .empty
      ? "対局ではありません。" : "局面ではありません: \(Words(.japanese).defects.text(of: error))。"
  }

  var openCommand: String { "局面編集" }
  var openKey: KeyPhrases { KeyPhrases("局面を編集する", "局面編集", "編集") }
  var squareKeys: KeyPhrases { KeyPhrases("編集: 石を替える、取り除く", "石を替える", "石") }
  var clearKey: KeyPhrases { KeyPhrases("編集: 石をすべて取り除く", "全消去", "全消去") }
  var startKey: KeyPhrases { KeyPhrases("編集: 初期配置にする", "初期配置", "初期") }
  var colorsKey: KeyPhrases { KeyPhrases("編集: 黒白交代", "黒白交代", "黒白交代") }
  var sideKey: KeyPhrases { KeyPhrases("編集: 手番を替える", "手番", "手番") }
  var playKey: KeyPhrases { KeyPhrases("編集: その局面から対局する", "対局する", "対局") }
  var leaveKey: KeyPhrases { KeyPhrases("検討や編集をやめる", "対局に戻る", "対局に戻る", "戻る") }
}
