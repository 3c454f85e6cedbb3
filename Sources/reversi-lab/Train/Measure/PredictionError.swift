import ReversiEngine

/// The difference between a shallow search's score and a deep one's in a group of positions, in
/// disks.
struct PredictionError: Sendable {
  /// The number of different counts of empty squares in a group.
  private static let groupWidth = 6

  /// The plies of the deep search.
  let depth: Int
  /// The plies of the shallow search.
  let shallow: Int
  /// The mean number of empty squares.
  let empties: Double
  /// The number of positions.
  let samples: Int
  /// The mean of deep minus shallow.
  let bias: Double
  /// The standard deviation of deep minus shallow.
  let deviation: Double

  /// The groups of all depths. Each is compared with ProbCut's shallow depth and with the static
  /// evaluation. A sample's scores start with depth 0.
  static func measured(on samples: [DepthScores], depths: ClosedRange<Int>) -> [PredictionError] {
    let groups = Dictionary(grouping: samples) { $0.empties / groupWidth }
    return depths.flatMap { depth in
      [0, ProbCut.shallowDepth(for: depth)].flatMap { shallow in
        groups.sorted { $0.key < $1.key }.compactMap { _, group in
          PredictionError(of: group, depth: depth, shallow: shallow)
        }
      }
    }
  }

  /// The errors of one group, or nil if the group is too small to measure.
  private init?(of group: [DepthScores], depth: Int, shallow: Int) {
    guard group.count >= 30 else { return nil }
    let count = Double(group.count)
    let differences = group.map { $0.scores[depth] - $0.scores[shallow] }
    let mean = differences.reduce(0, +) / count
    self.depth = depth
    self.shallow = shallow
    samples = group.count
    empties = group.reduce(0) { $0 + Double($1.empties) } / count
    bias = mean
    deviation = (differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
  }
}
