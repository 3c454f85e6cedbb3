import Analysis
import Canvas
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

private let wideSizes = [(80, 24), (80, 20), (100, 30), (120, 40), (160, 44), (200, 60)]
  .map { ScreenSize(columns: $0.0, rows: $0.1) }

@Suite("The panel and what surrounds the board")
struct PanelTests {
  private static let theme = Theme(colors: .full, glyphs: .unicode)

  @Test("from 80 columns on, nothing touches the left and the right edge", arguments: wideSizes)
  func margins(size: ScreenSize) {
    for scene in Scene.allCases {
      let model = scene.model
      for language in Language.allCases {
        let picture = model.picture(in: language)
        let screen = render(picture, size: size, theme: Self.theme)
        for row in 0..<size.rows {
          for column in [0, size.columns - 1] {
            #expect(
              screen[ScreenPoint(column: column, row: row)] == .blank,
              "\(scene), \(language), row \(row)")
          }
        }
      }
    }
  }

  @Test("a row's number is beside the middle of its squares", arguments: 5...24)
  func rowNumbers(pitch: Int) throws {
    let size = ScreenSize(columns: 8 * pitch + 40, rows: 4 * pitch + 3)
    let area = try #require(Layout(size: size)).board
    #expect(area.squareSize == .round(pitch: pitch))
    let screen = Scene.start.model.screen(size)
    let pixels = PixelLayer(of: screen)
    /// Pixels of a line do not count; the numbers are twice the row.
    let inside = (area.painted.row..<area.painted.endRow).flatMap { row -> [Int] in
      let colors = pixels.colors(at: ScreenPoint(column: area.painted.column + 1, row: row))
      return [0, 1].filter { colors[$0] == 28 }.map { 2 * row + $0 }
    }
    for index in 0..<8 {
      let square = inside.dropFirst(index * (pitch - 1)).prefix(pitch - 1)
      let (first, last) = (try #require(square.first), try #require(square.last))
      #expect(last - first == pitch - 2)
      let row = try #require(
        (0..<size.rows).first {
          screen[ScreenPoint(column: area.whole.column, row: $0)].character
            == Character(String(index + 1))
        })
      // Twice the distance of the middles, in pixels. A cell has two, so it may be one off.
      #expect(abs(4 * row + 1 - (first + last)) <= 2, "row \(index + 1)")
    }
  }
}

@Suite("The last line of the screen")
struct KeyLineTests {
  private static let theme = Theme(colors: .full, glyphs: .unicode)

  @Test(
    "on a phone every key keeps a word, and stands out inside it", arguments: Language.allCases)
  func phone(language: Language) {
    let model = Scene.middle.model
    let columns = language == .english ? [40, 45] : [45]
    for width in columns {
      let screen = render(
        model.picture(in: language), size: ScreenSize(columns: width, rows: 20), theme: Self.theme)
      let items = model.picture(in: language).keyLine
      #expect(items.count == 5)
      let line = screen.lines[19]
      let shown = items.filter { line.contains($0.label) || line.contains($0.shortLabel) }
      #expect(shown.count == 5)
      let keys = (0..<width).filter {
        screen[ScreenPoint(column: $0, row: 19)].style == Self.theme.key
      }
      #expect(keys.count == shown.reduce(0) { $0 + $1.key.columns })
    }
    if language == .english {
      #expect(
        model.screen(ScreenSize(columns: 40, rows: 20)).lines[19]
          == "Enter place undo hint Esc menu ? help   ")
    }
  }

  @Test("every key has its word at any size, and help and quit are always there")
  func noBareKeys() {
    for scene in Scene.allCases {
      let model = scene.model
      for columns in 19...120 {
        let size = ScreenSize(columns: columns, rows: 24)
        let line = model.screen(size).lines[23]
        let last = line.split(separator: " ").last.map(String.init) ?? ""
        #expect(last.count > 1, "\(scene), \(columns): \(line)")
        // A key beside its word is followed by it. Keys in places of their own may share a word.
        let words = line.split(separator: " ")
        let hasPlaces = columns >= Layout.minimumColumnsWithMargins
        for (word, next) in zip(words, words.dropFirst()) where word.count == 1 && !hasPlaces {
          #expect(next.count > 1, "\(scene), \(columns): \(line)")
        }
      }
    }
  }
}

@Suite("Players as cards")
struct PlayerCardTests {
  @Test("there are cards from 100 by 30 on, and one line a side below that")
  func sizes() throws {
    for (columns, rows, cards) in [
      (80, 24, 0), (99, 40, 0), (120, 29, 0), (100, 30, 3), (120, 40, 3), (200, 60, 6),
      (45, 20, 0),
    ] {
      let layout = try #require(Layout(size: ScreenSize(columns: columns, rows: rows)))
      #expect(layout.cardRows == cards, "\(columns) by \(rows)")
    }
    let lines = Scene.middle.model.screen(.usual).lines
    let row = try #require(lines.firstIndex { $0.contains("7 Black   You") })
    #expect(lines[row + 1].contains("4 White   You"))
  }

  @Test("the field of a card surrounds its disk, whatever the terminal's background is")
  func rim() throws {
    for (columns, rows) in [(120, 40), (200, 60)] {
      let size = ScreenSize(columns: columns, rows: rows)
      let layout = try #require(Layout(size: size))
      let (cardRows, scale) = (layout.cardRows, layout.cardRows / 3)
      let screen = Scene.middle.model.screen(size)
      let pixels = PixelLayer(of: screen)
      for top in [layout.panel.row + 1, layout.panel.row + 2 + cardRows] {
        let field = ScreenRect(
          column: layout.panel.column, row: top, columns: 8 * scale, rows: cardRows)
        let colors = (0..<cardRows).flatMap { row in
          [0, 1].map { half in
            (0..<field.columns).map { column in
              pixels.colors(
                at: ScreenPoint(column: field.column + column, row: field.row + row))[half]
            }
          }
        }
        #expect(Set(colors.joined()).intersection([16, 231]).count == 1)
        #expect(Set((colors.first ?? []) + (colors.last ?? [])) == [28])
        #expect(Set(colors.flatMap { [$0.first, $0.last] }) == [28])
      }
    }
  }

  @Test("a bar marks the side to move, in all rows of its card or line")
  func turnBar() throws {
    for (columns, rows, count) in [(80, 24, 1), (120, 40, 3), (200, 60, 6)] {
      let size = ScreenSize(columns: columns, rows: rows)
      let layout = try #require(Layout(size: size))
      let column = try #require(layout.turnColumn)
      #expect(column < layout.panel.column && column >= layout.board.whole.endColumn + 2)
      func marked(_ moment: Moment) -> [Int] {
        let screen = moment.screen(size)
        return (0..<rows).filter {
          screen[ScreenPoint(column: column, row: $0)].character == "▌"
        }
      }
      let black = marked(Scene.start.model)
      let white = marked(Scene.middle.model)
      #expect(black.count == count && white.count == count)
      #expect((black.last ?? 0) < (white.first ?? 0))
    }
  }

  @Test("the message says what it means for the person")
  func message() {
    let size = ScreenSize.usual
    #expect(Scene.middle.model.screen(size).text.contains("○'s turn  your move"))
    #expect(!Scene.thinking.model.screen(size).text.contains("your move"))
    var over = Scene.result.model
    #expect(over.screen(size).text.contains("● won  by 13"))
    over.app = over.app.switching(.light)
    #expect(over.screen(size).text.contains("You won by "))
    over.app = over.app.switching(.dark).switching(.light)
    #expect(over.screen(size).text.contains("You lost by "))
  }

  @Test(
    "the margin is said once for all kinds of players",
    arguments: [(200, 60), (120, 40), (80, 24), (60, 30), (45, 20), (40, 20)])
  func margin(columns: Int, rows: Int) {
    let both = Scene.result.model
    let one = Moment(app: both.app.switching(.light), state: both.state)
    for moment in [both, one] {
      let text = moment.screen(ScreenSize(columns: columns, rows: rows)).text
      #expect(text.matches(of: /by 13/).count == 1, "\(text)")
    }
  }
}

@Suite("The first minute of a game")
struct StartButtonTests {
  private static let sizes = [(80, 24), (120, 40), (200, 60)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }

  @Test("a bar plays against the computer, and Enter presses it", arguments: sizes)
  func bar(size: ScreenSize) throws {
    let model = Scene.start.model
    let plays = [Intent.send(.game(.modeChanged(.light, .computer)))]
    for language in Language.allCases {
      let theme = Theme(colors: .full, glyphs: .unicode)
      let screen = render(model.picture(in: language), size: size, theme: theme)
      let text = Words(language).players.playAgainstComputer.longest
      let row = try #require(screen.lines.firstIndex { $0.contains(text) })
      let cells = (0..<size.columns).map { ScreenPoint(column: $0, row: row) }
        .filter { screen.controls.action(at: $0) == .switchMode(.light) }
      #expect(cells.count >= text.columns)
      #expect(cells.allSatisfy { screen[$0].style == theme.accentKey })
      #expect(model.handling(.click(try #require(cells.last)), size: size).intents == plays)
    }
    #expect(model.handling(.enter, size: size).intents == plays)
  }

  @Test("Enter is the board's once an arrow, a letter or a click has reached it", arguments: sizes)
  func reached(size: ScreenSize) throws {
    for key in [Key.up, .character("c"), .character("4"), .tab] {
      var moment = Scene.start.model
      moment.state = moment.handling(key, size: size).state
      #expect(moment.picture.buttons.main == nil)
      #expect(
        moment.handling(.enter, size: size).intents
          == [.send(.game(.squareChosen(moment.state.cursor)))])
      moment.state.receive(.game(.gameBegan(.new)), in: moment.app, now: .zero)
      #expect(moment.picture.buttons.main?.action == .switchMode(.light))
    }
    // What the person has not seen does nothing.
    var state = UIState()
    let unseen = state.translate(.enter, app: .started(), screen: nil)
    #expect(unseen == [.send(.game(.squareChosen(.d3)))])
  }

  @Test("two people play without the offer, and both are you")
  func together() throws {
    var moment = Scene.start.model
    moment.state = try #require(moment.clicking("Two people", size: .usual)).state
    #expect(moment.picture.buttons.isEmpty)
    #expect(moment.picture.players.map(\.player.longest) == ["You", "You"])
  }

  @Test("the ending of the day has its state")
  func ending() throws {
    let label = Scene.start.model.picture.buttons.others.last?.label
    #expect(label == "Today's ending · 2 days in a row")
  }

  @Test("the buttons disappear with the first choice")
  func gone() {
    var moment = Scene.start.model
    #expect(!moment.picture.buttons.isEmpty)
    #expect(Moment(app: .started().choosing(.d3), state: moment.state).picture.buttons.isEmpty)
    moment.state = moment.handling(.character("x"), size: Self.sizes[0]).state
    #expect(moment.picture.buttons.isEmpty)
  }
}

@Suite("The graph on felt")
struct FeltGraphTests {
  private static let theme = Theme(colors: .full, glyphs: .unicode)
  private static var palette: Palette { theme.palette }

  /// One letter for each pixel.
  private static func picture(_ graph: GraphPicture, columns: Int, rows: Int) -> [String] {
    let screen = screen(graph, columns: columns, rows: rows)
    let names: [Style.Color: Character] = [
      palette.board.full: ".", palette.line.full: "-", 16: "x", 231: "o", theme.provenColor: "=",
      theme.mistakeColors.slight: "s", theme.mistakeColors.clear: "m",
      theme.mistakeColors.grave: "R", palette.highlight: "c",
    ]
    return (0..<2 * rows).map { y in
      String(
        (0..<columns).map { column -> Character in
          let cell = screen[ScreenPoint(column: column, row: y / 2)]
          let lower = cell.character == "▄" ? cell.style.foreground : cell.style.background
          let color = y.isMultiple(of: 2) ? cell.style.background : lower
          return color.flatMap { names[$0] } ?? "?"
        })
    }
  }

  private static func screen(_ graph: GraphPicture, columns: Int, rows: Int) -> Screen {
    var canvas = Canvas(
      size: ScreenSize(columns: columns, rows: rows),
      theme: Theme(colors: .full, glyphs: .unicode))
    GraphView(graph: graph, area: canvas.bounds).draw(on: &canvas)
    return canvas.screen
  }

  @Test("a ply has up to two columns, and shares one if there are too few")
  func widths() {
    let points = (0...60).map { GraphPicture.Point(lead: $0 == 30 ? 64 : 0, isExact: false) }
    for (columns, wide) in [(125, 2), (64, 1), (40, 1)] {
      let graph = GraphPicture(points: points, current: 0)
      let line = Self.picture(graph, columns: columns, rows: 5)[1]
      #expect(line.count { $0 == "x" } == wide, "\(columns)")
    }
  }

  @Test("its scale stands beside it, and red marks the worst grade of a mistake alone")
  func scale() {
    let mistakes: [Mistake?] = [nil, .slight, .clear, .grave]
    let points = zip([64, 16, 4, -4], mistakes).map {
      GraphPicture.Point(lead: $0, isExact: false, mistake: $1)
    }
    let graph = GraphPicture(points: points, current: 0)
    #expect(
      Self.picture(graph, columns: 7, rows: 6).map { $0.suffix(4) } == [
        "c...", "x...", "xx..", "xxx.", "xxx.", "-smR", "...o", "...o", "....", "....", "....",
        "c...",
      ])
    let labels = { (rows: Int) in
      Self.screen(graph, columns: 7, rows: rows).lines.map { String($0.prefix(3)) }
    }
    #expect(labels(6) == ["64 ", "16 ", " 4 ", " 4 ", "16 ", "64 "])
    #expect(labels(3) == ["64 ", "   ", "64 "])
    #expect(labels(5) == ["64 ", "16 ", "   ", "16 ", "64 "])
  }

  @Test("has the rows for its whole scale at 80x24, in the game and in the review")
  func usualRows() throws {
    let column = try #require(Layout(size: .usual)).panel.column
    for scene in [Scene.evaluation, .review] {
      let labels = scene.model.screen(.usual).lines.map { line in
        String(Array(line).dropFirst(column).prefix(2))
      }
      #expect(labels.joined(separator: ",").contains("64,16, 4, 4,16,64"))
    }
  }

  @Test("a click on a column opens its position in the review, if the position was reached")
  func clicks() {
    let points = (0...9).map { _ in GraphPicture.Point(lead: 3, isExact: false) }
    let screen = Self.screen(
      GraphPicture(points: points, current: 9, length: 20), columns: 23, rows: 5)
    let actions = (3..<23).map { screen.controls.action(at: ScreenPoint(column: $0, row: 4)) }
    #expect(actions == (0...9).map { .goToGamePly($0) } + Array(repeating: nil, count: 10))
  }

  @Test("a game's graph has the scores of all positions")
  func history() {
    var app = App.started()
    for square in ["f5", "d6", "c3"] {
      app = app.playing(square)
      app = app.studying(.evaluationToggled)
      if square != "c3" { app = app.after(.evaluationToggled) }
    }
    let points = Moment(app: app).picture.graph?.points ?? []
    #expect(points.map { $0.lead != nil } == [true, true, true, true])
    let undone = app.after(.game(.undoRequested))
    let shown = Moment(app: undone).picture.graph
    #expect(shown?.points.count == 4 && shown?.current != 3)
    #expect(shown?.length == 61)
    #expect(
      Moment(app: app.after(.evaluationToggled)).picture.graph == nil)
  }
}
