import Notation
import ReversiCore
import Texts
import Words

package struct ReviewWords: WordSet {
  package let language: Language

  package var title: String { text("Review", "検討") }

  package var variationTitle: String { text("Variation", "変化") }

  /// The position in view by its last move, long and short; in a variation the short text says so.
  package func place(_ move: Int, of moves: Int, isVariation: Bool) -> Wording {
    text(
      ["move \(move) of \(moves)", "\(isVariation ? "var " : "")\(move)/\(moves)"],
      ["\(move)/\(moves)手", "\(isVariation ? "変" : "")\(move)/\(moves)"])
  }

  /// The progress of the analysis, the last text in at most eleven columns.
  package func analyzing(_ done: Int, of total: Int) -> Wording {
    text(
      ["Looking at the game: \(done) of \(total)", "\(done)/\(total)"],
      ["対局を解析中 \(done)/\(total)", "\(done)/\(total)"])
  }

  package func variationStart(_ move: Int) -> Wording {
    text(["from move \(move): ", "\(move): "], ["\(move)手目から: ", "\(move): "])
  }

  package var start: String { text("the start", "開始局面") }

  /// What a move gave away, the last text in at most four columns.
  package func loss(_ disks: Int) -> Wording {
    disks == 0
      ? text("best", "最善")
      : text(["gives away \(disks)", "-\(disks)"], ["\(disks)石損", "-\(disks)"])
  }

  /// What a move gave away, without a mark at the end; the last text in at most seven columns.
  package func gaveAway(_ move: String, _ disks: Int) -> Wording {
    disks == 0
      ? text(
        ["\(move) was the best move", "\(move) best"], ["\(move)は最善手でした", "\(move) 最善"])
      : text(
        ["\(move) gave away \(disks)", "\(move) -\(disks)"],
        ["\(move)は\(disks)石の損でした", "\(move) -\(disks)"])
  }

  /// What a move gave away, and the reason.
  package func because(_ loss: String, _ reason: String) -> String {
    text("\(loss): \(reason)", "\(loss)。\(reason)")
  }

  /// The best move if another was played.
  package func wasBetter(_ square: Square) -> Wording {
    text(["\(square) was better", "\(square)"], ["\(square)が最善でした", "\(square)"])
  }

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

  package func turningMove(_ move: String, _ number: Int) -> Wording {
    text(
      ["The game turned with \(move), move \(number)", "turned with \(move)"],
      ["\(number)手目の\(move)が分かれ目", "分かれ目\(move)"])
  }

  package var playOn: Wording { text(["Play on from here", "play on"], ["ここから打つ", "打ち直し"]) }

  package func firstMistake(isYours: Bool) -> Wording {
    text(
      [isYours ? "Your first mistake" : "The first mistake", "first mistake"],
      ["最初の悪手"])
  }

  package var nextMistake: String { text("Next mistake", "次の悪手") }

  package var scores: String { text("Scores", "評価値") }

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
      KeyPhrases("review: previous, next move", "move by move", "move"),
      KeyPhrases("検討: 前後の手", "前後の手", "前後の手"))
  }

  var cursorKeys: KeyPhrases {
    text(
      KeyPhrases("review: move the cursor", "move cursor", "cursor"),
      KeyPhrases("検討: カーソルを動かす", "カーソル", "移動"))
  }

  var variationKey: KeyPhrases {
    text(
      KeyPhrases("review: try a move here", "try a move", "try a move", "try"),
      KeyPhrases("検討: ここに打って変化を見る", "変化を試す", "変化を試す", "変化"))
  }

  var farPliesKeys: KeyPhrases {
    text(
      KeyPhrases("review: ten moves, start and end", "ten moves", "far"),
      KeyPhrases("検討: 10手ずつ、最初と最後", "10手ずつ", "10手"))
  }

  var mistakesKeys: KeyPhrases {
    text(
      KeyPhrases("review: previous, next mistake", "mistakes", "mistake"),
      KeyPhrases("検討: 自分の前後の悪手", "悪手", "悪手"))
  }

  var allMistakesKeys: KeyPhrases {
    text(
      KeyPhrases("review: the same, of both sides", "all mistakes", "all"),
      KeyPhrases("検討: 両者の前後の悪手", "両者の悪手", "両者"))
  }

  package var playOnKey: KeyPhrases {
    text(
      KeyPhrases("review: play on from there", "play on", "play on from here", "play on"),
      KeyPhrases("検討: ここから打つ", "ここから打つ", "ここから打つ", "打ち直し"))
  }

  var allMovesKey: KeyPhrases {
    text(
      KeyPhrases("review: the score of each move", "scores", "scores"),
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
