import ReversiCore
import Testing

@testable import Controls
@testable import Screen

@Suite("Boards in eight colours")
struct EightColorTests {
  private static let size = ScreenSize.usual
  private static let moment = Scene.middle.model

  private func screen(hasHalfBlocks: Bool) -> (screen: Screen, area: BoardArea?) {
    let theme = Theme(
      TerminalCapabilities(colors: .eight, glyphs: .unicode, hasHalfBlocks: hasHalfBlocks))
    return (
      render(Self.moment.picture, size: Self.size, theme: theme),
      Layout(size: Self.size, disks: theme.diskDrawing)?.board
    )
  }

  @Test("the board fills 80 by 24, with disks two rows high", arguments: [true, false])
  func height(hasHalfBlocks: Bool) throws {
    let area = try #require(screen(hasHalfBlocks: hasHalfBlocks).area)
    #expect(area.painted.rows == 21 && area.painted.columns == 41)
  }

  @Test("no screen uses a colour that the terminal lacks", arguments: Scene.allCases)
  func existingColors(scene: Scene) {
    let picture = scene.model.picture
    for (columns, rows) in [(120, 40), (80, 24), (45, 20), (24, 12)] {
      for hasHalfBlocks in [true, false] {
        let size = ScreenSize(columns: columns, rows: rows)
        let theme = Theme(
          TerminalCapabilities(colors: .eight, glyphs: .unicode, hasHalfBlocks: hasHalfBlocks))
        let screen = render(picture, size: size, theme: theme)
        let colors = (0..<rows).flatMap { screen.row($0) }
          .flatMap { [$0.style.foreground, $0.style.background] }.compactMap(\.self)
        #expect(colors.filter { $0 > 7 } == [], "\(size)")
      }
    }
  }

  @Test("white is never a background", arguments: [true, false])
  func background(hasHalfBlocks: Bool) {
    let screen = screen(hasHalfBlocks: hasHalfBlocks).screen
    for row in 0..<Self.size.rows {
      #expect(screen.row(row).allSatisfy { $0.style.background != 7 })
      #expect(screen.row(row).allSatisfy { $0.style.foreground != 7 || $0.style.isBold })
    }
  }

  @Test("a disk of pixels has no corners, and a light one a rim of its own form")
  func pixels() throws {
    let (screen, found) = screen(hasHalfBlocks: true)
    let area = try #require(found)
    let layer = PixelLayer(of: screen)
    /// The colours of a square from the line above it to the line below it.
    func picture(_ square: Square) -> [[Style.Color?]] {
      (5 * square.row...5 * square.row + 5).map { y in
        (5 * square.column...5 * square.column + 5).map { x in
          let point = ScreenPoint(
            column: area.painted.column + x, row: area.painted.row + (y + 1) / 2)
          return layer.colors(at: point)[y.isMultiple(of: 2) ? 1 : 0]
        }
      }
    }
    for (square, face) in Self.moment.picture.board.faces.all {
      let picture = picture(square)
      guard case .whole(let side) = face, square != Self.moment.picture.board.lastMove
      else { continue }
      let disk: Style.Color = side == .light ? 7 : 0
      let corners = [picture[1][1], picture[1][4], picture[4][1], picture[4][4]]
      // The rim of a light disk touches no dark disk.
      #expect(corners.allSatisfy { side == .light ? $0 != 7 : $0 == 2 }, "\(square)")
      for y in 1...4 {
        for x in 1...4 where (2...3).contains(y) || (2...3).contains(x) {
          #expect(picture[y][x] == disk, "\(square) \(x) \(y)")
        }
      }
    }
  }

  @Test("without half blocks, the ends of both rows of a disk are slanted")
  func cells() throws {
    let (screen, found) = screen(hasHalfBlocks: false)
    let area = try #require(found)
    #expect(area.squareSize == .paired)
    for (square, face) in Self.moment.picture.board.faces.all {
      guard case .whole(let side) = face, square != Self.moment.picture.board.lastMove,
        square != Self.moment.picture.board.cursor
      else { continue }
      let center = area.center(of: square)
      let rows = [center.row - 1, center.row].map { row in
        (center.column - 2...center.column + 1).map {
          screen[ScreenPoint(column: $0, row: row)]
        }
      }
      let middle: Character = side == .dark ? " " : "█"
      #expect(rows[0].map(\.character) == ["/", middle, middle, "\\"])
      #expect(rows[1].map(\.character) == ["\\", middle, middle, "/"])
      #expect(rows.joined().filter { $0.character == "/" }.allSatisfy { $0.style.background == 2 })
    }
  }
}
