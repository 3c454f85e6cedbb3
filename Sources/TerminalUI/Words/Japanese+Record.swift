import GameSession
import ReversiCore

// The record.
extension Japanese {
  var evaluationTitle: String { "評価中" }

  func depth(_ plies: Int, isExact: Bool) -> (long: String, short: String) {
    isExact ? ("完全読み", "完全") : ("\(plies)手読み", "\(plies)手")
  }

  var reviewTitle: String { "検討" }

  func place(_ ply: Int, of plies: Int) -> (long: String, short: String) {
    ("\(ply)/\(plies)手", "\(ply)/\(plies)")
  }

  func analyzed(_ searches: Int, of all: Int) -> String { "\(searches)/\(all)" }

  var startTitle: String { "開始局面" }

  func worth(_ disks: Int, isExact: Bool) -> String {
    score(disks) + (isExact ? " 確定" : "")
  }

  func loss(_ disks: Int) -> String { disks == 0 ? "最善" : "\(disks)石損" }

  func best(_ square: Square, worth disks: Int) -> String { "最善 \(square) \(score(disks))" }

  func meanLoss(tenths: Int) -> String { "平均石損 \(tenths / 10).\(tenths % 10)" }

  func turn(with move: String, number: Int) -> String { "分かれ目は\(number)手目の\(move)" }

  var editorTitle: String { "局面編集" }

  var toMove: String { "の手番" }

  func texts(of defect: Editor.Defect) -> [String] {
    switch defect {
    case .noDisk(let side): ["\(name(of: side))の石がありません", "\(name(of: side))石なし"]
    case .noLegalMove: ["どちらも置けません", "手なし"]
    }
  }

  func texts(ofPasted error: GameTextError) -> [String] {
    let reason = text(of: error)
    return ["貼り付けられた文字は棋譜ではありません: \(reason)", reason, "棋譜なし"]
  }

  var fileNameTitle: String { "棋譜" }

  var fileNameText: String { "棋譜を書き出すファイル:" }
}
