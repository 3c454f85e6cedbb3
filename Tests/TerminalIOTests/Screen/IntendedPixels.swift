import BoardView
import Canvas
import ReversiCore

@testable import App
@testable import Screen

/// The pixels of a board as they are meant to be: each by itself, by counting samples, from what an
/// app shows.
struct IntendedPixels {
  let board: BoardPicture
  let pitch: Int
  let palette: Palette
  private var levels: [Double: [Int]] = [:]

  init(_ board: BoardPicture, pitch: Int, palette: Palette) {
    self.board = board
    self.pitch = pitch
    self.palette = palette
  }

  private var inside: Int { pitch - 1 }
  private var pictures: Int { pitch < 8 ? 3 : pitch < 12 ? 5 : 7 }
  private var radius: Double {
    Double(inside) / 2 + (pitch <= 6 ? 0.25 : pitch <= 10 ? 0 : -0.9)
  }

  /// The colour of a pixel.
  mutating func color(column: Int, row: Int) -> Style.Color {
    if isBracket(column: column, row: row) { return palette.highlight }
    if column.isMultiple(of: pitch) || row.isMultiple(of: pitch) { return palette.line.full }
    guard let square = Square(column: column / pitch, row: row / pitch) else { return 0 }
    let (x, y) = (column % pitch - 1, row % pitch - 1)
    switch board.faces[square] {
    case nil:
      let isMarked = board.choices.contains(square) && isMark(x) && isMark(y)
      return isMarked ? palette.legal.full : palette.board.full
    case .whole(let side)?:
      if square == board.lastMove, isMark(x), isMark(y) { return palette.lastMove.full }
      return disk(side, radius, x, y)
    case .turned(let side)?:
      if isBar(x, y) { return palette.turned.full }
      return disk(side, radius, x, y)
    case .turning(let side, let fraction)?:
      let index = Int((fraction * Double(pictures + 1)).rounded())
      let angle = Double(index) / Double(pictures + 1)
      if angle == 0.5 { return edge(to: side, x, y) }
      return disk(
        angle < 0.5 ? side.opponent : side, max(0.5, radius * Self.cosine(angle)), x, y)
    }
  }

  /// Whether a pixel, by one of its numbers within the square, is part of a mark in its middle.
  private func isMark(_ place: Int) -> Bool {
    (inside - markSize) / 2..<(inside + markSize) / 2 ~= place
  }

  private var markSize: Int {
    let size = pitch <= 6 ? 1 : max(2, inside / 4)
    return (inside - size).isMultiple(of: 2) ? size : size + 1
  }

  /// Whether a pixel is part of a flat bar in the middle, or in the third row.
  private func isBar(_ x: Int, _ y: Int) -> Bool {
    let width = markSize + (inside < 5 ? 0 : 2)
    guard (inside - width) / 2..<(inside + width) / 2 ~= x else { return false }
    if inside < 5 { return y == 2 }
    let distance = abs(2 * y + 1 - inside)
    return inside.isMultiple(of: 2) ? distance == 1 : distance <= (markSize < 5 ? 0 : 2)
  }

  private func isBracket(column: Int, row: Int) -> Bool {
    guard let cursor = board.cursor else { return false }
    let (x, y) = (column - pitch * cursor.column, row - pitch * cursor.row)
    guard (0...pitch).contains(x), (0...pitch).contains(y) else { return false }
    let arm = max(2, (pitch + 1) / 3)
    let isCorner = min(x, pitch - x) < arm && min(y, pitch - y) < arm
    return isCorner && (x % pitch == 0 || y % pitch == 0)
  }

  private mutating func disk(
    _ side: Disk, _ halfWidth: Double, _ x: Int, _ y: Int
  ) -> Style.Color {
    let covered = levels[halfWidth] ?? allLevels(halfWidth)
    levels[halfWidth] = covered
    let paint = palette.disk(side)
    return switch covered[y * inside + x] {
    case 0: palette.board.full
    case 8: paint.paint.full
    case let level: paint.edge[level - 1]
    }
  }

  /// For each pixel, the eighths of 256 samples that lie in the ellipse.
  private func allLevels(_ halfWidth: Double) -> [Int] {
    (0..<inside * inside).map { index in
      var count = 0
      for sample in 0..<256 {
        let x = Double(index % inside) + (Double(sample % 16) + 0.5) / 16 - Double(inside) / 2
        let y = Double(index / inside) + (Double(sample / 16) + 0.5) / 16 - Double(inside) / 2
        let (a, b) = (x / halfWidth, y / radius)
        if a * a + b * b <= 1 { count += 1 }
      }
      return Int((Double(count) / 32).rounded())
    }
  }

  private func edge(to side: Disk, _ x: Int, _ y: Int) -> Style.Color {
    guard abs(Double(y) + 0.5 - Double(inside) / 2) <= radius else { return palette.board.full }
    if !inside.isMultiple(of: 2) { return x == inside / 2 ? palette.edge : palette.board.full }
    if x == inside / 2 - 1 { return palette.disk(side.opponent).paint.full }
    return x == inside / 2 ? palette.disk(side).paint.full : palette.board.full
  }

  /// The absolute value of the cosine of a part of half a turn.
  private static func cosine(_ part: Double) -> Double {
    let widths = [0: 1, 3: 0.9239, 4: 0.8660, 6: 0.7071, 8: 0.5, 9: 0.3827]
    return widths[Int((24 * min(part, 1 - part)).rounded())] ?? .nan
  }
}
