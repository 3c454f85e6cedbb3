/// The time that each side has for a game: some minutes, and some seconds more for each of its
/// moves.
package struct TimeControl: Sendable, Hashable {
  /// The time for the whole game: more than 0, at most a day.
  package let main: Duration
  /// The time that each move adds: 0 to an hour.
  package let increment: Duration

  /// The valid minutes.
  package static let minutes = 0.1...1440.0
  /// The valid seconds for each move.
  package static let seconds = 0.0...3600.0

  /// Reads minutes such as `5`, or minutes and seconds such as `5+3`; nil for anything else. Both
  /// may have decimals.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Self.number($0) }
    guard (1...2).contains(parts.count), numbers.count == parts.count,
      Self.minutes.contains(numbers[0]), Self.seconds.contains(numbers.count == 2 ? numbers[1] : 0)
    else { return nil }
    main = .milliseconds(Int((numbers[0] * 60_000).rounded()))
    increment = .milliseconds(numbers.count == 2 ? Int((numbers[1] * 1000).rounded()) : 0)
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard text.first?.isNumber == true, text.last?.isNumber == true,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(String(text))
  }

  package var text: String {
    let minutes = Self.text(of: main / .seconds(60))
    return increment == .zero ? minutes : minutes + "+" + Self.text(of: increment / .seconds(1))
  }

  private static func text(of number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The value of `TI` in the Generic Game Format, such as `5:00/0:03`.
  package var ggf: String {
    increment == .zero ? main.minutesText : main.minutesText + "/" + increment.minutesText
  }
}

extension Duration {
  /// The time in whole minutes and seconds, such as `5:03`. A part of a second counts as one, so
  /// that `0:00` is the end of the time.
  package var minutesText: String {
    let seconds = Int((max(.zero, self) / .seconds(1)).rounded(.up))
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
