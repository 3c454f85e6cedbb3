/// Evaluates positions for one search thread, with tables of its own; allocates nothing once made.
///
/// Scores are in sixteenths of a disk (``unitsPerDisk``) from the point of view of the player to
/// move, within ±64 disks. A search keeps one ``PatternIndices`` value for each ply:
///
///     let indices = evaluator.indices(of: board)
///     let next = evaluator.indices(after: square, flipping: flips, from: indices)
///     let score = -evaluator.score(next, of: nextBoard, empties: empties - 1)
package final class Evaluator {
  package static let unitsPerDisk = 16

  package static let scoreBound = 64 * unitsPerDisk

  private struct Tables {
    /// Nil until first used.
    var weights: UnsafePointer<Int8>?
    let mobility: UnsafePointer<Int16>
    let bias: Int32
  }

  /// The number of weights in a score: 62 patterns and the mobility of both sides.
  package static let featureCount = Feature.all.count + 2

  /// The changes of the patterns by a disk, which live as long as the program.
  private let placed = PlaceValues.shared.placed
  private let turned = PlaceValues.shared.turned
  private let bothSides = PlaceValues.shared.bothSides
  private let tables: UnsafeMutablePointer<Tables>
  private let mobility: UnsafeMutablePointer<Int16>
  /// Keeps the memory behind `tables` alive.
  private let weights: EvaluationWeights

  /// Creates an evaluator. Its tables take about 3 KB.
  package init(_ weights: EvaluationWeights = .embedded) {
    self.weights = weights
    tables = .allocate(capacity: Stage.emptiesRange.count)
    mobility = .allocate(capacity: Stage.count * Mobility.weightCount)
    for stage in 0..<Stage.count {
      for (number, weight) in weights.mobility(stage: stage).enumerated() {
        (mobility + stage * Mobility.weightCount + number).initialize(to: weight)
      }
    }
    for empties in Stage.emptiesRange {
      let stage = Stage(empties: empties).index
      (tables + empties).initialize(
        to: Tables(
          weights: nil, mobility: UnsafePointer(mobility + stage * Mobility.weightCount),
          bias: Int32(weights.bias(empties: empties))))
    }
  }

  deinit {
    tables.deallocate()
    mobility.deallocate()
  }

  package func indices(of board: SearchBoard) -> PatternIndices {
    var indices = PatternIndices.zero
    for square in 0..<64 {
      let bit = 1 as UInt64 &<< UInt64(square)
      if board.opponent & bit != 0 { continue }
      let placeValues = bothSides - placed[square]
      indices = indices + placeValues
      if board.player & bit != 0 { indices = indices + placeValues }
    }
    return indices
  }

  /// The indices after the player's move, seen by the other side.
  ///
  /// `flips` are the disks turned over, without the one on `square`. They are taken three at a
  /// time, because most moves turn over no more: a loop with an unpredictable end takes longer than
  /// empty additions.
  @inline(__always)
  package func indices(
    after square: Int, flipping flips: UInt64, from indices: PatternIndices
  ) -> PatternIndices {
    var next = placed[square] - indices
    var rest = flips
    repeat {
      next = next - turned[rest.trailingZeroBitCount]
      rest &= rest &- 1
      next = next - turned[rest.trailingZeroBitCount]
      rest &= rest &- 1
      next = next - turned[rest.trailingZeroBitCount]
      rest &= rest &- 1
    } while rest != 0
    return next
  }

  @inline(__always)
  package func indicesAfterPass(from indices: PatternIndices) -> PatternIndices {
    bothSides - indices
  }

  /// The expected score for the player to move, in sixteenths of a disk, within ±64 disks.
  ///
  /// `indices` and `empties` must be those of the position. More than 60 empty squares count as 60.
  package func score(_ indices: PatternIndices, of board: SearchBoard, empties: Int) -> Int {
    withUnsafePointer(to: indices) {
      score(at: $0, of: board, board.legalMoves, empties: empties)
    }
  }

  @inline(__always)
  func score(
    at indices: UnsafePointer<PatternIndices>, of board: SearchBoard, _ moves: UInt64,
    empties: Int
  ) -> Int {
    let tables = self.tables + min(empties, 60)
    let weights = tables.pointee.weights ?? unpackWeights(empties: min(empties, 60))
    let (own, other) = Mobility.weightNumbers(of: board, moves)
    let sum =
      PatternIndices.sum(at: indices, of: weights) &* WeightsFormat.unitsPerStep
      &+ tables.pointee.bias &+ Int32(tables.pointee.mobility[own])
      &+ Int32(tables.pointee.mobility[other])
    return max(-Self.scoreBound, min(Self.scoreBound, Int(sum)))
  }

  @inline(never)
  private func unpackWeights(empties: Int) -> UnsafePointer<Int8> {
    let patterns = weights.patterns(stage: Stage(empties: empties).index)
    tables[empties].weights = patterns
    return patterns
  }

  /// Appends the ``featureCount`` weight numbers of a position in a stage.
  package func appendWeightNumbers(of board: SearchBoard, to numbers: inout [UInt32]) {
    indices(of: board).appendWeightNumbers(to: &numbers)
    let (own, other) = Mobility.weightNumbers(of: board, board.legalMoves)
    numbers.append(UInt32(Pattern.totalWeightCount + own))
    numbers.append(UInt32(Pattern.totalWeightCount + other))
  }
}

/// The changes of the indices for a disk on each square; computed once and shared by all threads.
final class PlaceValues: Sendable {
  static let shared = PlaceValues()

  /// The sum of a feature's digits over both perspectives of any position.
  let bothSides: PatternIndices
  private let placedTable: ConstantTable<PatternIndices>
  private let turnedTable: ConstantTable<PatternIndices>

  private init() {
    let values = (0..<64).map { PatternIndices(placeValuesOf: $0) }
    let whole = values.reduce(.zero) { $0 + $1 }
    let bothSides = whole + whole
    self.bothSides = bothSides
    placedTable = ConstantTable(count: 64, of: .zero) { table in
      for square in 0..<64 { table[square] = bothSides - values[square] }
    }
    turnedTable = ConstantTable(count: 65, of: .zero) { table in
      for square in 0..<64 { table[square] = values[square] + values[square] }
    }
  }

  /// A disk placed on a square: the indices before, taken off this, give those after, seen by the
  /// other side.
  var placed: UnsafePointer<PatternIndices> { placedTable.start }

  /// A disk turned over on a square, to be taken off; zero for no square.
  var turned: UnsafePointer<PatternIndices> { turnedTable.start }
}

/// The mobility of both sides as two more features, because no pattern sees all of it.
///
/// They reduced the error of the patterns of generation 2 by a twentieth, and won 56 % of the games
/// against them at equal depth. Their weights are too large for eight bits.
enum Mobility {
  private static let limit = 31

  static let weightCount = 2 * (limit + 1)

  @inline(__always)
  static func weightNumbers(of board: SearchBoard, _ moves: UInt64) -> (Int, Int) {
    let own = min(limit, moves.nonzeroBitCount)
    let other = min(limit, board.passed.legalMoves.nonzeroBitCount)
    return (own, limit &+ 1 &+ other)
  }
}

/// A part of the game with its own table of weights: four numbers of empty squares, more at both
/// ends of the game.
package struct Stage: Sendable, Equatable {
  package static let count = 13

  /// The numbers of empty squares that can be evaluated.
  package static let emptiesRange = 0...60

  /// From 0 (the end of the game) to 12 (its beginning).
  package let index: Int

  package init(empties: Int) {
    index = max(0, min(Self.count - 1, (empties - 8) / 4))
  }
}
