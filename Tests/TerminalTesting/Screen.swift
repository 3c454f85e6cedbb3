/// What a terminal shows: its lines without the blanks at their ends.
public struct Screen: Sendable, Hashable, CustomStringConvertible {
  /// The lines from the top.
  public let lines: [String]

  /// A screen of these lines.
  public init(lines: [String]) {
    self.lines = lines
  }

  /// The lines below each other.
  public var description: String { lines.joined(separator: "\n") }

  /// Whether a text is to be seen, within one line.
  public func shows(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The character in a cell; a blank where the line has ended.
  public subscript(column: Int, row: Int) -> Character {
    guard lines.indices.contains(row), column >= 0 else { return " " }
    return lines[row].dropFirst(column).first ?? " "
  }

  /// The cell where a text begins, the topmost first.
  public func find(_ text: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return (line.distance(from: line.startIndex, to: range.lowerBound), row)
    }
    return nil
  }
}
