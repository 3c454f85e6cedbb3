import Analysis
import ReversiCore
import Texts

struct JapanesePlayersWords: PlayersWords {
  var title: String { "対局者" }
  var nameLine: String { "名前…" }
  var nameText: String { "この側で打つ人の名前：" }
  var manual: Wording { Wording("人間", "人間", "人") }
  var you: Wording { Wording("あなた", "あなた", "人") }
  func levelsTitle(_ side: Disk) -> Wording { "\(side.japanese)のCPU" }
  func won(_ won: Int, of games: Int) -> Wording {
    Wording("\(games)局で\(won)勝", "\(won)/\(games)")
  }

  func noRating(_ games: Int) -> Wording { "レーティングは\(games)局から" }

  var otherPersonText: Wording {
    Wording("相手の端末で reversi --join か reversi --join USER@HOST。", "相手は reversi --join")
  }

  var linesKeys: KeyPhrases { KeyPhrases("対局者の一覧を移動", "移動", "移動") }
  var chooseKey: KeyPhrases { KeyPhrases("対局者やレベルを選ぶ", "選ぶ", "選択") }
  var otherPerson: Wording { Wording("相手", "相手", "手") }
  var computer: Wording { Wording("CPU", "CPU", "CPU") }

  func name(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: "初心者"
    case .casual: "中級者"
    case .club: "上級者"
    case .expert: "有段者"
    case .master: "名人"
    }
  }

  func person(at level: Level) -> String {
    "\(name(of: level.kind))相当（レーティング\(level.rating)）"
  }

  func computer(_ level: Level) -> Wording {
    let short = "CPU \(level.number)"
    return Wording(
      "\(short)：\(person(at: level))", "\(short)：\(name(of: level.kind))相当（\(level.rating)）",
      "\(short)：\(name(of: level.kind))相当", short, "CPU")
  }

  func level(_ level: String) -> String { "レベル\(level)" }
  func level(_ level: Level, of side: Disk?) -> Wording {
    let short = "レベル\(level.number)：\(name(of: level.kind))"
    return Wording(
      "\(side.map(\.japanese) ?? "両者")のCPU：レベル\(level.number)、\(name(of: level.kind))", short)
  }

  func isManual(_ side: Disk) -> Wording {
    Wording("\(side.japanese)は人間です：レベルはありません", "\(side.japanese)は人間です")
  }

  var noComputer: Wording { Wording("CPUがいません: x、oで切り替え", "CPUがいません") }

  func computerTip(_ key: String, _ side: Disk) -> Wording {
    Wording("\(key): \(side.japanese)をCPUに打たせる", "\(key): \(side.japanese)をCPUに", "\(key): CPU")
  }

  var playAgainstComputer: String { "CPUと対局" }
  var letComputerAnswer: String { "CPUに打たせる" }
  var computerPlaysFirst: String { "CPUが先手" }
  func seconds(_ number: String) -> String { "\(number)秒" }
  func minutes(_ number: Int) -> String { "\(number)分" }
  func both(_ player: String) -> String { "両者\(player)" }
  var modesKeys: KeyPhrases { KeyPhrases("黒、白を人間かCPUに、対局者一覧", "対局者", "対局者") }
  var levelsKeys: KeyPhrases { KeyPhrases("CPUの強さ: 全体、黒だけ、白だけ", "強さ", "強さ") }
}
