import Analysis
import GameSession
import ReversiCore
import Texts

struct JapaneseGameWords: GameWords {
  var title: String { "リバーシ" }
  func windowTitle(_ counts: Sides<Int>) -> String { "リバーシ 黒\(counts.dark) 白\(counts.light)" }

  func text(of message: Message) -> String {
    switch message {
    case .turn: "の手番"
    case .won: "の勝ち"
    case .tied: "引き分け"
    }
  }

  var passBehindSheet: Wording { Wording(" · パス: Esc、Enter", " · パス: Esc", "パス") }

  func result(_ counts: Sides<Int>, hasMargin: Bool) -> Wording {
    let (dark, light) = (counts.dark, counts.light)
    let margin = abs(dark - light)
    return margin == 0 || !hasMargin
      ? Wording("黒\(dark) 白\(light)", "\(dark)対\(light)")
      : Wording("黒\(dark) 白\(light)、\(margin)石差", "\(dark)対\(light)、\(margin)石差", "\(margin)石差")
  }

  func worstMove(_ move: String, of side: Disk, lost disks: Int) -> Wording {
    Wording("最大の損は\(side.japanese)の\(move)、\(disks)石", "\(move) \(disks)石損")
  }

  var counting: String { "石を数えています" }
  var mistakes: String { "悪手" }
  var yourMove: Wording { "あなたの番です" }
  func won(_ winner: String, by margin: Int) -> String { "\(margin)石差で\(winner)の勝ち" }
  func youWon(by margin: Int) -> Wording { "\(margin)石差であなたの勝ち" }
  func youLost(by margin: Int) -> Wording { "\(margin)石差であなたの負け" }
  func wording(of forfeit: Forfeit) -> Wording {
    switch forfeit {
    case .resigned(let side): Wording("\(side.japanese)の投了", "投了")
    case .outOfTime(let side): Wording("\(side.japanese)の時間切れ", "時間切れ")
    }
  }

  var swapSides: String { "黒白交代" }

  func disk(_ square: Square, _ side: Disk, isLastMove: Bool) -> Wording {
    let disk = "\(square) \(side.japanese)"
    return isLastMove ? Wording("\(disk)、直前の手", disk) : Wording(disk)
  }

  func legal(_ square: Square, turning squares: [Square], score: Int?) -> Wording {
    let (count, list) = (squares.count, squares.map(\.description).joined(separator: " "))
    guard let score = score?.signed else {
      return Wording("\(square) \(count)石返せる: \(list)", "\(square) \(count)石返せる", "\(square) 置ける")
    }
    return Wording(
      "\(square) \(score)、\(count)石返せる: \(list)", "\(square) \(count)石返せる、\(score)",
      "\(square) \(score)")
  }

  func empty(_ square: Square) -> Wording { "\(square) 空き" }

  func turnsNothing(_ square: Square) -> Wording {
    Wording("\(square)に置いても返せる石がありません", "\(square)には置けません")
  }

  func taken(_ square: Square) -> Wording { Wording("\(square)にはもう石があります", "\(square)は石があります") }

  func thinking(_ side: Disk) -> Wording {
    Wording("\(side.japanese)のCPUが思考中です", "\(side.japanese)は思考中です")
  }

  var over: Wording { Wording("終局しています: nでもう一局", "終局しています") }
  func theme(_ theme: String) -> Wording { Wording("配色: \(theme)", theme) }
  var noKey: Wording { Wording("このキーはここでは使えません", "使えないキーです") }

  var noPaste: Wording { Wording("ここには貼り付けられません", "貼り付け不可です") }

  var turningRule: Wording {
    Wording("相手の石を挟むと、裏返って自分の石になります。", "挟んだ石は裏返ります", "挟むと裏返る")
  }

  var aim: Wording { Wording("最後に石の多い方が勝ちです。", "多い方が勝ち。") }
  var passRule: Wording { Wording("置ける場所がなければパスです。", "置けなければパス。", "無ければパス。") }
  var actsInGame: Wording { Wording("このキーは対局の盤で使います", "対局のキーです") }

  func acts(in feature: String) -> Wording {
    Wording("このキーは「\(feature)」で使います", "「\(feature)」用")
  }

  var keysAreLatin: Wording {
    Wording("キーは英字です。矢印、Enter、マウスも使えます", "英字キー、矢印、Enter、マウスが使えます", "英字キー、矢印、Enter、マウス", "英字キー、矢印")
  }

  func progress(_ number: Int, of maximum: Int) -> String { "\(number)手目/\(maximum)" }
  func progress(over moves: Int) -> String { "\(moves)手で終局" }
  var thinking: String { "思考中" }

  func thinking(_ time: String, of limit: String, depth: Int, _ move: String) -> Wording {
    Wording("\(time)/\(limit)秒、\(depth)手読み、\(move)", "\(time)/\(limit)秒、\(depth)手、\(move)")
  }

  func thinking(depth: Int, _ move: String) -> Wording { Wording("\(depth)手読み、\(move)", move) }
  var lastMoveTitle: Wording { Wording("直前の手 ", "直前 ") }

  func hintTitle(_ side: Disk, isFromBook: Bool) -> Wording {
    isFromBook
      ? Wording("ヒント、\(side.japanese)、定石:", "定石 ") : Wording("ヒント、\(side.japanese):", "最善 ")
  }

  var cursorMark: String { "選択" }
  var legalMoveMark: String { "置ける" }
  var lastMoveMark: String { "直前の手" }
  var turnedMark: String { "返された石" }
  var wouldTurnMark: String { "返る石" }
  var leadTitle: String { "形勢" }
  var evaluating: String { "評価中" }
  var even: String { "互角" }

  func depth(_ certainty: Certainty, _ plies: Int) -> Wording {
    switch certainty {
    case .exact: Wording("完全読み", "完全")
    case .book: "定石"
    case .estimate: Wording("\(plies)手読み", "\(plies)手")
    }
  }

  var lineTitle: String { "対局: " }

  func tooSmall(_ size: String, needed: String, isSaved: Bool, question: String?) -> Wording {
    let state = isSaved ? "保存済み" : "未保存"
    let question = question.map { " \($0)" } ?? ""
    return Wording(
      "リバーシには\(needed)以上の画面が必要です（今は\(size)）。対局は\(state)です。\(question)",
      "\(needed)以上の画面が必要です。対局は\(state)です。\(question)",
      "要\(needed)、対局は\(state)\(question)", isSaved ? needed : state)
  }

  var moveKeys: KeyPhrases { KeyPhrases("カーソルを動かす", "カーソル", "移動") }
  var goToKeys: KeyPhrases { KeyPhrases("その列、その行へ", "列へ、行へ", "列行") }
  var legalMovesKeys: KeyPhrases { KeyPhrases("次の、前の置けるマスへ", "置けるマス", "候補") }
  var pressKeys: KeyPhrases { KeyPhrases("石を置く、ボタンを押す", "石を置く", "着手") }
  var undoKeys: KeyPhrases { KeyPhrases("待った、一手進める", "待った、進む", "待った") }
  var moveNowKey: KeyPhrases { KeyPhrases("CPUが今の最善手をすぐ打つ", "すぐ打つ", "すぐ打つ", "即打") }
  var hintKey: KeyPhrases { KeyPhrases("ヒント: 置けるマスの評価値", "各手の評価", "ヒント", "ヒント") }
  var evaluationKey: KeyPhrases { KeyPhrases("形勢: バーとグラフ", "形勢", "形勢") }
  var previewKey: KeyPhrases { KeyPhrases("そのマスで返せる石を示す", "返る石", "返る石") }
  var listKeys: KeyPhrases { KeyPhrases("手順をスクロールする", "手順を送る", "手順") }
  var againKeys: KeyPhrases { KeyPhrases("もう一局、黒白交代でもう一局", "もう一局", "もう一局") }
  var resetKey: KeyPhrases { KeyPhrases("リセットする（確認あり）", "リセット", "リセット", "リセット") }
  var themeKey: KeyPhrases { KeyPhrases("次の配色にする", "次の配色", "配色") }
}
