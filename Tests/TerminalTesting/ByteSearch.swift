extension [UInt8] {
  /// The place of a part, or nil. A search of the standard library takes so long that it would
  /// count in measured times.
  ///
  /// - Parameter start: The first place that counts; it may be behind the end.
  func place(of part: [UInt8], from start: Int) -> Int? {
    guard start < count else { return nil }
    return indices[start...].first { self[$0] == part.first && self[$0...].starts(with: part) }
  }
}
