import CProcessor

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
    let (first, second, third) = weightIndices
    let one = unsafeBitCast(first, to: SIMD4<UInt64>.self)
    let two = unsafeBitCast(second, to: SIMD4<UInt64>.self)
    let three = unsafeBitCast(third, to: SIMD4<UInt64>.self)
    var sum = four(weights, one[0])
    sum &+= four(weights + 10_206, one[1])
    sum &+= four(weights + 40_095, one[2])
    sum &+= four(weights + 41_229, one[3])
    sum &+= four(weights + 41_364, two[0])
    sum &+= four(weights + 71_010, two[1])
    sum &+= four(weights + 100_656, two[2])
    sum &+= four(weights + 103_977, two[3])
    sum &+= four(weights + 107_298, three[0])
    sum &+= four(weights + 110_619, three[1])
    sum &+= four(weights + 110_997, three[2])
    let last = processor_scalar(three[3])
    sum &+= Int32(weights[111_042 + Int(last & 0xFFFF)])
    sum &+= Int32(weights[111_042 + Int((last &>> 16) & 0xFFFF)])
    return sum
  }

  /// The sum of four weights, whose numbers come as one word. Taken out of the vector one by one,
  /// they make 16 plies take 5 % longer.
  @inline(__always)
  private func four(_ weights: UnsafePointer<Int8>, _ lanes: UInt64) -> Int32 {
    let word = processor_scalar(lanes)
    return Int32(weights[Int(word & 0xFFFF)]) &+ Int32(weights[Int((word &>> 16) & 0xFFFF)])
      &+ Int32(weights[Int((word &>> 32) & 0xFFFF)]) &+ Int32(weights[Int(word &>> 48)])
  }
}
