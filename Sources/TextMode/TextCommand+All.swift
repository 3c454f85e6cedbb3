import Analysis
import App
import GameSession
import ReversiCore
import Words

extension TextCommand {
  /// All commands, in the order of the help. What is typed without a word of its own comes first.
  package static let all: [TextCommand] =
    [place, answer, tried] + words + [yesOrNo, stop]

  static let words: [TextCommand] = [
    menu, moves, board, row, column, what, attempt, pieces, corners, last, score, scores, hint,
    undo,
    stepBack, noUndo, redo, stepOn, level, time, now, black, white, again, swap, reset, setUp,
    transcript, write, card, open, review, why, library, openings, learn, lines, practice, coach,
    clock, resign, join, rules, back, help, quit,
  ]

  /// The commands that act at a place, in the order of the help.
  package static func here(at place: TextPlace) -> [TextCommand] {
    all.filter { $0.places.contains(place) }
  }

  /// The commands that act beside the game alone.
  package static let besideGame = all.filter { !$0.places.contains(.game) }

  static func first(at place: TextPlace) -> [TextCommand] {
    switch place {
    case .game: [Self.place, moves, board, row, what, hint, undo, level, again, quit]
    case .practice: [answer, moves, board, row, what, pieces, hint, why, back, quit]
    case .review: [tried, stepBack, stepOn, moves, board, row, hint, why, back, quit]
    case .openings: [tried, stepBack, stepOn, moves, board, row, hint, learn, back, quit]
    }
  }

  // What is typed without a word of its own.

  static let place = typed("d3", alias: "43", in: [.game], \.textMode.placeCommand)
  /// The move leaves the game as it is.
  static let tried = typed("d3", alias: "43", in: [.review, .openings], \.textMode.triedCommand)
  static let yesOrNo = typed("yes", alias: "no", in: [.game], \.textMode.answerCommand)
  static let stop = typed("stop", in: [.game], \.textMode.stopCommand)

  /// A row of the help for what is no command.
  static func typed(
    _ word: String, alias: String? = nil, in places: Set<TextPlace>,
    _ meaning: @escaping @Sendable (Words) -> String
  ) -> TextCommand {
    Self(word, alias: alias, in: places, meaning) { _, text, app in text.replyAwaited(in: app) }
  }

  // The position.

  static let moves = Self("moves", alias: "m", about: \.textMode.movesCommand) {
    _, record, text, app in
    guard case .toMove = record.position.state else { return text.replyAwaited(in: app) }
    return text.reply(text.sentences.legal(record.position.legalMoves))
  }

  static let board = Self("board", about: \.textMode.boardCommand) { _, record, text, _ in
    text.reply(text.turnedBoard.diagram(of: record.position.board))
  }

  static let row = Self("row", taking: "N", about: \.textMode.rowCommand) {
    operand, record, text, _ throws(TypingMistake) in
    text.reply(text.sentences.row(try operand.row(), of: record.position.board))
  }

  static let column = Self("column", taking: "L", about: \.textMode.columnCommand) {
    operand, record, text, _ throws(TypingMistake) in
    text.reply(text.sentences.column(try operand.column(), of: record.position.board))
  }

  static let what = Self("what", taking: "SQ", about: \.textMode.whatCommand) {
    operand, record, text, _ throws(TypingMistake) in
    text.reply(text.sentences.content(of: try operand.square(), in: record))
  }

  static let pieces = Self("pieces", taking: "x|o", about: \.textMode.piecesCommand) {
    operand, record, text, _ throws(TypingMistake) in
    let side = try operand.side()
    return text.reply(
      text.sentences.pieces(of: side, at: record.position.board.squares(of: side)))
  }

  static let corners = Self("corners", about: \.textMode.cornersCommand) { _, record, text, _ in
    text.reply(text.sentences.corners(of: record.position.board))
  }

  static let last = Self("last", about: \.textMode.lastCommand) { _, record, text, app in
    text.reply(
      record.lastMove.map { text.sentences.last($0, of: text.named($0.side, in: app)) }
        ?? text.sentences.noMoveYet)
  }

  static let score = Self("score", about: \.textMode.scoreCommand) { _, record, text, _ in
    text.reply(text.sentences.score(record.position.board.counts))
  }

  static let scores = Self("scores", about: \.textMode.scoresCommand) { _, record, text, app in
    text.hint(listingScores: true, for: record, in: app)
  }

  static let hint = Self("hint", about: \.textMode.hintCommand) { _, record, text, app in
    text.hint(listingScores: false, for: record, in: app)
  }

  static let transcript = Self("transcript", about: \.textMode.transcriptCommand) {
    _, record, text, _ in
    text.reply(record.standing == 0 ? text.sentences.noMoveYet : record.text)
  }

  // Back and forth.

  static let undo = Self("undo", taking: "[N]", \.textMode.undoCommand) {
    operand, text, app throws(TypingMistake) in
    text.undo(operand.word.isEmpty ? 1 : try operand.count(), in: app)
  }

  static let redo = Self("redo", \.textMode.redoCommand, sends: .game(.redoRequested))

  static let stepBack = Self(
    "undo", taking: "[N]", in: [.review, .openings], \.textMode.stepBackCommand
  ) {
    operand, text, app throws(TypingMistake) in
    let count = operand.word.isEmpty ? 1 : try operand.count()
    return text.walk.map { text.step(back: count, $0, in: app) } ?? TextReply()
  }

  static let stepOn = Self(
    "redo", taking: "[N]", in: [.review, .openings], \.textMode.stepOnCommand
  ) {
    operand, text, app throws(TypingMistake) in
    let count = operand.word.isEmpty ? 1 : try operand.count()
    return text.walk.map { text.step(back: -count, $0, in: app) } ?? TextReply()
  }

  // The players.

  static let level = Self("level", taking: "[N]", isTakenAnytime: true, \.textMode.levelCommand) {
    operand, text, app throws(TypingMistake) in
    guard !operand.word.isEmpty else { return text.change(to: nil, in: app) }
    guard let level = Int(operand.word).flatMap({ Level($0) }) else {
      throw .wrong(operand.text, .level)
    }
    return text.change(to: .level(level), in: app)
  }

  static let time = Self("time", taking: "[S]", isTakenAnytime: true, \.textMode.timeCommand) {
    operand, text, app throws(TypingMistake) in
    guard !operand.word.isEmpty else { return text.change(to: nil, in: app) }
    guard let limit = MoveLimit(moveTime: operand.word) else { throw .wrong(operand.text, .time) }
    return text.change(to: limit, in: app)
  }

  static let now = Self("now", alias: ".", \.textMode.nowCommand) { _, text, app in
    app.game.thinkingSide == nil
      ? text.reply(text.sentences.noComputerThinks)
      : text.reply(intents: .send(.game(.moveNowRequested)))
  }

  static let black = player(of: .dark, "black", \.textMode.blackCommand)
  static let white = player(of: .light, "white", \.textMode.whiteCommand)

  private static func player(
    of side: Disk, _ word: String, _ meaning: @escaping @Sendable (Words) -> String
  ) -> Self {
    Self(word, taking: "manual|computer|NAME", isTakenAnytime: true, meaning) {
      operand, text, app throws(TypingMistake) in
      let mode = try operand.mode(with: app.game.engines)
      return app.game.modes[side] == mode
        ? text.reply(text.line(aboutPlayerOf: side, in: app))
        : text.reply(intents: .send(.game(.modeChanged(side, mode))))
    }
  }

  // Games.

  static let again = Self("again", \.textMode.againCommand, sends: .playAgainRequested)
  static let swap = Self("swap", \.textMode.swapCommand, sends: .swapRequested)
  static let reset = Self(
    "reset", isTakenAnytime: true, \.textMode.resetCommand, sends: .resetRequested)

  static let open = Self("open", taking: "FILE", \.textMode.openCommand) { operand, text, _ in
    text.reply(intents: .open(operand.typed))
  }

  // The program.

  /// What the menu of the screen has, with the commands for it.
  static let menu = Self("menu", \.textMode.menuCommand) { _, text, app in
    let entries = (Menu.opened(in: app)?.entries(in: app) ?? []).compactMap { entry in
      command(for: entry).map { (entry, $0) }
    }
    return text.reply(
      entries.map { entry, command in
        let name = text.words.menu.name(of: entry, isCoachOn: app.teacher.isOn)
        return "\(name): \(command.form)"
      })
  }

  private static func command(for entry: Menu.Entry) -> TextCommand? {
    switch entry {
    case .takeBack: undo
    case .hint: hint
    case .evaluation: scores
    case .newGame: again
    case .players: level
    case .setUp: setUp
    case .review: review
    case .practice: practice
    case .openings: openings
    case .library: library
    case .save: write
    case .coach: coach
    case .help: help
    case .quit: quit
    case .moveNow: now
    case .goOn, .cancel, .again, .swapSides, .twoPeople, .subject, .todaysEnding: nil
    }
  }

  static let rules = Self("rules", alias: "how", in: .everywhere, \.textMode.rulesCommand) {
    _, text, _ in text.reply(text.words.textMode.rules)
  }

  static let help = Self(
    "help", taking: "[WORD|all]", alias: "?", in: .everywhere, \.textMode.helpCommand
  ) {
    operand, text, app throws(TypingMistake) in
    let place = text.place(in: app)
    let commands =
      switch operand.word {
      case "": first(at: place)
      case "all": here(at: place)
      default: try explaining(operand, at: place, in: app)
      }
    return text.reply(
      commands.map { "\($0.form): \($0.meaning(in: text.words))" }
        + (operand.word.isEmpty ? [text.sentences.moreHelp] : []))
  }

  static let quit = Self(
    "quit", in: .everywhere, isTakenAnytime: true, \.textMode.quitCommand
  ) { _, text, _ in text.reply(intents: .quit) }
}

// The commands of features that have nothing else in text mode.
extension TextCommand {
  static let clock = Self("clock", in: .everywhere, isTakenAnytime: true, \.textMode.clockCommand) {
    _, text, app in
    guard let left = text.clock?.left else { return text.reply(text.sentences.noClock) }
    let times = [Disk.dark, .light].map {
      "\(text.words.name(of: $0)) \(left[$0].clockText)"
    }
    return text.reply(text.words.sentence(text.words.list(times)))
  }

  static let resign = Self("resign", \.twoPeople.resignCommand) { _, text, app in
    app.twoPeople == nil
      ? text.reply(text.words.twoPeople.nobody)
      : text.reply(intents: .send(.twoPeople(.resignRequested)))
  }

  static let join = Self("join", \.twoPeople.joinCommand) { _, text, app in
    app.twoPeople == nil
      ? text.reply(text.words.twoPeople.nobody)
      : text.reply(intents: .send(.twoPeople(.joinRequested)))
  }

  static let card = Self("card", leavingFor: \.transcriptName.cardCommand) { _, text, app in
    text.reply(GameCard.lines(of: app.viewedScores.analysis))
  }

  static let write = Self("write", taking: "FILE", leavingFor: \.transcriptName.writeCommand) {
    operand, text, _ in
    text.reply(intents: .send(.transcriptRequested(name: operand.typed)))
  }
}
