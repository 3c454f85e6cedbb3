import ReversiEngine

/// Finds unknowns whose sums come as close as possible to given targets, by least squares.
///
/// Conjugate gradients with a diagonal preconditioner solve the normal equations. A prior pulls
/// each unknown as strongly as a number of samples would, so rare unknowns stay near it. The
/// samples are divided into a fixed number of slices, whose sums are added in order, so the result
/// does not depend on the number of threads.
struct LeastSquares: Sendable {
  private static let slices = 8

  /// `width` unknowns for each sample.
  let features: [UInt32]
  let targets: [Float]
  /// A sample of importance 2 is like two samples.
  let importance: [Float]
  let width: Int
  let unknowns: Int
  let threads: Int

  /// For each unknown, `pull` is the number of samples that the prior counts for.
  func solve(prior: [Float], pull: [Float], iterations: Int) throws -> [Float] {
    var solution = prior
    let diagonal = zip(occurrences(), pull).map { $0 + $1 }
    var residual = try transposedResidual(of: prior, targets: targets)
    var scaled = zip(residual, diagonal).map { $0 / $1 }
    var direction = scaled
    var size = Self.dot(residual, scaled)
    let goal = size * 1e-6
    for _ in 0..<iterations where size > goal {
      var image = try transposedResidual(of: direction, targets: nil)
      for unknown in 0..<unknowns {
        image[unknown] = pull[unknown] * direction[unknown] - image[unknown]
      }
      let step = Float(size / Self.dot(direction, image))
      for unknown in 0..<unknowns {
        solution[unknown] += step * direction[unknown]
        residual[unknown] -= step * image[unknown]
        scaled[unknown] = residual[unknown] / diagonal[unknown]
      }
      let next = Self.dot(residual, scaled)
      let share = Float(next / size)
      for unknown in 0..<unknowns {
        direction[unknown] = scaled[unknown] + share * direction[unknown]
      }
      size = next
    }
    return solution
  }

  /// Each counts with the importance of its sample.
  func occurrences() -> [Float] {
    var counts = [Float](repeating: 0, count: unknowns)
    for (place, feature) in features.enumerated() {
      counts[Int(feature)] += importance[place / width]
    }
    return counts
  }

  /// For each unknown, the total over its samples of target minus sum, each times the sample's
  /// importance. A nil `targets` means 0 for all.
  private func transposedResidual(of values: [Float], targets: [Float]?) throws -> [Float] {
    let parts = try Chunks(threads: threads, console: nil).results(of: Self.slices) {
      { sliceResidual($0, of: values, targets: targets) }
    }
    return parts.dropFirst().reduce(into: parts[0]) { sum, part in
      for unknown in sum.indices { sum[unknown] += part[unknown] }
    }
  }

  private func sliceResidual(_ slice: Int, of values: [Float], targets: [Float]?) -> [Float] {
    let count = self.targets.count
    let range = count * slice / Self.slices..<count * (slice + 1) / Self.slices
    var result = [Float](repeating: 0, count: unknowns)
    result.withUnsafeMutableBufferPointer { result in
      values.withUnsafeBufferPointer { values in
        features.withUnsafeBufferPointer { features in
          for sample in range {
            let first = sample * width
            var difference = targets?[sample] ?? 0
            for place in first..<first + width { difference -= values[Int(features[place])] }
            difference *= importance[sample]
            for place in first..<first + width { result[Int(features[place])] += difference }
          }
        }
      }
    }
    return result
  }

  private static func dot(_ left: [Float], _ right: [Float]) -> Double {
    zip(left, right).reduce(0) { $0 + Double($1.0) * Double($1.1) }
  }
}
