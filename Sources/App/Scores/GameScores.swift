import Analysis
import GameSession
import ReversiCore
import Texts

/// The scores of the record's positions, as far as they are searched.
///
/// Graph, losses, end and reasons show those of the analysis, whose losses never change once they
/// are known. A hint and the evaluation of a position may be more certain than its losses are.
package struct GameScores: Sendable, Hashable {
  /// What a position is searched for, one after another: quickly for the graph, then for losses.
  static let rounds = Level.quickRounds.map { PlayerRequest.Kind.analysis(.level($0)) } + [.review]

  package private(set) var analysis: GameAnalysis
  /// The rounds that are done for each position, by the number of plies before it.
  private var roundsDone: [Int]
  /// What was found for hints.
  private var hints: [Int: PositionAnalysis] = [:]
  /// The positions that were searched as far as for a hint.
  private var deepened: Set<Int> = []
  /// The last reply of the coach about a worst move.
  var lastExplained: ExplainMove.Reply?
  /// Whether no position has been searched.
  private(set) var isBlank = true

  init(_ record: GameRecord) {
    analysis = GameAnalysis(of: record)
    roundsDone = Array(repeating: 0, count: record.plies.count + 1)
  }

  /// The most certain scores of a position.
  subscript(ply: Int) -> PositionAnalysis? {
    let reviewed = analysis.analysis(at: ply)
    guard let hint = hints[ply] else { return reviewed }
    return reviewed.map { $0.isMoreCertain(than: hint) ? $0 : hint } ?? hint
  }

  var roundsProgress: (done: Int, total: Int) {
    (
      roundsDone.indices.map(roundsDone(at:)).reduce(0, +),
      roundsDone.count * Self.rounds.count
    )
  }

  /// The next position to search; nil after all rounds. The end of the game comes first, since its
  /// scores help with earlier positions.
  func next(of rounds: Int = Self.rounds.count) -> PositionSearch.Subject? {
    let done = roundsDone.indices.map(roundsDone(at:))
    guard let round = done.min(), round < rounds, let ply = done.lastIndex(of: round) else {
      return nil
    }
    return PositionSearch.Subject(ply: ply, kind: Self.rounds[round])
  }

  /// The same in whole positions.
  package var progress: (done: Int, total: Int) {
    (roundsProgress.done / Self.rounds.count, roundsDone.count)
  }

  /// The move of some sides that lost the most disks; nil unless all losses are known.
  func worstMove(of sides: [Disk]) -> WorstMove? {
    guard analysis.isFinal, let index = analysis.worstMove(of: sides),
      let score = analysis.plyScore(at: index)
    else { return nil }
    return WorstMove(index: index, score: score, question: ExplainMove(index, of: analysis))
  }

  /// Whether no search can find another loss of the moves before and after a position.
  func isReviewed(_ ply: Int) -> Bool { roundsDone(at: ply) == Self.rounds.count }

  private func roundsDone(at ply: Int) -> Int {
    // A pass changes nothing: search the position after it instead.
    if analysis.positions[ply].isPassDue, ply + 1 < roundsDone.count {
      return roundsDone(at: ply + 1)
    }
    return analysis.isFinal(at: ply) ? Self.rounds.count : roundsDone[ply]
  }

  /// Whether a search for a hint can find no more.
  func isDeepened(_ ply: Int) -> Bool {
    if deepened.contains(ply) || analysis.positions[ply].outcome != nil { return true }
    // The review may have found the score of the position alone.
    return self[ply].map { $0.isSettled && !$0.moves.isEmpty } ?? false
  }

  func scoredMoves(at ply: Int) -> [MoveScore] {
    let legal = analysis.positions[ply].legalMoves
    return self[ply]?.moves.filter { legal.contains($0.square) } ?? []
  }

  /// Keeps a more certain result. A search that failed has none.
  mutating func add(
    _ found: PositionAnalysis?, of subject: PositionSearch.Subject, isFinal: Bool, isDeep: Bool
  ) {
    isBlank = false
    let ply = subject.ply
    if isDeep {
      if let found, hints[ply].map({ !$0.isMoreCertain(than: found) }) ?? true {
        hints[ply] = found
      }
      if isFinal { deepened.insert(ply) }
      return
    }
    if let found {
      let known = analysis.isFinal(at: ply) ? nil : analysis.analysis(at: ply)
      let isFound = subject.kind == .review || found.evaluation.certainty == .book
      if isFound || !analysis.isFinal(at: ply) && known?.isMoreCertain(than: found) != true {
        analysis.set(found, at: ply, isFinal: isFound && isFinal)
      }
    }
    if isFinal {
      roundsDone[ply] = subject.kind == .review ? Self.rounds.count : roundsDone[ply] + 1
    }
  }

  /// Lets a search whose last try has failed start again.
  mutating func retry(_ ply: Int) {
    guard self[ply] == nil else { return }
    roundsDone[ply] = 0
    deepened.remove(ply)
  }

  mutating func follow(_ record: GameRecord) {
    guard record != analysis.record else { return }
    let shared = analysis.record.sharedPlies(with: record)
    let known = analysis.record.start == record.start ? shared + 1 : 0
    analysis = analysis.following(record)
    roundsDone = (0...record.plies.count).map { $0 < known ? roundsDone[$0] : 0 }
    hints = hints.filter { $0.key < known }
    deepened = deepened.filter { $0 < known }
  }
}

extension GameScores {
  package struct WorstMove: Sendable, Hashable {
    /// The number of plies before it.
    package let index: Int
    package let score: PlyScore
    /// The question to the coach about the move, with the scores that made it the worst one.
    let question: ExplainMove?
  }
}

/// A search for the scores of a position. No move waits for it, and it gives way to requests for
/// moves.
package struct PositionSearch: WantedJob {
  package typealias Reply = PlayerReply

  struct Subject: Sendable, Hashable {
    /// The number of plies before the position.
    let ply: Int
    let kind: PlayerRequest.Kind
  }

  let subject: Subject
  let line: GameRecord

  func request(_ id: RequestID) -> PlayerRequest {
    PlayerRequest(id: id, record: line.standing(at: subject.ply), kind: subject.kind)
  }

  package static func isLast(_ reply: PlayerReply) -> Bool { reply.isFinal }

  /// Gives the scores to the app. A reply of the wrong kind fails the search.
  package func deliver(_ reply: PlayerReply, to app: inout App) -> [App.Effect] {
    if case .analysis(let found, let isFinal) = reply {
      app.add(found, isFinal: isFinal, of: subject)
    } else {
      app.add(nil, isFinal: true, of: subject)
    }
    return []
  }
}

extension Position {
  fileprivate var isPassDue: Bool {
    if case .passDue = state { true } else { false }
  }
}

extension PositionAnalysis {
  fileprivate func isMoreCertain(than other: PositionAnalysis) -> Bool {
    let (mine, others) = (evaluation, other.evaluation)
    if mine.isExact != others.isExact { return mine.isExact }
    if mine.depth != others.depth { return mine.depth > others.depth }
    return moves.count > other.moves.count
  }
}
