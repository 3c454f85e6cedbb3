import Analysis
import GameSession
import Notation
import ReversiCore
import Words

// The review in text mode, which also searches the moves that the person tries.
extension Review: FeatureLines {
  /// The memory of text mode about the review.
  struct Memory: FeatureMemory {
    /// What the review was opened for.
    enum Purpose { case game, trying, reason }

    var purpose = Purpose.game
  }

  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    let lines =
      switch text.memories[Memory.self].purpose {
      case .game: results(text, in: app)
      case .trying: triedLines(text, in: app)
      case .reason: reasonLines(text, in: app)
      }
    return lines.map { TextReply(lines: $0, intents: [.send(.sheetClosed)]) } ?? TextReply()
  }

  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    guard let progress = app.reviewedLine?.progress, text.memories[Memory.self].purpose == .game
    else {
      return text.reply(intents: .send(.sheetClosed), .repeatLine(line))
    }
    var reply = text.reply(
      text.words.review.stopped(progress.done, of: progress.total), intents: .send(.sheetClosed))
    if !line.allSatisfy(\.isWhitespace) { reply.intents.append(.repeatLine(line)) }
    return reply
  }

  func work(in app: App) -> AwaitedWork? {
    if showsReason { return app.isReasonSearched ? .quiet("why") : nil }
    let isSearching = app.hint?.isSearching == true || app.wantedPeople != nil
    guard let progress = app.reviewedLine?.progress, isSearching || progress.done < progress.total
    else { return nil }
    return .quiet("review")
  }

  /// The scores of the position after the moves, and how people play it, once they are known.
  private func triedLines(_ text: TextInterface, in app: App) -> [String]? {
    guard let hint = app.hint, !hint.isSearching, app.wantedPeople == nil else { return nil }
    return app.recordUpToShownPly.position.turn.map {
      [text.sentences.hint(hint.moves, of: $0)] + Self.lines(about: app.people, text)
    } ?? []
  }

  /// What the coach says about the move, once it is known.
  private func reasonLines(_ text: TextInterface, in app: App) -> [String]? {
    guard showsReason, !app.isReasonSearched else { return nil }
    guard let reply = app.explained else {
      return [text.words.sentence(text.words.reasons.noReason)]
    }
    let record = app.recordUpToShownPly
    let name: (Square) -> String = { text.sentences.name($0) }
    let (verdict, reasons) = text.words.statements(
      about: reply.move.square, reply.explanation, number: record.moveNumber - 1, name: name)
    let line = text.words.reasonLine(of: reply.explanation, name: name)
    return ([verdict] + reasons + [line].compactMap(\.self)).map(text.words.sentence)
  }

  /// How people play the position, in a line, and how many of them err.
  private static func lines(about people: PeopleMoves?, _ text: TextInterface) -> [String] {
    let words = text.words
    let facts = [
      people?.shares(playing: nil, words.people, name: text.sentences.name),
      people?.trap(words.people),
    ].compactMap { $0.map { words.sentence($0.longest) } }
    return facts.isEmpty ? [] : [words.sentences(facts)]
  }

  /// The results of the review once it is complete.
  private func results(_ text: TextInterface, in app: App) -> [String]? {
    guard let review = app.reviewedLine, review.progress.done == review.progress.total else {
      return nil
    }
    let analysis = review.analysis
    let turning = analysis.turningPly.flatMap { index in
      Self.named(index, in: analysis).map {
        text.words.review.turned(
          with: $0.number, $0.move.side, text.sentences.name($0.move.square))
      }
    }
    return Disk.allCases.flatMap { Self.losses(of: $0, in: analysis, text) }
      + [turning].compactMap(\.self)
  }

  /// The average loss of a side, and its worst moves.
  private static func losses(
    of side: Disk, in analysis: GameAnalysis, _ text: TextInterface
  ) -> [String] {
    guard let mean = analysis.meanLoss(of: side) else { return [] }
    let mistakes = analysis.worstMoves(of: side).compactMap { index -> String? in
      guard let (number, move) = named(index, in: analysis),
        let plyScore = analysis.plyScore(at: index)
      else { return nil }
      return text.words.review.mistake(
        number, side, text.sentences.name(move.square), loss: plyScore.loss,
        best: plyScore.bestMove.map(text.sentences.name))
    }
    let loss = text.words.reports.meanLoss(FixedDecimal(mean, digits: 1), of: side, worst: [])
    return [loss] + mistakes
  }

  /// The number and the move of a ply; nil if it is a pass.
  private static func named(
    _ index: Int, in analysis: GameAnalysis
  ) -> (number: Int, move: Move)? {
    guard case .place(let move) = analysis.record.plies[index] else { return nil }
    return (analysis.record.standing(at: index).moveNumber, move)
  }
}

extension TextCommand {
  /// Reviews the game.
  static let review = Self("review", \.review.openCommand) { _, text, app in
    let count = app.game.record.plies.count
    guard count > 0 else { return text.reply(text.sentences.noMoveYet) }
    text.memories[Review.Memory.self].purpose = .game
    return text.reply(
      text.words.review.reviewing(count), intents: .send(.sheetOpened(.review)))
  }

  /// Says why the last move is good or bad, or a move of the game, or one that can be made now.
  static let why = Self("why [SQ]", \.reasons.whyCommand) { operand, text, app in
    guard !operand.word.isEmpty else {
      let plies = app.game.record.plies.prefix(app.game.record.standing)
      return text.explain(plies.lastIndex { !$0.isPass }, in: app)
    }
    guard let square = Square(typed: operand.word) else { return nil }
    let played = app.game.record.plies.prefix(app.game.record.standing).firstIndex { ply in
      if case .place(let move) = ply { move.square == square } else { false }
    }
    return played == nil ? text.explain(square, in: app) : text.explain(played, in: app)
  }

  /// Says what moves would lead to.
  static let attempt = Self("try MOVES", \.review.tryCommand) { operand, text, app in
    guard let squares = operand.squares else { return nil }
    return squares.count == 1
      ? text.attempt(squares[0], in: app) : text.attempt(squares, in: app)
  }
}

extension TextInterface {
  /// Asks the coach about the move after a number of plies.
  fileprivate mutating func explain(_ ply: Int?, in app: App) -> TextReply {
    guard let ply else { return reply(sentences.noMoveYet) }
    return explain(after: .review(.moved(to: ply + 1)), in: app)
  }

  /// Asks the coach about a move that can be made now.
  fileprivate mutating func explain(_ square: Square, in app: App) -> TextReply {
    if let reply = replyUnlessWaiting(in: app) { return reply }
    let position = app.game.position
    guard position.legalMoves.contains(square) else {
      return reply(sentences.illegal(square, on: position.board, position.legalMoves))
    }
    return explain(after: .review(.variationPlayed(square)), in: app)
  }

  private mutating func explain(after event: App.Event, in app: App) -> TextReply {
    if app.game.thinkingSide != nil, let reply = replyUnlessWaiting(in: app) { return reply }
    guard app.areHintsAllowed else { return reply(intents: .send(.review(.reasonToggled))) }
    memories[Review.Memory.self].purpose = .reason
    return reply(
      words.reasons.looking,
      intents: .send(.sheetOpened(.review)), .send(event), .send(.review(.reasonToggled)))
  }

  /// Says what a move would turn over.
  fileprivate func attempt(_ square: Square, in app: App) -> TextReply {
    let position = app.game.position
    guard case .toMove(let side) = position.state else { return replyAwaited(in: app) }
    guard let move = position.board.move(of: side, at: square) else {
      return reply(sentences.illegal(square, on: position.board, position.legalMoves))
    }
    return reply(sentences.attempt(move))
  }

  /// Shows the position after some moves, and searches its scores. The game stays as it is.
  fileprivate mutating func attempt(_ squares: [Square], in app: App) -> TextReply {
    if let reply = replyUnlessWaiting(in: app) { return reply }
    let events = [.sheetOpened(.review)] + squares.map({ App.Event.review(.variationPlayed($0)) })
    var ahead = app
    _ = ahead.handle(events[0])
    for (square, event) in zip(squares, events.dropFirst()) {
      guard let review = ahead.reviewedLine, review.choices.contains(square) else {
        let position = ahead.recordUpToShownPly.position
        guard position.outcome == nil else { return reply(sentences.gameOver) }
        return reply(
          sentences.illegal(square, on: position.board, ahead.reviewedLine?.choices ?? []))
      }
      _ = ahead.handle(event)
    }
    memories[Review.Memory.self].purpose = .trying
    let position = ahead.recordUpToShownPly.position
    let tried = sentences.tried(squares, position.board.counts, position.turn)
    var reply = reply([tried] + turnedBoard.diagram(of: position.board))
    reply.intents = (events + [.review(.hintToggled)]).map { .send($0) }
    return reply
  }
}
