import Libc

/// Reading whole files.
package enum Files {
  /// Nil if the file is missing or not UTF-8.
  package static func text(at path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while let more = file.readAvailable() { bytes += more }
    return String(validating: bytes, as: UTF8.self)
  }
}
