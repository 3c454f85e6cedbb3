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
}
