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
  package static var longestRead: Int { longest }
}

extension Collection<UInt8> {
  /// The lines of a text, without their ends. The last line need not have an end.
  package var lines: [SubSequence] {
    let parts = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.last?.isEmpty == true ? parts.dropLast() : parts
  }
}

extension ArraySlice<UInt8> {
  /// The line without the carriage return at its end.
  package var withoutReturn: ArraySlice<UInt8> {
    last == UInt8(ascii: "\r") ? dropLast() : self
  }
}
