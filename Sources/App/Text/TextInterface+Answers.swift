import Analysis
import GameSession
import ReversiCore
import Texts
import Words

// Replies to the person's lines.
extension TextInterface {
  /// Replies to a line of the person.
  public mutating func answer(to line: TypedLine, in session: App) -> TextReply {
    switch line {
    case .end: reply(intents: .quit)
    case .invalidUTF8: reply(sentences.text(of: .invalidUTF8))
    case .tooLong: reply(sentences.text(of: .tooLong))
    case .text(let text): answer(to: text, in: session)
    }
  }

  private mutating func answer(to text: String, in session: App) -> TextReply {
    switch session.dialog {
    case .passAlert, nil: break
    case let dialog?: return answer(to: text, of: dialog, in: session)
    }
    if let draft { return setUp(text, draft, in: session) }
    if case .review = session.sheet, let review = session.review, !isTrying {
      return stop(review, before: text)
    }
    switch session.sheet {
    case .practice(let practice): return answer(to: text, in: practice)
    case .review, .library, .openings:
      isTrying = false
      return reply(intents: .send(.sheetClosed), .repeatLine(text))
    case .help, .editor, .fileName, .players, nil: break
    }
    if isAskingAgain { return answerAgain(to: text, in: session) }
    return answerCommand(text, in: session)
  }

  private mutating func answer(
    to text: String, of dialog: Dialog, in session: App
  ) -> TextReply {
    switch YesOrNo(text) {
    case .yes: return reply(intents: .send(.confirmed))
    case .no:
      if case .question(.heldElsewhere) = dialog { return reply(intents: .quit) }
      return reply(intents: .send(.cancelled))
    case nil: return answerAnytime(to: text, in: session) ?? reply(question(of: dialog))
    }
  }

  /// Replies to a command that is taken where the text waits for something else, and asks for that
  /// again; nil if the line is not such a command.
  mutating func answerAnytime(to text: String, in session: App) -> TextReply? {
    guard let command = try? TypedCommand(text, engines: session.engines), command.isTakenAnytime
    else { return nil }
    var answer = answer(to: command, in: session)
    toldLine = nil
    // Otherwise the lines about what happens end with it.
    if answer.intents.isEmpty { answer.lines += reply(awaited(in: session)).lines }
    return answer
  }

  private mutating func answerAgain(to text: String, in session: App) -> TextReply {
    switch YesOrNo(text) {
    case .yes: return reply(intents: .send(.playAgainRequested))
    case .no:
      isAskingAgain = false
      toldLine = awaitedLine(in: session)
      return reply(sentences.gameStays)
    case nil: return answerCommand(text, in: session)
    }
  }

  private mutating func answerCommand(_ text: String, in session: App) -> TextReply {
    let command: TypedCommand
    do { command = try TypedCommand(text, engines: session.engines) } catch {
      return reply(sentences.text(of: error))
    }
    if session.dialog == .passAlert {
      switch command {
      case .nothing: return reply(intents: .send(.game(.dismissed)))
      case .place: return reply(intents: .send(.game(.dismissed)), .repeatLine(text))
      default: break
      }
    }
    return answer(to: command, in: session)
  }

  private mutating func answer(to command: TypedCommand, in session: App) -> TextReply {
    let position = session.position
    switch command {
    case .nothing, .place, .moves, .attempt, .hint, .scores: return play(command, in: session)
    case .board: return reply(position.board.diagram)
    case .row(let row): return reply(sentences.row(row, of: position.board))
    case .column(let column): return reply(sentences.column(column, of: position.board))
    case .what(let square): return reply(sentences.content(of: square, in: session))
    case .pieces(let side):
      return reply(sentences.pieces(of: side, at: position.board.squares(of: side)))
    case .corners: return reply(sentences.corners(of: position.board))
    case .last:
      return reply(
        session.lastMove.map { sentences.last($0, of: session.named($0.side)) }
          ?? sentences.noMoveYet)
    case .score: return reply(sentences.score(position.board.counts))
    case .undo(let times): return undo(times, in: session)
    case .redo: return reply(intents: .send(.game(.redoRequested)))
    case .moveLimit(let moveLimit): return change(to: moveLimit, in: session)
    case .now:
      guard session.thinkingSide != nil else { return reply(sentences.noComputerThinks) }
      return reply(intents: .send(.game(.moveNowRequested)))
    case .mode(let side, let mode):
      return session.modes[side] == mode
        ? reply(line(aboutPlayerOf: side, in: session))
        : reply(intents: .send(.game(.modeChanged(side, mode))))
    case .again: return reply(intents: .send(.playAgainRequested))
    case .swap: return reply(intents: .send(.swapRequested))
    case .reset: return reply(intents: .send(.resetRequested))
    case .setUp(let position): return startSetUp(position, in: session)
    case .transcript:
      return reply(
        session.record.standing == 0 ? sentences.noMoveYet : session.record.text)
    case .write(let name):
      return reply(intents: .send(.transcriptRequested(name: name)))
    case .open(let name): return reply(intents: .open(name))
    case .review:
      guard !session.record.plies.isEmpty else { return reply(sentences.noMoveYet) }
      return reply(
        words.review.reviewing(session.record.plies.count),
        intents: .send(.sheetOpened(.review)))
    case .library(let words): return listGames(words)
    case .game(let number): return openGame(number)
    case .openings: return reply(intents: .send(.sheetOpened(.openings)))
    case .practice(let subject, let game):
      return reply(
        intents: .send(.sheetOpened(.practice)),
        .send(.practice(.chosen(subject, after: game))))
    case .help(let commands):
      return reply(
        (commands.isEmpty ? TextCommand.allCases : commands).map { sentences.help(on: $0) })
    case .quit: return reply(intents: .quit)
    }
  }

  /// Takes back a number of moves, or as many as there are.
  private func undo(_ times: Int, in session: App) -> TextReply {
    var ahead = session
    var possible = 0
    while possible < times {
      let standing = ahead.record.standing
      _ = ahead.handle(.game(.undoRequested))
      guard ahead.record.standing < standing else { break }
      possible += 1
    }
    // If there is none, the session says so.
    return TextReply(
      intents: Array(repeating: .send(.game(.undoRequested)), count: max(1, possible)))
  }

  /// Replies to a command about the next move.
  private mutating func play(_ command: TypedCommand, in session: App) -> TextReply {
    let position = session.position
    guard case .toMove(let side) = position.state else {
      // Say what the session waits for instead.
      guard case .place = command, session.phase == .over else {
        return replyAwaited(in: session)
      }
      return reply(sentences.gameOver)
    }
    let moves = position.legalMoves
    switch command {
    case .moves: return reply(sentences.legal(moves))
    case .attempt(let squares) where squares.count == 1:
      let square = squares[0]
      guard let move = position.board.move(of: side, at: square) else {
        return reply(sentences.illegal(square, on: position.board, moves))
      }
      return reply(sentences.attempt(move))
    default: break
    }
    guard case .waiting = session.phase else {
      return reply(sentences.isThinking(side))
    }
    switch command {
    case .attempt(let squares): return attempt(squares, in: session)
    case .place(let square):
      guard moves.contains(square) else {
        return reply(sentences.illegal(square, on: position.board, moves))
      }
      return reply(intents: .send(.game(.squareChosen(square))))
    case .hint, .scores:
      listsScores = command == .scores
      guard let hint = session.hint else { return reply(intents: .send(.game(.hintRequested))) }
      return reply(hint.isSearching ? thinking : line(about: hint.moves, of: side))
    default: return replyAwaited(in: session)
    }
  }

  /// The scores of the moves that the person asked for.
  func line(about moves: [MoveScore], of side: Disk) -> String {
    listsScores ? sentences.scores(moves, of: side) : sentences.hint(moves, of: side)
  }

  private func change(to moveLimit: MoveLimit?, in session: App) -> TextReply {
    let sides = Disk.allCases.filter { session.modes[$0] != .manual }
    guard !sides.isEmpty else { return reply(sentences.noComputerPlays) }
    let known = sides.filter { moveLimit == nil || session.moveLimits[$0] == moveLimit }
    var reply = reply(known.map { line(aboutPlayerOf: $0, in: session) })
    if let moveLimit {
      reply.intents = sides.map { .send(.game(.moveLimitChanged($0, moveLimit))) }
    }
    return reply
  }
}

/// An answer to a question.
enum YesOrNo: Hashable {
  case yes, no

  /// The answer in a line, or nil.
  init?(_ line: String) {
    switch line.narrowed.filter({ !$0.isWhitespace }).lowercased() {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    default: return nil
    }
  }
}
