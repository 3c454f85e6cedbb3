import Analysis
import GameSession
import Notation
import ReversiCore
import Texts
import Words

package struct PracticeWords: WordSet {
  package let language: Language

  package func title(of subject: PracticeSubject?) -> String {
    switch subject {
    case nil, .mistakes: text("Practice", "練習")
    case .endings: text("Practice: endings", "練習: 終盤")
    case .lines: text("Practice: your lines", "練習: 覚える進行")
    case .openings: text("Practice: openings", "練習: 定石")
    }
  }

  /// A subject in a list; nil stands for everything that comes back.
  package func name(of subject: PracticeSubject?) -> String {
    switch subject {
    case nil: text("What is due", "今日の復習")
    case .mistakes: text("Your mistakes", "自分の悪手")
    case .endings: text("Endings", "終盤")
    case .lines: text("Your lines", "覚える進行")
    case .openings: text("Openings", "定石")
    }
  }

  package func place(_ number: Int, of count: Int) -> String {
    text("\(number) of \(count)", "\(number)/\(count)")
  }

  /// The progress of the search for mistakes, in positions of a game.
  package func analyzed(_ number: Int, of count: Int) -> Wording {
    text(
      ["Looking at your game: \(number) of \(count)", "\(number) of \(count)"],
      ["対局を調べています: \(number)/\(count)", "\(number)/\(count)"])
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

  var solvedToday: String { text("solved", "正解済み") }

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

  /// The best move of a side is asked for, a better one than a mistake, or that of a line.
  package func asking(
    _ exercise: Exercise, name: (Square) -> String = \.description
  ) -> Wording {
    let side = Words(language).name(of: exercise.side)
    if exercise.day != nil {
      return text(
        ["\(side) to move and win. Which move wins?", "Which move wins?"],
        ["\(side)先、\(side)勝ちです。勝つ手はどれですか。", "勝つ手は?"])
    }
    if let mistake = exercise.mistake {
      return asking(
        insteadOf: mistake, name(mistake.square), of: exercise.side, name: name)
    }
    return exercise.subject == .lines
      ? text(
        ["\(side) to move. Which move is in your line?", "Your line's move?", "Your line?"],
        ["\(side)番です。覚えた進行の手はどれですか。", "進行の手は?"])
      : text(
        ["\(side) to move. Which move is the best?", "Best move?"],
        ["\(side)番です。最善手はどれですか。", "最善手は?"])
  }

  /// The move that somebody played, which a question begins with.
  package func played(
    _ mistake: MadeMistake, of side: Disk, name: (Square) -> String = \.description
  ) -> Wording {
    let (move, who) = (name(mistake.square), mistake.name ?? Words(language).name(of: side))
    return text(
      "\(mistake.isYours ? "You" : who) played \(move) here",
      "\(mistake.isYours ? "あなた" : who)はここで\(move)に打ち")
  }

  private func asking(
    insteadOf mistake: MadeMistake, _ move: String, of side: Disk, name: (Square) -> String
  ) -> Wording {
    let played = played(mistake, of: side, name: name).longest
    guard let loss = mistake.loss else {
      return text(
        ["\(played). Find a better move.", "Better than \(move)?"],
        ["\(played)ました。もっとよい手を探してください。", "\(move)よりよい手は?"])
    }
    return text(
      [
        "\(played), and it gave away \(loss). Find a better move.",
        "\(move) gave away \(loss). A better move?", "Better than \(move)?",
      ],
      [
        "\(played)、\(loss)石損しました。もっとよい手を探してください。",
        "\(move)は\(loss)石損。もっとよい手は?", "\(move)よりよい手は?",
      ])
  }

  /// What a first try gives away.
  package func givesAway(_ answer: String, _ loss: Int) -> Wording {
    text("\(answer) gives away \(loss).", "\(answer)は\(loss)石の損です。")
  }

  /// What the person is told after a wrong first try: what it gave away, and the idea.
  func tryAgain(after answer: String, loss: Int, idea: String) -> Wording {
    let lost = givesAway(answer, loss).longest
    return text(
      [
        "\(lost) \(idea) Try once more.", "\(lost) \(idea)", "\(lost) Try again.", "Try again.",
      ],
      [
        "\(lost)\(idea)もう一度どうぞ。", "\(loss)石損。\(idea)", "\(loss)石損。もう一度",
        "もう一度",
      ])
  }

  var noIdea: String { text("There is a better move.", "もっとよい手があります。") }

  package func triedBefore(_ move: String) -> Wording {
    text(
      ["You have tried \(move). Choose another move.", "\(move) was tried"],
      ["\(move)はもう試しました。ほかの手を選んでください。", "\(move)は試しました"])
  }

  /// The offer to try mistakes of a game again, which may be those of both sides.
  package func tryAgain(_ mistakes: [Exercise]) -> Wording {
    let isYours = mistakes.allSatisfy { $0.mistake?.isYours != false }
    let (your, count) = (isYours ? "your " : "", mistakes.count)
    let english =
      count == 1
      ? "Try \(isYours ? "your" : "the") mistake again" : "Try \(your)\(count) mistakes again"
    let whole = isYours ? "自分の悪手\(count)つをもう一度" : "悪手\(count)つをもう一度"
    return text([english, "Try again"], [whole, "もう一度"])
  }

  /// What Enter does at the end.
  package var toGame: Wording { text(["Back to the game", "back"], ["対局に戻る", "戻る"]) }

  package var chooseSquare: String { text("Choose a square, or:", "マスを選ぶか、") }
  package var firstHint: String { text("A first hint", "ヒント") }
  package var showMe: String { text("Show me", "答えを見る") }
  package var next: String { text("Next", "次へ") }
  package var playOn: String { text("Play it on", "続きを見る") }
  package var allScores: String { text("All scores", "全評価値") }

  /// When the exercise comes back.
  package func comesBack(in days: Int) -> String {
    days == 0
      ? text("It comes back today.", "今日もう一度出ます。")
      : text(
        days == 1 ? "It comes back tomorrow." : "It comes back in \(days) days.", "\(days)日後にまた出ます。"
      )
  }

  var noHint: Wording {
    text(
      ["There is no other hint here: . shows the answer.", "no hint; . shows it"],
      ["ヒントはありません。「.」で答えを見られます。", "「.」で答え"])
  }

  /// The answer that the person asked for.
  func answer(_ move: String, isOfLine: Bool, opening: Opening?) -> Wording {
    let reached = reached(opening)
    return isOfLine
      ? text(
        ["The move in your line is \(move).\(reached)", "Your line: \(move)", "\(move)"],
        ["覚えた進行の手は\(move)です。\(reached)", "進行の手: \(move)", "\(move)"])
      : text(
        ["\(move) was the best move.\(reached)", "Best: \(move)", "\(move)"],
        ["最善手は\(move)でした。\(reached)", "最善 \(move)", "\(move)"])
  }

  var tryThem: Wording {
    text(["try the mistakes", "try them"], ["悪手をもう一度", "もう一度"])
  }

  /// What came out of trying mistakes again, in points.
  package func tried(halfPoints: Int, of count: Int) -> Wording {
    if count == 0 { return noMistakeToTry }
    let points = FixedDecimal(Double(halfPoints) / 2, digits: halfPoints % 2)
    return text(
      [
        """
        You found \(points) of \(count). With help, a right answer counts half.
        """,
        "You found \(points) of \(count).", "\(points) of \(count)",
      ],
      [
        "\(count)問中\(points)点です。ヒントや2回目の正解は半点です。",
        "\(count)問中\(points)点です。", "\(points)/\(count)点",
      ])
  }

  package var noMistakeToTry: Wording {
    text(
      ["There is no mistake of yours to try again here.", "No mistake to try"],
      ["もう一度試せる自分の悪手はありません。", "悪手なし"])
  }

  /// Why mistakes cannot be tried again yet.
  package var gameGoesOn: String {
    text(
      "Mistakes can be tried again once the game is over.", "悪手をもう一度試せるのは対局が終わってからです。")
  }

  package func question(_ exercise: Exercise, name: (Square) -> String) -> String {
    let (number, count, side) = (exercise.number, exercise.count, exercise.side)
    let isLine = exercise.subject == .lines
    let isSecond = exercise.firstTry != nil
    let asked = text(
      """
      Exercise \(number) of \(count)\(isLine ? ", your line" : "")\
      \(isSecond ? ", second try" : ""): \(side.english) to move.
      """,
      """
      問題 \(number)/\(count)\(isLine ? "（覚える進行）" : "")\(isSecond ? "（2回目）" : ""): \
      \(side.japanese)の番です。
      """)
    return exercise.mistake == nil || isSecond
      ? asked : Words(language).sentences([asked, asking(exercise, name: name).longest])
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

  /// `best` is the best move and how much better it is; nil if the answer is the best.
  func right(
    _ answer: String, isSecond: Bool, best: (move: String, by: Int)?, opening: Opening?
  ) -> Wording {
    let reached = reached(opening)
    let right = text(
      isSecond ? "Right at the second try" : "Right", isSecond ? "2回目で正解です" : "正解です")
    let short = text(isSecond ? "Half right" : "Right", isSecond ? "半分正解" : "正解")
    guard let best else {
      return text(
        [
          "\(right): \(answer) is the best move.\(reached)", "\(short): \(answer).\(reached)",
          "\(short): \(answer)",
          short,
        ],
        [
          "\(right)。\(answer)が最善手です。\(reached)", "\(short): \(answer)\(reached)",
          "\(short): \(answer)", short,
        ])
    }
    return text(
      [
        "\(right): \(answer) is good. Best is \(best.move), better by \(best.by).\(reached)",
        "\(short). Best: \(best.move).\(reached)", short,
      ],
      [
        "\(right)。\(answer)は好手です。最善は\(best.move)で、\(best.by)石得です。\(reached)",
        "\(short)、最善 \(best.move)\(reached)", short,
      ])
  }

  func wins(_ answer: String, by disks: Int, isSecond: Bool, best: String, by more: Int) -> Wording
  {
    text(
      [
        """
        Right\(isSecond ? " at the second try" : ""): \(answer) wins by \(disks). \
        \(best) wins by \(more).
        """,
        "Right: +\(disks). Best: \(best), +\(more).", "Right: +\(disks)",
      ],
      [
        "\(isSecond ? "2回目で" : "")正解です: \(answer)で\(disks)石勝ち。最善の\(best)なら\(more)石勝ちです",
        "正解: +\(disks)、最善 \(best) +\(more)", "正解: +\(disks)",
      ])
  }

  func wrong(_ answer: String, loss: Int, best: String, opening: Opening?) -> Wording {
    let reached = reached(opening)
    return text(
      [
        "\(answer) gave away \(loss). \(best) was best.\(reached)",
        "\(answer) gave away \(loss). \(best) was best.", "\(answer): -\(loss). Best: \(best)",
        "\(answer): -\(loss)",
      ],
      [
        "\(answer)は\(loss)石の損です。最善は\(best)です。\(reached)",
        "\(loss)石損、最善 \(best)\(reached)", "\(loss)石損、最善 \(best)",
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

  package var nextExercise: Wording { text("next", "次へ") }

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

  var tryKey: KeyPhrases {
    text(
      KeyPhrases("review: try the mistakes again", "try mistakes", "try mistakes", "try again"),
      KeyPhrases("検討: 悪手をもう一度考える", "悪手を再び", "悪手をもう一度", "もう一度"))
  }

  var hintKey: KeyPhrases {
    text(
      KeyPhrases("practice: a hint, then all scores", "hint, scores", "hint"),
      KeyPhrases("練習: ヒント、答えの後は評価値", "ヒント", "ヒント"))
  }

  var showKey: KeyPhrases {
    text(
      KeyPhrases("practice: show the answer", "answer", "show me"),
      KeyPhrases("練習: 答えを見る", "答えを見る", "答え"))
  }

  var lineKeys: KeyPhrases {
    text(
      KeyPhrases("practice: play the answer on, back", "play on", "play it on", "play on"),
      KeyPhrases("練習: 答えの続きを進む、戻る", "続き", "続き"))
  }
}

extension PracticeWords {
  /// What the answer was worth, the best move, and the opening that is reached.
  package func verdict(
    _ verdict: Verdict, for exercise: Exercise, name: (Square) -> String = \.description
  ) -> Wording {
    let isRight = exercise.isRight(verdict)
    if exercise.purpose == .givingUp, let best = exercise.answers?.first ?? verdict.bestLine.first {
      return answer(
        name(best), isOfLine: exercise.answers != nil, opening: exercise.opening(with: best))
    }
    if let moves = exercise.answers {
      if isRight, let fault = verdict.fault {
        return lineLoss(name(verdict.answer), loss: fault.loss, best: name(fault.best))
      }
      let played = isRight ? verdict.answer : moves.first
      return lineVerdict(
        name(verdict.answer), isRight: isRight, moves: moves.map(name),
        opening: played.flatMap { exercise.opening(with: $0) })
    }
    guard let score = verdict.score, let best = verdict.moves.first, let loss = verdict.loss else {
      return ""
    }
    let (answer, isSecond) = (name(verdict.answer), exercise.firstTry != nil)
    if isRight, exercise.day != nil, !verdict.isBest {
      return wins(answer, by: score, isSecond: isSecond, best: name(best.square), by: best.score)
    }
    let told = isRight ? verdict.answer : best.square
    let opening = exercise.opening(with: told)
    guard isRight else {
      // A mistake has the loss that the game's scores gave it.
      let mistake = exercise.mistake?.square == verdict.answer ? exercise.mistake?.loss : nil
      return wrong(answer, loss: mistake ?? loss, best: name(best.square), opening: opening)
    }
    return right(
      answer, isSecond: isSecond, best: verdict.isBest ? nil : (name(best.square), loss),
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

  /// The ending of the day with what the person has done about it.
  package func offer(of ending: TodaysEnding) -> Wording {
    let solved = [todaysEnding, ending.isSolved ? solvedToday : nil].compactMap(\.self)
    let days = [streak(of: ending)].compactMap(\.self)
    return text(
      [(solved + days).joined(separator: " · "), solved.joined(separator: " · ")],
      [(solved + days).joined(separator: "・"), solved.joined(separator: "・")])
  }
}

extension Words {
  package var practice: PracticeWords { PracticeWords(language: language) }
}
