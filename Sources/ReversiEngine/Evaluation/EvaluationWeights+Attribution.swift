import Analysis
import ReversiCore

extension EvaluationWeights {
  /// The static evaluation of a position, split into parts. The sum is the ``Evaluator``'s score
  /// before that is bounded to ±64 disks.
  func attribution(of position: Position) -> Attribution {
    let board = SearchBoard(position)
    let empties = min(board.emptyCount, Stage.emptiesRange.upperBound)
    let stage = Stage(empties: empties).index
    let indices = Evaluator(self).indices(of: board)
    let unit = (position.turn == .light ? -1.0 : 1.0) / Double(Evaluator.unitsPerDisk)
    var attribution = Attribution()
    var table = patterns(stage: stage)
    for (number, pattern) in Pattern.all.enumerated() {
      for (lane, feature) in Feature.all.enumerated() where feature.pattern == number {
        let steps = Int32(table[Int(indices[lane])])
        attribution[feature.part] += Double(steps * WeightsFormat.unitsPerStep) * unit
      }
      table += pattern.configurations
    }
    let mobility = mobility(stage: stage)
    let (own, other) = Mobility.weightNumbers(of: board, board.legalMoves)
    attribution[.mobility] = Double(Int(mobility[own]) + Int(mobility[other])) * unit
    attribution[.turn] = Double(bias(empties: empties)) * unit
    return attribution
  }
}

extension Feature {
  /// The part of the board that the feature looks at.
  fileprivate var part: Attribution.Part {
    let area = Pattern.all[pattern].area
    // Twice the distance of the middle of the squares from the middle of the board.
    let right = squares.reduce(0) { $0 + 2 * ($1 & 7) - 7 }
    let down = squares.reduce(0) { $0 + 2 * ($1 >> 3) - 7 }
    return switch area {
    case .corner where down < 0: right < 0 ? .topLeftCorner : .topRightCorner
    case .corner: right < 0 ? .bottomLeftCorner : .bottomRightCorner
    case .edge where abs(down) > abs(right): down < 0 ? .topEdge : .bottomEdge
    case .edge: right < 0 ? .leftEdge : .rightEdge
    case .diagonal: .diagonals
    case .centre: .centre
    }
  }
}
