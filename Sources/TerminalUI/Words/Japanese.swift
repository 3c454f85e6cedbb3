import GameSession
import ReversiCore

/// Japanese, in the words of those who play Othello in Japan.
struct Japanese: Words {}

// The game.
extension Japanese {
  var title: String { "リバーシ" }

  func windowTitle(_ counts: Sides<Int>) -> String {
    "リバーシ 黒\(counts.dark) 白\(counts.light)"
  }

  func name(of side: Disk) -> String {
    switch side {
    case .dark: "黒"
    case .light: "白"
    }
  }

  func names(of mode: Mode) -> (long: String, short: String, shortest: String) {
    switch mode {
    case .manual: ("人間", "人間", "人")
    case .computer: ("CPU", "CPU", "CPU")
    case .externalEngine(let name): name.shown
    }
  }

  func name(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: "初心者"
    case .casual: "一般"
    case .club: "上級者"
    case .expert: "有段者"
    case .machine: "機械"
    }
  }

  func text(of message: Message) -> String {
    switch message {
    case .turn: "の手番"
    case .won: "の勝ち"
    case .tied: "引き分け"
    }
  }

  func texts(ofResult counts: Sides<Int>) -> [String] {
    let (dark, light) = (counts.dark, counts.light)
    let text = "\(name(of: .dark))\(dark) \(name(of: .light))\(light)"
    guard dark != light else { return [text, "\(dark)対\(light)"] }
    let margin = "\(abs(dark - light))石差"
    return ["\(text)、\(margin)", "\(dark)対\(light)、\(margin)", margin]
  }

  var swapSides: String { "黒白交代" }

  func tip(_ key: String, for side: Disk) -> [String] {
    [
      "\(key): \(name(of: side))をCPUに打たせる", "\(key): \(name(of: side))をCPUに", "\(key): CPU",
    ]
  }

  func texts(on square: Square, _ content: SquareContent) -> [String] {
    switch content {
    case .disk(let side, isLastMove: true):
      ["\(square) \(name(of: side))、直前の手", "\(square) \(name(of: side))"]
    case .disk(let side, isLastMove: false): ["\(square) \(name(of: side))"]
    case .legal(turning: let disks, score: let score?):
      ["\(square) \(disks)石返せる、\(self.score(score))", "\(square) \(self.score(score))"]
    case .legal(turning: let disks, score: nil):
      ["\(square) \(disks)石返せる", "\(square) 置ける"]
    case .empty: ["\(square) 空き"]
    }
  }

  func texts(of remark: Remark) -> [String] {
    switch remark {
    case .turnsNothing(let square):
      ["\(square)に置いても返せる石がありません", "\(square)には置けません"]
    case .taken(let square): ["\(square)にはもう石があります", "\(square)は石があります"]
    case .thinking(let side):
      ["\(name(of: side))のCPUが思考中です", "\(name(of: side))は思考中です"]
    case .over: ["終局しています: nでもう一局", "終局しています"]
    case .noComputer: ["CPUがいません: x、oで切り替え", "CPUがいません"]
    case .level(_, let level): ["レベル\(level.number): \(name(of: level.kind))"]
    }
  }

  func progress(_ progress: Progress) -> String {
    switch progress {
    case .move(let number, let most): "\(number)手目/\(most)"
    case .over(let moves): "\(moves)手で終局"
    }
  }

  func score(_ disks: Int) -> String { disks > 0 ? "+\(disks)" : String(disks) }

  var thinking: String { "思考中" }

  func seconds(tenths: Int64) -> String { "\(tenths / 10).\(tenths % 10)秒" }

  func seconds(_ number: String) -> String { number + "秒" }
  func minutes(_ number: String) -> String { number + "分" }

  var lastMoveTitle: String { "直前の手 " }
  var shortLastMoveTitle: String { "直前 " }
  func hintTitle(_ source: Hint.Source?) -> String {
    source == .book ? "ヒント(定石):" : "ヒント:"
  }

  func shortHintTitle(_ source: Hint.Source?) -> String { source == .book ? "定石 " : "最善 " }
  var cursorMark: String { "選択" }
  var legalMoveMark: String { "置ける" }
  var lastMoveMark: String { "直前の手" }
  var turnedMark: String { "返された石" }
}

// Dialogs and notices.
extension Japanese {
  func title(of dialog: Dialog) -> String {
    switch dialog {
    case .passAlert: "パス"
    case .question(.heldElsewhere): "使用中"
    case .resetConfirmation, .question: "確認"
    }
  }

  func text(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "本当にリセットしますか？"
    case .passAlert: "置ける場所がありません。"
    case .question(let question): text(of: question)
    }
  }

  func noMove(for side: Disk) -> String { "\(name(of: side))がパスします。" }

  private func text(of question: Question) -> String {
    switch question {
    case .playAgain: "この対局をやめて、もう一局打ちますか？"
    case .swapSides: "この対局をやめて、黒白を入れ替えて打ちますか？"
    case .setUp: "この対局をやめて、編集した局面から打ちますか？"
    case .load: "この対局をやめて、読み込んだ対局に移りますか？"
    case .playOn(let review):
      "\(review.record.moveNumber)手目から打ち直しますか？その先の手はやり直しで戻せます。"
    case .overwrite(let name): "ファイル \(name) があります。本当に置き換えますか？"
    case .heldElsewhere(let holder):
      "保存された対局は\(program(holder))が使用中です。保存せずに新しく対局しますか？"
    }
  }

  func question(of dialog: Dialog) -> String {
    switch dialog {
    case .resetConfirmation: "リセット: y/n?"
    case .passAlert: "パス: Enter"
    case .question(.playAgain): "もう一局: y/n?"
    case .question(.swapSides): "黒白交代: y/n?"
    case .question(.setUp): "ここから対局: y/n?"
    case .question(.load): "読み込み: y/n?"
    case .question(.playOn): "打ち直し: y/n?"
    case .question(.overwrite): "置き換え: y/n?"
    case .question(.heldElsewhere): "使用中。保存せず対局: y/n?"
    }
  }

  func label(of button: DialogButton) -> String {
    switch button {
    case .cancel: "戻る"
    case .ok: "OK"
    case .dismiss: "閉じる"
    case .quit: "終了"
    case .play: "対局"
    }
  }

  func tooSmall(
    _ size: ScreenSize, needed: ScreenSize, isSaved: Bool, question: String?
  ) -> [String] {
    let needed = "\(needed.columns)x\(needed.rows)"
    let state = isSaved ? "保存済み" : "未保存"
    let question = question.map { " " + $0 } ?? ""
    return [
      "リバーシには\(needed)以上の画面が必要です（今は\(size.columns)x\(size.rows)）。対局は\(state)です。"
        + question,
      "\(needed)以上の画面が必要です。対局は\(state)です。" + question,
      "要\(needed)、対局は\(state)" + question,
      isSaved ? needed : state,
    ]
  }
}
