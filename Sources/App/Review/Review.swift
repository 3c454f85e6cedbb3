import Analysis
import GameSession
import ReversiCore
import Texts
import Words

/// The place that a review looks at: a position of the game, or of a variation.
///
/// A variation is the record of the game up to some ply, followed by other moves. It lasts as long
/// as the review.
package struct Review: Feature {
  package enum Event: Sendable, Hashable {
    /// The person moved to a ply of the line shown; the nearest possible ply counts.
    case moved(to: Int)
    /// The person tried a move from the position in view.
    case variationPlayed(Square)
    /// The person returned from a variation to the game.
    case variationLeft
    /// The person asked for the scores of the moves, or hid them.
    case hintToggled
    /// The person goes on or back in the line that shows the reason.
    case reasonLineStepped(by: Int)
    case playOnRequested
  }

  enum Question: Sendable, Hashable {
    /// `move` is the number of the next move.
    case playOn(ply: Int, move: Int)
    /// Whether to give the game up, and go on with this variation of it.
    case variation(GameRecord)
  }

  /// The game, if it comes from the library; nil for the session's.
  package let game: GameRecord?
  private let level: Level?
  /// The side that the person played in a game from the library; nil if nobody knows.
  fileprivate let you: Disk?
  /// The number of plies before the position in view.
  package private(set) var ply: Int
  package var showsHint = false
  /// Whether all positions of the line are scored.
  package let scoresLine: Bool
  /// Whether the coach says why the ply that led there is good or bad.
  package let showsReason: Bool
  var explained: ExplainMove.Reply?
  /// Where the person is in the line that shows the reason; nil at the move itself.
  package internal(set) var walk: ReasonWalk?
  /// The variations that the person has tried, the one shown last first.
  var variations: [GameRecord] = []
  /// Whether the first variation is shown in place of the game.
  var showsVariation = false

  init(ply: Int, of game: GameRecord? = nil, against level: Level? = nil, you: Disk? = nil) {
    self.ply = ply
    self.game = game
    self.level = level
    self.you = you
    (scoresLine, showsReason) = (true, true)
  }

  /// The place has to be one of its game.
  init(_ place: ViewedPlace) {
    game = place.game
    level = place.level
    you = nil
    ply = place.ply
    showsHint = place.showsHint
    showsReason = place.showsReason
    scoresLine = place.scoresLine
    variations = [place.variation].compactMap(\.self)
    showsVariation = place.variation != nil
  }

  var variation: GameRecord? { showsVariation ? variations.first : nil }

  /// Over the library, it shows the game that is selected there, and over practice the exercise.
  package static func canLie(over kind: Sheet.Kind) -> Bool {
    kind == .library || kind == .practice
  }

  package static func opened(in app: App) -> Review? {
    app.sheet == nil ? Review(ply: app.game.record.standing) : nil
  }

  package mutating func handle(_ event: Event, beside session: GameSession) -> [Wish] {
    let game = game ?? session.record
    switch event {
    case .moved(let ply):
      forgetReason()
      move(to: ply, of: game)
    case .variationPlayed(let square):
      forgetReason()
      play(square, in: game)
    case .variationLeft where walk != nil: leaveWalk(for: game)
    case .variationLeft:
      forgetReason()
      leaveVariation(for: game)
    case .hintToggled: showsHint.toggle()
    case .reasonLineStepped(let steps): step(by: steps, in: game)
    case .playOnRequested: return playOn(from: game, beside: session)
    }
    return []
  }

  /// The next reason is about another move.
  private mutating func forgetReason() {
    (walk, explained) = (nil, nil)
  }

  /// No question is needed if the game already stands there: a side to move that a computer plays
  /// becomes Manual at once.
  private func playOn(from game: GameRecord, beside session: GameSession) -> [Wish] {
    let line = variation ?? game
    if self.game != nil {
      return [.askIfNeeded(.load(line.standing(at: ply).withoutNames))]
    }
    if let variation, ply > variation.sharedPlies(with: game) {
      return [.ask(.review(.variation(variation.standingAfterPass(at: ply))))]
    }
    if game.standing == ply { return [.goOn(from: ply)] }
    return [
      .ask(.review(.playOn(ply: ply, move: line.standing(at: ply).moveNumber)))
    ]
  }

  /// Moves to a ply of the line shown, or to the nearest possible one.
  mutating func move(to ply: Int, of game: GameRecord) {
    self.ply = min(max(0, ply), (variation ?? game).plies.count)
  }

  /// Plays a move, after the pass if one is due. An illegal move changes nothing.
  ///
  /// The move leads along the line shown, back to the game, or to a variation that was tried
  /// before, or else begins a variation.
  mutating func play(_ square: Square, in game: GameRecord) {
    let shown = variation ?? game
    guard var line = shown.standing(at: ply).playing(square) else { return }
    let length = line.plies.count
    if shown.begins(with: line) {
      line = shown
    } else if game.begins(with: line) {
      (line, showsVariation) = (game, false)
    } else {
      line = variations.first { $0.begins(with: line) } ?? line.passing
      variations.removeAll { line.begins(with: $0) }
      variations.insert(line, at: 0)
      showsVariation = true
    }
    // Step over the pass that follows, so that the next move can be played.
    let isPassNext = length < line.plies.count && line.plies[length].isPass
    ply = isPassNext ? length + 1 : length
  }

  /// Shows the game again, where the variation leaves it.
  mutating func leaveVariation(for game: GameRecord) {
    guard let variation else { return }
    ply = min(ply, variation.sharedPlies(with: game))
    showsVariation = false
  }

  package var viewed: ViewedPlace? {
    ViewedPlace(
      game: game, level: level, variation: variation, ply: ply, showsHint: showsHint,
      showsReason: showsReason && walk == nil, scoresLine: scoresLine)
  }

  package func helps(in app: App) -> Bool { game == nil }

  /// Follows the game: a line that it has taken is no variation, and plies that were taken back may
  /// be gone.
  package mutating func follow(_ app: App) {
    let game = app.shownGame
    if let variation, game.begins(with: variation) { showsVariation = false }
    variations.removeAll { game.begins(with: $0) }
    let last = ply
    move(to: ply, of: game)
    if ply != last { (walk, explained) = (nil, nil) }
  }
}

extension GameRecord {
  /// The record with the pass that is due, if one is.
  package var passing: GameRecord {
    var record = self
    record.passWhereDue()
    return record
  }

  fileprivate func begins(with other: GameRecord) -> Bool {
    sharedPlies(with: other) == other.plies.count
  }

  /// The record with a move, after the pass if one is due; nil if the move is illegal.
  package func playing(_ square: Square) -> GameRecord? {
    var record = passing
    do { try record.play(square) } catch { return nil }
    return record
  }
}

extension App {
  package var review: Review? { self[Review.self] }
}

extension Sheet.Kind {
  package static let review = Sheet.Kind(Review.self)
}

extension App.Event {
  package static func review(_ place: ViewedPlace) -> App.Event { .opened(Sheet(Review(place))) }

  package static func review(_ event: Review.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Review.self))
  }
}

extension Review.Question: FeatureQuestion {
  func text(in words: Words) -> String { words.review.text(of: self) }
  func shortText(in words: Words) -> String { words.review.shortText(of: self) }

  func carryOut(in app: inout App) -> [App.Effect] {
    switch self {
    case .variation(let record): return app.begin(.variation(record))
    case .playOn(let ply, _):
      app.overlay = Overlay()
      return app.play(.wentOn(from: ply))
    }
  }
}

extension Question {
  static func review(_ question: Review.Question) -> Question { Question(question) }
}

/// A look back at the game, or at a variation: the line, the ply in view, and the scores found so
/// far.
package struct ReviewedLine: Sendable, Hashable {
  private let place: Review
  private let scores: GameScores
  /// The sides that people at this keyboard play, or played; both if there are none.
  package let sides: [Disk]
  /// The game, also while a variation is shown.
  package let game: GameAnalysis

  package init(_ place: Review, in app: App) {
    self.place = place
    scores = app.viewedScores
    let people =
      place.game == nil
      ? Disk.allCases.filter { app.you ?? $0 == $0 && app.game.modes[$0] == .manual }
      : [place.you].compactMap(\.self)
    sides = people.isEmpty ? Disk.allCases : people
    game = app.gameScores.analysis
  }

  package var isOfSession: Bool { place.game == nil }

  /// The number of plies before the position in view, from 0 to all plies of the line.
  package var ply: Int { place.ply }

  /// The number of the move that led to the position in view, and that of the last one.
  package var moveNumbers: (current: Int, last: Int) {
    let whole = analysis.record
    return (record.moveNumber - 1, whole.standing(at: whole.plies.count).moveNumber - 1)
  }

  package var analysis: GameAnalysis { scores.analysis }

  package var record: GameRecord { analysis.record.standing(at: ply) }

  /// The number of plies that the variation shares with the game; nil if the game is shown.
  package var branch: Int? { place.variation?.sharedPlies(with: game.record) }

  /// Whether the end of a game is in view, where nobody can play on.
  package var isAtEnd: Bool { branch == nil && next.outcome != nil }

  /// The positions that mistakes have led to, of the people or of all, by the plies before each.
  func mistakes(ofAll: Bool) -> [Int] {
    game.mistakes.filter { ofAll || sides.contains(game.record.plies[$0 - 1].side) }
  }

  /// The number of plies before the last position of the game on the way to the one in view.
  package var gamePly: Int { min(ply, branch ?? ply) }

  /// The variation that the position in view belongs to; nil if it is one of the game.
  var variation: GameRecord? { gamePly < ply ? analysis.record : nil }

  /// The position in view, after the pass if one is due.
  package var next: Position { record.passing.position }

  package var choices: SquareSet { next.legalMoves }

  package func move(to square: Square) -> Move? { try? next.move(at: square) }

  /// The number of searches of the line that are done, and of all searches.
  package var progress: (done: Int, total: Int) { scores.roundsProgress }
}

extension App {
  package var reviewedLine: ReviewedLine? { review.map { ReviewedLine($0, in: self) } }
}
