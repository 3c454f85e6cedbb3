extension [UInt8] {
  /// The first place of a part from `start` on, which may be behind the end. A search of the
  /// standard library takes so long that it would count in measured times.
  func place(of part: [UInt8], from start: Int) -> Int? {
    guard start < count else { return nil }
    return indices[start...].first { self[$0] == part.first && self[$0...].starts(with: part) }
  }
}
