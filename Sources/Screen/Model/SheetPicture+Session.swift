import Controls
import GameSession
import ReversiCore
import Words

extension SheetPicture {
  /// The sheet whose position the board shows, also behind a question or the help; nil if the board
  /// shows the game.
  init?(_ session: GameSession, words: Words) {
    if let review = session.review {
      self = .review(ReviewPicture(review, words: words))
    } else if let editor = session.editor {
      self = .editor(EditorPicture(editor, words: words))
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
    title = words[.reviewTitle]
    let places = words.texts(
      of: .place, ["ply": .number(review.ply), "plies": .number(plies.count)])
    place = (places[0], places[1])
    let progress = review.progress
    self.progress =
      progress.done < progress.total
      ? "\(progress.done)/\(progress.total)" : nil
    start = words[.startTitle]
    ply =
      last < 0
      ? nil
      : Ply(
        side: plies[last].side, move: plies[last].text,
        score: analysis.evaluation(at: review.ply).map {
          let score = $0.score(for: plies[last].side)
          let exact = words.text(of: .exactScore, ["score": .score(score)])
          return ($0.isExact ? exact : words.score(score), words.score(score))
        }, loss: plyScore.flatMap { $0.bestMove == nil ? nil : words.text(ofLoss: $0.loss) })
    best = plyScore.flatMap { plyScore in
      plyScore.bestMove.map {
        words.text(of: .bestMove, ["square": .square($0), "score": .score(plyScore.bestScore)])
      }
    }
    line = plyScore?.bestLine.map(\.description) ?? []
    graph = GraphPicture(analysis, current: review.ply)
    summaries = Disk.allCases.compactMap { Summary($0, analysis: analysis, words: words) }
    turn = analysis.turningPly.map {
      Link(
        text: words.text(
          of: .turningPly, ["move": .text(plies[$0].text), "number": .number($0 + 1)]),
        ply: $0 + 1)
    }
  }
}

extension Words {
  /// The text for the disks that a move gave away.
  fileprivate func text(ofLoss disks: Int) -> String {
    disks == 0 ? self[.lossNone] : text(of: .loss, ["disks": .number(disks)])
  }
}

extension ReviewPicture.Summary {
  /// How well a side played; nil if that is unknown for all its moves.
  fileprivate init?(_ side: Disk, analysis: GameAnalysis, words: Words) {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    self.side = side
    meanLoss = words.text(
      of: .meanLoss, ["disks": .decimal(FixedDecimal(mean, digits: 1))])
    worst = analysis.worstMoves(of: side).map { index in
      let loss = analysis.plyScore(at: index)?.loss ?? 0
      return ReviewPicture.Link(
        text: "\(analysis.record.plies[index].text) \(words.score(-loss))", ply: index + 1)
    }
  }
}

extension EditorPicture {
  fileprivate init(_ editor: Editor, words: Words) {
    title = words[.editorTitle]
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
    case .edit(.clear), .edit(.setNewGame), .edit(.swapColors), .edit(.switchSide): true
    default: false
    }
  }
}

extension Words {
  /// A score with the name of its side.
  func score(_ disks: Int, of side: Disk) -> String { "\(name(of: side)) \(score(disks))" }

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
  /// The evaluation of a position; nil if the player has not asked for it.
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
      long: side.map { words.score(abs(disks), of: $0) } ?? words[.even],
      short: words.score(abs(disks)))
    let depths = words.texts(of: evaluation.certainty, depth: evaluation.depth)
    depth = Pair(long: depths[0], short: depths[1])
    self.disks = disks
    line = evaluation.line.map(\.description)
  }
}
