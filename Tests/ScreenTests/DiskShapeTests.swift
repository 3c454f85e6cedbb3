import Canvas
import ReversiCore
import Testing

@testable import App
@testable import BoardView
@testable import Screen

/// A pixel that is covered by half or more looks like a part of the disk.
@Suite("Disks of pixels")
struct DiskShapeTests {
  private struct Row {
    let covered: Int
    /// Of its darkest pixel.
    let eighths: Int
  }

  private func rows(_ shape: DiskShape) -> [Row] {
    (0..<shape.rows).map { row in
      let eighths = (0..<shape.columns).map { shape.eighths(column: $0, row: row) }
      return Row(covered: eighths.count { $0 >= 4 }, eighths: eighths.max() ?? 0)
    }
  }

  /// Whether the outermost row is half-covered, or much narrower than the next one. Since a disk is
  /// symmetric, one row speaks for all four sides.
  private func hasEars(inside: Int, radius: Double) -> Bool {
    let shape = DiskShape(columns: inside, rows: inside, halfWidth: radius, halfHeight: radius)
    let seen = rows(shape).filter { $0.covered > 0 }
    guard seen.count > 1 else { return true }
    return seen[0].eighths < 7 || 2 * seen[0].covered < seen[1].covered
  }

  @Test("have no ears at any size", arguments: 3...60)
  func ears(inside: Int) {
    #expect(!hasEars(inside: inside, radius: DiskShape.radius(inside: inside)))
  }

  @Test("have ears if half a pixel shows at their edges", arguments: [(5, 4.6), (9, 8.6)])
  func halves(inside: Int, diameter: Double) {
    #expect(hasEars(inside: inside, radius: diameter / 2))
  }

  @Test("look the same from all sides", arguments: 3...24)
  func symmetry(inside: Int) {
    let radius = DiskShape.radius(inside: inside)
    let shape = DiskShape(columns: inside, rows: inside, halfWidth: radius, halfHeight: radius)
    for row in 0..<inside {
      for column in 0..<inside {
        let eighths = shape.eighths(column: column, row: row)
        #expect(eighths == shape.eighths(column: inside - 1 - column, row: row))
        #expect(eighths == shape.eighths(column: row, row: column))
      }
    }
  }

  @Test("show their colour on all sides of each mark", arguments: 3...60)
  func marks(inside: Int) {
    let radius = DiskShape.radius(inside: inside)
    let shape = DiskShape(columns: inside, rows: inside, halfWidth: radius, halfHeight: radius)
    let marks = MarkShapes(inside: inside)
    #expect(2 * marks.square.columns.count <= inside && marks.bar.columns.count < inside - 1)
    for mark in [marks.square, marks.bar] {
      for row in mark.rows {
        for column in [mark.columns.lowerBound - 1, mark.columns.upperBound] {
          #expect(shape.eighths(column: column, row: row) >= 4)
        }
      }
    }
  }

  @Test("are clear blocks on a thumbnail, with the board around each", arguments: 1...2)
  func thumbnail(scale: Int) throws {
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode))
    let size = BoardThumbnail.size(scale: scale)
    var canvas = Canvas(size: size, theme: theme)
    BoardThumbnail(.newGame, scale: scale).draw(column: 0, row: 0, on: &canvas)
    let pixels = PixelLayer(of: canvas.screen)
    let colors = pixels.colors(
      in: ScreenRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    for side in Disk.allCases {
      #expect(colors.count { $0 == theme.palette.disk(side).paint.full } == 2 * scale * scale)
    }
    #expect(Set(colors).count == 4, "two sides, the board, and the free half row")
  }

  @Test("have a frame only where the coach points at them", arguments: 4...9)
  func frames(pitch: Int) {
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode))
    let area = BoardArea(.round(pitch: pitch), column: 0, row: 0)
    for scene in Scene.allCases {
      var board = scene.model.picture.board
      for framed in [[], [.a1]] as [SquareSet] {
        board.framed = framed
        var canvas = Canvas(size: BoardArea.extent(area.squareSize), theme: theme)
        BoardView(board: board, area: area).draw(on: &canvas)
        let colors = PixelLayer(of: canvas.screen).colors(in: area.painted)
        #expect(colors.contains(theme.accentColor) == !framed.isEmpty, "\(scene)")
      }
    }
  }
}
