/// The text of a file that several programs read and change.
package protocol SharedText: Sendable, Equatable {
  /// The longest text that is written, in bytes.
  static var longest: Int { get }

  /// The longest text that is read, in bytes.
  static var longestRead: Int { get }

  /// The text in a file, whatever its bytes are.
  init(bytes: [UInt8])

  var bytes: [UInt8] { get }
}

extension SharedText {
  /// The longest one that is written.
  package static var longestRead: Int { longest }
}
