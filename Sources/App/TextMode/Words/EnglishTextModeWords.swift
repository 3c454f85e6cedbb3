import Analysis
import GameSession
import ReversiCore
import Texts
import Words

struct EnglishTextModeWords: TextModeWords {
  let words = Words(.english)
  let isSpelling: Bool

  // The game.

  func began(_ origin: GameSession.Announcement.Origin) -> String {
    switch origin {
    case .start: "Reversi."
    case .new: "New game."
    case .setUp: "Set up."
    case .opened: "Opened."
    }
  }

  func opening(_ name: String) -> String { "Opening: \(name)." }
  var helpTip: String { "? for help." }
  var computerTip: String { "Try: white computer" }

  // Who plays.

  var you: String { "you" }
  var youFirst: String { "You" }

  func withSymbol(_ side: Disk) -> String {
    "\(words.name(of: side)), \(side.symbol.uppercased())"
  }

  func youPlay(_ side: Disk, against player: String) -> String {
    "You are \(withSymbol(side)). \(withSymbol(side.opponent)), is \(player)."
  }

  var youPlayBoth: String { "\(withSymbol(.dark)), and \(withSymbol(.light)), are manual." }
  func plays(_ side: Disk, _ player: String) -> String { "\(withSymbol(side)), is \(player)." }

  func player(_ mode: Mode, _ moveLimit: MoveLimit) -> String {
    let name: String
    switch mode {
    case .manual: return "manual"
    case .otherPerson: return "another person"
    case .computer: name = "computer"
    case .externalEngine(let engine): name = engine.text
    }
    return switch moveLimit {
    case .level(let level): "\(name) level \(level.number)"
    case .moveTime(let time): "\(name), \(time.secondsText) s a move"
    }
  }

  func named(_ computer: String, as person: String) -> String { "\(computer), \(person)" }
  func youPlayNow(_ side: Disk) -> String { "You are \(words.name(of: side))." }

  func playsNow(_ side: Disk, _ player: String) -> String {
    "\(words.name(of: side)) is \(player)."
  }

  // Turns.

  func turn(_ number: Int, of player: NamedSide, count: Int, moves: String?) -> String {
    let turn = "Move \(number), \(name(player)). \(count) \(count == 1 ? "move" : "moves")"
    return moves.map { "\(turn): \($0)." } ?? "\(turn)."
  }

  func turn(of player: NamedSide) -> String { "\(name(first: player))." }

  func passAwaited(of player: NamedSide) -> String {
    "\(name(first: player)) cannot place a disk."
  }

  func passDue(to player: NamedSide) -> String {
    "\(name(first: player)) cannot place a disk. Enter to go on."
  }

  func turning(_ move: Move) -> String {
    "\(name(move.square)), turned \(move.flips.count): \(list(move.flips))"
  }

  func last(_ move: String) -> String { "Last: \(move)." }
  func over(_ counts: Sides<Int>) -> String { "Over: \(disks(counts))." }

  func result(_ outcome: Outcome, you: Disk?) -> String {
    switch outcome {
    case .tie: "Nobody won."
    case .win(let side, let lead) where side == you: "You won by \(lead)."
    case .win(_, let lead) where you != nil: "You lost by \(lead)."
    case .win(let side, let lead): "\(words.name(of: side)) won by \(lead)."
    }
  }

  var noClock: String { "The game has no clock." }
  var clockCommand: String { "the time that each side has left" }
  var askAgain: String { "Again? y or n." }

  func takenBack(_ moves: String, to number: Int) -> String {
    "Back to move \(number): \(moves) taken back."
  }

  func playedAgain(_ moves: String, to number: Int) -> String {
    "On to move \(number): \(moves) played again."
  }

  func list(_ first: String, and last: String) -> String { "\(first) and \(last)" }
  func moves(_ count: Int) -> String { "\(count) \(count == 1 ? "move" : "moves")" }
  func all(_ count: Int) -> String { "\(count) all" }

  // Answers.

  func isOccupied(_ square: Square) -> String { "\(name(square)) holds a disk." }
  func turnsNothing(_ square: Square) -> String { "\(name(square)) turns nothing over." }
  func choices(_ moves: SquareSet) -> String { "Moves: \(list(moves))." }
  func isThinking(_ side: Disk) -> String { "\(words.name(of: side)) is thinking." }
  var gameOver: String { "The game is over." }

  func legal(_ moves: SquareSet) -> String {
    "\(moves.count) \(moves.count == 1 ? "move" : "moves"): \(list(moves))."
  }

  func row(_ row: Int, _ cells: String) -> String { "Row \(row): \(cells)." }
  func column(_ column: String, _ cells: String) -> String { "Column \(column): \(cells)." }
  var allEmpty: String { "empty" }
  var restEmpty: String { "rest empty" }
  var empty: String { "empty" }
  func lastMove(_ content: String) -> String { "\(content), last move" }
  func turned(_ content: String) -> String { "\(content), turned by the last move" }
  func legalMove(_ content: String) -> String { "\(content), a legal move" }

  func attempt(_ move: Move) -> String {
    "\(name(move.square)) would turn \(move.flips.count): \(list(move.flips))."
  }

  func after(_ moves: [Square], _ counts: Sides<Int>) -> String {
    "After \(list(moves)): \(disks(counts))."
  }

  func pieces(of side: Disk, at squares: SquareSet) -> String {
    let (side, count) = (words.name(of: side), squares.count)
    return squares.isEmpty ? "\(side) has \(count)." : "\(side) has \(count): \(list(squares))."
  }

  func corners(_ cells: String) -> String { "Corners: \(cells)." }
  var noHint: String { "No hint." }

  func best(_ square: String, _ score: String, _ certainty: String) -> String {
    "Best \(square), \(score), \(certainty)."
  }

  func then(_ moves: String) -> String { "Then \(moves)." }

  func scores(of side: Disk, _ certainty: String, _ moves: String) -> String {
    "\(words.name(of: side)), \(certainty): \(moves)."
  }

  func plus(_ disks: Int) -> String { "plus \(disks)" }
  func minus(_ disks: Int) -> String { "minus \(disks)" }
  var noMoveYet: String { "No move yet." }
  var noOwnMoveYet: String { "You have not moved yet." }
  var nothingToUndo: String { "There is nothing to take back." }
  var nothingToRedo: String { "There is nothing to play again." }
  var noComputerPlays: String { "No computer plays." }
  var noComputerThinks: String { "No computer is thinking." }
  var gameStays: String { "Game kept. You can: undo, review, again, quit." }

  // Places.

  func entered(_ place: TextPlace) -> String {
    switch place {
    case .game: ""
    case .practice: "Practice. Type back to leave."
    case .review: "Review. Type back to leave."
    case .openings: "Openings. Type back to leave."
    }
  }

  func left(_ place: TextPlace) -> String {
    switch place {
    case .game: ""
    case .practice: "You left practice."
    case .review: "You left the review."
    case .openings: "You left the openings."
    }
  }

  // Questions and notices.

  func question(_ question: String) -> String { "\(question) y or n." }
  var savedAgain: String { "The game is saved again." }

  func outgrown(_ level: Level, won: Int) -> String {
    "Level \(level.number): you won \(won) of your last 10. Type: level \(level.next.number)"
  }

  func text(of mistake: TypingMistake) -> String {
    switch mistake {
    case .offBoard(let square): "\(square) is off the board."
    case .unknown(let word): "No command \(word.prefix(20)). ? for help."
    case .ambiguous(let word, let commands):
      "\(word): \(words.list(commands))?"
    case .ofGame(let word): "\(word) is for the game: type back first."
    case .besideGame: "You are in the game."
    case .form(let form): "Type: \(form)"
    case .wrong(let text, let expected): wrong("\(text.prefix(20))", expected)
    case .invalidUTF8: "This line is not UTF-8."
    case .tooLong: "This line is too long."
    }
  }

  private func wrong(_ text: String, _ expected: TypingMistake.Expected) -> String {
    switch expected {
    case .row: "\(text) is no row: 1 to 8."
    case .column: "\(text) is no column: a to h."
    case .square: "\(text) is no square: a1 to h8."
    case .side: "\(text) is no side: x or o."
    case .level:
      "\(text) is no level: \(Level.numbers.lowerBound) to \(Level.numbers.upperBound)."
    case .time: "\(text) is no time: 0.1 to 3600 seconds."
    case .opening: "\(text) is no opening."
    case .count: "\(text) is no number: 1 or more."
    case .line(0): "\(text) is no line of yours: there is none."
    case .line(let count): "\(text) is no line of yours: 1 to \(count)."
    case .player(let names): "\(text) is no player: \(words.list(names))."
    case .subject(let names): "\(text) is no subject: \(words.list(names))."
    case .theme(let names): "\(text) is no reason: \(words.list(names))."
    case .nothing(let form): "\(text) is too much. Type: \(form)"
    }
  }

  // What the commands do.

  var moreHelp: String { "help all: the other commands" }
  var placeCommand: String { "place a disk on d3" }
  var triedCommand: String { "try it; the game stays" }
  var answerCommand: String { "answer a question" }
  var stopCommand: String { "leave the set-up" }
  var stepBackCommand: String { "go a move back" }
  var stepOnCommand: String { "go a move on" }
  var backCommand: String { "back to the game" }
  var movesCommand: String { "all legal moves" }
  var boardCommand: String { "the whole board" }
  var rowCommand: String { "what is in row N" }
  var columnCommand: String { "what is in column L" }
  var whatCommand: String { "what is on a square" }
  var piecesCommand: String { "where a side's disks are" }
  var cornersCommand: String { "what is in the corners" }
  var lastCommand: String { "the last move" }
  var scoreCommand: String { "the number of disks" }
  var hintCommand: String { "the best moves" }
  var scoresCommand: String { "all moves with their scores" }
  var undoCommand: String { "take back your moves" }
  var redoCommand: String { "play it again" }
  var levelCommand: String { "computer's level, 0 to 15" }
  var timeCommand: String { "seconds a computer's move" }
  var nowCommand: String { "let the computer play now" }
  var blackCommand: String { "plays Black" }
  var whiteCommand: String { "plays White" }
  var againCommand: String { "a new game" }
  var swapCommand: String { "a new game, sides swapped" }
  var resetCommand: String { "a new game, both manual" }
  var transcriptCommand: String { "the moves so far" }
  var openCommand: String { "read a game" }
  var rules: [String] {
    [
      "Black begins; the sides take turns.",
      "Type an empty square to put a disk.",
      "In a line, it must enclose other disks.",
      "They turn over, in all eight directions.",
      "No such square? Your side passes.",
      "If both must pass, the most disks win.",
    ]
  }
  var rulesCommand: String { "how the game goes" }
  var helpCommand: String { "commands" }
  var quitCommand: String { "leave; the game is kept" }
}
