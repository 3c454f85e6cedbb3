/// The date and the time of day at which a game ended, by the person's clock. For older games, it
/// may be only the year.
package struct GameDate: Sendable, Hashable {
  /// Year, month from 1, day from 1, hour, minute and second; or the year, and zeros.
  private let numbers: [Int]
  /// The short name of the time zone, such as `CET`; may be empty.
  private let zone: String

  /// A date. Of the zone's name, only letters, digits and signs are kept.
  package init(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, zone: String
  ) {
    numbers = [year, month, day, hour, minute, second]
    self.zone = Self.zone(zone.utf8)
  }

  /// Reads the text in the Generic Game Format, such as `2026.11.23_18:05:00.CET` or `2026-11-23
  /// 18:05:00 CET`; nil if it is not a date. The time of day may be missing, and the month and the
  /// day as well.
  package init?(ggf text: some StringProtocol) {
    self.init(ggf: text.utf8)
  }

  /// Reads the bytes of such a text.
  package init?(ggf text: some Collection<UInt8>) {
    var numbers = [Int](repeating: 0, count: 6)
    var rest = text[...]
    var count = 0
    while count < 6 {
      let digits = rest.prefix { Self.digits.contains($0) }
      guard (1...4).contains(digits.count) else { return nil }
      numbers[count] = digits.reduce(0) { 10 * $0 + Int($1 - Self.digits.lowerBound) }
      count += 1
      rest = rest[digits.endIndex...]
      guard let separator = rest.popFirst() else { break }
      guard Self.isSeparator(separator) else { return nil }
      if rest.isEmpty && count < 6 { return nil }
    }
    guard [1, 3, 6].contains(count) else { return nil }
    if count > 1 {
      // A minute can have a leap second.
      guard Self.isDay(numbers), numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60 else {
        return nil
      }
    }
    self.numbers = numbers
    zone = rest.isEmpty ? "" : Self.zone(rest)
  }

  /// A number that is greater for later dates. A year comes before its days. Zones do not count.
  package var order: Int { numbers.reduce(0) { $0 << 6 | $1 } }

  /// The text in the Generic Game Format, such as `2026.11.23_18:05:00.CET`, or `2026`.
  package var ggf: String {
    guard hasDay else { return day }
    let day = joined(0..<3, ".")
    return "\(day)_\(time)" + (zone.isEmpty ? "" : ".\(zone)")
  }

  /// The day and the time, such as `2026-11-23 18:05:00 CET`, or the year.
  package var text: String {
    guard hasDay else { return day }
    return "\(day) \(time)" + (zone.isEmpty ? "" : " \(zone)")
  }

  /// The day, such as `2026-11-23`, or the year, such as `2026`.
  package var day: String { joined(hasDay ? 0..<3 : 0..<1, "-") }

  private var time: String { joined(3..<6, ":") }

  private var hasDay: Bool { numbers[1] > 0 }

  private func joined(_ range: Range<Int>, _ separator: String) -> String {
    range.map { numbers[$0] < 10 ? "0\(numbers[$0])" : "\(numbers[$0])" }
      .joined(separator: separator)
  }

  private static func isDay(_ numbers: [Int]) -> Bool {
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return (1...(isLeapYear ? 29 : 28)).contains(day)
    case 4, 6, 9, 11: return (1...30).contains(day)
    case 1...12: return (1...31).contains(day)
    default: return false
    }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: ":"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func zone(_ text: some Sequence<UInt8>) -> String {
    String(decoding: text.filter(isOfZone), as: UTF8.self)
  }

  private static func isOfZone(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), digits,
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension GameDate {
  /// The date of the game in a line in the Generic Game Format, or nil.
  ///
  /// Only the property `DT` is read: reading the whole game would take a hundred times as long.
  package init?(inLine line: ArraySlice<UInt8>) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    /// The letter at an index in lower case; 0 before the line.
    func letter(_ index: Int) -> UInt8 { index < line.startIndex ? 0 : line[index] | 0x20 }
    let start = line.indices.first { index in
      line[index] == UInt8(ascii: "[") && letter(index - 1) == UInt8(ascii: "t")
        && letter(index - 2) == UInt8(ascii: "d") && !letters.contains(letter(index - 3))
    }
    guard let start else { return nil }
    let value = line[(start + 1)...].prefix { $0 != UInt8(ascii: "]") }
    self.init(ggf: value.drop { $0 == UInt8(ascii: " ") })
  }
}
