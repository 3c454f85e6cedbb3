import Notation
import ReversiCore
import Texts
import Words

package struct ReviewWords: WordSet {
  package let language: Language

  package var title: String { text("Review", "検討") }

  package var variationTitle: String { text("Variation", "変化") }

  /// The position in view, long and short; in a variation the short text says so.
  package func place(_ ply: Int, of plies: Int, isVariation: Bool) -> Wording {
    text(
      ["ply \(ply) of \(plies)", "\(isVariation ? "var " : "")\(ply)/\(plies)"],
      ["\(ply)/\(plies)手", "\(isVariation ? "変" : "")\(ply)/\(plies)"])
  }

  /// The progress of the analysis, the last text in at most eleven columns.
  package func analyzing(_ done: Int, of total: Int) -> Wording {
    text(
      ["analyzing \(done) of \(total)", "\(done)/\(total)"],
      ["解析中 \(done)/\(total)", "\(done)/\(total)"])
  }

  package func variationStart(_ ply: Int) -> Wording {
    text(["from ply \(ply): ", "\(ply): "], ["\(ply)手目から: ", "\(ply): "])
  }

  package var start: String { text("the start", "開始局面") }

  /// What a move gave away, the last text in at most four columns.
  package func loss(_ disks: Int) -> Wording {
    disks == 0
      ? text("best", "最善")
      : text(["gives away \(disks)", "-\(disks)"], ["\(disks)石損", "-\(disks)"])
  }

  /// The best move if another was played, the last text in at most six columns.
  package func bestMove(_ square: Square, _ lead: String) -> Wording {
    text(
      ["\(square) was \(lead)", "\(square) \(lead)"], ["\(square)なら\(lead)", "\(square) \(lead)"])
  }

  package var continuation: Wording { text("then", "以下") }

  package var proven: String { text("proven", "確定") }

  package var worstMovesTitle: String { text("Worst moves", "悪手") }

  package func betterMove(_ square: Square) -> Wording {
    text(["better \(square)", "\(square)"], ["最善は\(square)", "\(square)"])
  }

  /// The side above or below the axis of the graph.
  package func ahead(_ side: Disk) -> String {
    text("\(side.english) ahead", "\(side.japanese)優勢")
  }

  /// Stands for a loss that is still searched.
  package var unknownLoss: String { text("...", "…") }

  /// The average loss of a side's moves, in at most 22 columns; the shortest in 5. Nil while it is
  /// still searched.
  package func meanLoss(_ disks: FixedDecimal?) -> Wording {
    guard let disks else { return text([unknownLoss], [unknownLoss]) }
    return text(
      ["lost \(disks) a move", "lost \(disks)", "-\(disks)"],
      ["一手平均\(disks)石損", "-\(disks)"])
  }

  package func turningPly(_ move: String, _ number: Int) -> Wording {
    text(
      ["The game turned with \(move), ply \(number)", "turned with \(move)"],
      ["\(number)手目の\(move)が分かれ目", "分かれ目\(move)"])
  }

  /// At most 19 columns.
  var noEarlierMistake: Wording { text("no earlier mistake", "前に悪手はありません") }

  /// At most 19 columns.
  var noLaterMistake: Wording { text("no later mistake", "後に悪手はありません") }

  /// The mistakes are still searched. At most 19 columns.
  var mistakesUnknown: Wording { text("none yet, searching", "まだ解析中です") }

  /// The analysis of some moves begins in text mode.
  package func reviewing(_ count: Int) -> String {
    text(
      "Looking at \(count) \(count == 1 ? "move" : "moves"). Any line stops.",
      "\(count)手を検討中。何か打つと中止。")
  }

  /// The analysis was stopped in text mode.
  package func stopped(_ done: Int, of total: Int) -> String {
    text("Stopped after \(done) of \(total) searches.", "\(total)回のうち\(done)回で中止しました。")
  }

  /// A mistake, and the best move if it is known, in text mode.
  package func mistake(_ number: Int, _ side: Disk, _ square: String, loss: Int, best: String?)
    -> String
  {
    let best = best.map { text(", best \($0)", "、最善手 \($0)") } ?? ""
    return text(
      "Move \(number), \(side.english) \(square): lost \(loss)\(best).",
      "\(number)手目、\(side.japanese) \(square): \(loss)石損\(best)。")
  }

  package func turned(with number: Int, _ side: Disk, _ square: String) -> String {
    text(
      "The game turned with move \(number), \(side.english) \(square).",
      "分かれ目は\(number)手目、\(side.japanese) \(square)。")
  }

  package var tryCommand: String { text("what moves would lead to", "打つとどうなるか") }

  package var openCommand: String { text("how the game went", "検討") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("review: how the game went", "review", "review"),
      KeyPhrases("検討: 対局を振り返る", "検討", "検討"))
  }

  package var pliesKeys: KeyPhrases {
    text(
      KeyPhrases("review: previous, next ply", "ply by ply", "ply"),
      KeyPhrases("検討: 前後の手", "前後の手", "前後の手"))
  }

  var cursorKeys: KeyPhrases {
    text(
      KeyPhrases("review: move the cursor", "move cursor", "move"),
      KeyPhrases("検討: カーソルを動かす", "カーソル", "移動"))
  }

  var variationKey: KeyPhrases {
    text(
      KeyPhrases("review: try a move here", "try a move", "try a move", "try"),
      KeyPhrases("検討: ここに打って変化を見る", "変化を試す", "変化を試す", "変化"))
  }

  var farPliesKeys: KeyPhrases {
    text(
      KeyPhrases("review: ten plies, start and end", "ten plies", "far"),
      KeyPhrases("検討: 10手ずつ、最初と最後", "10手ずつ", "10手"))
  }

  var mistakesKeys: KeyPhrases {
    text(
      KeyPhrases("review: previous, next mistake", "mistakes", "mistake"),
      KeyPhrases("検討: 前後の悪手", "悪手", "悪手"))
  }

  package var playOnKey: KeyPhrases {
    text(
      KeyPhrases("review: play on from there", "play on", "play on from here", "play on"),
      KeyPhrases("検討: ここから打つ", "ここから打つ", "ここから打つ", "打ち直し"))
  }

  var allMovesKey: KeyPhrases {
    text(
      KeyPhrases("review: the score of each move", "all moves", "all moves", "moves"),
      KeyPhrases("検討: 置けるマスの評価値", "全候補", "全候補"))
  }

  func text(of question: Review.Question) -> String {
    switch question {
    case .playOn(_, let move):
      text(
        "Do you really want to go on from move \(move)? The moves after it can be played again.",
        "\(move)手目から打ちますか？その先の手は「一手進める」で戻せます。")
    case .variation:
      text("Do you really want to give this game up for the variation?", "この対局をやめて、この変化から打ちますか？")
    }
  }

  /// For a dialog that does not fit; names the keys for the answers.
  func shortText(of question: Review.Question) -> String {
    text("Play on from here: y or n?", "ここから打つ: y/n?")
  }
}

extension Words {
  package var review: ReviewWords { ReviewWords(language: language) }
}
