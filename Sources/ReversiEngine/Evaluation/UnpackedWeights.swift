import Posix

/// The pattern weights of the stages used so far, one for every configuration.
///
/// The file has one weight for all configurations that are equal by symmetry. Here each has its
/// own, so the configuration of a feature is the number of its weight. Threads share the tables. A
/// stage takes 541 KB, and less than a millisecond to unpack.
final class UnpackedWeights: Sendable {
  /// The number of weights in a stage.
  static let countPerStage = Pattern.all.reduce(0) { $0 + $1.configurations }

  private let stages = Monitor([ConstantTable<Int8>?](repeating: nil, count: Stage.count))

  /// The weights of a stage, in the order of `Pattern.all`. `packed` are those of stage 0 in the
  /// file. Valid as long as this object exists.
  func stage(_ stage: Int, of packed: UnsafePointer<Int8>) -> UnsafePointer<Int8> {
    stages.withValue { stages in
      let table =
        stages[stage] ?? Self.unpack(packed + stage * Pattern.totalWeightCount)
      stages[stage] = table
      return table.start
    }
  }

  private static func unpack(_ packed: UnsafePointer<Int8>) -> ConstantTable<Int8> {
    ConstantTable(count: countPerStage, of: 0) { table in
      var from = packed
      var to = table
      for pattern in Pattern.all {
        let halves = pattern.halfConfigurations
        for _ in 0..<pattern.centreConfigurations {
          for right in 0..<halves {
            for left in 0..<halves {
              to[right &* halves &+ left] = from[Pattern.pairNumber(left, right)]
            }
          }
          to += halves * halves
          from += pattern.pairs
        }
      }
    }
  }
}
