import Posix

extension FileSystem {
  /// Renames a file that could not be read to its name with `.bad-` and a number added.
  ///
  /// - Returns: The new path.
  func setAside(_ path: SystemString) throws(SystemError) -> SystemString {
    func asidePath(_ number: Int) -> SystemString { path + SystemString(".bad-\(number)") }
    var number = 1
    while try isTaken(asidePath(number)) { number += 1 }
    try rename(path, asidePath(number))
    return asidePath(number)
  }
}
