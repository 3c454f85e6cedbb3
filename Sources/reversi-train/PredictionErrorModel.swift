/// The standard error of a shallow search as a linear function of its circumstances, in disks.
struct PredictionErrorModel: CustomStringConvertible {
  private static let terms = ["1", "gap", "shallow", "static", "empties"]

  /// One factor for each term.
  let factors: [Double]

  /// The model with the least squared error over all groups, each counted by its positions.
  init(fitting errors: [PredictionError]) {
    let size = Self.terms.count
    var matrix = Array(repeating: Array(repeating: 0.0, count: size + 1), count: size)
    for error in errors {
      let values = Self.values(
        empties: error.empties, depth: error.depth, shallow: error.shallow)
      for row in 0..<size {
        for column in 0..<size {
          matrix[row][column] += Double(error.samples) * values[row] * values[column]
        }
        matrix[row][size] += Double(error.samples) * values[row] * error.deviation
      }
    }
    factors = Self.solved(matrix)
  }

  /// The error for a search of `depth` plies predicted by one of `shallow` plies.
  func error(empties: Double, depth: Int, shallow: Int) -> Double {
    zip(factors, Self.values(empties: empties, depth: depth, shallow: shallow))
      .reduce(0) { $0 + $1.0 * $1.1 }
  }

  var description: String {
    "error = "
      + zip(factors, Self.terms).map { factor, term in
        "\((factor * 10_000).rounded() / 10_000)·\(term)"
      }.joined(separator: " + ")
  }

  private static func values(empties: Double, depth: Int, shallow: Int) -> [Double] {
    [1, Double(depth - shallow), Double(shallow), shallow == 0 ? 1 : 0, empties]
  }

  /// Gauss-Jordan elimination with the largest pivot; the last column is the right side.
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
