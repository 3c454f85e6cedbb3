import Canvas

@testable import App
@testable import Screen

/// The part of a screen that is drawn in pixels, two in each cell: everything between the first and
/// the last half block.
struct PixelLayer {
  private let screen: Screen
  private var columns = 0..<0
  private var rows = 0..<0

  init(of screen: Screen) {
    self.screen = screen
    var points: [ScreenPoint] = []
    for row in 0..<screen.size.rows {
      for column in 0..<screen.size.columns {
        let point = ScreenPoint(column: column, row: row)
        let cell = screen[point]
        if cell.character == "▄", cell.style.foreground != nil { points.append(point) }
      }
    }
    guard let left = points.map(\.column).min(), let right = points.map(\.column).max(),
      let top = points.map(\.row).min(), let bottom = points.map(\.row).max()
    else { return }
    columns = left..<right + 1
    rows = top..<bottom + 1
  }

  func contains(_ point: ScreenPoint) -> Bool {
    guard columns.contains(point.column), rows.contains(point.row) else { return false }
    let cell = screen[point]
    return cell.character.map { "▄▀█".contains($0) } == true
      || cell.character == " " && cell.style.background != nil
  }

  /// The upper one first; nil is the terminal's own colour.
  func colors(at point: ScreenPoint) -> [Style.Color?] {
    let style = screen[point].style
    return switch screen[point].character {
    case "▄": [style.background, style.foreground]
    case "▀": [style.foreground, style.background]
    case "█": [style.foreground, style.foreground]
    default: [style.background, style.background]
    }
  }

  func colors(in area: ScreenRect) -> [Style.Color?] {
    (area.row..<area.endRow).flatMap { row in
      (area.column..<area.endColumn).flatMap { column in
        colors(at: ScreenPoint(column: column, row: row))
      }
    }
  }

  /// One letter for each colour, and a legend.
  var text: String {
    var names: [Style.Color: Character] = [:]
    var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".makeIterator()
    var legend = ""
    func name(_ color: Style.Color?) -> Character {
      guard let color else { return "." }
      if names[color] == nil, let letter = letters.next() {
        names[color] = letter
        legend += "\(letter) = \(color)\n"
      }
      return names[color] ?? "?"
    }
    var picture = ""
    for row in rows {
      for half in 0...1 {
        picture += "|"
        for column in columns {
          let point = ScreenPoint(column: column, row: row)
          picture.append(contains(point) ? name(colors(at: point)[half]) : " ")
        }
        picture += "|\n"
      }
    }
    return picture.isEmpty ? "" : "\n" + picture + "\n" + legend
  }
}
