/// What tells a game from all others. Undo, redo and playing on keep it.
///
/// A game gets it with its first move. The saved game and the archive hold it, so that a later end
/// of the same game takes the place of the earlier one.
package struct GameIdentity: Sendable, Hashable {
  /// A random number.
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }

  /// The next identity of a generator.
  package init(using generator: inout some RandomNumberGenerator) {
    self.init(generator.next())
  }

  /// The number of digits in its text.
  package static let length = 16

  /// Reads the text of an identity; nil if it is not one.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(Self.isDigit),
      let number = UInt64(text, radix: 16)
    else { return nil }
    self.init(number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// The text: 16 hexadecimal digits.
  package var text: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: Self.length - digits.count) + digits
  }
}
