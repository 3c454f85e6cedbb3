import Analysis
import GameSession
import ReversiCore
import Texts
import Words

struct JapaneseTextModeWords: TextModeWords {
  let words = Words(.japanese)
  let isSpelling: Bool

  // The game.

  func began(_ origin: GameSession.Announcement.Origin) -> String {
    switch origin {
    case .start: "リバーシ。"
    case .new: "新しい対局。"
    case .setUp: "局面を設定しました。"
    case .opened: "読み込みました。"
    }
  }

  func opening(_ name: String) -> String { "定石: \(name)。" }
  var helpTip: String { "?でヘルプ。" }
  var computerTip: String { "white computer と打つと、CPUが白を打ちます。" }

  // Who plays.

  var you: String { "あなた" }
  var youFirst: String { "あなた" }

  func withSymbol(_ side: Disk) -> String {
    "\(words.name(of: side))（\(side.symbol.uppercased())）"
  }

  func youPlay(_ side: Disk, against player: String) -> String {
    "あなたは\(withSymbol(side))。\(withSymbol(side.opponent))は\(player)。"
  }

  var youPlayBoth: String { "\(withSymbol(.dark))も\(withSymbol(.light))も人間。" }
  func plays(_ side: Disk, _ player: String) -> String { "\(withSymbol(side))は\(player)。" }

  func player(_ mode: Mode, _ moveLimit: MoveLimit) -> String {
    let name: String
    switch mode {
    case .manual: return "人間"
    case .otherPerson: return "別の端末の人"
    case .computer: name = "CPU"
    case .externalEngine(let engine): name = engine.text
    }
    return switch moveLimit {
    case .level(let level): "\(name)レベル\(level.number)"
    case .moveTime(let time): "\(name)、1手\(time.secondsText)秒"
    }
  }

  func named(_ computer: String, as person: String) -> String { "\(computer)、\(person)" }
  func youPlayNow(_ side: Disk) -> String { "あなたが\(words.name(of: side))です。" }
  func playsNow(_ side: Disk, _ player: String) -> String { "\(words.name(of: side))は\(player)です。" }

  // Turns.

  func turn(_ number: Int, of player: NamedSide, count: Int, moves: String?) -> String {
    let turn = "\(number)手目、\(name(player))の手番。置ける場所\(count)か所"
    return moves.map { "\(turn): \($0)。" } ?? "\(turn)。"
  }

  func turn(of player: NamedSide) -> String { "\(name(first: player))の手番。" }
  func passAwaited(of player: NamedSide) -> String {
    "\(name(first: player))は置ける場所がありません。"
  }

  func passDue(to player: NamedSide) -> String { "\(name(first: player))は置ける場所がありません。Enterでパス。" }

  func turning(_ move: Move) -> String {
    "\(name(move.square))、\(move.flips.count)石返し: \(list(move.flips))"
  }

  func last(_ move: String) -> String { "直前の手: \(move)。" }
  func over(_ counts: Sides<Int>) -> String { "終局: \(disks(counts))。" }

  func result(_ outcome: Outcome, you: Disk?) -> String {
    switch outcome {
    case .tie: "引き分け。"
    case .win(let side, let lead) where side == you: "\(lead)石差であなたの勝ち。"
    case .win(_, let lead) where you != nil: "\(lead)石差であなたの負け。"
    case .win(let side, let lead): "\(lead)石差で\(words.name(of: side))の勝ち。"
    }
  }

  var noClock: String { "この対局に時計はありません。" }
  var clockCommand: String { "両者の残り時間" }
  var askAgain: String { "もう一局？ yかn。" }
  func takenBack(_ moves: String, to number: Int) -> String { "\(number)手目に戻りました: \(moves)を取り消し。" }
  func playedAgain(_ moves: String, to number: Int) -> String { "\(number)手目に進みました: \(moves)。" }
  func list(_ first: String, and last: String) -> String { "\(first)、\(last)" }
  func moves(_ count: Int) -> String { "\(count)手" }
  func all(_ count: Int) -> String { "\(count)対\(count)" }

  // Answers.

  func isOccupied(_ square: Square) -> String { "\(name(square))には石があります。" }
  func turnsNothing(_ square: Square) -> String { "\(name(square))では石を返せません。" }
  func choices(_ moves: SquareSet) -> String { "置ける場所: \(list(moves))。" }
  func isThinking(_ side: Disk) -> String { "\(words.name(of: side))が思考中です。" }
  var gameOver: String { "終局しています。" }
  func legal(_ moves: SquareSet) -> String { "置ける場所\(moves.count)か所: \(list(moves))。" }
  func row(_ row: Int, _ cells: String) -> String { "\(row)行: \(cells)。" }
  func column(_ column: String, _ cells: String) -> String { "\(column)列: \(cells)。" }
  var allEmpty: String { "空き" }
  var restEmpty: String { "残りは空き" }
  var empty: String { "空き" }
  func lastMove(_ content: String) -> String { "\(content)、直前の手" }
  func turned(_ content: String) -> String { "\(content)、直前の手で返された石" }
  func legalMove(_ content: String) -> String { "\(content)、置ける" }

  func attempt(_ move: Move) -> String {
    "\(name(move.square))で\(move.flips.count)石返る: \(list(move.flips))。"
  }

  func after(_ moves: [Square], _ counts: Sides<Int>) -> String {
    "\(list(moves))のあと: \(disks(counts))。"
  }

  func pieces(of side: Disk, at squares: SquareSet) -> String {
    let (side, count) = (words.name(of: side), squares.count)
    return squares.isEmpty ? "\(side)は\(count)石。" : "\(side)は\(count)石: \(list(squares))。"
  }

  func corners(_ cells: String) -> String { "隅: \(cells)。" }
  var noHint: String { "ヒントはありません。" }

  func best(_ square: String, _ score: String, _ certainty: String) -> String {
    "最善手 \(square)、\(score)、\(certainty)。"
  }

  func then(_ moves: String) -> String { "次に \(moves)。" }

  func scores(of side: Disk, _ certainty: String, _ moves: String) -> String {
    "\(words.name(of: side))、\(certainty): \(moves)。"
  }

  func plus(_ disks: Int) -> String { "プラス\(disks)" }
  func minus(_ disks: Int) -> String { "マイナス\(disks)" }
  var noMoveYet: String { "まだ手がありません。" }
  var noOwnMoveYet: String { "あなたはまだ打っていません。" }
  var nothingToUndo: String { "待ったできる手がありません。" }
  var nothingToRedo: String { "進める手がありません。" }
  var noComputerPlays: String { "CPUは打っていません。" }
  var noComputerThinks: String { "思考中のCPUはありません。" }
  var gameStays: String { "対局は残っています。できること: undo、review、again、quit。" }

  // Places.

  func entered(_ place: TextPlace) -> String {
    switch place {
    case .game: ""
    case .practice: "練習です。backで対局に戻ります。"
    case .review: "検討です。backで対局に戻ります。"
    case .openings: "定石です。backで対局に戻ります。"
    }
  }

  func left(_ place: TextPlace) -> String {
    switch place {
    case .game: ""
    case .practice: "練習を終えました。"
    case .review: "検討を終えました。"
    case .openings: "定石を終えました。"
    }
  }

  // Questions and notices.

  func question(_ question: String) -> String { "\(question) yかn。" }
  var savedAgain: String { "対局を再び保存しています。" }

  func outgrown(_ level: Level, won: Int) -> String {
    "レベル\(level.number): 最近10局で\(won)勝。レベルを上げるには level \(level.next.number)"
  }

  func text(of mistake: TypingMistake) -> String {
    switch mistake {
    case .offBoard(let square): "\(square)は盤の外です。"
    case .unknown(let word): "\(word.prefix(20)) というコマンドはありません。?でヘルプ。"
    case .ambiguous(let word, let commands):
      "\(word): \(words.list(commands))？"
    case .ofGame(let word): "\(word) は対局のコマンドです。先に back。"
    case .besideGame: "ここは対局です。"
    case .form(let form): "書き方: \(form)"
    case .wrong(let text, let expected): wrong("\(text.prefix(20))", expected)
    case .invalidUTF8: "この行はUTF-8ではありません。"
    case .tooLong: "この行は長すぎます。"
    }
  }

  private func wrong(_ text: String, _ expected: TypingMistake.Expected) -> String {
    switch expected {
    case .row: "\(text) という行はありません。1から8です。"
    case .column: "\(text) という列はありません。aからhです。"
    case .square: "\(text) というマスはありません。a1からh8です。"
    case .side: "\(text) は黒でも白でもありません。xかoです。"
    case .level:
      "\(text) というレベルはありません。\(Level.numbers.lowerBound)から\(Level.numbers.upperBound)です。"
    case .time: "\(text) は時間ではありません。0.1から3600秒です。"
    case .opening: "\(text) という定石はありません。"
    case .count: "\(text) は1以上の数ではありません。"
    case .line(0): "\(text) という進行はありません。"
    case .line(let count): "\(text) という進行はありません（1から\(count)）。"
    case .player(let names): "\(text) は打ち手ではありません: \(words.list(names))。"
    case .subject(let names): "\(text) という練習はありません: \(words.list(names))。"
    case .theme(let names): "\(text) は理由ではありません: \(words.list(names))。"
    case .nothing(let form): "\(text) は不要です。書き方: \(form)"
    }
  }

  // What the commands do.

  var moreHelp: String { "help all: ほかのコマンド" }
  var placeCommand: String { "d3に石を置く" }
  var triedCommand: String { "対局を変えずに試す" }
  var answerCommand: String { "質問に答える" }
  var stopCommand: String { "局面編集をやめる" }
  var stepBackCommand: String { "一手戻る" }
  var stepOnCommand: String { "一手進む" }
  var backCommand: String { "対局に戻る" }
  var movesCommand: String { "置ける場所" }
  var boardCommand: String { "盤面" }
  var rowCommand: String { "横のN行" }
  var columnCommand: String { "縦のL列" }
  var whatCommand: String { "マスにあるもの" }
  var piecesCommand: String { "石のある場所" }
  var cornersCommand: String { "隅" }
  var lastCommand: String { "直前の手" }
  var scoreCommand: String { "石の数" }
  var hintCommand: String { "最善手" }
  var scoresCommand: String { "すべての手の評価値" }
  var undoCommand: String { "待った" }
  var redoCommand: String { "一手進める" }
  var levelCommand: String { "CPUのレベル、0から15" }
  var timeCommand: String { "CPUの一手の秒数" }
  var nowCommand: String { "CPUがすぐ打つ" }
  var blackCommand: String { "黒を打つのは" }
  var whiteCommand: String { "白を打つのは" }
  var againCommand: String { "もう一局" }
  var swapCommand: String { "黒白交代でもう一局" }
  var resetCommand: String { "双方人間で新しく" }
  var transcriptCommand: String { "棋譜" }
  var openCommand: String { "対局を読み込む" }
  var rules: [String] {
    [
      "黒から始め、交互に打ちます。",
      "マスの名前を入力すると、石を置きます。",
      "自分の石で、相手の石を直線ではさみます。",
      "縦横斜めにはさんだ石は裏返ります。",
      "置ける場所がなければパスです。",
      "両者が置けなければ、石の多い方が勝ち。",
    ]
  }
  var rulesCommand: String { "ルールの説明" }
  var helpCommand: String { "この一覧" }
  var quitCommand: String { "終了、対局は残る" }
}
