import Posix

/// The hidden files that the program keeps beside one that it writes.
extension SystemString {
  /// The name under which the file at this path is written before it takes its place.
  var unfinishedName: SystemString { hiddenName("unfinished") }

  /// The name of a hidden file beside the one at this path, which only this program uses.
  func hiddenName(_ kind: SystemString) -> SystemString {
    "." + lastName + ".reversi-" + kind
  }
}
