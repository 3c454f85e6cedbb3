import Analysis
import GameSession
import ReversiCore
import Texts
import Words

package struct PracticeWords: WordSet {
  package let language: Language

  package func title(of subject: PracticeSubject?) -> String {
    switch subject {
    case nil: text("Practice", "練習")
    case .mistakes: text("Practice: mistakes", "練習: ミス")
    case .endings: text("Practice: endings", "練習: 終盤")
    case .lines: text("Practice: your lines", "練習: 覚える進行")
    case .openings: text("Practice: openings", "練習: 定石")
    }
  }

  package func place(_ number: Int, of count: Int) -> String {
    text("\(number) of \(count)", "\(number)/\(count)")
  }

  /// The progress of the search for mistakes.
  package func analyzed(_ number: Int, of count: Int) -> String {
    text("\(number) of \(count) games analyzed", "\(count)局中\(number)局を検討しました")
  }

  package var todaysEnding: String { text("Today's ending", "今日の終盤") }

  func todaysEnding(winning side: Disk) -> Wording {
    text(
      [
        "Today's ending: \(side.english) to move and win", "Today's ending: \(side.english) to win",
      ],
      ["今日の終盤: \(side.japanese)先、\(side.japanese)勝ち"])
  }

  var todaysEndingSolved: Wording { text("Today's ending: solved", "今日の終盤: 正解済み") }

  func daysInARow(_ days: Int) -> String {
    text("\(days) \(days == 1 ? "day" : "days") in a row", "\(days)日連続")
  }

  package var searching: Wording {
    text(["Looking for an exercise", "searching"], ["問題を探しています", "探索中"])
  }

  package var paused: Wording {
    text(
      ["Waiting for the computer's move in the game", "computer's move"],
      ["対局のCPUの着手を待っています", "着手待ち"])
  }

  /// The best move of a side is asked for, or that of a line.
  package func asking(_ exercise: Exercise) -> Wording {
    let side = Words(language).name(of: exercise.side)
    if exercise.day != nil {
      return text(
        ["\(side) to move and win. Which move wins?", "Which move wins?"],
        ["\(side)先、\(side)勝ちです。勝つ手はどれですか。", "勝つ手は?"])
    }
    return exercise.subject == .lines
      ? text(
        ["\(side) to move. Which move is in your line?", "Your line's move?", "Your line?"],
        ["\(side)番です。覚えた進行の手はどれですか。", "進行の手は?"])
      : text(
        ["\(side) to move. Which move is the best?", "Best move?"],
        ["\(side)番です。最善手はどれですか。", "最善手は?"])
  }

  package func question(_ exercise: Exercise) -> String {
    let (number, count, side) = (exercise.number, exercise.count, exercise.side)
    let isLine = exercise.subject == .lines
    return text(
      "Exercise \(number) of \(count)\(isLine ? ", your line" : ""): \(side.english) to move.",
      "問題 \(number)/\(count)\(isLine ? "（覚える進行）" : ""): \(side.japanese)の番です。")
  }

  package func answers(_ moves: String) -> String {
    text(
      "Type the best move (\(moves)). Type back to leave.",
      "最善手（\(moves)）を入力してください。backで練習を終えます。")
  }

  func lineVerdict(
    _ answer: String, isRight: Bool, moves: [String], opening: Opening?
  ) -> Wording {
    let reached = reached(opening)
    let move = moves.joined(separator: text(" or ", "か"))
    return isRight
      ? text(
        ["Right: \(answer) is in your line.\(reached)", "Right.\(reached)", "Right"],
        ["正解です: \(answer)は覚えた進行の手です。\(reached)", "正解\(reached)", "正解"])
      : text(
        [
          "\(answer) is not in your line. The move is \(move).\(reached)",
          "Not \(answer), but \(move).", "Not \(answer): \(move)",
        ],
        [
          "\(answer)は覚えた進行の手ではありません。\(move)です。\(reached)", "\(answer)ではなく\(move)です。",
          "\(answer)でなく\(move)",
        ])
  }

  private func reached(_ opening: Opening?) -> String {
    opening.map { text(" Opening: \($0.name).", " 定石: \($0.japanese)") } ?? ""
  }

  /// An earlier version learned the line, and checked no moves.
  func lineLoss(_ answer: String, loss: Int, best: String) -> Wording {
    text(
      [
        """
        \(answer) is in your line, which was never checked, but loses \(loss) disks: \
        \(best) is best.
        """,
        "In your line, but loses \(loss). Best: \(best).", "Your line loses \(loss)",
      ],
      [
        "\(answer)は覚えた進行の手ですが（未確認）、\(loss)石の損です。最善は\(best)です。", "進行の手ですが\(loss)石損、最善 \(best)",
        "進行の手: \(loss)石損",
      ])
  }

  package var noLines: Wording {
    text(
      [
        "You learn no line yet. L in the openings (W), or learn in text mode, adds one.",
        "You learn no line yet. L in the openings (W) adds one.", "No line yet: W, then L",
      ],
      [
        "覚える進行がまだありません。定石（W）でL、テキストモードではlearnで加えられます。", "覚える進行がありません。定石（W）でLを押すと加わります。",
        "進行なし: W、L",
      ])
  }

  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording {
    let reached = reached(opening)
    let (score, certainty) = (move.score.signed, Words(language).certainty(of: move))
    return text(
      [
        "Right: \(line), \(side.english) \(score), \(certainty).\(reached)",
        "Right: \(score).\(reached)", "Right: \(score)",
      ],
      [
        "正解です: \(line)（\(side.japanese) \(score)、\(certainty)）\(reached)", "正解: \(score)\(reached)",
        "正解: \(score)",
      ])
  }

  func wins(_ answer: String, by disks: Int, best: MoveScore, line: String) -> Wording {
    let (move, score) = (best.square, best.score)
    return text(
      [
        "Right: \(answer) wins by \(disks). \(move) wins by \(score): \(line).",
        "Right: +\(disks). Best: \(move), +\(score).", "Right: +\(disks)",
      ],
      [
        "正解です: \(answer)で\(disks)石勝ち。最善の\(move)なら\(score)石勝ちです: \(line)",
        "正解: +\(disks)、最善 \(move) +\(score)", "正解: +\(disks)",
      ])
  }

  func wrong(
    _ answer: String, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording {
    let reached = reached(opening)
    let (score, certainty) = (best.score.signed, Words(language).certainty(of: best))
    return text(
      [
        """
        \(answer) loses \(loss) \(loss == 1 ? "disk" : "disks"). \
        Best is \(line), \(side.english) \(score), \(certainty).\(reached)
        """,
        "\(answer) loses \(loss). Best: \(best.square).\(reached)",
        "\(answer) loses \(loss). Best: \(best.square)", "\(answer) loses \(loss)",
      ],
      [
        "\(answer)は\(loss)石の損です。最善は \(line)（\(side.japanese) \(score)、\(certainty)）\(reached)",
        "\(loss)石損、最善 \(best.square)\(reached)", "\(loss)石損、最善 \(best.square)",
        "\(loss)石損",
      ])
  }

  /// No exercise is left. The next one comes back after `days`, or never.
  package func over(days: Int?) -> Wording {
    guard let days else {
      return text(
        ["The opening book has no more moves here.", "No more here"],
        ["この先の定石はもうありません。", "定石は終わり"])
    }
    return text(
      [
        """
        No exercise is left for today. The next one comes back in \(days) \
        \(days == 1 ? "day" : "days").
        """,
        "Done for today",
      ], ["今日の問題は終わりです。次の問題は\(days)日後です。", "今日は終わり"])
  }

  package var laterMistakes: String {
    text("Once you have played, your own mistakes come here, too.", "対局をすると、ご自分の悪手もここで出題します。")
  }

  /// The person's games are searched for mistakes; the progress follows.
  package var seekingMistakes: String { text("Your mistakes will come here.", "悪手をここで出題します。") }

  /// There are no mistakes to practice.
  package var noMistakes: String {
    text("You have no mistake to practice yet, so here are endings.", "練習できるミスがまだないので、終盤の問題を出します。")
  }

  package func wording(of failure: PracticeFailure) -> Wording {
    let files = Words(language).files
    switch failure {
    case .unreadable(let failure):
      let (path, reason) = (failure.path.printable, files.text(of: failure.reason))
      return text("cannot read \(path): \(reason)", "\(path) を読めません: \(reason)")
    case .unlistedGames(let failure): return files.wording(of: failure)
    case .notKept(let failure):
      let reason = files.text(of: failure)
      return text("cannot keep the answer: \(reason)", "答えを保存できません: \(reason)")
    }
  }

  package var nextExercise: Wording { text(["next exercise", "next"], ["次の問題", "次へ"]) }

  package var openCommand: String { text("due", "復習") }

  package var answerCommand: String { text("your answer", "答え") }

  /// What the command `undo` does in practice, for the help and as a sentence.
  package var undoCommand: String { text("nothing, in practice", "練習の答えは取り消せません") }
  package var answersStay: String {
    text("undo takes nothing back in practice.", "練習では、undoは何も取り消しません。")
  }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("practice: find the best move", "practice", "practice"),
      KeyPhrases("練習: 最善手を探す", "練習", "練習"))
  }

  var answerKey: KeyPhrases {
    text(
      KeyPhrases("practice: answer, go on", "answer", "answer"),
      KeyPhrases("練習: 答える、次へ進む", "答える", "答え"))
  }

  var subjectKey: KeyPhrases {
    text(
      KeyPhrases("practice: the next subject", "next subject", "next subject", "subject"),
      KeyPhrases("練習: 問題の種類を切り替え", "問題の種類", "種類"))
  }
}

extension PracticeWords {
  /// What the answer was worth: the play after a right one, or the best play and the disks given
  /// away; and the opening that this play begins with.
  package func verdict(
    _ verdict: Verdict, for exercise: Exercise, name: (Square) -> String = \.description
  ) -> Wording {
    let isRight = exercise.isRight(verdict)
    if let moves = exercise.answers {
      if isRight, let fault = verdict.fault {
        return lineLoss(name(verdict.answer), loss: fault.loss, best: name(fault.best))
      }
      let played = isRight ? verdict.answer : moves.first
      return lineVerdict(
        name(verdict.answer), isRight: isRight, moves: moves.map(name),
        opening: played.flatMap { exercise.opening(with: $0) })
    }
    let played = verdict.moves.first { $0.square == verdict.answer }
    guard let played, let best = verdict.moves.first, let loss = verdict.loss else { return "" }
    let told = isRight && (exercise.day == nil || verdict.isBest) ? played : best
    let line = (told.line.isEmpty ? [told.square] : told.line).map(name).joined(separator: " ")
    if isRight, told != played {
      return wins(name(verdict.answer), by: played.score, best: told, line: line)
    }
    let opening = exercise.opening(with: told.square)
    return isRight
      ? right(told, of: exercise.side, line: line, opening: opening)
      : wrong(
        name(verdict.answer), loss: loss, best: told, of: exercise.side, line: line,
        opening: opening)
  }

  package func wording(of ending: TodaysEnding) -> Wording {
    ending.isSolved
      ? todaysEndingSolved : todaysEnding(winning: ending.exercise.position.turn ?? .dark)
  }

  /// On how many days in a row the ending of the day was solved; nil if it was missed.
  package func streak(of ending: TodaysEnding) -> String? {
    ending.daysInARow > 0 ? daysInARow(ending.daysInARow) : nil
  }
}

extension Words {
  package var practice: PracticeWords { PracticeWords(language: language) }
}
