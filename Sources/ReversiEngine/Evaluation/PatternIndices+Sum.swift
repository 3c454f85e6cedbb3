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
