import Posix

extension FileSystem {
  /// Whether two paths without links lead to one file, or would if it existed.
  func isSamePlace(_ first: SystemString, _ second: SystemString) -> Bool {
    func isSame(_ first: SystemString, _ second: SystemString) -> Bool {
      first == second || (try? isSameFile(first, second)) == true
    }
    return isSame(first, second)
      || first.lastName == second.lastName && isSame(first.folder, second.folder)
  }
}
