import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

// Replies to the person's lines.
extension TextInterface {
  /// Replies to a line of the person.
  package mutating func answer(to line: TypedLine, in app: App) -> TextReply {
    switch line {
    case .end: reply(intents: .quit)
    case .unreadable(let mistake): reply(sentences.text(of: mistake))
    case .text(let text): answer(to: text, in: app)
    }
  }

  private mutating func answer(to text: String, in app: App) -> TextReply {
    switch app.dialog {
    case .passAlert, nil: break
    case let dialog?: return answer(to: text, of: dialog, in: app)
    }
    if let feature = feature(in: app) {
      return feature.answer(to: text, &self, in: app)
    }
    if isAskingAgain { return answerAgain(to: text, in: app) }
    return answerCommand(text, in: app)
  }

  private mutating func answer(
    to text: String, of dialog: Dialog, in app: App
  ) -> TextReply {
    switch YesOrNo(text) {
    case .yes: return reply(intents: .send(.confirmed))
    case .no:
      if case .question(.heldElsewhere) = dialog { return reply(intents: .quit) }
      return reply(intents: .send(.cancelled))
    case nil: return answerAnytime(to: text, in: app) ?? reply(question(of: dialog))
    }
  }

  /// Replies to a command that may be typed anytime, and asks again for what the text waits for.
  mutating func answerAnytime(to text: String, in app: App) -> TextReply? {
    guard let (command, operand) = try? TextCommand.read(text, at: .game), command.isTakenAnytime,
      var answer = try? command.reply(to: operand, &self, in: app)
    else { return nil }
    toldLine = nil
    // Otherwise the lines about what happens end with it.
    if answer.intents.isEmpty { answer.lines += reply(awaited(in: app)).lines }
    return answer
  }

  private mutating func answerAgain(to text: String, in app: App) -> TextReply {
    switch YesOrNo(text) {
    case .yes: return reply(intents: .send(.playAgainRequested))
    case .no:
      isAskingAgain = false
      toldLine = awaitedLine(in: app)
      return reply(sentences.gameStays)
    case nil: return answerCommand(text, in: app)
    }
  }

  private mutating func answerCommand(_ text: String, in app: App) -> TextReply {
    do throws(TypingMistake) {
      let squares = try Operand(typed: text).moves()
      guard squares != nil || text.trimmed.isEmpty else { return try takeCommand(text, in: app) }
      guard app.dialog != .passAlert || app.game.isHeld else {
        let dismissal = TextReply.Intent.send(.game(.dismissed))
        return TextReply(intents: [dismissal] + (squares == nil ? [] : [.repeatLine(text)]))
      }
      return squares.map { place($0, in: app) }
        ?? replyUnlessWaiting(in: app) ?? replyAwaited(in: app)
    } catch {
      return reply(sentences.text(of: error))
    }
  }

  mutating func takeCommand(_ text: String, in app: App) throws(TypingMistake) -> TextReply {
    let (command, operand) = try TextCommand.read(text, at: place(in: app))
    return try command.reply(to: operand, &self, in: app)
  }

  func undo(_ times: Int, in app: App) -> TextReply {
    var ahead = app
    var possible = 0
    while possible < times {
      let standing = ahead.game.record.standing
      _ = ahead.handle(.game(.undoRequested))
      guard ahead.game.record.standing < standing else { break }
      possible += 1
    }
    // If there is no move to take back, the app says so.
    return TextReply(
      intents: Array(repeating: .send(.game(.undoRequested)), count: max(1, possible)))
  }

  /// Nil if the app waits for the next move.
  func replyUnlessWaiting(in app: App) -> TextReply? {
    app.game.refusal.map { reply(to: $0, in: app) }
  }

  private func reply(to refusal: MoveRefusal, in app: App) -> TextReply {
    if case .thinking(let side) = refusal { return reply(sentences.isThinking(side)) }
    return replyAwaited(in: app)
  }

  /// The other squares become the next line. A move that is refused ends the line.
  private func place(_ squares: [Square], in app: App) -> TextReply {
    var reply = place(squares[0], in: app)
    let rest = squares.dropFirst().map(\.description).joined(separator: " ")
    if !reply.intents.isEmpty, !rest.isEmpty { reply.intents.append(.repeatLine(rest)) }
    return reply
  }

  private func place(_ square: Square, in app: App) -> TextReply {
    switch app.game.refusal(of: square) {
    case nil: reply(intents: .send(.game(.squareChosen(square))))
    case .illegal(.turnsNothingOver), .illegal(.occupied):
      reply(refusal(of: square, in: app.game.position))
    case .illegal(.gameOver): reply(sentences.gameOver)
    case let refusal?: reply(to: refusal, in: app)
    }
  }

  func refusal(of square: Square, in position: Position) -> String {
    position.outcome == nil
      ? sentences.illegal(square, on: position.board, position.legalMoves) : sentences.gameOver
  }

  /// Asks for the scores first if necessary. The game has a hint of its own.
  mutating func hint(listingScores: Bool, for record: GameRecord, in app: App) -> TextReply {
    listsScores = listingScores
    guard place(in: app) == .game else { return ask(.hint, about: record, in: app) }
    if let reply = replyUnlessWaiting(in: app) { return reply }
    guard let hint = app.hint, let side = app.game.position.turn else {
      let skipsIdea = listingScores && app.givesIdea
      return reply(intents: .send(skipsIdea ? .scoresRequested : .game(.hintRequested)))
    }
    return reply(hint.isSearching ? thinking : line(about: hint.moves, of: side))
  }

  func line(about moves: [MoveScore], of side: Disk) -> String {
    listsScores ? sentences.scores(moves, of: side) : sentences.hint(moves, of: side)
  }

  func change(to moveLimit: MoveLimit?, in app: App) -> TextReply {
    let sides = Disk.allCases.filter { app.game.modes[$0].isComputed }
    guard !sides.isEmpty else { return reply(sentences.noComputerPlays) }
    let known = sides.filter { moveLimit == nil || app.game.moveLimits[$0] == moveLimit }
    var reply = reply(known.map { line(aboutPlayerOf: $0, in: app) })
    if let moveLimit {
      reply.intents = sides.map { .send(.game(.moveLimitChanged($0, moveLimit))) }
    }
    return reply
  }
}

enum YesOrNo: Hashable {
  case yes, no

  init?(_ line: String) {
    switch line.narrowed.filter({ !$0.isWhitespace }).lowercased() {
    case "y", "yes": self = .yes
    case "n", "no": self = .no
    default: return nil
    }
  }
}
