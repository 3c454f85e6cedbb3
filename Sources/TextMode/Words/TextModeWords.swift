import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

/// What text mode says. The important part comes first, within 40 columns if possible.
struct TextModeWords: WordSet {
  let language: Language
  /// Whether words spell the squares.
  let isSpelling: Bool

  var words: Words { Words(language) }

  // The game.

  func began(_ origin: GameSession.Announcement.Origin) -> String {
    switch origin {
    case .start: text("Reversi.", "リバーシ。")
    case .new: text("New game.", "新しい対局。")
    case .setUp: text("Set up.", "局面を設定しました。")
    case .opened: text("Opened.", "読み込みました。")
    }
  }

  func opening(_ name: String) -> String { text("Opening: \(name).", "定石: \(name)。") }
  var helpTip: String { text("? for help.", "?でヘルプ。") }

  var computerTip: String {
    text("Try: white computer", "white computer と打つと、CPUが白を打ちます。")
  }

  // Who plays.

  var you: String { text("you", "あなた") }
  /// At the beginning of a sentence.
  var youFirst: String { text("You", "あなた") }

  private func withSymbol(_ side: Disk) -> String {
    let (name, symbol) = (words.name(of: side), side.symbol.uppercased())
    return text("\(name), \(symbol)", "\(name)（\(symbol)）")
  }

  func youPlay(_ side: Disk, against player: String) -> String {
    let (own, other) = (withSymbol(side), withSymbol(side.opponent))
    return text("You are \(own). \(other), is \(player).", "あなたは\(own)。\(other)は\(player)。")
  }

  var youPlayBoth: String {
    let (dark, light) = (withSymbol(.dark), withSymbol(.light))
    return text("\(dark), and \(light), are manual.", "\(dark)も\(light)も人間。")
  }

  func plays(_ side: Disk, _ player: String) -> String {
    text("\(withSymbol(side)), is \(player).", "\(withSymbol(side))は\(player)。")
  }

  func player(_ mode: Mode, _ moveLimit: MoveLimit) -> String {
    let name: String
    switch mode {
    case .manual: return text("manual", "人間")
    case .otherPerson: return text("another person", "別の端末の人")
    case .computer: name = text("computer", "CPU")
    case .externalEngine(let engine): name = engine.text
    }
    return switch moveLimit {
    case .level(let level): text("\(name) level \(level.number)", "\(name)レベル\(level.number)")
    case .moveTime(let time):
      text("\(name), \(time.secondsText) s a move", "\(name)、1手\(time.secondsText)秒")
    }
  }

  /// A computer, and the people like whom it plays.
  func named(_ computer: String, as person: String) -> String { words.list([computer, person]) }

  func youPlayNow(_ side: Disk) -> String {
    text("You are \(side.english).", "あなたが\(side.japanese)です。")
  }

  func playsNow(_ side: Disk, _ player: String) -> String {
    text("\(side.english) is \(player).", "\(side.japanese)は\(player)です。")
  }

  // Turns.

  /// `moves` is nil if there are many.
  func turn(_ number: Int, of player: NamedSide, count: Int, moves: String?) -> String {
    let turn = text(
      "Move \(number), \(name(player)). \(self.moves(count))",
      "\(number)手目、\(name(player))の手番。置ける場所\(count)か所")
    return words.sentence(moves.map { "\(turn): \($0)" } ?? turn)
  }

  func turn(of player: NamedSide) -> String {
    text("\(name(first: player)).", "\(name(first: player))の手番。")
  }

  /// A player at another terminal has to pass.
  func passAwaited(of player: NamedSide) -> String {
    text("\(name(first: player)) cannot place a disk.", "\(name(first: player))は置ける場所がありません。")
  }

  func passDue(to player: NamedSide) -> String {
    words.sentences([passAwaited(of: player), text("Enter to go on.", "Enterでパス。")])
  }

  /// A part of a sentence, after the player.
  func turning(_ move: Move) -> String {
    let (square, count, flips) = (name(move.square), move.flips.count, list(move.flips))
    return text("\(square), turned \(count): \(flips)", "\(square)、\(count)石返し: \(flips)")
  }

  /// `move` includes the player.
  func last(_ move: String) -> String { text("Last: \(move).", "直前の手: \(move)。") }

  func over(_ counts: Sides<Int>) -> String {
    text("Over: \(disks(counts)).", "終局: \(disks(counts))。")
  }

  /// The person has at most one side.
  func result(_ outcome: Outcome, you: Disk?) -> String {
    switch outcome {
    case .tie: text("Nobody won.", "引き分け。")
    case .win(let side, let lead) where side == you:
      text("You won by \(lead).", "\(lead)石差であなたの勝ち。")
    case .win(_, let lead) where you != nil:
      text("You lost by \(lead).", "\(lead)石差であなたの負け。")
    case .win(let side, let lead):
      text("\(side.english) won by \(lead).", "\(lead)石差で\(side.japanese)の勝ち。")
    }
  }

  var noClock: String { text("The game has no clock.", "この対局に時計はありません。") }
  var clockCommand: String { text("the time that each side has left", "両者の残り時間") }
  var askAgain: String { text("Again? y or n.", "もう一局？ yかn。") }

  /// `number` is the next move.
  func takenBack(_ moves: String, to number: Int) -> String {
    text(
      "Back to move \(number): \(moves) taken back.", "\(number)手目に戻りました: \(moves)を取り消し。")
  }

  func playedAgain(_ moves: String, to number: Int) -> String {
    text("On to move \(number): \(moves) played again.", "\(number)手目に進みました: \(moves)。")
  }

  func list(_ first: String, and last: String) -> String {
    text("\(first) and \(last)", "\(first)、\(last)")
  }

  func moves(_ count: Int) -> String {
    text("\(count) \(count == 1 ? "move" : "moves")", "\(count)手")
  }

  /// Both sides have this number of disks.
  func all(_ count: Int) -> String { text("\(count) all", "\(count)対\(count)") }

  // Answers.

  func isOccupied(_ square: Square) -> String {
    text("\(name(square)) holds a disk.", "\(name(square))には石があります。")
  }

  func turnsNothing(_ square: Square) -> String {
    text("\(name(square)) turns nothing over.", "\(name(square))では石を返せません。")
  }

  func choices(_ moves: SquareSet) -> String {
    text("Moves: \(list(moves)).", "置ける場所: \(list(moves))。")
  }

  func isThinking(_ side: Disk) -> String {
    text("\(side.english) is thinking.", "\(side.japanese)が思考中です。")
  }

  var gameOver: String { text("The game is over.", "終局しています。") }

  func legal(_ moves: SquareSet) -> String {
    text(
      "\(self.moves(moves.count)): \(list(moves)).", "置ける場所\(moves.count)か所: \(list(moves))。")
  }

  func row(_ row: Int, _ cells: String) -> String {
    text("Row \(row): \(cells).", "\(row)行: \(cells)。")
  }

  func column(_ column: String, _ cells: String) -> String {
    text("Column \(column): \(cells).", "\(column)列: \(cells)。")
  }

  var allEmpty: String { text("empty", "空き") }
  var restEmpty: String { text("rest empty", "残りは空き") }
  var empty: String { text("empty", "空き") }

  func lastMove(_ content: String) -> String { text("\(content), last move", "\(content)、直前の手") }

  func turned(_ content: String) -> String {
    text("\(content), turned by the last move", "\(content)、直前の手で返された石")
  }

  func legalMove(_ content: String) -> String { text("\(content), a legal move", "\(content)、置ける") }

  func attempt(_ move: Move) -> String {
    let (square, count, flips) = (name(move.square), move.flips.count, list(move.flips))
    return text("\(square) would turn \(count): \(flips).", "\(square)で\(count)石返る: \(flips)。")
  }

  func after(_ moves: [Square], _ counts: Sides<Int>) -> String {
    text("After \(list(moves)): \(disks(counts)).", "\(list(moves))のあと: \(disks(counts))。")
  }

  func pieces(of side: Disk, at squares: SquareSet) -> String {
    let count = text("\(side.english) has \(squares.count)", "\(side.japanese)は\(squares.count)石")
    return words.sentence(squares.isEmpty ? count : "\(count): \(list(squares))")
  }

  func corners(_ cells: String) -> String { text("Corners: \(cells).", "隅: \(cells)。") }
  var noHint: String { text("No hint.", "ヒントはありません。") }

  func best(_ square: String, _ score: String, _ certainty: String) -> String {
    text("Best \(square), \(score), \(certainty).", "最善手 \(square)、\(score)、\(certainty)。")
  }

  func then(_ moves: String) -> String { text("Then \(moves).", "次に \(moves)。") }

  func scores(of side: Disk, _ certainty: String, _ moves: String) -> String {
    text("\(side.english), \(certainty): \(moves).", "\(side.japanese)、\(certainty): \(moves)。")
  }

  func plus(_ disks: Int) -> String { text("plus \(disks)", "プラス\(disks)") }
  func minus(_ disks: Int) -> String { text("minus \(disks)", "マイナス\(disks)") }
  var noMoveYet: String { text("No move yet.", "まだ手がありません。") }
  var noOwnMoveYet: String { text("You have not moved yet.", "あなたはまだ打っていません。") }
  var nothingToUndo: String { text("There is nothing to take back.", "待ったできる手がありません。") }
  var nothingToRedo: String { text("There is nothing to play again.", "進める手がありません。") }
  var noComputerPlays: String { text("No computer plays.", "CPUは打っていません。") }
  var noComputerThinks: String { text("No computer is thinking.", "思考中のCPUはありません。") }

  var gameStays: String {
    text(
      "Game kept. You can: undo, review, again, quit.",
      "対局は残っています。できること: undo、review、again、quit。")
  }

  // Places.

  func entered(_ place: TextPlace) -> String {
    switch place {
    case .game: ""
    case .practice: text("Practice. Type back to leave.", "練習です。backで対局に戻ります。")
    case .review: text("Review. Type back to leave.", "検討です。backで対局に戻ります。")
    case .openings: text("Openings. Type back to leave.", "定石です。backで対局に戻ります。")
    }
  }

  func left(_ place: TextPlace) -> String {
    switch place {
    case .game: ""
    case .practice: text("You left practice.", "練習を終えました。")
    case .review: text("You left the review.", "検討を終えました。")
    case .openings: text("You left the openings.", "定石を終えました。")
    }
  }

  // Questions and notices.

  func question(_ question: String) -> String { text("\(question) y or n.", "\(question) yかn。") }
  var savedAgain: String { text("The game is saved again.", "対局を再び保存しています。") }

  func outgrown(_ level: Level, won: Int) -> String {
    let (number, next) = (level.number, level.next.number)
    return text(
      "Level \(number): you won \(won) of your last 10. Type: level \(next)",
      "レベル\(number): 最近10局で\(won)勝。レベルを上げるには level \(next)")
  }

  func text(of mistake: TypingMistake) -> String {
    switch mistake {
    case .offBoard(let square): text("\(square) is off the board.", "\(square)は盤の外です。")
    case .unknown(let word):
      text(
        "No command \(word.prefix(20)). ? for help.",
        "\(word.prefix(20)) というコマンドはありません。?でヘルプ。")
    case .ambiguous(let word, let commands):
      text("\(word): \(words.list(commands))?", "\(word): \(words.list(commands))？")
    case .ofGame(let word):
      text("\(word) is for the game: type back first.", "\(word) は対局のコマンドです。先に back。")
    case .besideGame: text("You are in the game.", "ここは対局です。")
    case .form(let form): text("Type: \(form)", "書き方: \(form)")
    case .wrong(let typed, let expected): wrong("\(typed.prefix(20))", expected)
    case .invalidUTF8: text("This line is not UTF-8.", "この行はUTF-8ではありません。")
    case .tooLong: text("This line is too long.", "この行は長すぎます。")
    }
  }

  private func wrong(_ typed: String, _ expected: TypingMistake.Expected) -> String {
    switch expected {
    case .row: text("\(typed) is no row: 1 to 8.", "\(typed) という行はありません。1から8です。")
    case .column: text("\(typed) is no column: a to h.", "\(typed) という列はありません。aからhです。")
    case .square: text("\(typed) is no square: a1 to h8.", "\(typed) というマスはありません。a1からh8です。")
    case .side: text("\(typed) is no side: x or o.", "\(typed) は黒でも白でもありません。xかoです。")
    case .level:
      text(
        "\(typed) is no level: \(Level.numbers.lowerBound) to \(Level.numbers.upperBound).",
        """
        \(typed) というレベルはありません。\
        \(Level.numbers.lowerBound)から\(Level.numbers.upperBound)です。
        """)
    case .time:
      text("\(typed) is no time: 0.1 to 3600 seconds.", "\(typed) は時間ではありません。0.1から3600秒です。")
    case .opening: text("\(typed) is no opening.", "\(typed) という定石はありません。")
    case .count: text("\(typed) is no number: 1 or more.", "\(typed) は1以上の数ではありません。")
    case .line(0):
      text("\(typed) is no line of yours: there is none.", "\(typed) という進行はありません。")
    case .line(let count):
      text(
        "\(typed) is no line of yours: 1 to \(count).", "\(typed) という進行はありません（1から\(count)）。")
    case .player(let names):
      text(
        "\(typed) is no player: \(words.list(names)).",
        "\(typed) は打ち手ではありません: \(words.list(names))。")
    case .subject(let names):
      text(
        "\(typed) is no subject: \(words.list(names)).",
        "\(typed) という練習はありません: \(words.list(names))。")
    case .nothing(let form):
      text("\(typed) is too much. Type: \(form)", "\(typed) は不要です。書き方: \(form)")
    }
  }

  // What the commands do.

  var moreHelp: String { text("help all: the other commands", "help all: ほかのコマンド") }
  var placeCommand: String { text("place a disk on d3", "d3に石を置く") }
  var triedCommand: String { text("try it; the game stays", "対局を変えずに試す") }
  var answerCommand: String { text("answer a question", "質問に答える") }
  var stopCommand: String { text("leave the set-up", "局面編集をやめる") }
  var stepBackCommand: String { text("go a move back", "一手戻る") }
  var stepOnCommand: String { text("go a move on", "一手進む") }
  var backCommand: String { text("back to the game", "対局に戻る") }
  var menuCommand: String { text("what you can do, with its command", "できることとそのコマンド") }
  var movesCommand: String { text("all legal moves", "置ける場所") }
  var boardCommand: String { text("the whole board", "盤面") }
  var rowCommand: String { text("what is in row N", "横のN行") }
  var columnCommand: String { text("what is in column L", "縦のL列") }
  var whatCommand: String { text("what is on a square", "マスにあるもの") }
  var piecesCommand: String { text("where a side's disks are", "石のある場所") }
  var cornersCommand: String { text("what is in the corners", "隅") }
  var lastCommand: String { text("the last move", "直前の手") }
  var scoreCommand: String { text("the number of disks", "石の数") }
  var hintCommand: String { text("the best moves", "最善手") }
  var scoresCommand: String { text("all moves with their scores", "すべての手の評価値") }
  var undoCommand: String { text("take back your moves", "待った") }
  var redoCommand: String { text("play it again", "一手進める") }
  var levelCommand: String { text("computer's level, 0 to 15", "CPUのレベル、0から15") }
  var timeCommand: String { text("seconds a computer's move", "CPUの一手の秒数") }
  var nowCommand: String { text("let the computer play now", "CPUがすぐ打つ") }
  var blackCommand: String { text("plays Black", "黒を打つのは") }
  var whiteCommand: String { text("plays White", "白を打つのは") }
  var againCommand: String { text("a new game", "もう一局") }
  var swapCommand: String { text("a new game, sides swapped", "黒白交代でもう一局") }
  var resetCommand: String { text("a new game, both manual", "双方人間で新しく") }
  var transcriptCommand: String { text("the moves so far", "棋譜") }
  var openCommand: String { text("read a game", "対局を読み込む") }

  /// Aim, capture, pass and end of the game, a sentence each.
  var rules: [String] {
    text(
      [
        "Black begins; the sides take turns.",
        "Type an empty square to put a disk.",
        "In a line, it must enclose other disks.",
        "They turn over, in all eight directions.",
        "No such square? Your side passes.",
        "If both must pass, the most disks win.",
      ],
      [
        "黒から始め、交互に打ちます。",
        "マスの名前を入力すると、石を置きます。",
        "自分の石で、相手の石を直線ではさみます。",
        "縦横斜めにはさんだ石は裏返ります。",
        "置ける場所がなければパスです。",
        "両者が置けなければ、石の多い方が勝ち。",
      ])
  }

  var rulesCommand: String { text("how the game goes", "ルールの説明") }
  var helpCommand: String { text("commands", "この一覧") }
  var quitCommand: String { text("leave; the game is kept", "終了、対局は残る") }
}

extension Words {
  func textMode(isSpelling: Bool) -> TextModeWords {
    TextModeWords(language: language, isSpelling: isSpelling)
  }

  var textMode: TextModeWords { textMode(isSpelling: false) }
}
