import CProcessor

/// The configurations of the 62 features of a position, seen by the player to move.
///
/// A feature is a ternary number with a digit for each square: 0 for an opponent's disk, 1 when
/// empty, 2 for a disk of the player. A changed disk is one addition, and a change of sides is one
/// subtraction. Two lanes are unused and stay 0.
package struct PatternIndices: Sendable, Equatable {
  /// Features 0–15.
  var first: SIMD16<UInt16>
  /// Features 16–31.
  var second: SIMD16<UInt16>
  /// Features 32–47.
  var third: SIMD16<UInt16>
  /// Features 48–61.
  var fourth: SIMD16<UInt16>

  /// Zero in every lane: neutral in additions, but not a position.
  static let zero = PatternIndices(
    first: .zero, second: .zero, third: .zero, fourth: .zero)

  @inline(__always)
  static func + (left: PatternIndices, right: PatternIndices) -> PatternIndices {
    PatternIndices(
      first: left.first &+ right.first, second: left.second &+ right.second,
      third: left.third &+ right.third, fourth: left.fourth &+ right.fourth)
  }

  @inline(__always)
  static func - (left: PatternIndices, right: PatternIndices) -> PatternIndices {
    PatternIndices(
      first: left.first &- right.first, second: left.second &- right.second,
      third: left.third &- right.third, fourth: left.fourth &- right.fourth)
  }

  /// The place values of a square in the features that contain it.
  init(placeValuesOf square: Int) {
    self = .zero
    for (lane, feature) in Feature.all.enumerated() {
      guard let digit = feature.squares.firstIndex(of: square) else { continue }
      self[lane] = (0..<digit).reduce(1) { value, _ in value * 3 }
    }
  }

  private init(
    first: SIMD16<UInt16>, second: SIMD16<UInt16>, third: SIMD16<UInt16>, fourth: SIMD16<UInt16>
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// The configuration of a feature, by its index in ``Feature/all``.
  subscript(lane: Int) -> UInt16 {
    get {
      switch lane >> 4 {
      case 0: first[lane & 15]
      case 1: second[lane & 15]
      case 2: third[lane & 15]
      default: fourth[lane & 15]
      }
    }
    set {
      switch lane >> 4 {
      case 0: first[lane & 15] = newValue
      case 1: second[lane & 15] = newValue
      case 2: third[lane & 15] = newValue
      default: fourth[lane & 15] = newValue
      }
    }
  }

  /// Appends the number of each feature's weight in a stage.
  func appendWeightNumbers(to numbers: inout [UInt32]) {
    for (lane, feature) in Feature.all.enumerated() {
      let number = Pattern.all[feature.pattern].weightNumber(of: Int(self[lane]))
      numbers.append(UInt32(feature.offset + number))
    }
  }

  /// The sum of the weights of all features. `weights` are the unpacked ones of a stage.
  ///
  /// The numbers are the offsets of the patterns in ``UnpackedWeights``, written out as constants,
  /// four copies at a time. A test compares the sum with one over `Feature.all`.
  @inline(__always)
  static func sum(
    at indices: UnsafePointer<PatternIndices>, of weights: UnsafePointer<Int8>
  ) -> Int32 {
    let lanes = processor_memory(indices).assumingMemoryBound(to: UInt16.self)
    var sum = four(weights, lanes)
    sum &+= four(weights + 19_683, lanes + 4)
    sum &+= four(weights + 78_732, lanes + 8)
    sum &+= four(weights + 80_919, lanes + 12)
    sum &+= four(weights + 139_968, lanes + 16)
    sum &+= four(weights + 199_017, lanes + 20)
    sum &+= four(weights + 205_578, lanes + 24)
    sum &+= four(weights + 212_139, lanes + 28)
    sum &+= four(weights + 218_700, lanes + 32)
    sum &+= four(weights + 219_429, lanes + 36)
    sum &+= four(weights + 278_478, lanes + 40)
    sum &+= four(weights + 337_527, lanes + 44)
    sum &+= four(weights + 396_576, lanes + 48)
    sum &+= four(weights + 455_625, lanes + 52)
    sum &+= four(weights + 514_674, lanes + 56)
    sum &+= Int32(weights[534_357 + Int(lanes[60])])
    sum &+= Int32(weights[534_357 + Int(lanes[61])])
    return sum
  }

  /// The sum of the weights of four copies of a pattern.
  @inline(__always)
  private static func four(
    _ weights: UnsafePointer<Int8>, _ lanes: UnsafePointer<UInt16>
  ) -> Int32 {
    Int32(weights[Int(lanes[0])]) &+ Int32(weights[Int(lanes[1])])
      &+ Int32(weights[Int(lanes[2])]) &+ Int32(weights[Int(lanes[3])])
  }
}
