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
    if let feature = feature(in: session) {
      return feature.answer(to: text, &self, in: session)
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
    guard let (command, operand) = try? TextCommand.read(text), command.isTakenAnytime,
      var answer = try? command.reply(to: operand, &self, in: session)
    else { return nil }
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
    let square = Square(typed: text)
    if square != nil || text.trimmed.isEmpty {
      guard session.dialog != .passAlert else {
        let dismissal = TextReply.Intent.send(.game(.dismissed))
        return TextReply(intents: [dismissal] + (square == nil ? [] : [.repeatLine(text)]))
      }
      return square.map { place($0, in: session) }
        ?? replyUnlessWaiting(in: session) ?? replyAwaited(in: session)
    }
    do throws(TypingMistake) {
      let (command, operand) = try TextCommand.read(text)
      return try command.reply(to: operand, &self, in: session)
    } catch {
      return reply(sentences.text(of: error))
    }
  }

  /// Takes back a number of moves, or as many as there are.
  func undo(_ times: Int, in session: App) -> TextReply {
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

  /// Replies to a command about the next move if the session does not wait for one.
  func replyUnlessWaiting(in session: App) -> TextReply? {
    guard case .toMove(let side) = session.position.state else { return replyAwaited(in: session) }
    if case .waiting = session.phase { return nil }
    return reply(sentences.isThinking(side))
  }

  private func place(_ square: Square, in session: App) -> TextReply {
    guard session.phase != .over else { return reply(sentences.gameOver) }
    if let reply = replyUnlessWaiting(in: session) { return reply }
    let position = session.position
    guard position.legalMoves.contains(square) else {
      return reply(sentences.illegal(square, on: position.board, position.legalMoves))
    }
    return reply(intents: .send(.game(.squareChosen(square))))
  }

  /// Says the scores of the next moves, and asks for them first if necessary.
  mutating func hint(listingScores: Bool, in session: App) -> TextReply {
    if let reply = replyUnlessWaiting(in: session) { return reply }
    listsScores = listingScores
    guard let hint = session.hint, let side = session.position.turn else {
      return reply(intents: .send(.game(.hintRequested)))
    }
    return reply(hint.isSearching ? thinking : line(about: hint.moves, of: side))
  }

  /// The scores of the moves that the person asked for.
  func line(about moves: [MoveScore], of side: Disk) -> String {
    listsScores ? sentences.scores(moves, of: side) : sentences.hint(moves, of: side)
  }

  func change(to moveLimit: MoveLimit?, in session: App) -> TextReply {
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
