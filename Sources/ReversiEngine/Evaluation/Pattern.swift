import CProcessor
import ReversiCore

/// A set of squares. All its copies on the board share one table of weights.
///
/// Every pattern is its own mirror image. Its squares form two halves, which the mirror exchanges,
/// and a centre on the axis. Exchanging the halves does not change the weight.
struct Pattern: Sendable {
  /// The squares on one side of the axis, at most five. The axis has at most four.
  let half: [Square]
  let centre: [Square]
  let axis: BoardSymmetry
  /// Quarter turns: four, or two for the long diagonal.
  let copies: Int
  let area: Area

  enum Area {
    case corner, edge, diagonal, centre
  }

  private init(
    _ area: Area, _ half: [Square], centre: [Square] = [], axis: BoardSymmetry, copies: Int = 4
  ) {
    self.area = area
    self.half = half
    self.centre = centre
    self.axis = axis
    self.copies = copies
  }

  var halfConfigurations: Int { half.reduce(1) { count, _ in count * 3 } }

  var pairs: Int { halfConfigurations * (halfConfigurations + 1) / 2 }

  var centreConfigurations: Int { centre.reduce(1) { count, _ in count * 3 } }

  var configurations: Int { halfConfigurations * halfConfigurations * centreConfigurations }

  var weightCount: Int { pairs * centreConfigurations }

  /// The number of a pair in either order: max·(max + 1)/2 + min.
  static func pairNumber(_ one: Int, _ other: Int) -> Int {
    let larger = one > other ? one : other
    let smaller = one > other ? other : one
    return (larger &* (larger &+ 1)) &>> 1 &+ smaller
  }

  func weightNumber(of configuration: Int) -> Int {
    let halves = halfConfigurations
    let (rest, left) = configuration.quotientAndRemainder(dividingBy: halves)
    let (centre, right) = rest.quotientAndRemainder(dividingBy: halves)
    return centre * pairs + Self.pairNumber(left, right)
  }

  static let all: [Pattern] = [
    // The corner's nine squares.
    Pattern(.corner, [.b1, .c1, .c2], centre: [.a1, .b2, .c3], axis: .mainDiagonal),
    // Five squares of both edges from the corner, and the X-square.
    Pattern(.corner, [.b1, .c1, .d1, .e1], centre: [.a1, .b2], axis: .mainDiagonal),
    // The diagonal of seven squares, and three beside its middle.
    Pattern(.diagonal, [.b1, .c2, .d3, .d2], centre: [.e4, .f3], axis: .antidiagonal),
    // An edge with both X-squares.
    Pattern(.edge, [.a1, .b1, .c1, .d1, .b2], axis: .leftRight),
    // A block at the middle of an edge, with the corners.
    Pattern(.edge, [.a1, .c1, .d1, .c2, .d2], axis: .leftRight),
    // The second, third and fourth line, each with two squares of its neighbour.
    Pattern(.edge, [.a2, .b2, .c2, .d2, .b3], axis: .leftRight),
    Pattern(.centre, [.a3, .b3, .c3, .d3, .d2], axis: .leftRight),
    Pattern(.centre, [.a4, .b4, .c4, .d4, .c3], axis: .leftRight),
    // The diagonal of six squares, and four beside it.
    Pattern(.diagonal, [.c1, .d2, .e3, .e1, .f2], axis: .antidiagonal),
    // A wedge from the second line to the middle of the board.
    Pattern(.centre, [.c2, .d2, .c3, .d3, .d4], axis: .leftRight),
    // The nine squares around c3, with the corner.
    Pattern(.corner, [.c2, .d2, .d3], centre: [.a1, .b2, .c3, .d4], axis: .mainDiagonal),
    // The middle of an edge and of the second line.
    Pattern(.edge, [.b1, .c1, .d1, .c2, .d2], axis: .leftRight),
    // The triangle in a corner.
    Pattern(.corner, [.b1, .c1, .d1, .c2], centre: [.a1, .b2], axis: .mainDiagonal),
    // From the second line to the middle of the board.
    Pattern(.centre, [.d2, .c3, .d3, .c4, .d4], axis: .leftRight),
    // The nine squares around d4.
    Pattern(.centre, [.d3, .e3, .e4], centre: [.c3, .d4, .e5], axis: .mainDiagonal),
    // The diagonal of eight squares.
    Pattern(.diagonal, [.a1, .b2, .c3, .d4], axis: .antidiagonal, copies: 2),
  ]

  static let totalWeightCount = all.reduce(0) { $0 + $1.weightCount }
}

struct Feature: Sendable {
  /// The squares in the order of their ternary digits. Those in `right` are their mirror images.
  let left: [Int]
  let right: [Int]
  let centre: [Int]
  let pattern: Int
  /// The index of the pattern's first weight among those of a stage.
  let offset: Int

  var squares: [Int] { left + right + centre }

  /// All features, in the order of the lanes of ``PatternIndices``.
  static let all: [Feature] = {
    var features: [Feature] = []
    var offset = 0
    for (number, pattern) in Pattern.all.enumerated() {
      var left = numbers(of: pattern.half)
      var right = numbers(of: pattern.half.map(pattern.axis.original))
      var centre = numbers(of: pattern.centre)
      for _ in 0..<pattern.copies {
        features.append(
          Feature(left: left, right: right, centre: centre, pattern: number, offset: offset))
        left = left.map(quarterTurn)
        right = right.map(quarterTurn)
        centre = centre.map(quarterTurn)
      }
      offset += pattern.weightCount
    }
    return features
  }()

  private static func numbers(of squares: [Square]) -> [Int] { squares.map { Int($0.rawValue) } }

  private static func quarterTurn(_ square: Int) -> Int {
    (7 - square & 7) << 3 | square >> 3
  }
}

/// The configurations of the 62 features of a position, seen by the player to move.
///
/// A feature is a ternary number with a digit for each square: 0 for an opponent's disk, 1 when
/// empty, 2 for a disk of the player. A changed disk is one addition, and a change of sides is one
/// subtraction. Two lanes are unused and stay 0.
package struct PatternIndices: Sendable, Equatable {
  /// Features 0–15, and 16 more in each of the next. The last two lanes are unused.
  var first: SIMD16<UInt16>
  var second: SIMD16<UInt16>
  var third: SIMD16<UInt16>
  var fourth: SIMD16<UInt16>

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

  func appendWeightNumbers(to numbers: inout [UInt32]) {
    for (lane, feature) in Feature.all.enumerated() {
      let number = Pattern.all[feature.pattern].weightNumber(of: Int(self[lane]))
      numbers.append(UInt32(feature.offset + number))
    }
  }

  /// The sum of the weights of a position. `weights` are the unpacked ones of its stage.
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
    sum &+= four(weights + 137_781, lanes + 12)
    sum &+= four(weights + 196_830, lanes + 16)
    sum &+= four(weights + 255_879, lanes + 20)
    sum &+= four(weights + 314_928, lanes + 24)
    sum &+= four(weights + 373_977, lanes + 28)
    sum &+= four(weights + 433_026, lanes + 32)
    sum &+= four(weights + 492_075, lanes + 36)
    sum &+= four(weights + 551_124, lanes + 40)
    sum &+= four(weights + 610_173, lanes + 44)
    sum &+= four(weights + 669_222, lanes + 48)
    sum &+= four(weights + 728_271, lanes + 52)
    sum &+= four(weights + 787_320, lanes + 56)
    sum &+= Int32(weights[807_003 + Int(lanes[60])])
    sum &+= Int32(weights[807_003 + Int(lanes[61])])
    return sum
  }

  @inline(__always)
  private static func four(
    _ weights: UnsafePointer<Int8>, _ lanes: UnsafePointer<UInt16>
  ) -> Int32 {
    Int32(weights[Int(lanes[0])]) &+ Int32(weights[Int(lanes[1])])
      &+ Int32(weights[Int(lanes[2])]) &+ Int32(weights[Int(lanes[3])])
  }
}
