/// A measurement and its limit.
struct Figure {
  let name: String
  let measured: Double
  let limit: Double
  let unit: String

  var isReached: Bool { measured <= limit }

  var line: String {
    let note = isReached ? "" : "  MISSED"
    return [
      Self.fitted(name, 56), Self.fitted(number(measured), -9), Self.fitted(number(limit), -9),
      " \(unit)\(note)",
    ].joined()
  }

  static let heading = fitted("", 56) + fitted("measured", -9) + fitted("at most", -9)

  private func number(_ value: Double) -> String {
    // Nothing was there to be measured.
    guard value.isFinite else { return "none" }
    let hundredths = Int((value * 100).rounded())
    guard hundredths % 100 != 0 else { return String(hundredths / 100) }
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - fraction.count) + fraction
  }

  /// A text padded to a number of columns; right-aligned if the number is negative.
  private static func fitted(_ text: String, _ columns: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(columns) - text.count))
    return columns < 0 ? blanks + text : text + blanks
  }
}
