/// The standard error of a shallow search as a prediction of a deeper one, in disks.
package enum ProbCut {
  /// The depth of the shallow search: about half, with the same parity, as in Edax.
  ///
  /// Scores rise and fall from ply to ply, so depths of different parity predict badly.
  @inline(__always)
  package static func shallowDepth(for depth: Int) -> Int { 2 &* (depth &>> 2) &+ (depth & 1) }

  /// A linear function.
  package struct ErrorModel: Sendable {
    package var constant: Double
    /// For each ply between the two depths.
    package var gap: Double
    /// For each ply of the shallow search.
    package var shallow: Double
    /// For a shallow search that is the static evaluation.
    package var staticScore: Double
    /// For each empty square.
    package var empties: Double

    @inline(__always)
    package init(
      constant: Double, gap: Double, shallow: Double, staticScore: Double, empties: Double
    ) {
      self.constant = constant
      self.gap = gap
      self.shallow = shallow
      self.staticScore = staticScore
      self.empties = empties
    }

    /// The error of a search of `shallow` plies as a prediction of one of `depth` plies.
    @inline(__always)
    package func error(empties: Double, depth: Int, shallow: Int) -> Double {
      constant + gap * Double(depth &- shallow) + self.shallow * Double(shallow)
        + (shallow == 0 ? staticScore : 0) + self.empties * empties
    }
  }

  /// About 0.85 of the error that `reversi-lab train probcut` fitted for generation 5 of the
  /// weights, and nearly the same for generation 6: depths 3 to 10, 12 to 52 empty squares. The
  /// constants fitted to generation 4, which expect larger errors, won 48.1 % ± 3.7 of 600 games
  /// against these in equal time (version 1.19).
  @inline(__always)
  private static var assumed: ErrorModel {
    ErrorModel(constant: 4.34, gap: 0.211, shallow: -0.249, staticScore: 0.60, empties: -0.0535)
  }

  /// At least 1.3 disks, because the line falls too low with many empty squares, and keeps falling
  /// beyond the depths of the fit.
  @inline(__always)
  static func error(empties: Int, depth: Int, shallow: Int) -> Double {
    max(1.3, assumed.error(empties: Double(empties), depth: depth, shallow: shallow))
  }

  /// Less than the line, which was fitted to three plies and more. In equal time 0.5 and 1 of it
  /// played equally well (before version 1.5).
  @inline(__always)
  static func errorOfTwoPlies(empties: Int) -> Double {
    0.7 * error(empties: empties, depth: 2, shallow: 0)
  }
}

/// Multi-ProbCut: cuts where a shallow search predicts that the deep one fails by a wide margin.
extension Searcher {
  /// Edax has the same limit (`probcut_level`).
  private static let nestedPredictions = 2

  @inline(__always)
  var mayProbCut: Bool { selectivity != .none && predictions < Self.nestedPredictions }

  /// From `high` up, the deep search is expected to end above alpha; from `low` down, at or below.
  private struct Prediction {
    let high: Int
    let low: Int
    /// Whether the shallow search is worth its nodes, by the static evaluation.
    let mayBeHigh: Bool
    let mayBeLow: Bool
  }

  @inline(__always)
  private func prediction(
    of board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, depth: Int, shallow: Int,
    alpha: Int
  ) -> Prediction {
    let errors = selectivity.standardErrors
    let margin = Int(
      (errors * ProbCut.error(empties: empties, depth: depth, shallow: shallow)).rounded(.up))
    let guess = evaluation(board, moves, ply: ply, empties: empties)
    let guessMargin = Int(errors * ProbCut.error(empties: empties, depth: depth, shallow: 0))
    let high = alpha &+ 1 &+ margin
    let low = alpha &- margin
    return Prediction(
      high: high, low: low,
      mayBeHigh: high <= Score.highest && guess > alpha &- guessMargin,
      mayBeLow: low >= Score.lowest && guess <= alpha &+ guessMargin)
  }

  /// Nil without a cut, alpha when the search is stopped.
  mutating func probCut(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int? {
    let shallow = ProbCut.shallowDepth(for: depth)
    let prediction = prediction(
      of: board, moves, ply: ply, empties: empties, depth: depth, shallow: shallow, alpha: alpha)
    predictions &+= 1
    defer { predictions &-= 1 }
    if prediction.mayBeHigh {
      let score = search(
        board, moves, ply: ply, empties: empties, to: .plies(shallow), alpha: prediction.high &- 1)
      if isStopped { return alpha }
      if score >= prediction.high { return alpha &+ 1 }
      if score <= prediction.low { return alpha }
    }
    if prediction.mayBeLow {
      let score = search(
        board, moves, ply: ply, empties: empties, to: .plies(shallow), alpha: prediction.low)
      if isStopped { return alpha }
      if score <= prediction.low { return alpha }
    }
    return nil
  }

  /// As `probCut` for a depth of three plies. Both the prediction and the rank evaluate the
  /// position after every move. Doing it once saves 5 % of the time (before version 1.5).
  mutating func probCutRankingMoves(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, alpha: Int, known: TableEntry,
    _ list: inout MoveList
  ) -> Int? {
    let prediction = prediction(
      of: board, moves, ply: ply, empties: empties, depth: 3, shallow: 1, alpha: alpha)
    let enough = prediction.mayBeHigh ? prediction.high : Score.opponentUnknown
    var best = Score.unknown
    var group = moves & (SearchBoard.bit(known.best) | refutation)
    var later = moves ^ group
    while true {
      if group == 0 {
        group = later & Self.safeSquares
        if group == 0 { group = later }
        if group == 0 { break }
        later ^= group
      }
      let square = group.trailingZeroBitCount
      group &= group &- 1
      let flips = board.flips(at: square)
      let next = board.playing(square, flips: flips)
      let replies = next.legalMoves
      nodes &+= 1
      advance(ply, square, flips: flips)
      let units =
        replies != 0
        ? evaluator.score(at: indices + (ply &+ 1), of: next, replies, empties: empties &- 1)
        : leafScore(next, ply: ply &+ 1, empties: empties &- 1) &* Evaluator.unitsPerDisk
      list.append(square, flips: flips, replies: replies, rank: units)
      best = max(best, Score.negated(Self.disks(units)))
      if best >= enough {
        refutation = SearchBoard.bit(square)
        return alpha &+ 1
      }
    }
    if best <= prediction.low { return alpha }
    rankByEvaluation(list, of: board, known: known)
    return nil
  }

  /// For a search of two plies. In the midgame it saves a third of the time, and scores at 16 plies
  /// change by 0.15 disks (before version 1.5).
  @inline(__always)
  func staticCut(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, alpha: Int
  ) -> Int? {
    guard selectivity != .none else { return nil }
    let margin = Int(
      (selectivity.standardErrors * ProbCut.errorOfTwoPlies(empties: empties)).rounded(.up))
    let guess = evaluation(board, moves, ply: ply, empties: empties)
    if guess > alpha &+ margin { return alpha &+ 1 }
    return guess <= alpha &- margin ? alpha : nil
  }
}

/// The confidence required for a cut by a shallower search.
///
/// A line is cut if the shallower score lies outside of the window by a number of standard errors.
/// Numbers and percentages are those of Edax 4.6 (`selectivity_table`). The lab's log says what
/// each saves and costs here.
package enum Selectivity: Int, Sendable, Comparable, CaseIterable {
  /// Cuts at 1.1 standard errors, right 73 % of the time.
  case percent73
  /// 1.5 standard errors, 87 %.
  case percent87
  /// 2.0 standard errors, 95 %.
  case percent95
  /// 2.6 standard errors, 98 %.
  case percent98
  /// 3.3 standard errors, 99 %.
  case percent99
  case none

  @inline(__always)
  var standardErrors: Double {
    switch self {
    case .percent73: 1.1
    case .percent87: 1.5
    case .percent95: 2.0
    case .percent98: 2.6
    case .percent99: 3.3
    case .none: .infinity
    }
  }

  /// The share of right cuts, in percent.
  package var percent: Int {
    switch self {
    case .percent73: 73
    case .percent87: 87
    case .percent95: 95
    case .percent98: 98
    case .percent99: 99
    case .none: 100
    }
  }

  /// Cuts more before cuts less.
  package static func < (left: Selectivity, right: Selectivity) -> Bool {
    left.rawValue < right.rawValue
  }
}
