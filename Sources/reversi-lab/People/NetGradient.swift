import PeopleModel
import ReversiCore

protocol Learner: Sendable {
  associatedtype Gradient: Sendable

  func gradient(of samples: ArraySlice<Int>) -> Gradient

  /// `gradients` are those of the slices of a batch, and `pace` is the share of the largest step.
  mutating func learn(_ gradients: [Gradient], of samples: Int, pace: Float)
}

/// Goes through samples in random order, a batch at a time, with steps that become smaller.
///
/// Each batch is divided into a fixed number of slices, whose gradients are added in order. So the
/// result does not depend on the number of threads.
struct Batches {
  private static let sliceCount = 8

  let samples: Int
  /// How often each sample is used.
  let epochs: Int
  let size: Int
  let seed: UInt64
  let threads: Int
  let console: Console

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

  private func gradients<Taught: Learner>(
    of batch: ArraySlice<Int>, _ learner: Taught
  ) throws -> [Taught.Gradient] {
    let bounds = (0...Self.sliceCount).map {
      batch.startIndex + batch.count * $0 / Self.sliceCount
    }
    return try Chunks(threads: threads, console: nil).results(of: Self.sliceCount) {
      { learner.gradient(of: batch[bounds[$0]..<bounds[$0 + 1]]) }
    }
  }
}

extension MoveNet {
  static func random(inputCount: Int, size: Float, seed: UInt64) -> MoveNet {
    var generator = SeededGenerator(seed: seed)
    var network = MoveNet(inputCount: inputCount)
    for index in network.weights.indices {
      network.weights[index] = Float.random(in: -size...size, using: &generator)
    }
    return network
  }

  /// The loss is the negative logarithm of the probability of the chosen move. `chosen` is its
  /// place among the legal ones. `base` is added to the pulls. `inputSlopes` receives the
  /// derivatives of the loss by the first inputs of each move.
  func addGradient(
    ofChoosing chosen: Int, in situation: Situation, base: [Double], weight: Float = 1,
    to gradient: inout [Float], inputSlopes: UnsafeMutableBufferPointer<Float>,
    after body: () -> Void = {}
  ) {
    let moves = situation.squares.indices
    let capacity = moves.count * Self.layerCount
    withUnsafeTemporaryAllocation(of: Float.self, capacity: capacity) { layers in
      situation.rows.withUnsafeBufferPointer { rows in
        guard let rows = rows.baseAddress, let layers = layers.baseAddress else { return }
        var probabilities = moves.map { move in
          let row = rows + move * Situation.sightInputs
          return base[move] + Double(pull(row, layers: layers + move * Self.layerCount))
        }
        Softmax.apply(to: &probabilities)
        for move in moves {
          let excess = Float(probabilities[move]) - (move == chosen ? 1 : 0)
          addGradient(
            rows + move * Situation.sightInputs, layers: layers + move * Self.layerCount,
            slope: excess * weight, to: &gradient, inputSlopes: inputSlopes)
          body()
        }
      }
    }
  }

  /// `layers` is what ``pull(_:layers:)`` left, and `slope` the derivative of the loss by the pull.
  private func addGradient(
    _ inputs: UnsafePointer<Float>, layers: UnsafePointer<Float>, slope: Float,
    to gradient: inout [Float], inputSlopes: UnsafeMutableBufferPointer<Float>
  ) {
    let first = Self.firstWidth
    let second = Self.secondWidth
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.layerCount) { slopes in
      weights.withUnsafeBufferPointer { weights in
        gradient.withUnsafeMutableBufferPointer { gradient in
          guard let weights = weights.baseAddress, let gradient = gradient.baseAddress,
            let firstSlopes = slopes.baseAddress
          else { return }
          let secondSlopes = firstSlopes + first
          for column in 0..<second {
            let value = layers[first + column]
            gradient[lastRow + column] += value * slope
            secondSlopes[column] = weights[lastRow + column] * slope * Self.bend(value)
          }
          for row in 0..<first {
            let start = secondRows + row * second
            firstSlopes[row] =
              Self.product(secondSlopes, weights + start, second) * Self.bend(layers[row])
            Self.add(secondSlopes, times: layers[row], to: gradient + start, second)
          }
          Self.add(secondSlopes, times: 1, to: gradient + secondRows + first * second, second)
          for row in 0..<inputCount where inputs[row] != 0 {
            Self.add(firstSlopes, times: inputs[row], to: gradient + row * first, first)
          }
          Self.add(firstSlopes, times: 1, to: gradient + inputCount * first, first)
          for row in inputSlopes.indices {
            inputSlopes[row] = Self.product(firstSlopes, weights + row * first, first)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func bend(_ value: Float) -> Float { value < 0 ? leak : 1 }

  @inline(__always)
  private static func add(
    _ numbers: UnsafePointer<Float>, times factor: Float, to sums: UnsafeMutablePointer<Float>,
    _ count: Int
  ) {
    for index in 0..<count { sums[index] += numbers[index] * factor }
  }

  /// Eight at a time, so that the processor's vectors can be used.
  @inline(__always)
  private static func product(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, _ count: Int
  ) -> Float {
    var sums = SIMD8<Float>.zero
    for start in stride(from: 0, to: count, by: 8) {
      for lane in 0..<8 { sums[lane] += left[start + lane] * right[start + lane] }
    }
    let four = sums.lowHalf + sums.highHalf
    return four.x + four.y + four.z + four.w
  }
}

/// Each weight at a pace of its own (Kingma and Ba, "Adam", 2015).
struct AdamSteps {
  private var means: [Float]
  private var squares: [Float]
  private var meanCorrection: Float = 1
  private var squareCorrection: Float = 1

  init(count: Int) {
    means = Array(repeating: 0, count: count)
    squares = means
  }

  /// A step is about `rate`. Weights decay by the share `rate · decay`.
  mutating func step(_ weights: inout [Float], down gradient: [Float], rate: Float, decay: Float) {
    meanCorrection *= 0.9
    squareCorrection *= 0.999
    for index in weights.indices {
      let slope = gradient[index]
      means[index] = 0.9 * means[index] + 0.1 * slope
      squares[index] = 0.999 * squares[index] + 0.001 * slope * slope
      let mean = means[index] / (1 - meanCorrection)
      let deviation = (squares[index] / (1 - squareCorrection)).squareRoot()
      weights[index] -= rate * (mean / (deviation + 1e-8) + decay * weights[index])
    }
  }
}
