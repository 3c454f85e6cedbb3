import Analysis
import GameSession
import ReversiCore
import Texts
import Words

extension SheetPicture {
  /// The sheet whose position the board shows, also behind a question or the help; nil if the board
  /// shows the game.
  init?(_ session: App, words: Words) {
    if let review = session.review {
      self = .review(ReviewPicture(review, words: words))
    } else if let editor = session.editor {
      self = .editor(EditorPicture(editor, words: words))
    } else if let practice = session.practice {
      self = .practice(
        PracticePicture(practice, isPaused: session.thinkingSide != nil, words: words))
    } else {
      return nil
    }
  }
}

extension ReviewPicture {
  fileprivate init(_ review: Review, words: Words) {
    let analysis = review.analysis
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
    line = plyScore.flatMap { Line($0, words: words) }
    variation = review.branch.map {
      Variation(title: words.review.variationStart($0 + 1), first: $0)
    }
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
  /// The number of the position in a review.
  func place(of review: Review) -> Wording {
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
    let losses = review.loss(plyScore.loss).map { "\(ply.text) \($0)" }
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

extension ReviewPicture.WorstMove {
  /// The move after a number of plies; nil if its loss is unknown.
  fileprivate init?(_ index: Int, in analysis: GameAnalysis, words: Words) {
    guard let plyScore = analysis.plyScore(at: index) else { return nil }
    side = plyScore.ply.side
    move = plyScore.ply.text
    disks = plyScore.loss
    loss = words.review.loss(disks)
    better = plyScore.bestMove.map { words.review.betterMove($0) }
    ply = index + 1
  }
}

extension EditorPicture {
  fileprivate init(_ editor: Editor, words: Words) {
    side = editor.side
    toMove = words.setUp.toMove
    defect = editor.defect.map { words.setUp.wording(of: $0) }
    tools = ActionTable.rows.filter { $0.isEditorTool }.map { KeyLineItem($0, words: words) }
  }
}

extension ActionRow {
  /// Whether it changes the whole position in the editor.
  fileprivate var isEditorTool: Bool {
    switch clickAction {
    case .send(.setUp(.edited(.clear))), .send(.setUp(.edited(.setNewGame))),
      .send(.setUp(.edited(.swapColors))),
      .send(.setUp(.edited(.switchSide))):
      true
    default: false
    }
  }
}

extension Words {
  /// The side that a score says is ahead, and by how many disks.
  ///
  /// - Parameters:
  ///   - disks: The score; below 0 if the other side is ahead.
  ///   - side: The side of the score.
  func lead(_ disks: Int, for side: Disk) -> String {
    guard disks != 0 else { return game.even }
    return "\(name(of: disks > 0 ? side : side.opponent)) \(score(abs(disks)))"
  }
}

extension EvaluationPicture {
  /// The evaluation of a position; nil if the person has not asked for it.
  init?(_ shown: ShownEvaluation, words: Words) {
    guard shown != .hidden else { return nil }
    title = words.game.leadTitle
    guard let evaluation = shown.best else {
      (lead, depth) = (Wording(words.game.evaluating), "")
      (side, disks, line) = (nil, nil, [])
      return
    }
    let disks = evaluation.darkScore
    side = disks == 0 ? nil : disks > 0 ? .dark : .light
    lead = Wording(words.lead(disks, for: .dark), words.score(abs(disks)))
    depth = words.game.depth(evaluation.certainty, evaluation.depth)
    self.disks = disks
    line = evaluation.line.map(\.description)
  }
}
