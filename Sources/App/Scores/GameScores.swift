import Analysis
import GameSession
import ReversiCore
import Texts

/// The scores of the record's positions, as far as they are searched.
///
/// Hint, evaluation, graph and review all show these, so they cannot contradict each other.
package struct GameScores: Sendable, Hashable {
  private enum Progress: Sendable, Hashable {
    /// Searched in this number of a review's rounds.
    case rounds(Int)
    /// Searched as far as for a hint.
    case deepened
  }

  package private(set) var analysis: GameAnalysis
  /// The progress of each position, by the number of plies before it.
  private var progress: [Progress]
  /// The positions, by the plies before them, that were searched for a reason.
  private(set) var explained: Set<Int> = []
  /// The last reply of the coach about a worst move.
  var lastExplained: ExplainMove.Reply?
  /// The worst move of a finished game. It stays as it was named, whatever later searches find.
  private(set) var worstMove: WorstMove?
  /// Whether no position has been searched.
  private(set) var isBlank = true

  init(_ record: GameRecord) {
    analysis = GameAnalysis(of: record)
    progress = Array(repeating: .rounds(0), count: record.plies.count + 1)
  }

  subscript(ply: Int) -> PositionAnalysis? { analysis.analysis(at: ply) }

  var roundsProgress: (done: Int, total: Int) {
    (
      progress.indices.map(roundsDone).reduce(0, +),
      progress.count * Level.reviewRounds.count
    )
  }

  /// The next position to search; nil after all rounds. The end of the game comes first, since its
  /// scores help with earlier positions.
  func next(of rounds: Int) -> PositionSearch.Subject? {
    let done = progress.indices.map(roundsDone)
    guard let round = done.min(), round < rounds, let ply = done.lastIndex(of: round) else {
      return nil
    }
    return PositionSearch.Subject(ply: ply, limit: .level(Level.reviewRounds[round]))
  }

  /// The two positions around the move that seems to have lost the most disks. Once they are
  /// searched as often as in a review, its loss is final.
  var nextOfWorstMove: PositionSearch.Subject? {
    guard let index = analysis.worstMove else { return nil }
    let rounds = Level.reviewRounds
    return [index + 1, index].filter { roundsDone($0) < rounds.count }.first.map { ply in
      let place = analysis.positions[ply].isPassDue ? ply + 1 : ply
      return PositionSearch.Subject(ply: place, limit: .level(rounds[roundsDone(ply)]))
    }
  }

  /// Whether the rounds and the searches of the worst move's positions are done.
  func isSearched(in rounds: Int) -> Bool { next(of: rounds) == nil && nextOfWorstMove == nil }

  /// The worst move is named once it is searched.
  mutating func nameWorstMove(after rounds: Int) {
    guard worstMove == nil, analysis.isComplete, isSearched(in: rounds) else { return }
    worstMove = analysis.worstMove.flatMap { index in
      analysis.plyScore(at: index).map {
        WorstMove(index: index, score: $0, question: ExplainMove(index, of: analysis))
      }
    }
  }

  private func roundsDone(_ ply: Int) -> Int {
    // A pass changes nothing: search the position after it instead.
    if analysis.positions[ply].isPassDue, ply + 1 < progress.count { return roundsDone(ply + 1) }
    if let known = analysis.evaluation(at: ply), known.isExact || known.certainty == .book {
      return Level.reviewRounds.count
    }
    return switch progress[ply] {
    case .rounds(let count): count
    case .deepened: Level.reviewRounds.count
    }
  }

  /// Whether a search for a hint can find no more.
  func isDeepened(_ ply: Int) -> Bool {
    if progress[ply] == .deepened || analysis.positions[ply].outcome != nil { return true }
    // The review may have found the score of the position alone.
    return analysis.analysis(at: ply).map { $0.isSettled && !$0.moves.isEmpty } ?? false
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
    if let found, analysis.analysis(at: subject.ply).map({ !$0.isMoreCertain(than: found) }) ?? true
    {
      analysis.set(found, at: subject.ply)
    }
    guard isFinal else { return }
    if !isDeep, subject.limit == PositionSearch.Subject.explanationLimit {
      explained.insert(subject.ply)
      return
    }
    switch progress[subject.ply] {
    case _ where isDeep: progress[subject.ply] = .deepened
    case .rounds(let count): progress[subject.ply] = .rounds(count + 1)
    case .deepened: break
    }
  }

  /// Lets a search whose last try has failed start again.
  mutating func retry(_ ply: Int) {
    if analysis.analysis(at: ply) == nil { progress[ply] = .rounds(0) }
  }

  mutating func follow(_ record: GameRecord) {
    guard record != analysis.record else { return }
    let shared = analysis.record.sharedPlies(with: record)
    let known = analysis.record.start == record.start ? shared + 1 : 0
    analysis = analysis.following(record)
    worstMove = nil
    progress = (0...record.plies.count).map { $0 < known ? progress[$0] : .rounds(0) }
    explained = explained.filter { $0 < known }
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
    let limit: MoveLimit
  }

  let subject: Subject
  let line: GameRecord

  func request(_ id: RequestID) -> PlayerRequest {
    PlayerRequest(id: id, record: line.standing(at: subject.ply), kind: .analysis(subject.limit))
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
