/// The lines a terminal shows, without blanks at their ends.
package struct Screen: Sendable, Hashable, CustomStringConvertible {
  package let lines: [String]

  /// Numbers in the table of 256; nil is the terminal's own.
  private let colors: [[Colors]]

  fileprivate struct Colors: Sendable, Hashable {
    var front: Int?
    var back: Int?
  }

  /// A screen of lines with their colours in escape sequences, as tmux writes them.
  package init(styledLines: [String]) {
    var style = Colors()
    var lines: [String] = []
    var colors: [[Colors]] = []
    for styled in styledLines {
      var rest = styled[...]
      var line = ""
      var lineColors: [Colors] = []
      while let character = rest.popFirst() {
        switch character {
        case "\u{1B}":
          let sequence = rest.prefix { !$0.isLetter }
          rest = rest.dropFirst(sequence.count + 1)
          style.take(sequence.dropFirst().split(separator: ";").map { Int($0) ?? 0 })
        case "\u{E}", "\u{F}": break
        default:
          line.append(character)
          lineColors.append(style)
        }
      }
      lines.append(line)
      colors.append(lineColors)
    }
    self.lines = lines
    self.colors = colors
  }

  /// The colours of a cell, the character's first.
  package func colors(column: Int, row: Int) -> [Int?] {
    guard colors.indices.contains(row), colors[row].indices.contains(column) else { return [] }
    return [colors[row][column].front, colors[row][column].back]
  }

  package var description: String { lines.joined(separator: "\n") }

  package func shows(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The character in a cell; a blank where the line has ended.
  package subscript(column: Int, row: Int) -> Character {
    guard lines.indices.contains(row), column >= 0 else { return " " }
    return lines[row].dropFirst(column).first ?? " "
  }

  /// The cell where a text first begins, from the top.
  package func find(_ text: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return (line.distance(from: line.startIndex, to: range.lowerBound), row)
    }
    return nil
  }
}

extension Screen.Colors {
  fileprivate mutating func take(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { self = Screen.Colors() }
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Screen.Colors()
      case 30..<38: front = number - 30
      case 40..<48: back = number - 40
      case 38: front = rest.dropFirst().first
      case 48: back = rest.dropFirst().first
      case 39: front = nil
      case 49: back = nil
      default: break
      }
      if number == 38 || number == 48 { rest = rest.dropFirst(2) }
    }
  }
}
