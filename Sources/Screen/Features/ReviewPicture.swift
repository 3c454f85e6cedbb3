import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

/// The course of a game, seen from one of its positions or from a variation.
struct ReviewPicture: Sendable {
  /// The ply that led to the position.
  struct Ply: Sendable {
    let side: Disk
    /// The ply, its score and what it gave away, so far.
    let wording: Wording
  }

  /// The best play of both sides.
  struct Line: Sendable {
    /// The text before the moves.
    let title: Wording
    let moves: [String]
    /// The text at the end of the row; nil if the scores are not proven.
    let proof: String?
  }

  /// The variation that the position belongs to. Its moves are those of the list of moves.
  struct Variation: Sendable {
    /// The text before the moves.
    let title: Wording
    /// The index of its first ply in the list of moves.
    let first: Int
  }

  /// The columns of a move with the sign of a mistake.
  static let moveColumns = 4

  /// One of the worst moves of the game. A click goes there.
  struct WorstMove: Sendable {
    /// The side that made it.
    let side: Disk
    /// The move with the sign of the mistake.
    let move: String
    /// The disks that it gave away.
    let disks: Int
    let loss: Wording
    let better: Wording?
    /// The number of plies up to and including the move.
    let ply: Int
  }

  /// The moves of the line that is shown.
  let moves: MoveListPicture
  /// The evaluation of the position in view, if it is shown.
  let evaluation: EvaluationPicture?
  /// Whether the terminal's cursor stands here, because the board has none.
  let holdsCursor: Bool
  /// The number of the position, in a long and a short wording.
  let place: Wording
  /// The progress of the analysis, until it is done.
  let progress: Wording?
  /// The ply that led to the position; nil at the start.
  let ply: Ply?
  /// The text in place of the ply at the start.
  let start: String
  /// The better move and what follows, or what follows the best one, or nil.
  let line: Line?
  /// Whether the ply was as good as the best.
  let isBest: Bool
  let variation: Variation?
  /// How people at the person's level play the position, or nil.
  let people: Wording?
  /// How many of them err there and by how much, or nil.
  let trap: Wording?
  /// What the coach says about the ply, or that it is asked; empty if that is not shown. The short
  /// texts name a reason and its squares.
  let reasons: [Wording]
  /// The scores of all positions of the game.
  let graph: GraphPicture
  /// The texts at the upper and the lower edge of the graph.
  let ahead: (dark: String, light: String)
  /// The heading of the worst moves.
  let worstTitle: String
  /// The worst moves of both sides, the worst first, so far.
  let worst: [WorstMove]
  /// The turning point of the game, or nil.
  let turn: Wording?
  /// The number of plies up to and including the turning point.
  let turningPly: Int
}

extension ReviewPicture {
  /// The course of the game that the app reviews.
  init(_ review: ReviewedLine, in app: App, _ state: UIState, words: Words) {
    let analysis = review.analysis
    moves = MoveListPicture(
      analysis.record, analysis: analysis, current: review.ply, top: state.listTop, words: words)
    evaluation = app.isEvaluationShown ? EvaluationPicture(app.evaluation, words: words) : nil
    holdsCursor = !state.showsCursor(in: app)
    let plies = analysis.record.plies
    let last = review.ply - 1
    let plyScore = last < 0 ? nil : analysis.plyScore(at: last)
    place = words.place(of: review)
    let progress = review.progress
    self.progress =
      progress.done < progress.total
      ? words.review.analyzing(progress.done, of: progress.total) : nil
    start = words.review.start
    ply =
      last < 0
      ? nil
      : Ply(
        side: plies[last].side,
        wording: words.wording(
          of: plies[last], plyScore, evaluation: analysis.evaluation(at: review.ply)))
    isBest = plyScore?.loss == 0
    line = plyScore.flatMap { Line($0, words: words) }
    variation = review.branch.map {
      Variation(title: words.review.variationStart($0 + 1), first: $0)
    }
    let playedSquare = app.hint == nil ? review.record.lastMove?.square : nil
    people = app.people?.shares(playing: playedSquare, words.people)
    trap = app.people?.trap(words.people)
    reasons = words.reasons(in: app)
    let game = review.game
    graph = GraphPicture(game, current: review.gamePly)
    ahead = (words.review.ahead(.dark), words.review.ahead(.light))
    worstTitle = words.review.worstMovesTitle
    worst = Disk.allCases.flatMap { game.worstMoves(of: $0) }
      .compactMap { WorstMove($0, in: game, words: words) }
      .sorted { ($1.disks, $0.ply) < ($0.disks, $1.ply) }
    turn =
      game.turningPly.map { words.review.turningPly(game.record.plies[$0].text, $0 + 1) }
    turningPly = (game.turningPly ?? 0) + 1
  }
}

extension Words {
  /// What the coach says about the ply in review: two sentences at most. How good the move is comes
  /// first, unless the ply says that it is a plain mistake and there are reasons.
  fileprivate func reasons(in app: App) -> [Wording] {
    if app.isReasonSearched { return [Wording(reasons.searching)] }
    if app.isReasonPaused { return [practice.paused] }
    guard let reply = app.explained, let review = app.review else { return [] }
    let record = app.shownLine.standing(at: review.walk?.ply ?? review.ply)
    let (verdict, reasons) = statements(
      about: reply.move.square, reply.explanation, number: record.moveNumber - 1
    ) { $0.description }
    let told = wordings(of: reasons, in: reply.explanation)
    let isPlain = reply.explanation.map {
      $0.worse.move.square == reply.move.square && MistakeResult($0) == .same
    }
    if isPlain == true, !told.isEmpty { return told }
    return [Wording(sentence(verdict), verdict)] + told.prefix(1)
  }

  /// The number of the position in a review.
  func place(of review: ReviewedLine) -> Wording {
    self.review.place(
      review.ply, of: review.analysis.record.plies.count, isVariation: review.branch != nil)
  }

  /// A ply with its score and what it gave away, so far.
  fileprivate func wording(
    of ply: GameRecord.Ply, _ plyScore: PlyScore?, evaluation: Evaluation?
  ) -> Wording {
    let score = evaluation.map {
      lead($0.darkScore, for: .dark)
    }
    guard let plyScore, plyScore.bestMove != nil else {
      return score.map { Wording("\(ply.text) \($0)", ply.text) } ?? Wording(ply.text)
    }
    let losses = review.loss(plyScore.loss).map { "\(plyScore.text) \($0)" }
    return score.flatMap { Wording(["\(losses.longest), \($0)"] + losses.texts) } ?? losses
  }
}

extension ReviewPicture.Line {
  /// The better move and what would have followed, or what follows the best move.
  fileprivate init?(_ plyScore: PlyScore, words: Words) {
    guard let best = plyScore.bestMove else { return nil }
    let moves = plyScore.bestLine.map(\.description)
    if plyScore.loss == 0 {
      title = words.review.continuation
      self.moves = Array(moves.dropFirst())
      if self.moves.isEmpty { return nil }
    } else {
      title = words.review.bestMove(
        best, words.lead(plyScore.bestScore, for: plyScore.ply.side))
      self.moves = moves
    }
    proof = plyScore.isExact ? words.review.proven : nil
  }
}

extension PlyScore {
  /// The ply in notation with the sign of the mistake, if it was one.
  fileprivate var text: String { ply.text + (mistake?.sign ?? "") }
}

extension ReviewPicture.WorstMove {
  /// The move after a number of plies, if its loss is known.
  fileprivate init?(_ index: Int, in analysis: GameAnalysis, words: Words) {
    guard let plyScore = analysis.plyScore(at: index) else { return nil }
    side = plyScore.ply.side
    move = plyScore.text
    disks = plyScore.loss
    loss = words.review.loss(disks)
    better = plyScore.bestMove.map { words.review.betterMove($0) }
    ply = index + 1
  }
}
