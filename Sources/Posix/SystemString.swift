/// Text in the form of the system: the bytes of an argument, a path or a variable.
///
/// They need not be UTF-8, and go back to the system unchanged. `description` is for display.
package struct SystemString: Sendable, Hashable {
  /// The bytes, without the null that ends them in C.
  package let bytes: [UInt8]

  /// Creates a text from bytes up to the first null.
  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// Creates a text in UTF-8.
  package init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  package init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The text; nil if it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  package func withCString<Value, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    // Before Swift 6.2 the array's method does not keep the type of errors.
    return try characters.withUnsafeBufferPointer { buffer in
      Result { () throws(Failure) -> Value in
        guard let start = buffer.baseAddress else { preconditionFailure("no terminating null") }
        return try body(start)
      }
    }.get()
  }

  package static func + (left: SystemString, right: SystemString) -> SystemString {
    SystemString(bytes: left.bytes + right.bytes)
  }
}

extension SystemString: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

extension SystemString: CustomStringConvertible {
  /// The text on one line, for display. Control characters and bytes that are not UTF-8 appear as
  /// codes.
  package var description: String {
    guard let text else {
      return bytes.map { byte in
        (0x20..<0x7F).contains(byte)
          ? String(UnicodeScalar(byte)) : "\\x" + Self.hexadecimal(UInt32(byte), digits: 2)
      }.joined()
    }
    return text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control: "\\x" + Self.hexadecimal(scalar.value, digits: 2)
      case .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        "\\u" + Self.hexadecimal(scalar.value, digits: 4)
      default: String(scalar)
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// Paths: names with slashes between them.
extension SystemString {
  private static let slash = UInt8(ascii: "/")

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path of the folder that contains the file.
  package var folder: SystemString {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "." }
    return slash == 0 ? "/" : SystemString(bytes: bytes[..<slash])
  }

  package var lastName: SystemString {
    SystemString(bytes: bytes.suffix(from: bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0))
  }

  /// The path of another file in the same folder.
  package func sibling(_ name: SystemString) -> SystemString {
    SystemString(bytes: bytes.dropLast(lastName.bytes.count) + name.bytes)
  }

  /// The paths of all folders above the file, outermost first, without the root.
  package var foldersAbove: [SystemString] {
    bytes.indices.dropFirst().filter { bytes[$0] == Self.slash }
      .map { SystemString(bytes: bytes[..<$0]) }
  }
}
