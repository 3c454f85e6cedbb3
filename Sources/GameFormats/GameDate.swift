/// When a game ended, by the player's clock: the date and the time of day. For older games, it may
/// be only the year.
public struct GameDate: Sendable, Hashable {
  /// Year, month from 1, day from 1, hour, minute and second; or the year alone.
  private let numbers: [Int]
  /// The short name of the time zone, such as `CET`; may be empty.
  private let zone: String

  /// A date. Of the zone's name, only letters, digits and signs are kept.
  public init(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, zone: String
  ) {
    numbers = [year, month, day, hour, minute, second]
    self.zone = String(zone.filter(Self.isOfZone))
  }

  /// Reads the text in the Generic Game Format, such as `2026.11.23_18:05:00.CET` or `2026-11-23
  /// 18:05:00 CET`; nil if it is not a date. The time of day may be missing, and the month and the
  /// day as well.
  public init?(ggf text: some StringProtocol) {
    let parts = text.split(maxSplits: 6, omittingEmptySubsequences: false) { "._ :-".contains($0) }
    let numbers = parts.prefix(6).compactMap { Int($0) }
    guard numbers.count == parts.prefix(6).count, [1, 3, 6].contains(numbers.count),
      (0...9999).contains(numbers[0])
    else { return nil }
    guard numbers.count > 1 else {
      (self.numbers, zone) = (numbers, "")
      return
    }
    guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      numbers.dropFirst(3).allSatisfy({ (0...60).contains($0) })
    else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 6 - numbers.count)
    zone = String((parts.dropFirst(6).first ?? "").filter(Self.isOfZone))
  }

  /// The text in the Generic Game Format, such as `2026.11.23_18:05:00.CET`, or `2026`.
  public var ggf: String {
    guard numbers.count > 1 else { return day }
    let day = joined(numbers[..<3], ".")
    let time = joined(numbers[3...], ":")
    return "\(day)_\(time)" + (zone.isEmpty ? "" : ".\(zone)")
  }

  /// The day and the time, such as `2026-11-23 18:05:00 CET`, or the year.
  public var text: String {
    guard numbers.count > 1 else { return day }
    return "\(day) \(joined(numbers[3...], ":"))" + (zone.isEmpty ? "" : " \(zone)")
  }

  /// The day, such as `2026-11-23`, or the year, such as `2026`.
  public var day: String { joined(numbers.prefix(3), "-") }

  private func joined(_ numbers: some Sequence<Int>, _ separator: String) -> String {
    numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: separator)
  }

  private static func isOfZone(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-".contains(character))
  }
}
