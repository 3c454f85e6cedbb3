extension PatternIndices {
  /// The index of each feature's weight within the table of its pattern, lane by lane.
  ///
  /// The halves (a, b) and (b, a) mean the same by symmetry. The pair has the triangular number
  /// max·(max + 1)/2 + min, so that both share one weight without a map.
  @inline(__always)
  var weightIndices: (SIMD16<UInt16>, SIMD16<UInt16>, SIMD16<UInt16>) {
    (Self.pairNumbers(first) &+ centre, Self.pairNumbers(second), Self.pairNumbers(third))
  }

  @inline(__always)
  private static func pairNumbers(_ halves: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let low = halves & 0xff
    let high = halves &>> 8
    // The library's pointwise minimum is a call; a difference with its sign spread does the same.
    let difference = low &- high
    let deficit = difference & (0 &- (difference &>> 15))
    let larger = low &- deficit
    let smaller = high &+ deficit
    return (larger &* (larger &+ 1)) &>> 1 &+ smaller
  }

  /// Appends the number of each feature's weight among those of a stage.
  func appendWeightNumbers(to numbers: inout [UInt32]) {
    let (one, two, three) = weightIndices
    for (lane, feature) in Feature.all.enumerated() {
      let index =
        switch lane >> 4 {
        case 0: one[lane & 15]
        case 1: two[lane & 15]
        default: three[lane & 15]
        }
      numbers.append(UInt32(feature.offset) + UInt32(index))
    }
  }

  /// The sum of the weights of all features; `weights` are those of one stage.
  ///
  /// The numbers are the offsets of the patterns (`Feature.offset`), four copies at a time, written
  /// out so that they are constants. A test compares the sum with one over `Feature.all`.
  @inline(__always)
  func sum(of weights: UnsafePointer<Int8>) -> Int32 {
    let (one, two, three) = weightIndices
    var sum = four(weights, one, 0)
    sum &+= four(weights + 10_206, one, 4)
    sum &+= four(weights + 40_095, one, 8)
    sum &+= four(weights + 41_229, one, 12)
    sum &+= four(weights + 41_364, two, 0)
    sum &+= four(weights + 71_010, two, 4)
    sum &+= four(weights + 100_656, two, 8)
    sum &+= four(weights + 103_977, two, 12)
    sum &+= four(weights + 107_298, three, 0)
    sum &+= four(weights + 110_619, three, 4)
    sum &+= four(weights + 110_997, three, 8)
    sum &+= Int32(weights[111_042 + Int(three[12])])
    sum &+= Int32(weights[111_042 + Int(three[13])])
    return sum
  }

  @inline(__always)
  private func four(
    _ weights: UnsafePointer<Int8>, _ indices: SIMD16<UInt16>, _ lane: Int
  ) -> Int32 {
    Int32(weights[Int(indices[lane])]) &+ Int32(weights[Int(indices[lane + 1])])
      &+ Int32(weights[Int(indices[lane + 2])]) &+ Int32(weights[Int(indices[lane + 3])])
  }
}
