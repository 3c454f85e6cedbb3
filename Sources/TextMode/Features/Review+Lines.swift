import Analysis
import App
import GameSession
import Notation
import ReversiCore
import Words

// The review in text mode. It is open while it searches: for the mistakes of the game, or for what
// the person asks about the position at a place or after moves.
extension Review: FeatureLines {
  struct Memory: FeatureMemory {
    /// The game, what the person asks about a position, or something else that looks at one.
    enum Purpose { case game, trying, hint, reason, position }

    var purpose = Purpose.game
    /// The game up to the move that was explained last. Asking again shows all reasons.
    var explained: GameRecord?
    var wantsAllReasons = false
  }

  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    let lines: [String]? =
      switch text.memories[Memory.self].purpose {
      case .game: results(text, in: app)
      case .trying: triedLines(text, in: app)
      case .hint: hintLines(text, in: app)
      case .reason: reasonLines(text, in: app)
      case .position: nil
      }
    guard let lines else { return TextReply() }
    // The person is told where the walk begins.
    if text.memories[Memory.self].purpose == .game { text.toldLine = nil }
    return TextReply(lines: lines, intents: text.closings(in: app))
  }

  /// Any line stops the search, and is then answered where the person is.
  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    var reply = TextReply(intents: text.closings(in: app))
    switch text.memories[Memory.self].purpose {
    case .game:
      if let progress = app.reviewedLine?.progress {
        reply.lines = [text.words.review.stopped(progress.done, of: progress.total)]
      }
      text.toldLine = nil
      // An empty line only stops it.
      if line.trimmed.isEmpty { return reply }
    case .trying, .hint: reply.lines = [text.sentences.noHint]
    case .reason, .position: break
    }
    reply.intents.append(.repeatLine(line))
    return reply
  }

  func work(in app: App) -> AwaitedWork? {
    if showsReason { return app.isReasonSearched ? .quiet("why") : nil }
    if showsHint {
      return app.hint?.isSearching == true || app.wantedPeople != nil ? .search("hint") : nil
    }
    guard scoresLine, let progress = app.reviewedLine?.progress, progress.done < progress.total
    else { return nil }
    return .quiet("review")
  }

  /// With how people play the position; nil until all is known.
  private func triedLines(_ text: TextInterface, in app: App) -> [String]? {
    guard app.wantedPeople == nil else { return nil }
    return hintLines(text, in: app).map { $0 + Self.lines(about: app.people, text) }
  }

  /// Nil until the scores are known.
  private func hintLines(_ text: TextInterface, in app: App) -> [String]? {
    guard let hint = app.hint, !hint.isSearching else { return nil }
    return [text.line(about: hint.moves, of: app.recordUpToShownPly.position.turn ?? .dark)]
  }

  private static func lines(about people: PeopleMoves?, _ text: TextInterface) -> [String] {
    let words = text.words
    let facts = [
      people?.shares(words.people, name: text.sentences.name),
      people?.trap(words.people),
    ].compactMap { $0.map { words.sentence($0.longest) } }
    return facts.isEmpty ? [] : [words.sentences(facts)]
  }

  /// Nil until the review is complete.
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

  private static func named(
    _ index: Int, in analysis: GameAnalysis
  ) -> (number: Int, move: Move)? {
    guard case .place(let move) = analysis.record.plies[index] else { return nil }
    return (analysis.record.standing(at: index).moveNumber, move)
  }
}

extension TextCommand {
  static let review = Self("review", in: .everywhere, \.review.openCommand) { _, text, app in
    let count = app.game.record.plies.count
    guard count > 0 else { return text.reply(text.sentences.noMoveYet) }
    var reply = text.enter(.review, in: app)
    let walk = TextWalk(.review, from: app.game.record)
    (text.beside, text.toldLine) = (walk, walk.question(text, in: app))
    text.memories[Review.Memory.self].purpose = .game
    reply.lines.append(text.words.review.reviewing(count))
    let place = ViewedPlace(
      game: nil, level: nil, variation: nil, ply: app.game.record.standing, showsHint: false)
    reply.intents.append(.send(.review(place)))
    return reply
  }

  static let attempt = Self("try", taking: "MOVES", about: \.review.tryCommand) {
    operand, record, text, app throws(TypingMistake) in
    text.attempt(try operand.squares(), after: record, in: app)
  }
}

extension TextInterface {
  /// Opens a review of the last position of a record, some of whose moves may be tried. The review
  /// searches for nothing but its purpose.
  mutating func look(
    at record: GameRecord, for purpose: Review.Memory.Purpose, in app: App
  ) -> App.Event {
    memories[Review.Memory.self].purpose = purpose
    let exercise = place(in: app) == .practice ? self.record(in: app) : nil
    let game = exercise ?? app.game.record
    let isOfGame =
      record.start == game.start && record.standing <= game.sharedPlies(with: record)
    return .review(
      ViewedPlace(
        game: exercise, level: app.level, variation: isOfGame ? nil : record.standingRecord,
        ply: record.standing, showsHint: purpose == .hint || purpose == .trying,
        showsReason: purpose == .reason, scoresLine: false))
  }

  mutating func ask(
    _ purpose: Review.Memory.Purpose, about record: GameRecord, in app: App
  ) -> TextReply {
    if app.game.thinkingSide != nil, let reply = replyUnlessWaiting(in: app) { return reply }
    if record.position.legalMoves.isEmpty { return replyAwaited(in: app) }
    return TextReply(intents: [.send(look(at: record, for: purpose, in: app))])
  }

  /// Searches the scores only after several moves. The game stays as it is.
  fileprivate mutating func attempt(
    _ squares: [Square], after record: GameRecord, in app: App
  ) -> TextReply {
    if squares.count == 1 {
      guard case .toMove = record.position.state else { return replyAwaited(in: app) }
      guard let move = try? record.position.move(at: squares[0]) else {
        return reply(refusal(of: squares[0], in: record.position))
      }
      return reply(sentences.attempt(move))
    }
    if place(in: app) == .game, let reply = replyUnlessWaiting(in: app) { return reply }
    var tried = record
    for square in squares {
      guard let next = tried.playing(square) else {
        return reply(refusal(of: square, in: tried.passing.position))
      }
      tried = next
    }
    tried = tried.passing
    let position = tried.position
    let lines =
      [sentences.tried(squares, position.board.counts, position.turn)]
      + turnedBoard.diagram(of: position.board)
    guard position.outcome == nil else { return reply(lines) }
    listsScores = false
    var reply = ask(.trying, about: tried, in: app)
    reply.lines = lines + reply.lines
    return reply
  }
}
