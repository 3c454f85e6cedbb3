/// The configurations of the 46 features of one position, seen by the player to move.
///
/// A square counts 0 for an opponent's disk, 1 when empty, 2 for a disk of the player. The two
/// halves of a feature are ternary numbers in the low and the high byte of a lane; so both are
/// updated by one addition, and a change of sides is one subtraction. Two lanes are unused and stay
/// 0.
package struct PatternIndices: Sendable, Equatable {
  /// The halves of features 0–15, those with a centre.
  var first: SIMD16<UInt16>
  /// The halves of features 16–31.
  var second: SIMD16<UInt16>
  /// The halves of features 32–45.
  var third: SIMD16<UInt16>
  /// The centres of features 0–15, times the number of pairs that their halves can form.
  var centre: SIMD16<UInt16>

  /// Nothing in any lane: the neutral element of addition, not a position.
  static let zero = PatternIndices(
    first: .zero, second: .zero, third: .zero, centre: .zero)

  @inline(__always)
  static func + (left: PatternIndices, right: PatternIndices) -> PatternIndices {
    PatternIndices(
      first: left.first &+ right.first, second: left.second &+ right.second,
      third: left.third &+ right.third, centre: left.centre &+ right.centre)
  }

  @inline(__always)
  static func - (left: PatternIndices, right: PatternIndices) -> PatternIndices {
    PatternIndices(
      first: left.first &- right.first, second: left.second &- right.second,
      third: left.third &- right.third, centre: left.centre &- right.centre)
  }

  /// What one disk on `square` adds: the place values of the square in the features that contain
  /// it.
  init(placeValuesOf square: Int) {
    self = .zero
    for (lane, feature) in Feature.all.enumerated() {
      if let digit = feature.left.firstIndex(of: square) {
        addToHalves(of: lane, power(digit))
      }
      if let digit = feature.right.firstIndex(of: square) {
        addToHalves(of: lane, power(digit) << 8)
      }
      if let digit = feature.centre.firstIndex(of: square) {
        centre[lane] += power(digit) * UInt16(Pattern.all[feature.pattern].pairs)
      }
    }
  }

  private init(
    first: SIMD16<UInt16>, second: SIMD16<UInt16>, third: SIMD16<UInt16>, centre: SIMD16<UInt16>
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.centre = centre
  }

  private mutating func addToHalves(of lane: Int, _ value: UInt16) {
    switch lane >> 4 {
    case 0: first[lane & 15] += value
    case 1: second[lane & 15] += value
    default: third[lane & 15] += value
    }
  }

  private func power(_ digit: Int) -> UInt16 {
    (0..<digit).reduce(1) { value, _ in value * 3 }
  }
}
