import GameSession
import ReversiCore

extension SheetPicture {
  /// What is open in a session, also behind a question; nil if nothing is, or a dialog alone.
  ///
  /// - Parameter helpPage: The page at which the help is open.
  init?(_ session: GameSession, helpPage: Int, words: any Words) {
    if let review = session.review {
      self = .review(ReviewPicture(review, words: words))
    } else if let editor = session.editor {
      self = .editor(EditorPicture(editor, words: words))
    } else if session.openSheet == .help {
      self = .help(HelpPicture(words: words), page: helpPage)
    } else {
      return nil
    }
  }
}

extension ReviewPicture {
  fileprivate init(_ review: Review, words: any Words) {
    let analysis = review.analysis
    let plies = analysis.record.plies
    let last = review.ply - 1
    let judged = last < 0 ? nil : analysis.plyScore(at: last)
    title = words.reviewTitle
    place = words.place(review.ply, of: plies.count)
    let progress = review.progress
    self.progress =
      progress.done < progress.total
      ? words.analyzed(progress.done, of: progress.total) : nil
    start = words.startTitle
    verdict =
      last < 0
      ? nil
      : Verdict(
        side: plies[last].side, move: plies[last].text,
        worth: analysis.evaluation(at: review.ply).map {
          let score = $0.score(for: plies[last].side)
          return (words.worth(score, isExact: $0.isExact), words.score(score))
        }, loss: judged.flatMap { $0.bestMove == nil ? nil : words.loss($0.loss) })
    best = judged.flatMap { verdict in
      verdict.bestMove.map { words.best($0, worth: verdict.bestScore) }
    }
    line = judged?.bestLine.map(\.description) ?? []
    graph = GraphPicture(
      points: (0...plies.count).map { ply in
        let evaluation = analysis.evaluation(at: ply)
        return GraphPicture.Point(
          lead: evaluation?.darkScore, isExact: evaluation?.isExact ?? false)
      }, current: review.ply)
    summaries = Disk.allCases.compactMap { Summary($0, analysis: analysis, words: words) }
    turn = analysis.turningPly.map {
      Link(text: words.turn(with: plies[$0].text, number: $0 + 1), ply: $0 + 1)
    }
  }
}

extension ReviewPicture.Summary {
  /// How well a side played; nil if that is not known of any of its moves.
  fileprivate init?(_ side: Disk, analysis: GameAnalysis, words: any Words) {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    self.side = side
    meanLoss = words.meanLoss(tenths: Int(mean * 10 + 0.5))
    worst = analysis.worstMoves(of: side).map { index in
      let loss = analysis.plyScore(at: index)?.loss ?? 0
      return ReviewPicture.Link(
        text: "\(analysis.record.plies[index].text) \(words.score(-loss))", ply: index + 1)
    }
  }
}

extension EditorPicture {
  fileprivate init(_ editor: Editor, words: any Words) {
    title = words.editorTitle
    side = editor.side
    toMove = words.toMove
    defects = editor.defect.map(words.texts) ?? []
    tools = KeyBinding.all.filter { $0.isEditorTool }.map { KeyLineItem($0, words: words) }
  }
}

extension KeyBinding {
  /// Whether it changes the whole position that is being set up.
  fileprivate var isEditorTool: Bool {
    switch clickAction {
    case .edit(.clear), .edit(.setNewGame), .edit(.swapColors), .edit(.switchSide): true
    default: false
    }
  }
}

extension EvaluationPicture {
  /// What a position is worth; nil if the player has not asked for it.
  init?(_ shown: ShownEvaluation, words: any Words) {
    guard shown != .hidden else { return nil }
    guard let evaluation = shown.best else {
      lead = Pair(long: words.evaluationTitle, short: words.evaluationTitle)
      depth = Pair(long: "", short: "")
      (disks, line) = (nil, [])
      return
    }
    let score = words.score(evaluation.darkScore)
    lead = Pair(long: "\(words.name(of: .dark)) \(score)", short: score)
    let depth = words.depth(evaluation.depth, isExact: evaluation.isExact)
    self.depth = Pair(long: depth.long, short: depth.short)
    disks = evaluation.darkScore
    line = evaluation.line.map(\.description)
  }
}
