/// A text whose lines all begin with the same mark: a quoted letter, or a message of the Generic
/// Game Server.
enum QuotedText {
  /// The maximum number of marks before a line. Each reply to a letter adds one.
  private static let deepest = 4

  /// The mark that a line begins with, or nil.
  static func mark(of line: some StringProtocol) -> Character? {
    if isHeadOfMessage(line) { return "|" }
    let marks = line.prefix { $0 == ">" || $0 == "|" || $0.isWhitespace }.filter {
      !$0.isWhitespace
    }
    guard let first = marks.first, marks.count <= deepest else { return nil }
    if first == ">" { return first }
    // With another bar at its end, the line is part of a frame.
    let bars = line.count { $0 == "|" }
    return first == "|" && (bars == 1 || line.last { !$0.isWhitespace } != "|") ? first : nil
  }

  /// Whether a line is the first of a message, which has no mark.
  static func isHeadOfMessage(_ line: some StringProtocol) -> Bool { line.hasPrefix("/os:") }

  /// The text without its marks; nil if it is not quoted.
  static func unquoted(_ text: some StringProtocol) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var mark: Character?
    var rest: [Substring] = []
    for line in lines {
      let line = Substring(line).drop(while: \.isWhitespace)
      guard let first = line.first else {
        rest.append(line)
        continue
      }
      let isHead = isHeadOfMessage(line)
      guard let next = Self.mark(of: line), isHead || next == first, mark == nil || mark == next
      else { return nil }
      mark = next
      rest.append(isHead ? line : line.dropFirst())
    }
    return mark == nil ? nil : rest.joined(separator: "\n")
  }
}
