import Analysis
import GameSession
import ReversiCore
import Words

extension TextCommand {
  /// All commands, in the order of the help.
  package static let all: [TextCommand] = [place] + words

  static let words: [TextCommand] = [
    moves, board, row, column, what, attempt, pieces, corners, last, score, scores, hint, undo,
    redo, level, time, now, black, white, again, swap, reset, setUp, transcript, write, card, open,
    review, why, library, openings, learn, practice, clock, resign, join, rules, help, quit,
  ]

  /// A square alone places a disk.
  static let place = Self("d3, 43", \.textMode.placeCommand) { _, _, _ in nil }

  static let moves = Self("moves", \.textMode.movesCommand) { _, text, app in
    guard case .toMove = app.game.position.state else { return text.replyAwaited(in: app) }
    return text.reply(text.sentences.legal(app.game.position.legalMoves))
  }

  static let board = Self("board", \.textMode.boardCommand) { _, text, app in
    text.reply(text.turnedBoard.diagram(of: app.game.position.board))
  }

  static let row = Self("row N", \.textMode.rowCommand) { operand, text, app in
    operand.row.map { text.reply(text.sentences.row($0, of: app.game.position.board)) }
  }

  static let column = Self("column L", \.textMode.columnCommand) {
    operand, text, app in
    operand.column.map { text.reply(text.sentences.column($0, of: app.game.position.board)) }
  }

  static let what = Self("what SQ", \.textMode.whatCommand) { operand, text, app in
    Square(typed: operand.word).map { text.reply(text.sentences.content(of: $0, in: app)) }
  }

  static let pieces = Self("pieces x|o", \.textMode.piecesCommand) {
    operand, text, app in
    operand.side.map {
      text.reply(text.sentences.pieces(of: $0, at: app.game.position.board.squares(of: $0)))
    }
  }

  static let corners = Self("corners", \.textMode.cornersCommand) { _, text, app in
    text.reply(text.sentences.corners(of: app.game.position.board))
  }

  static let last = Self("last", \.textMode.lastCommand) { _, text, app in
    text.reply(
      app.game.lastMove.map { text.sentences.last($0, of: app.named($0.side)) }
        ?? text.sentences.noMoveYet)
  }

  static let score = Self("score", \.textMode.scoreCommand) { _, text, app in
    text.reply(text.sentences.score(app.game.position.board.counts))
  }

  static let scores = Self("scores", \.textMode.scoresCommand) { _, text, app in
    text.hint(listingScores: true, in: app)
  }

  static let hint = Self("hint", \.textMode.hintCommand) { _, text, app in
    text.hint(listingScores: false, in: app)
  }

  static let undo = Self("undo [N]", \.textMode.undoCommand) { operand, text, app in
    let times = operand.word.isEmpty ? 1 : Int(operand.word) ?? 0
    return times > 0 ? text.undo(times, in: app) : nil
  }

  static let redo = Self("redo", \.textMode.redoCommand, sends: .game(.redoRequested))

  static let level = Self("level N", isTakenAnytime: true, \.textMode.levelCommand) {
    operand, text, app throws(TypingMistake) in
    guard !operand.word.isEmpty else { return text.change(to: nil, in: app) }
    guard let number = Int(operand.word) else { return nil }
    guard let level = Level(number) else { throw .levelRange }
    return text.change(to: .level(level), in: app)
  }

  static let time = Self("time S", isTakenAnytime: true, \.textMode.timeCommand) {
    operand, text, app in
    guard !operand.word.isEmpty else { return text.change(to: nil, in: app) }
    return MoveLimit(moveTime: operand.word).map { text.change(to: $0, in: app) }
  }

  /// The computer plays the best move that it has found.
  static let now = Self("now", \.textMode.nowCommand) { _, text, app in
    app.game.thinkingSide == nil
      ? text.reply(text.sentences.noComputerThinks)
      : text.reply(intents: .send(.game(.moveNowRequested)))
  }

  static let black = player(of: .dark, "black", \.textMode.blackCommand)
  static let white = player(of: .light, "white", \.textMode.whiteCommand)

  /// Says who moves for a side.
  private static func player(
    of side: Disk, _ word: String, _ meaning: @escaping @Sendable (Words) -> String
  ) -> Self {
    Self("\(word) manual|computer|NAME", isTakenAnytime: true, meaning) { operand, text, app in
      operand.mode(with: app.game.engines).map { mode in
        app.game.modes[side] == mode
          ? text.reply(text.line(aboutPlayerOf: side, in: app))
          : text.reply(intents: .send(.game(.modeChanged(side, mode))))
      }
    }
  }

  static let again = Self("again", \.textMode.againCommand, sends: .playAgainRequested)
  static let swap = Self("swap", \.textMode.swapCommand, sends: .swapRequested)
  static let reset = Self(
    "reset", isTakenAnytime: true, \.textMode.resetCommand, sends: .resetRequested)

  static let transcript = Self("transcript", \.textMode.transcriptCommand) {
    _, text, app in
    let record = app.game.record
    return text.reply(record.standing == 0 ? text.sentences.noMoveYet : record.text)
  }

  static let open = Self("open FILE", \.textMode.openCommand) { operand, text, _ in
    operand.typed.isEmpty ? nil : text.reply(intents: .open(operand.typed))
  }

  static let rules = Self("rules, how", \.textMode.rulesCommand) { _, text, _ in
    text.reply(text.words.textMode.rules)
  }

  /// Explains the commands that begin with the operand.
  static let help = Self("help [WORD], ?", \.textMode.helpCommand) {
    operand, text, _ throws(TypingMistake) in
    let commands = operand.word.isEmpty ? all : try beginning(with: operand.text)
    return text.reply(commands.map { "\($0.form): \($0.meaning(in: text.words))" })
  }

  static let quit = Self("quit", isTakenAnytime: true, \.textMode.quitCommand) {
    _, text, _ in text.reply(intents: .quit)
  }
}
