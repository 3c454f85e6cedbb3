import Notation
import ReversiCore
import ReversiEngine

/// Fits the factors of ProbCut's formula, which is linear in them.
extension ProbCut.ErrorModel {
  /// The model's factors, in the order of the equations.
  private static var factors: [WritableKeyPath<Self, Double> & Sendable] {
    [\.constant, \.gap, \.shallow, \.staticScore, \.empties]
  }

  /// The model with the least squared error over all groups, each weighted by its positions.
  init(fitting errors: [PredictionError]) {
    // The coefficient of a factor is the model's value with this factor 1 and all others 0.
    let terms = Self.factors.map { factor in
      var term = Self.zero
      term[keyPath: factor] = 1
      return term
    }
    let size = terms.count
    var equations = Array(repeating: Array(repeating: 0.0, count: size + 1), count: size)
    for error in errors {
      let values = terms.map {
        $0.error(empties: error.empties, depth: error.depth, shallow: error.shallow)
      }
      for row in 0..<size {
        for column in 0..<size {
          equations[row][column] += Double(error.samples) * values[row] * values[column]
        }
        equations[row][size] += Double(error.samples) * values[row] * error.deviation
      }
    }
    self = Self.zero
    for (factor, value) in zip(Self.factors, Self.solved(equations)) {
      self[keyPath: factor] = value
    }
  }

  /// The factors in the notation of ProbCut's source.
  var words: String {
    let values = Self.factors.map { FixedDecimal(Double(self[keyPath: $0]), digits: 4) }
    return zip(["constant", "gap", "shallow", "staticScore", "empties"], values)
      .map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private static let zero = Self(constant: 0, gap: 0, shallow: 0, staticScore: 0, empties: 0)

  /// Gauss-Jordan elimination with the largest pivot. The last column is the right-hand side.
  private static func solved(_ equations: [[Double]]) -> [Double] {
    var rows = equations
    let size = rows.count
    for pivot in 0..<size {
      let best = (pivot..<size).max { abs(rows[$0][pivot]) < abs(rows[$1][pivot]) } ?? pivot
      rows.swapAt(pivot, best)
      guard rows[pivot][pivot] != 0 else { continue }
      for row in 0..<size where row != pivot {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot...size { rows[row][column] -= factor * rows[pivot][column] }
      }
    }
    return (0..<size).map { rows[$0][$0] == 0 ? 0 : rows[$0][size] / rows[$0][$0] }
  }
}
