import CProcessor

extension PatternIndices {
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
    sum &+= four(weights + 81_162, lanes + 16)
    sum &+= four(weights + 140_211, lanes + 20)
    sum &+= four(weights + 199_260, lanes + 24)
    sum &+= four(weights + 205_821, lanes + 28)
    sum &+= four(weights + 212_382, lanes + 32)
    sum &+= four(weights + 218_943, lanes + 36)
    sum &+= four(weights + 219_672, lanes + 40)
    sum &+= Int32(weights[219_753 + Int(lanes[44])])
    sum &+= Int32(weights[219_753 + Int(lanes[45])])
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
