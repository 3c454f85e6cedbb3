import Posix
import ReversiCore

/// Something with weights that learns from numbered samples.
protocol Learner: Sendable {
  /// What some samples say about the weights.
  associatedtype Gradient: Sendable

  /// The gradient of some samples, by their numbers.
  func gradient(of samples: ArraySlice<Int>) -> Gradient

  /// Changes the weights.
  ///
  /// - Parameters:
  ///   - gradients: Those of the slices of a batch.
  ///   - samples: The number of samples in the batch.
  ///   - pace: The share of the largest step that this one should have.
  mutating func learn(_ gradients: [Gradient], of samples: Int, pace: Float)
}

/// Goes through samples in random order, a batch at a time, with steps that become smaller.
///
/// Each batch is divided into a fixed number of slices, whose gradients are added in order. So the
/// result does not depend on the number of threads.
struct Batches {
  /// The slices of a batch.
  private static let sliceCount = 8

  /// The number of samples.
  let samples: Int
  /// How often each sample is used.
  let epochs: Int
  /// The samples of a batch.
  let size: Int
  /// The seed of the order.
  let seed: UInt64
  /// The threads that share a batch.
  let threads: Int
  /// Where progress appears.
  let console: Console

  /// Teaches a learner all batches.
  func teach(_ learner: inout some Learner, name: String) throws {
    var generator = SeededGenerator(seed: seed)
    let size = min(self.size, samples)
    let steps = samples / size * epochs
    var progress = ProgressLine(name: name, total: steps, console: console)
    var order: [Int] = []
    for step in 0..<steps {
      if order.count < size { order = Array(0..<samples).shuffled(using: &generator) }
      let gradients = try gradients(of: order.suffix(size), learner)
      order.removeLast(size)
      // Small at last, so that the weights come to rest.
      let rest = 1 - Float(step) / Float(steps)
      learner.learn(gradients, of: size, pace: rest * rest * (3 - 2 * rest) + 0.01)
      progress.advance()
    }
    progress.finish()
  }

  /// The gradients of a batch's slices, in order.
  private func gradients<Taught: Learner>(
    of batch: ArraySlice<Int>, _ learner: Taught
  ) throws -> [Taught.Gradient] {
    let found = Monitor([Taught.Gradient?](repeating: nil, count: Self.sliceCount))
    let bounds = (0...Self.sliceCount).map {
      batch.startIndex + batch.count * $0 / Self.sliceCount
    }
    try Chunks(threads: threads, console: nil).run(Array(0..<Self.sliceCount)) {
      { number in
        let gradient = learner.gradient(of: batch[bounds[number]..<bounds[number + 1]])
        found.withValue { $0[number] = gradient }
      }
    }
    return found.withValue { $0.compactMap(\.self) }
  }
}
