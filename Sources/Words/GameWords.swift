import Analysis
import GameSession
import ReversiCore
import Texts

/// What the screen says about the game.
package struct GameWords: WordSet {
  package let language: Language

  package var title: String { text("Reversi", "リバーシ") }

  /// The title of the terminal's window, with the disks of each side.
  package func windowTitle(_ counts: Sides<Int>) -> String {
    text(
      "Reversi: Black \(counts.dark), White \(counts.light)",
      "リバーシ 黒\(counts.dark) 白\(counts.light)")
  }

  /// The text after the side's disk and name in a message; the whole text if the message is about
  /// both.
  package func text(of message: Message) -> String {
    switch message {
    case .turn: text("'s turn", "の手番")
    case .won: text(" won", "の勝ち")
    case .tied: text("Tied", "引き分け")
    }
  }

  /// What follows the message while a pass waits behind a sheet, the last text in at most five
  /// columns.
  package var passBehindSheet: Wording {
    text(
      [" · pass: Esc, then Enter", " · pass: Esc", " pass"],
      [" · パス: Esc、Enter", " · パス: Esc", "パス"])
  }

  /// By how many disks a side won, in at most six columns.
  package func margin(_ disks: Int) -> Wording { text(["by \(disks)"], ["\(disks)石差"]) }

  /// The person had more disks to expect until a move.
  package func ahead(until move: Int) -> String {
    text("You were ahead until move \(move)", "\(move)手目まではあなたが優勢でした")
  }

  /// A move with the name of its side or player.
  package func move(_ square: String, of name: String) -> String {
    text("\(name)'s \(square)", "\(name)の\(square)")
  }

  /// The moves of a finished game are searched.
  package var lookingBack: Wording {
    text(["Looking for the move that decided", "Looking back"], ["勝負を分けた手を探しています", "検討中"])
  }

  package var counting: String { text("Counting the disks", "石を数えています") }

  package var yourMove: Wording { text(["your move"], ["あなたの番です"]) }

  package func youWon(by margin: Int) -> Wording {
    text(["You won by \(margin)"], ["\(margin)石差であなたの勝ち"])
  }

  package func youLost(by margin: Int) -> Wording {
    text(["You lost by \(margin)"], ["\(margin)石差であなたの負け"])
  }

  /// How a side lost before the last move.
  package func wording(of forfeit: Forfeit) -> Wording {
    switch forfeit {
    case .resigned(let side):
      text(["\(side.english) resigned", "resigned"], ["\(side.japanese)の投了", "投了"])
    case .outOfTime(let side):
      text(["\(side.english)'s time is up", "on time"], ["\(side.japanese)の時間切れ", "時間切れ"])
    }
  }

  package var playAgain: Wording { text(["Play again", "Again"], ["もう一局"]) }

  /// The same in the last line of the screen.
  package var again: Wording { text(["again"], ["もう一局"]) }

  package var reviewGame: Wording { text(["Review the game", "Review"], ["対局を検討する", "検討"]) }

  /// A disk is on the square at the cursor, the last text in at most ten columns.
  package func disk(_ square: Square, _ side: Disk, isLastMove: Bool) -> Wording {
    let disk = "\(square) \(text(side.english, side.japanese))"
    return isLastMove ? text(["\(disk), last move", disk], ["\(disk)、直前の手", disk]) : Wording(disk)
  }

  /// What a move to the square at the cursor turns over, and its score if it is known.
  package func legal(_ square: Square, turning squares: [Square], score: Int?) -> Wording {
    let (count, list) = (squares.count, squares.map(\.description).joined(separator: " "))
    guard let score = score?.signed else {
      return text(
        [
          "\(square) turns \(count) over: \(list)", "\(square) turns \(count) over",
          "\(square) legal",
        ], ["\(square) \(count)石返せる: \(list)", "\(square) \(count)石返せる", "\(square) 置ける"])
    }
    return text(
      [
        "\(square) \(score), turns \(count) over: \(list)",
        "\(square) turns \(count) over, \(score)", "\(square) \(score)",
      ],
      [
        "\(square) \(score)、\(count)石返せる: \(list)", "\(square) \(count)石返せる、\(score)",
        "\(square) \(score)",
      ])
  }

  package func empty(_ square: Square) -> Wording { text(["\(square) empty"], ["\(square) 空き"]) }

  /// A disk would turn nothing over. The last text of these answers has at most 19 columns.
  package func turnsNothing(_ square: Square) -> Wording {
    text(
      ["\(square) turns nothing over", "\(square) turns nothing"],
      ["\(square)に置いても返せる石がありません", "\(square)には置けません"])
  }

  /// There is a disk already.
  package func taken(_ square: Square) -> Wording {
    text(
      ["\(square) has a disk already", "\(square) is taken"],
      ["\(square)にはもう石があります", "\(square)は石があります"])
  }

  package func thinking(_ side: Disk) -> Wording {
    text(
      ["\(side.english)'s computer is thinking", "\(side.english) is thinking"],
      ["\(side.japanese)のCPUが思考中です", "\(side.japanese)は思考中です"])
  }

  package var over: Wording {
    text(["the game is over: n plays again", "the game is over"], ["終局しています: nでもう一局", "終局しています"])
  }

  package func theme(_ theme: String) -> Wording {
    text(["theme: \(theme)", theme], ["配色: \(theme)", theme])
  }

  /// A character is no key.
  package var noKey: Wording {
    text(["this key does nothing here", "no such key here"], ["このキーはここでは使えません", "使えないキーです"])
  }

  package var nothingToTakeBack: Wording {
    text(["there is nothing to take back", "nothing to undo"], ["待ったできる手がありません", "戻せません"])
  }

  package var nothingToPlayAgain: Wording {
    text(["there is nothing to play again", "nothing to redo"], ["進める手がありません", "進めません"])
  }

  package var noComputerThinks: Wording {
    text(["no computer is thinking", "nobody thinks"], ["思考中のCPUはありません", "思考中ではありません"])
  }

  /// A pasted text is not read here.
  package var noPaste: Wording {
    text(["nothing can be pasted here", "no paste here"], ["ここには貼り付けられません", "貼り付け不可です"])
  }

  /// How disks turn over. The longest text is sentences.
  package var turningRule: Wording {
    text(
      [
        "Enclose a line of the other's disks, and they turn over.", "Enclosed disks turn over",
        "Enclosed disks turn", "Enclosed: turn",
      ], ["相手の石を挟むと、裏返って自分の石になります。", "挟んだ石は裏返ります", "挟むと裏返る"])
  }

  package var aim: Wording {
    text(["The most disks at the end win.", "Most disks win."], ["最後に石の多い方が勝ちです。", "多い方が勝ち。"])
  }

  /// When a side passes.
  package var passRule: Wording {
    text(["No move? You pass.", "No move? Pass."], ["置ける場所がなければパスです。", "置けなければパス。", "無ければパス。"])
  }

  /// A character is a key of the game, which something covers.
  package var actsInGame: Wording {
    text(["this key acts on the game's board", "key of the game"], ["このキーは対局の盤で使います", "対局のキーです"])
  }

  /// A character is a key of a feature that is not open.
  package func acts(in feature: String) -> Wording {
    text(
      ["this key is for: \(feature)", "for: \(feature)"],
      ["このキーは「\(feature)」で使います", "「\(feature)」用"])
  }

  /// A character belongs to another keyboard layout.
  package var keysAreLatin: Wording {
    text(
      [
        "keys are Latin letters; arrows, Enter and the mouse work, too",
        "Latin keys, arrows, Enter and mouse work", "Latin keys, arrows, Enter, mouse",
        "Latin keys, arrows",
      ],
      [
        "キーは英字です。矢印、Enter、マウスも使えます", "英字キー、矢印、Enter、マウスが使えます",
        "英字キー、矢印、Enter、マウス", "英字キー、矢印",
      ])
  }

  /// The move that the game awaits or shows.
  package func progress(_ number: Int, of maximum: Int) -> String {
    text("move \(number) of \(maximum)", "\(number)手目/\(maximum)")
  }

  package func progress(over moves: Int) -> String {
    text("\(moves) \(moves == 1 ? "move" : "moves")", "\(moves)手で終局")
  }

  package var thinking: String { text("thinking", "思考中") }

  /// How far the computer's move has come: the time of its limit in seconds, the depth, and the
  /// best move so far with its score.
  package func thinking(_ time: String, of limit: String, depth: Int, _ move: String) -> Wording {
    text(
      [
        "\(time) of \(limit) s, depth \(depth), \(move)",
        "\(time) of \(limit) s, d\(depth), \(move)",
      ],
      ["\(time)/\(limit)秒、\(depth)手読み、\(move)", "\(time)/\(limit)秒、\(depth)手、\(move)"])
  }

  /// The depth and the best move so far with its score; the second text is the move alone.
  package func thinking(depth: Int, _ move: String) -> Wording {
    text(["depth \(depth), \(move)", move], ["\(depth)手読み、\(move)", move])
  }

  /// The text before the last move, with a space; the second text has five columns.
  package var lastMoveTitle: Wording { text(["Last move ", "last "], ["直前の手 ", "直前 "]) }

  /// The text before the scores of the moves; the second text has five columns.
  package func hintTitle(_ side: Disk, isFromBook: Bool) -> Wording {
    isFromBook
      ? text(["Hint, \(side.english), book:", "book "], ["ヒント、\(side.japanese)、定石:", "定石 "])
      : text(["Hint, \(side.english):", "hint "], ["ヒント、\(side.japanese):", "最善 "])
  }

  package var cursorMark: String { text("cursor", "選択") }
  package var legalMoveMark: String { text("legal", "置ける") }
  package var lastMoveMark: String { text("last move", "直前の手") }
  /// The legend of the marks of disks that were turned over.
  package var turnedMark: String { text("turned", "返された石") }
  /// The legend of the marks of disks that the move under the cursor would turn over.
  package var wouldTurnMark: String { text("would turn", "返る石") }
  /// The legend of the frame of the coach.
  package var coachMark: String { text("the coach speaks of it", "コーチが示すマス") }
  package var leadTitle: String { text("who is ahead", "形勢") }
  /// The text in place of the evaluation until it is known, in at most eleven columns.
  package var evaluating: String { text("evaluating", "評価中") }
  package var even: String { text("even", "互角") }

  /// The depth of a search, or how sure a score is otherwise; the second text has at most five
  /// columns.
  package func depth(_ certainty: Certainty, _ plies: Int) -> Wording {
    switch certainty {
    case .exact: text(["exact"], ["完全読み", "完全"])
    case .book: text(["book"], ["定石"])
    case .estimate: text(["depth \(plies)", "d\(plies)"], ["\(plies)手読み", "\(plies)手"])
    }
  }

  /// The title of the line about the game, with a space.
  package var lineTitle: String { text("Game: ", "対局: ") }

  /// The screen is too small, with the state of the game and the open question.
  package func tooSmall(
    _ size: String, needed: String, isSaved: Bool, question: String?
  ) -> Wording {
    let state = isSaved ? text("safe", "保存済み") : text("not saved", "未保存")
    let question = question.map { " \($0)" } ?? ""
    let shortest = isSaved ? needed : state
    return text(
      [
        """
        Reversi needs a screen of \(needed), this one has \(size). \
        The game is \(state).\(question)
        """,
        "Reversi needs \(needed). The game is \(state).\(question)",
        "needs \(needed), game is \(state)\(question)", shortest,
      ],
      [
        "リバーシには\(needed)以上の画面が必要です（今は\(size)）。対局は\(state)です。\(question)",
        "\(needed)以上の画面が必要です。対局は\(state)です。\(question)",
        "要\(needed)、対局は\(state)\(question)", shortest,
      ])
  }

  package var moveKeys: KeyPhrases {
    text(
      KeyPhrases("move the cursor", "move cursor", "move"),
      KeyPhrases("カーソルを動かす", "カーソル", "移動"))
  }

  package var goToKeys: KeyPhrases {
    text(
      KeyPhrases("go to a column, to a row", "column, row", "go to"),
      KeyPhrases("その列、その行へ", "列へ、行へ", "列行"))
  }

  /// The keys for the next and the previous legal move.
  package var legalMovesKeys: KeyPhrases {
    text(
      KeyPhrases("next, previous legal move", "legal moves", "legal"),
      KeyPhrases("次の、前の置けるマスへ", "置けるマス", "候補"))
  }

  package var pressKeys: KeyPhrases {
    text(
      KeyPhrases("place a disk, press a button", "place disk", "place"),
      KeyPhrases("石を置く、ボタンを押す", "石を置く", "着手"))
  }

  package var undoKeys: KeyPhrases {
    text(
      KeyPhrases("undo, redo", "undo, redo", "undo"),
      KeyPhrases("待った、一手進める", "待った、進む", "待った"))
  }

  package var moveNowKey: KeyPhrases {
    text(
      KeyPhrases("the computer plays what it found", "move now", "move", "go"),
      KeyPhrases("CPUが今の最善手をすぐ打つ", "すぐ打つ", "すぐ打つ", "即打"))
  }

  package var hintKey: KeyPhrases {
    text(
      KeyPhrases("hint: an idea, then all scores", "idea, scores", "hint"),
      KeyPhrases("ヒント: 狙い、次に評価値", "狙いと評価", "ヒント"))
  }

  package var evaluationKey: KeyPhrases {
    text(
      KeyPhrases("who is ahead: bar and graph", "who is ahead", "ahead"),
      KeyPhrases("形勢: バーとグラフ", "形勢", "形勢"))
  }

  package var previewKey: KeyPhrases {
    text(
      KeyPhrases("what the move here turns over", "preview", "preview"),
      KeyPhrases("そのマスで返せる石を示す", "返る石", "返る石"))
  }

  package var listKeys: KeyPhrases {
    text(
      KeyPhrases("scroll the list of moves", "scroll", "scroll"),
      KeyPhrases("手順をスクロールする", "手順を送る", "手順"))
  }

  package var resetKey: KeyPhrases {
    text(
      KeyPhrases("reset the game (asks first)", "reset", "reset"),
      KeyPhrases("リセットする（確認あり）", "リセット", "リセット"))
  }

  package var themeKey: KeyPhrases {
    text(
      KeyPhrases("next theme of colours", "next theme", "theme"),
      KeyPhrases("次の配色にする", "次の配色", "配色"))
  }
}

extension Words {
  /// What the screen says about the game.
  package var game: GameWords { GameWords(language: language) }
}
