import Foundation
import Posix

/// Reads and writes whole files and throws the lab's errors.
enum Files {
  static func read(_ path: String) throws(WorkError) -> [UInt8] {
    let system = FileSystem()
    do {
      let file = try system.open(SystemString(path), .reading)
      defer { system.close(file) }
      return try system.readToEnd(file)
    } catch {
      throw .notRead(path: path, why: error.reason)
    }
  }

  /// Writes a whole file atomically. Replaces an existing file.
  static func write(_ bytes: [UInt8], to path: String) throws(WorkError) {
    let file = SystemString(path)
    let replacement = FileReplacement(
      of: file, through: file.lastName + ".new", .notSynced, .shared)
    do {
      try replacement.replace(with: bytes)
    } catch {
      throw .notWritten(path: path, why: error.error.reason)
    }
  }

  /// Runs `body` while holding the lock on the folder of a file.
  static func locking(
    folderOf path: String, _ body: () throws(WorkError) -> Void
  ) throws(WorkError) {
    let system = FileSystem()
    let lock: FileSystem.Descriptor?
    do { lock = try system.lockFolder(SystemString(path).folder, within: .seconds(20)) } catch {
      throw .notWritten(path: path, why: error.reason)
    }
    defer { if let lock { system.close(lock) } }
    try body()
  }

  /// The system's text for a failure in Foundation.
  static func reason(_ error: any Error) -> String {
    let failure = error as NSError
    let cause = failure.userInfo[NSUnderlyingErrorKey] as? NSError ?? failure
    return cause.domain == NSPOSIXErrorDomain
      ? SystemError(code: Int32(cause.code)).reason : failure.localizedDescription
  }
}
