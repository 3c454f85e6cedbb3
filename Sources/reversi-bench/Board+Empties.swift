import ReversiCore

extension Board {
  /// The number of squares without a disk.
  var empties: Int { 64 - dark.count - light.count }
}
