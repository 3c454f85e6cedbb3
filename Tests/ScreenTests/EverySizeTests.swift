import BoardView
import Canvas
import Foundation
import GameSession
import ReversiCore
import Testing
import Texts

@testable import App
@testable import Screen

@Suite("Screens of every size")
struct EverySizeTests {
  private static let pictures = Scene.allCases.map(\.model.picture)
  private static let thinking = Scene.thinking.model
  private static let reset = Scene.reset.model
  private static let theme = Theme(colors: .full, glyphs: .unicode)

  /// The smallest size of each kind of layout, and some sizes in between: more of them where all
  /// heights are drawn.
  private static let some: [ScreenSize] = {
    let minimum = [(64, 28), (51, 31), (49, 21), (36, 24), (40, 12), (27, 15), (19, 12)]
    let step = heights < 60 ? 2 : 1
    let others = stride(from: 20, through: 200, by: 9 * step).flatMap { columns in
      stride(from: 13, through: 60, by: 5 * step).map { (columns, $0) }
    }
    return (minimum + others).map { ScreenSize(columns: $0.0, rows: $0.1) }
  }()

  /// The heights drawn for each width, of 60; `REVERSI_FUZZ_SIZES` sets another number.
  private static let heights =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_SIZES"].flatMap { Int($0) } ?? 8

  /// Drawing outside the screen would trap, so drawing is enough.
  @Test("every screen from 1 by 1 to 200 by 60 is drawn, with its cursor on it", arguments: 1...200)
  func drawing(columns: Int) {
    let step = 60 / Self.heights
    // Other heights for each width, so that all are drawn.
    let wrong = stride(from: 1 + columns % step, through: 60, by: step).filter { rows in
      let picture = Self.pictures[(columns + rows) % Self.pictures.count]
      let size = ScreenSize(columns: columns, rows: rows)
      let screen = render(picture, size: size, theme: Self.theme)
      let isLargeEnough = columns >= Layout.minimum.columns && rows >= Layout.minimum.rows
      guard let cursor = screen.cursor else { return isLargeEnough }
      return !isLargeEnough || !screen.contains(cursor)
    }
    #expect(wrong == [], "rows at \(columns) columns")
  }

  @Test(
    "beyond 300 by 120 cells the picture of that size is in the middle, and costs no more",
    arguments: [(301, 120), (300, 121), (400, 50), (60, 500), (1000, 1000), (65535, 65535)])
  func veryLarge(columns: Int, rows: Int) {
    let maximum = ScreenSize(columns: min(columns, 300), rows: min(rows, 120))
    for picture in Self.pictures {
      let screen = render(
        picture, size: ScreenSize(columns: columns, rows: rows), theme: Self.theme)
      #expect(screen.size == maximum)
      #expect(
        screen.origin
          == ScreenPoint(column: (columns - maximum.columns) / 2, row: (rows - maximum.rows) / 2))
      let usual = render(picture, size: maximum, theme: Self.theme)
      #expect(usual.origin == ScreenPoint(column: 0, row: 0))
      #expect(screen.lines == usual.lines && screen.cursor == usual.cursor)
    }
  }

  @Test("nothing that matters is missing", arguments: some)
  func essentials(size: ScreenSize) throws {
    let layout = try #require(Layout(size: size))
    let screen = render(Self.thinking.picture, size: size, theme: Self.theme)
    let text = screen.text
    let words = [
      "○'s turn", "You", "|", "c4", "6", "3", "help", "Esc", "a", "h", "1",
    ]
    #expect(words.filter { !text.contains($0) } == [])

    let board = Self.thinking.app.game.position.board
    let pixels = PixelLayer(of: screen)
    let wrong = Square.allCases.filter { square in
      let center = layout.board.center(of: square)
      if case .round = layout.board.squareSize {
        let colors = pixels.colors(in: layout.board.area(of: square))
        let shown = Set(colors).intersection([16, 231])
        let disks: Set<Style.Color?> = board[square].map { $0 == .dark ? [16] : [231] } ?? []
        // A row of cells may show the upper edge of the next disk.
        return board[square] == nil ? !colors.contains(28) : !shown.isSuperset(of: disks)
      }
      let cell = screen[center]
      return switch board[square] {
      case .dark: !["●", "◉"].contains(cell.character) || cell.style.foreground != 16
      case .light: !["●", "◉"].contains(cell.character) || cell.style.foreground != 231
      case nil: cell.character != " " || cell.style.background != 28
      }
    }
    #expect(wrong == [])
  }

  @Test("help does not cover players, message and notices", arguments: some)
  func help(size: ScreenSize) throws {
    let layout = try #require(Layout(size: size))
    var uncovered = Scene.middle.model
    uncovered.notices = ["a notice"]
    var covered = Scene.help.model
    covered.notices = uncovered.notices
    let (before, after) = (uncovered.screen(size), covered.screen(size))
    let rows = (0..<size.rows).filter { row in
      let isNotice = before.lines[row].contains("a notice")
      let inPanel = (layout.panel.row..<layout.panel.endRow).contains(row)
      return (0..<size.columns).contains { column in
        let point = ScreenPoint(column: column, row: row)
        let matters =
          isNotice || inPanel && layout.panel.contains(point)
        return matters && before[point] != after[point]
      }
    }
    #expect(rows == [])
  }

  @Test("the pages of the help name every active key and all rules", arguments: some)
  func helpPages(size: ScreenSize) throws {
    let pages = Scene.help.model.helpPages(size)
    let text = pages.map(\.text).joined(separator: "\n")
    let rows = HelpTopic.allCases.flatMap {
      ActionTable.rows(about: $0, in: Scene.help.model.app)
    }
    let keys = rows.flatMap { $0.groups.prefix($0.shortCount) }
    #expect(keys.map { $0.name.shown(in: Scene.words) }.filter { !text.contains($0) } == [])
    #expect(pages.contains { $0.text.contains("Rules") })
    #expect(pages.last?.text.contains("Marks") == true)
    let help = Scene.words.help
    let words = (help.rules + help.endRules + help.hints).flatMap { $0.split(separator: " ") }
    #expect(words.filter { !text.contains($0) } == [])
    let actions = Set(pages.flatMap(\.actions))
    let missing = keys.compactMap(\.clickAction).filter { !actions.contains($0) }
    #expect(missing == [])
  }

  @Test(
    "the message is visible with any marks on the board and any sheet open, or what the coach says",
    arguments: some)
  func message(size: ScreenSize) {
    let missing = zip(Scene.allCases, Self.pictures).filter { _, picture in
      let disk = picture.message.side.map { $0 == .dark ? "●" : "○" } ?? ""
      let screen = render(picture, size: size, theme: Self.theme)
      let told = picture.teacher?.line.texts ?? []
      return !screen.text.contains(disk + picture.message.text)
        && !told.contains(where: screen.text.contains)
    }.map(\.0)
    #expect(missing == [])
  }

  @Test("a dialog shows all its words and buttons", arguments: some)
  func dialogs(size: ScreenSize) {
    let text = render(Self.reset.picture, size: size, theme: Self.theme).text
    let words = ["Confirmation", "Do", "you", "really", "want", "to", "reset", "the", "game?"]
    #expect((words + ["  Cancel  ", "[ OK ]"]).filter { !text.contains($0) } == [])
  }

  @Test("a dialog in the panel leaves no piece of a text beside it", arguments: some)
  func noDebris(size: ScreenSize) throws {
    let layout = try #require(Layout(size: size))
    guard let room = layout.dialogRoom else { return }
    for (moment, language) in Self.dialogs.flatMap({ moment in
      Language.allCases.map { (moment, $0) }
    }) {
      let picture = moment.picture(in: language)
      let screen = render(picture, size: size, theme: Self.theme)
      let wrong = (room.row..<layout.keyRow).filter { row in
        let cells = screen.row(row)
        guard "┌│└".contains(cells[cells.startIndex + room.column].character ?? " "),
          let end = cells.lastIndex(where: { "┐│┘".contains($0.character ?? " ") })
        else { return false }
        return cells[(end + 1)...].contains { !$0.scalars.isSpace }
      }
      #expect(wrong == [], "\(language)")
    }
  }

  private static let dialogs: [Moment] = {
    let newcomer = Moment(app: App.started().after(.resetRequested))
    let list = Moment(app: Scene.list.model.app.after(.resetRequested))
    let graph = Moment(app: Scene.evaluation.model.app.after(.resetRequested))
    let hint = Moment(app: Scene.hint.model.app.after(.resetRequested))
    return [newcomer, list, graph, hint, Scene.pass.model]
  }()

  @Test("the parts of a layout are on the screen and do not overlap", arguments: 19...200)
  func parts(columns: Int) {
    let wrong = (12...60).filter { rows in
      guard let layout = Layout(size: ScreenSize(columns: columns, rows: rows)) else { return true }
      let parts = [layout.title, layout.board.whole, layout.panel, layout.notices]
        .compactMap(\.self).filter { $0.rows > 0 }
      let areOnScreen = parts.allSatisfy { part in
        part.column >= 0 && part.endColumn <= columns && part.row >= 0
          && part.endRow <= layout.keyRow
      }
      let areApart = parts.indices.allSatisfy { index in
        parts.dropFirst(index + 1).allSatisfy { $0.isApart(from: parts[index]) }
      }
      return !areOnScreen || !areApart
    }
    #expect(wrong == [], "rows at \(columns) columns")
  }

  @Test(
    "a larger screen never has smaller squares",
    arguments: [(true, false), (false, true), (false, false)])
  func monotony(hasPixels: Bool, fillsDisks: Bool) {
    let areas = (1...300).map { columns in
      (1...100).map { rows in
        let size = ScreenSize(columns: columns, rows: rows)
        return Layout(size: size, hasPixels: hasPixels, fillsDisks: fillsDisks)
          .map { Self.rank($0.board.squareSize) } ?? 0
      }
    }
    for (narrow, wide) in zip(areas, areas.dropFirst()) {
      #expect(zip(wide, narrow).allSatisfy { $0 >= $1 })
    }
    #expect(areas.allSatisfy { zip($0.dropFirst(), $0).allSatisfy { $0 >= $1 } })
  }

  /// Increases with the size of a square.
  private static func rank(_ size: SquareSize) -> Int {
    switch size {
    case .round(let pitch): 10 * pitch
    case .ruled(let pitch): 1 + pitch
    case .small: 2
    case .tiny: 1
    }
  }

  @Test(
    "squares grow with the screen without pixels, too",
    arguments: [
      (80, 24, 2), (119, 39, 4), (120, 40, 4), (160, 52, 6), (200, 60, 6), (300, 100, 12),
    ])
  func growth(columns: Int, rows: Int, pitch: Int) throws {
    for theme in [
      Theme(colors: .none, glyphs: .unicode), Theme(colors: .none, glyphs: .ascii),
      Theme(colors: .eight, glyphs: .console), Theme(colors: .eight, glyphs: .ascii),
      Theme(colors: .full, glyphs: .ascii),
    ] {
      let layout = try #require(Layout(size: ScreenSize(columns: columns, rows: rows), theme))
      #expect(layout.board.squareSize == .ruled(pitch: pitch))
    }
  }

  @Test(
    "without colours, disks of both sides have different forms and the letters of their sides",
    arguments: [(120, 40), (200, 60)], [TerminalCapabilities.Glyphs.unicode, .ascii])
  func forms(size: (columns: Int, rows: Int), glyphs: TerminalCapabilities.Glyphs) throws {
    let size = ScreenSize(columns: size.columns, rows: size.rows)
    let theme = Theme(colors: .none, glyphs: glyphs)
    let layout = try #require(Layout(size: size, theme))
    let moment = Scene.middle.model
    let screen = render(moment.picture, size: size, theme: theme)
    var forms: [Disk: Set<Int>] = [:]
    for (square, face) in moment.picture.board.faces {
      let side: Disk = [.whole(.dark), .turned(.dark)].contains(face) ? .dark : .light
      let letter = screen[layout.board.center(of: square)].character
      #expect(letter.map { String($0).uppercased() } == (side == .dark ? "X" : "O"))
      let cells = layout.board.area(of: square)
      let filled = (cells.row + 1..<cells.endRow).map { row in
        (cells.column + 1..<cells.endColumn).count { column in
          let cell = screen[ScreenPoint(column: column, row: row)]
          return cell.character.map { !" ‹›<>xX".contains($0) } == true
            && (glyphs == .unicode || cell.character == "O")
        }
      }
      forms[side, default: []].insert(filled.reduce(0, +))
    }
    // A disk of the last move has marks beside its letter.
    let (dark, light) = try (#require(forms[.dark]?.max()), #require(forms[.light]?.min()))
    #expect(dark < light)
  }

  @Test(
    "a square has as many pixels as the screen has room for",
    arguments: [
      (80, 24, 5), (120, 40, 9), (200, 60, 14), (300, 100, 24), (79, 24, 5), (78, 24, 4),
      (80, 23, 5), (80, 22, 4), (45, 28, 5), (44, 28, 5), (43, 28, 4), (60, 40, 7), (52, 100, 6),
      (45, 20, 4), (40, 20, 4), (36, 20, 4), (35, 20, 0), (40, 19, 0), (71, 18, 4), (70, 18, 0),
    ])
  func pitch(columns: Int, rows: Int, pitch: Int) throws {
    let layout = try #require(Layout(size: ScreenSize(columns: columns, rows: rows)))
    let expected: SquareSize? = pitch > 0 ? .round(pitch: pitch) : nil
    if let expected {
      #expect(layout.board.squareSize == expected)
    } else {
      #expect(SquareSize.characters.contains(layout.board.squareSize))
    }
  }

  @Test(
    "a small screen has the largest character squares that fit",
    arguments: [
      (70, 19, SquareSize.ruled(pitch: 2)), (49, 19, .ruled(pitch: 2)),
      (35, 21, .ruled(pitch: 2)), (60, 18, .small),
      (35, 20, .small), (34, 20, .small), (27, 15, .small), (24, 12, .tiny), (19, 12, .tiny),
    ])
  func characters(columns: Int, rows: Int, size: SquareSize) throws {
    let layout = try #require(Layout(size: ScreenSize(columns: columns, rows: rows)))
    #expect(layout.board.squareSize == size)
  }
}

extension ScreenRect {
  fileprivate func isApart(from other: ScreenRect) -> Bool {
    endColumn <= other.column || other.endColumn <= column || endRow <= other.row
      || other.endRow <= row
  }
}
