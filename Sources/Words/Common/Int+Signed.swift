extension Int {
  /// The number with its sign unless it is 0.
  var signed: String { self > 0 ? "+\(self)" : String(self) }
}
