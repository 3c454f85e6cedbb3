import Analysis
import App
import Controls
import GameSession
import ReversiCore
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
    let places = words.texts(ofPlace: review)
    place = (places[0], places[1])
    let progress = review.progress
    self.progress =
      progress.done < progress.total
      ? words.texts(
        of: .analyzing, ["done": .number(progress.done), "total": .number(progress.total)]) : []
    start = words[.startTitle]
    ply =
      last < 0
      ? nil
      : Ply(
        side: plies[last].side,
        texts: words.texts(
          of: plies[last], plyScore, evaluation: analysis.evaluation(at: review.ply)))
    line = plyScore.flatMap { Line($0, words: words) }
    variation = review.branch.map {
      Variation(texts: words.texts(of: .variationStart, ["ply": .number($0 + 1)]), first: $0)
    }
    let game = review.game
    graph = GraphPicture(game, current: review.gamePly)
    ahead = (
      words.text(of: .sideAhead, ["side": .side(.dark)]),
      words.text(of: .sideAhead, ["side": .side(.light)])
    )
    worstTitle = words[.worstMovesTitle]
    worst = Disk.allCases.flatMap { game.worstMoves(of: $0) }
      .compactMap { WorstMove($0, in: game, words: words) }
      .sorted { ($1.disks, $0.ply) < ($0.disks, $1.ply) }
    turn =
      game.turningPly.map {
        words.texts(
          of: .turningPly,
          ["move": .text(game.record.plies[$0].text), "number": .number($0 + 1)])
      } ?? []
    turningPly = (game.turningPly ?? 0) + 1
  }
}

extension Words {
  /// The number of the position in a review, in a long and a short wording.
  func texts(ofPlace review: Review) -> [String] {
    texts(
      of: review.branch == nil ? .place : .variationPlace,
      ["ply": .number(review.ply), "plies": .number(review.analysis.record.plies.count)])
  }

  /// A ply with its score and what it gave away, so far, the longest wording first.
  fileprivate func texts(
    of ply: GameRecord.Ply, _ plyScore: PlyScore?, evaluation: Evaluation?
  ) -> [String] {
    let score = evaluation.map {
      lead($0.darkScore, for: .dark)
    }
    guard let plyScore, plyScore.bestMove != nil else {
      return [score.map { "\(ply.text) \($0)" }, ply.text].compactMap(\.self)
    }
    let losses = texts(ofLoss: plyScore.loss).map { "\(ply.text) \($0)" }
    return [score.map { "\(losses[0]), \($0)" }].compactMap(\.self) + losses
  }

  /// The disks that a move gave away, the longest wording first.
  fileprivate func texts(ofLoss disks: Int) -> [String] {
    disks == 0 ? [self[.lossNone]] : texts(of: .loss, ["disks": .number(disks)])
  }
}

extension ReviewPicture.Line {
  /// The better move and what would have followed, or what follows the best move.
  fileprivate init?(_ plyScore: PlyScore, words: Words) {
    guard let best = plyScore.bestMove else { return nil }
    let moves = plyScore.bestLine.map(\.description)
    if plyScore.loss == 0 {
      texts = [words[.continuation]]
      self.moves = Array(moves.dropFirst())
      if self.moves.isEmpty { return nil }
    } else {
      texts = words.texts(
        of: .bestMove,
        [
          "square": .square(best),
          "lead": .text(words.lead(plyScore.bestScore, for: plyScore.ply.side)),
        ])
      self.moves = moves
    }
    proof = plyScore.isExact ? words[.proven] : nil
  }
}

extension ReviewPicture.WorstMove {
  /// The move after a number of plies; nil if its loss is unknown.
  fileprivate init?(_ index: Int, in analysis: GameAnalysis, words: Words) {
    guard let plyScore = analysis.plyScore(at: index) else { return nil }
    side = plyScore.ply.side
    move = plyScore.ply.text
    disks = plyScore.loss
    loss = words.texts(ofLoss: disks)
    better =
      plyScore.bestMove.map { words.texts(of: .betterMove, ["square": .square($0)]) } ?? []
    ply = index + 1
  }
}

extension EditorPicture {
  fileprivate init(_ editor: Editor, words: Words) {
    side = editor.side
    toMove = words[.toMove]
    defects = editor.defect.map { words.texts(of: $0) } ?? []
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
    guard disks != 0 else { return self[.even] }
    return "\(name(of: disks > 0 ? side : side.opponent)) \(score(abs(disks)))"
  }

  /// How sure a score is, in a long and a short wording.
  func texts(of certainty: Certainty, depth: Int) -> [String] {
    switch certainty {
    case .exact: texts(of: .exactDepth)
    case .book: texts(of: .bookDepth)
    case .estimate: texts(of: .depth, ["plies": .number(depth)])
    }
  }
}

extension EvaluationPicture {
  /// The evaluation of a position; nil if the person has not asked for it.
  init?(_ shown: ShownEvaluation, words: Words) {
    guard shown != .hidden else { return nil }
    title = words[.leadTitle]
    guard let evaluation = shown.best else {
      lead = Pair(long: words[.evaluating], short: words[.evaluating])
      depth = Pair(long: "", short: "")
      (side, disks, line) = (nil, nil, [])
      return
    }
    let disks = evaluation.darkScore
    side = disks == 0 ? nil : disks > 0 ? .dark : .light
    lead = Pair(
      long: words.lead(disks, for: .dark), short: words.score(abs(disks)))
    let depths = words.texts(of: evaluation.certainty, depth: evaluation.depth)
    depth = Pair(long: depths[0], short: depths[1])
    self.disks = disks
    line = evaluation.line.map(\.description)
  }
}
