import Notation
import ReversiCore

/// The evaluations of a game's positions.
///
/// Positions are numbered by the plies before them, including those taken back: 0 is the start. The
/// last position of a finished game needs no search, because its disks are counted.
package struct GameAnalysis: Sendable, Hashable {
  package let record: GameRecord
  /// The positions before the first ply and after each.
  package let positions: [Position]
  private var analyses: [PositionAnalysis?]
  /// Whether the analysis of each position stays as it is, so that losses can be told from it.
  private var finals: [Bool]

  /// Creates an analysis without evaluations, except that of a finished game.
  package init(of record: GameRecord) {
    self.record = record
    positions = record.positions
    analyses = positions.map { Evaluation(ofFinal: $0).map(PositionAnalysis.init) }
    finals = analyses.map { $0 != nil }
  }

  /// The evaluation of the position after `index` plies, taken back or not, or nil.
  package func evaluation(at index: Int) -> Evaluation? { analyses[index]?.evaluation }

  /// The analysis of the position after `index` plies, taken back or not, or nil.
  package func analysis(at index: Int) -> PositionAnalysis? { analyses[index] }

  /// Whether the evaluation of the position after `index` plies, taken back or not, is final.
  package func isFinal(at index: Int) -> Bool { finals[index] }

  /// Whether all evaluations are final.
  package var isFinal: Bool { !finals.contains(false) }

  /// Sets the final evaluation of the position after `index` plies.
  package mutating func set(_ evaluation: Evaluation, at index: Int) {
    set(PositionAnalysis(evaluation), at: index)
  }

  /// Sets the analysis of the position after `index` plies.
  ///
  /// A pass changes no disks, so the positions before and after it share an analysis. That of a
  /// finished game is known, and stays. An analysis that is not final has no part in losses.
  package mutating func set(
    _ analysis: PositionAnalysis, at index: Int, isFinal: Bool = true
  ) {
    guard positions[index].outcome == nil else { return }
    var places = [index]
    if index > 0, case .passDue = positions[index - 1].state { places.append(index - 1) }
    if index + 1 < positions.count, case .passDue = positions[index].state {
      places.append(index + 1)
    }
    for place in places { (analyses[place], finals[place]) = (analysis, isFinal) }
  }

  package var isComplete: Bool { !analyses.contains(nil) }

  /// The analysis of another record. It keeps the evaluations of positions that both records have
  /// at the same index.
  package func following(_ record: GameRecord) -> GameAnalysis {
    guard record != self.record else { return self }
    var analysis = GameAnalysis(of: record)
    for index in 0..<min(positions.count, analysis.positions.count)
    where positions[index] == analysis.positions[index] {
      (analysis.analyses[index], analysis.finals[index]) = (analyses[index], finals[index])
    }
    return analysis
  }

  /// The final evaluation of the position after `index` plies, taken back or not, or nil.
  package func finalEvaluation(at index: Int) -> Evaluation? {
    finals[index] ? evaluation(at: index) : nil
  }

  /// The score of the ply after `index` plies; nil unless the evaluations of the positions before
  /// and after it are final.
  package func plyScore(at index: Int) -> PlyScore? {
    guard let before = finalEvaluation(at: index), let after = finalEvaluation(at: index + 1)
    else { return nil }
    return PlyScore(on: record.plies[index], before: before, after: after)
  }
}

extension GameAnalysis {
  /// The positions that mistakes have led to, by the number of plies before each, in order.
  package var mistakes: [Int] {
    record.plies.indices.filter { plyScore(at: $0)?.mistake != nil }.map { $0 + 1 }
  }

  /// The positions in which a side gave disks away by a mistake, in the order of the game.
  package func positions(beforeMistakesOf side: Disk) -> [Position] {
    mistakes.map { positions[$0 - 1] }.filter { $0.turn == side }
  }

  /// The mistakes of a side that lost the most disks, at most `maximum`, worst first, as the plies
  /// before each; of equal ones the earlier first.
  package func worstMoves(of side: Disk, maximum: Int = 3) -> [Int] {
    let mistakes = losses(of: side).filter { Mistake(loss: $0.loss) != nil }
    let worst = mistakes.sorted { ($1.loss, $0.index) < ($0.loss, $1.index) }
    return worst.prefix(maximum).map(\.index)
  }

  /// The number of plies before the mistake of some sides that lost the most disks, or nil; of
  /// equal ones the earlier.
  package func worstMove(of sides: [Disk] = Disk.allCases) -> Int? {
    let worst = sides.compactMap { worstMoves(of: $0).first }
    return worst.sorted().max { plyScore(at: $0)?.loss ?? 0 < plyScore(at: $1)?.loss ?? 0 }
  }

  /// The disks that a side lost with each move on average, over the moves with a known loss, or
  /// nil.
  package func meanLoss(of side: Disk) -> Double? { totalLoss(of: side)?.mean }

  /// The disks that a side lost, over the moves with a known loss, or nil.
  package func totalLoss(of side: Disk) -> TotalLoss? {
    let losses = losses(of: side).map(\.loss)
    return TotalLoss(disks: losses.reduce(0, +), moves: losses.count)
  }

  /// The number of plies before the one that turned the game.
  ///
  /// The side that leads in the last position has led since then, and did not lead before; if
  /// neither leads, neither has since then. Nil if the game never turned, or if the evaluation of a
  /// position that matters is not final.
  package var turningPly: Int? {
    guard let last = finalEvaluation(at: record.plies.count)?.darkScore.signum() else {
      return nil
    }
    for index in record.plies.indices.reversed() {
      guard let evaluation = finalEvaluation(at: index) else { return nil }
      if evaluation.darkScore.signum() != last { return index }
    }
    return nil
  }

  private func losses(of side: Disk) -> [(index: Int, loss: Int)] {
    record.plies.indices.compactMap { index in
      guard case .place(let move) = record.plies[index], move.side == side else { return nil }
      return plyScore(at: index).map { (index, $0.loss) }
    }
  }
}

/// Later versions may add members, but never change or remove one: other programs read them.
extension GameAnalysis {
  /// The analysis as a JSON object without line ends. All positions must be evaluated.
  ///
  /// Scores are disks by which a side is expected to win; empty squares count for the winner. Plies
  /// are counted from 1. `level` is that of the searches; nil if they had a time. `members` returns
  /// more members of the ply after a number of plies.
  package func json(
    identity: String? = nil, date: String? = nil, place: String? = nil, level: Level? = .review,
    members: (Int) -> [(String, JSON)] = { _ in [] }
  ) -> String {
    let record = record.standing(at: record.plies.count)
    return JSON.object([
      ("game", .string(record.transcript)),
      ("start", record.start == .newGame ? .null : .string(record.start.text)),
      ("opening", Opening.reached(by: record).map { .string($0.name) } ?? .null),
      ("over", .bool(record.position.outcome != nil)),
      ("disks", .disks(of: record.position.board)),
      ("positions", .array(positions.indices.map(json(ofPosition:)))),
      ("plies", .array(record.plies.indices.map { json(ofPly: $0, members($0)) })),
      ("black", json(of: .dark)),
      ("white", json(of: .light)),
      ("turned", turningPly.map { .number($0 + 1) } ?? .null),
      ("identity", identity.map { .string($0) } ?? .null),
      ("date", date.map { .string($0) } ?? .null),
      ("place", place.map { .string($0) } ?? .null),
      ("level", level.map { .number($0.number) } ?? .null),
    ]).text
  }

  /// The score is for Black.
  private func json(ofPosition index: Int) -> JSON {
    guard let evaluation = evaluation(at: index) else { return .null }
    return .object([
      ("score", .number(evaluation.darkScore)),
      ("exact", .bool(evaluation.isExact)),
      ("depth", .number(evaluation.depth)),
      ("line", .string(evaluation.line.map(\.description).joined())),
    ])
  }

  /// The score is for the side that made the ply.
  private func json(ofPly index: Int, _ members: [(String, JSON)]) -> JSON {
    guard let played = plyScore(at: index) else { return .null }
    let move: JSON =
      if case .place(let move) = played.ply { .string(move.square.description) } else { .null }
    let known: [(String, JSON)] = [
      ("side", .string(played.ply.side == .dark ? "black" : "white")),
      ("move", move),
      ("score", .number(played.score)),
      ("best", played.bestMove.map { .string($0.description) } ?? .null),
      ("loss", .number(played.loss)),
      ("exact", .bool(played.isExact)),
    ]
    return .object(known + members)
  }

  private func json(of side: Disk) -> JSON {
    .object([
      ("meanLoss", meanLoss(of: side).map { .decimal(FixedDecimal($0, digits: 2)) } ?? .null),
      ("worst", .array(worstMoves(of: side).map { .number($0 + 1) })),
      ("name", record.names[side].map { .string($0) } ?? .null),
    ])
  }
}
