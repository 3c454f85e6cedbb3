import Foundation
import Posix

/// Reads and writes whole files.
enum Files {
  /// The content of a file.
  static func read(_ path: String) throws(WorkError) -> [UInt8] {
    let system = FileSystem()
    var content: [UInt8] = []
    do {
      let file = try system.open(SystemString(path), .reading)
      defer { system.close(file) }
      while case let bytes = try system.read(file, 1 << 16), !bytes.isEmpty { content += bytes }
    } catch {
      throw .notRead(path: path, why: error.reason)
    }
    return content
  }

  /// Writes a file so that it is either whole or as it was before.
  ///
  /// It is written beside its place, always under the same name: what an interrupted run leaves
  /// there, the next one replaces.
  ///
  /// - Parameter suffix: What that name adds to the path; another each time for a file that several
  ///   runs may write at the same time.
  static func write(
    _ bytes: [UInt8], to path: String, suffix: String = "new"
  ) throws(WorkError) {
    let new = "\(path).\(suffix)"
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: new))
    } catch {
      throw .notWritten(path: path, why: reason(error))
    }
    do {
      try FileSystem().rename(SystemString(new), SystemString(path))
    } catch {
      throw .notWritten(path: path, why: error.reason)
    }
  }

  /// The system's words for why Foundation failed.
  static func reason(_ error: any Error) -> String {
    let failure = error as NSError
    let cause = failure.userInfo[NSUnderlyingErrorKey] as? NSError ?? failure
    return cause.domain == NSPOSIXErrorDomain
      ? SystemError(code: Int32(cause.code)).reason : failure.localizedDescription
  }
}
