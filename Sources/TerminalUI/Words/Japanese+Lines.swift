import GameSession
import ReversiCore

// The line mode.
extension Japanese {
  func line(for remark: LineRemark, isSpelling: Bool) -> String {
    JapaneseLines(words: self, isSpelling: isSpelling).line(for: remark)
  }

  func meaning(of command: LineCommand) -> String {
    switch command {
    case .place: "d3に石を置く"
    case .moves: "置ける場所"
    case .board: "盤面"
    case .row: "横のN行"
    case .column: "縦のL列"
    case .what: "マスにあるもの"
    case .attempt: "打つと返る石"
    case .pieces: "石のある場所"
    case .corners: "隅"
    case .last: "直前の手"
    case .score: "石の数"
    case .hint: "最善手"
    case .undo: "待った"
    case .redo: "やり直し"
    case .level: "CPUのレベル、0から15"
    case .time: "CPUの一手の秒数"
    case .now: "CPUにすぐ打たせる"
    case .black: "黒を打つのは"
    case .white: "白を打つのは"
    case .again: "もう一局"
    case .swap: "黒白を入れ替えて一局"
    case .reset: "双方人間で新しく"
    case .setup: "局面編集"
    case .transcript: "棋譜"
    case .write: "棋譜を書き出す"
    case .open: "対局を読み込む"
    case .review: "検討"
    case .help: "この一覧"
    case .quit: "終了、対局は残る"
    }
  }
}

/// The remarks of the line mode in Japanese.
private struct JapaneseLines {
  let words: Japanese
  let isSpelling: Bool

  /// The words of the spelling alphabet for the columns.
  private static let columns = [
    "アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル",
  ]

  func line(for remark: LineRemark) -> String {
    switch remark {
    case .game(let origin, let players):
      opening(origin) + describe(players) + (origin == .start ? "?で説明。" : "")
    case .tip: "white computer と打つと、CPUが白を打ちます。"
    case .turn(let player, let number, let moves):
      "\(number)手目、\(you(player))の手番。置ける場所\(moves.count)か所"
        + (moves.count <= 4 ? ": \(list(moves, " "))。" : "。")
    case .move(let player, let move, let counts):
      "\(you(player)) \(describe(move))。\(disks(counts))。"
    case .passDue(let player): "\(you(player))は置ける場所がありません。Enterでパス。"
    case .over(let counts, let outcome, let side, let isAsking):
      "終局: \(disks(counts))。\(describe(outcome, you: side))"
        + (isAsking ? "もう一局？ yかn。" : "")
    case .takenBack(let squares, let number, let counts, let player):
      "\(number)手目に戻りました: \(moved(squares))を取り消し。\(disks(counts))。\(turn(player))"
    case .playedAgain(let squares, let number, let counts, let player):
      "\(number)手目に進みました: \(moved(squares))をやり直し。\(disks(counts))。\(turn(player))"
    case .player(let player, let mode, let moveLimit):
      player.isYou
        ? "あなたが\(words.name(of: player.side))です。"
        : "\(words.name(of: player.side))は\(describe(mode, moveLimit))です。"
    case .thinking: "思考中"
    case .illegal(let square, let isOccupied, let moves):
      "\(name(square))\(isOccupied ? "には石があります" : "では石を返せません")。"
        + "置ける場所: \(list(moves))。"
    case .notYourTurn(let side): "\(words.name(of: side))が思考中です。"
    case .gameOver: "終局しています。"
    case .moves(let moves): "置ける場所\(moves.count)か所: \(list(moves))。"
    case .row(let row, let board):
      "\(row + 1)行: "
        + cells((0..<8).compactMap { Square(column: $0, row: row) }, of: board) {
          column($0.column)
        }
    case .column(let column, let board):
      "\(self.column(column))列: "
        + cells((0..<8).compactMap { Square(column: column, row: $0) }, of: board) {
          String($0.row + 1)
        }
    case .square(let square, let disk, let state): "\(name(square)) \(describe(disk, state))。"
    case .attempt(let square, let flips): "\(name(square))で\(flips.count)石返る: \(list(flips))。"
    case .pieces(let side, let squares):
      "\(words.name(of: side))は\(squares.count)石" + (squares.isEmpty ? "。" : ": \(list(squares))。")
    case .corners(let board): "隅: " + cells([.a1, .h1, .a8, .h8], of: board, name)
    case .last(let player, let move): "直前の手: \(you(player)) \(describe(move))。"
    case .score(let counts): "\(disks(counts))。"
    case .hint(let moves): hint(moves)
    case .noMove: "まだ手がありません。"
    case .nothingToUndo: "取り消す手がありません。"
    case .nothingToRedo: "やり直す手がありません。"
    case .noComputer: "CPUは打っていません。"
    case .notThinking: "思考中のCPUはありません。"
    case .gameStays: "対局はそのまま: undo、review、again、quit。"
    case .verbatim(let text): text
    case .help(let command): "\(command.form): \(words.meaning(of: command))"
    case .mistake(let mistake): describe(mistake)
    case .refusal(let refusal): words.text(of: refusal)
    case .question(let dialog): "\(words.text(of: dialog)) yかn。"
    case .notice(let notice): words.texts(of: notice)[0]
    case .savedAgain: "対局を再び保存しています。"
    case .setUpHelp: "各行 x、o、- を8個。Enterは維持、stopで中止。"
    case .setUpRow(let row, let cells): "\(row + 1)行、今は \(cells):"
    case .setUpSide(let side): "手番は x か o、今は \(side.symbol):"
    case .setUpLeft: "局面編集を中止しました。"
    case .defect(let defect): "対局できません: \(words.texts(of: defect)[0])。"
    case .reviewing(let count): "\(count)手を検討中。何か打つと中止。"
    case .reviewStopped(let done, let all): "\(all)回のうち\(done)回で中止しました。"
    case .meanLoss(let side, let tenths):
      "\(words.name(of: side))の平均石損 \(tenths / 10).\(tenths % 10)。"
    case .mistakeMade(let number, let side, let square, let loss, let best):
      "\(number)手目、\(words.name(of: side)) \(name(square)): \(loss)石損"
        + (best.map { "、最善手 \(name($0))。" } ?? "。")
    case .turningMove(let number, let side, let square):
      "分かれ目は\(number)手目、\(words.name(of: side)) \(name(square))。"
    }
  }

  // Sides.

  private func you(_ player: LineRemark.Player) -> String {
    player.isYou ? "あなた" : words.name(of: player.side)
  }

  private func describe(_ mode: Mode, _ moveLimit: MoveLimit) -> String {
    guard mode != .manual else { return "人間" }
    let name = mode.externalEngine?.text ?? "CPU"
    return switch moveLimit {
    case .level(let level): "\(name)レベル\(level.number)"
    case .moveTime(let time): "\(name)、1手\(time.secondsText)秒"
    }
  }

  private func describe(_ players: LineRemark.Players) -> String {
    if let you = players.you {
      let other = you.opponent
      return "あなたは\(written(you))。\(written(other))は"
        + "\(describe(players.modes[other], players.moveLimits[other]))。"
    }
    if players.modes.dark == .manual { return "\(written(.dark))も\(written(.light))も人間。" }
    return Disk.allCases.map { side in
      "\(written(side))は\(describe(players.modes[side], players.moveLimits[side]))。"
    }.joined()
  }

  private func written(_ side: Disk) -> String {
    "\(words.name(of: side))（\(side.symbol.uppercased())）"
  }

  private func opening(_ origin: LineRemark.Origin) -> String {
    switch origin {
    case .start: "\(words.title)。"
    case .new: "新しい対局。"
    case .setUp: "局面を設定しました。"
    case .opened: "読み込みました。"
    }
  }

  private func turn(_ player: LineRemark.Player?) -> String {
    player.map { "\(you($0))の手番。" } ?? ""
  }

  private func disks(_ counts: Sides<Int>) -> String {
    counts.dark == counts.light
      ? "\(counts.dark)対\(counts.light)"
      : "\(words.name(of: .dark))\(counts.dark)、\(words.name(of: .light))\(counts.light)"
  }

  private func describe(_ outcome: Outcome, you: Disk?) -> String {
    switch outcome {
    case .tie: "引き分け。"
    case .win(let side, let lead):
      if let you {
        "\(lead)石差であなたの\(you == side ? "勝ち" : "負け")。"
      } else {
        "\(lead)石差で\(words.name(of: side))の勝ち。"
      }
    }
  }

  // Moves and squares.

  private func column(_ index: Int) -> String {
    isSpelling ? Self.columns[index] : String(Square.columnNames[index])
  }

  private func name(_ square: Square) -> String {
    isSpelling ? "\(column(square.column))\(square.row + 1)" : square.description
  }

  private func list(_ squares: some Sequence<Square>, _ separator: String = "、") -> String {
    squares.map(name).joined(separator: isSpelling ? "、" : separator)
  }

  private func describe(_ move: Move) -> String {
    "\(name(move.square))、\(move.flips.count)石返し: \(list(move.flips))"
  }

  /// Moves that were taken back or played again.
  private func moved(_ squares: [Square]) -> String {
    squares.count <= 4 && !squares.isEmpty ? list(squares) : "\(squares.count)手"
  }

  /// What is on squares, each by a name of its own.
  private func cells(
    _ squares: [Square], of board: Board, _ name: (Square) -> String
  ) -> String {
    let taken = squares.compactMap { square in
      board[square].map { "\(name(square)) \($0.symbol.uppercased())" }
    }
    let rest = taken.count == squares.count ? [] : [taken.isEmpty ? "空き" : "残りは空き"]
    return (taken + rest).joined(separator: "、") + "。"
  }

  private func describe(_ disk: Disk?, _ state: LineRemark.SquareState) -> String {
    let what = disk.map(words.name(of:)) ?? "空き"
    return switch state {
    case .plain: what
    case .lastMove: what + "、直前の手"
    case .turned: what + "、直前の手で返された石"
    case .legal: what + "、置ける"
    }
  }

  private func hint(_ moves: [Hint.Move]) -> String {
    guard let best = moves.first else { return "ヒントはありません。" }
    let rest = moves.prefix(3).dropFirst().map { "\(name($0.square)) \(worth($0.score))" }
    return "最善手 \(name(best.square))、\(worth(best.score))。"
      + (rest.isEmpty ? "" : "次に \(rest.joined(separator: "、"))。")
      + (best.source == .book ? "定石による。" : "")
  }

  private func worth(_ disks: Int) -> String {
    disks > 0 ? "プラス\(disks)" : disks < 0 ? "マイナス\(-disks)" : "0"
  }

  // What cannot be followed.

  private func describe(_ mistake: LineMistake) -> String {
    switch mistake {
    case .unknown(let word): "\(word.prefix(20)) というコマンドはありません。?で説明。"
    case .ambiguous(let word, let commands):
      "\(word): " + commands.map(\.rawValue).joined(separator: "、") + "？"
    case .form(let command): "書き方: \(command.form)"
    case .noGame(let error): "局面ではありません: \(words.text(of: error))。"
    case .notText: "この行はUTF-8ではありません。"
    case .tooLong: "この行は長すぎます。"
    }
  }
}
