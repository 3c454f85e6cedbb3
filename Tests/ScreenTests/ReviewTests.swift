import GameSession
import ReversiCore
import Testing

@testable import Controls
@testable import Screen

@Suite("The review")
struct ReviewTests {
  private static let most = ScreenSize(columns: 80, rows: 24)
  private static let review = Scene.review.model

  /// The smallest size of each kind of layout, and some sizes in between.
  private static let sizes =
    [(64, 28), (51, 31), (49, 21), (36, 24), (40, 12), (27, 15), (19, 12), (200, 60), (120, 40)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }
    + stride(from: 20, through: 110, by: 9).flatMap { columns in
      stride(from: 13, through: 43, by: 5).map { ScreenSize(columns: columns, rows: $0) }
    }

  @Test("shows the move, its score and its loss at every size")
  func plyScore() {
    for size in Self.sizes {
      let text = Self.review.screen(size).text
      #expect(text.contains("h2 -6"), "\(size)")
      #expect(text.contains(", best"), "\(size)")
      #expect(text.contains("Esc"), "\(size)")
    }
  }

  @Test("never cuts off a move's loss")
  func loss() {
    var losses = 0
    for ply in 1...Self.review.session.record.plies.count {
      let session = Self.review.session.after(.reviewMoved(to: ply))
      let moment = Moment(session: session, state: UIState())
      let match = moment.screen(Self.most).text.firstMatch(of: /loses [0-9]+/)
      guard let loss = match?.output else { continue }
      losses += 1
      let least = moment.screen(ScreenSize(columns: 19, rows: 12))
      #expect(least.text.contains(loss), "ply \(ply)")
    }
    #expect(losses > 0)
  }

  @Test("does not change players, counts and message", arguments: sizes)
  func game(size: ScreenSize) throws {
    let layout = try #require(Layout(size: size))
    var closed = Self.review
    closed.session = closed.session.after(.sheetClosed)
    let (before, after) = (closed.screen(size), Self.review.screen(size))
    let messageRow = try #require(before.lines.firstIndex { $0.contains("Tied") })
    let rows = (layout.panel.row...max(layout.panel.row, messageRow)).filter { row in
      (layout.panel.column..<layout.panel.endColumn).contains { column in
        let point = ScreenPoint(column: column, row: row)
        return before[point] != after[point]
      }
    }
    #expect(rows == [])
  }

  @Test("shows its ply's board and marks the flipped disks")
  func board() throws {
    let session = GameSession.passing.after(.sheetOpened(.review)).after(.reviewMoved(to: 2))
    let size = ScreenSize(columns: 60, rows: 19)
    let screen = Moment(session: session, state: UIState()).screen(size)
    let area = try #require(Layout(size: size)).board
    let shown = [Square.d4, .e4, .d5, .e5, .f5, .f6, .c4].map {
      screen[area.center(of: $0)].character
    }
    #expect(shown == ["●", "●", "●", "◉", "●", "●", " "])
  }

  @Test("shows its progress until everything is searched")
  func progress() {
    #expect(Scene.reviewStart.model.screen(Self.most).text.contains("/195"))
    #expect(!Self.review.screen(Self.most).text.contains("/195"))
  }

  @Test("lists each side's worst moves, which can be clicked, and the turning point")
  func summary() throws {
    let analysis = try #require(Self.review.session.review?.analysis)
    for side in Disk.allCases {
      let worst = try #require(analysis.worstMoves(of: side).first)
      let loss = try #require(analysis.plyScore(at: worst)?.loss)
      let text = "\(analysis.record.plies[worst].text) -\(loss)"
      #expect(
        Self.review.clicking(text, size: Self.most)?.intents
          == [.send(.reviewMoved(to: worst + 1))])
    }
    let turn = try #require(analysis.turningPly)
    #expect(
      Self.review.clicking("turned with", size: Self.most)?.intents
        == [.send(.reviewMoved(to: turn + 1))])
  }

  @Test("jumps from mistake to mistake")
  func mistakes() throws {
    let review = try #require(Self.review.session.review)
    let isMistake = (1...review.analysis.record.plies.count).map {
      (review.analysis.plyScore(at: $0 - 1)?.loss ?? 0) >= 3
    }
    let next = try #require(isMistake.indices.first { $0 + 1 > review.ply && isMistake[$0] }) + 1
    let before = try #require(isMistake.indices.last { $0 + 1 < review.ply && isMistake[$0] }) + 1
    #expect(
      Self.review.handling(.character("]"), size: Self.most).intents
        == [.send(.reviewMoved(to: next))])
    #expect(
      Self.review.handling(.character("["), size: Self.most).intents
        == [.send(.reviewMoved(to: before))])
  }

  @Test("says if there is no further mistake")
  func noMistake() throws {
    var moment = Self.review
    moment.session = moment.session.after(.reviewMoved(to: 0))
    let (intents, state) = moment.handling(.character("["), size: Self.most)
    #expect(intents == [])
    moment.state = state
    #expect(moment.screen(Self.most).text.contains("no earlier mistake"))
    moment.session = moment.session.after(.reviewMoved(to: 100))
    #expect(!moment.screen(Self.most).text.contains("no earlier mistake"))
    moment.state = moment.handling(.character("]"), size: Self.most).state
    #expect(moment.screen(Self.most).text.contains("no later mistake"))
  }

  @Test("letters, digits, up, down and Tab move the cursor")
  func cursor() throws {
    let session = GameSession.passing.after(.sheetOpened(.review)).after(.reviewMoved(to: 0))
    var state = UIState(cursor: .a1)
    var squares: [Square] = []
    for key in [Key.character("c"), .character("5"), .up, .down, .character("l"), .tab, .backTab] {
      #expect(state.handle(key, session: session, screen: nil) == [])
      squares.append(state.cursor)
    }
    #expect(squares == [.c1, .c5, .c4, .c5, .d5, .f5, .c4])
  }

  @Test("a click on a square goes to its ply, and the arrows beside the ply go to the next")
  func clicks() throws {
    let board = try #require(Layout(size: Self.most)).board
    let click = { (square: Square) in
      Self.review.handling(.click(board.center(of: square)), size: Self.most).intents
    }
    #expect(click(.c4) == [.send(.reviewMoved(to: 1))])
    #expect(click(.d4) == [])
    for size in Self.sizes {
      #expect(
        Self.review.clicking("<", size: size)?.intents.count == 1, "\(size)")
    }
    #expect(
      Self.review.clicking("< ply", size: Self.most)?.intents == [.send(.reviewMoved(to: 46))])
    let end = try #require(Self.review.place(of: "64 >", size: Self.most))
    let next = Key.click(ScreenPoint(column: end.column + 3, row: end.row))
    #expect(
      Self.review.handling(next, size: Self.most).intents == [.send(.reviewMoved(to: 48))])
  }
}

@Suite("The graph of the review")
struct GraphTests {
  private static let leads: [Int?] = [0, 1, -1, 8, -8, 16, -16, 4, -4, nil]
  private static let graph = GraphPicture(
    points: leads.enumerated().map { GraphPicture.Point(lead: $1, isExact: $0 > 4) }, current: 3)

  private static func screen(
    _ graph: GraphPicture, columns: Int = 20, rows: Int = 5,
    glyphs: TerminalCapabilities.Glyphs = .unicode
  ) -> Screen {
    var canvas = Canvas(
      size: ScreenSize(columns: columns, rows: rows), theme: Theme(colors: .none, glyphs: glyphs))
    GraphView(
      graph: graph, area: ScreenRect(column: 0, row: 0, columns: columns, rows: rows)
    ).draw(on: &canvas)
    return canvas.screen
  }

  @Test("has dark above its axis and light below, in eighths of a row")
  func eighths() {
    let screen = Self.screen(Self.graph)
    #expect(
      screen.lines.map { String($0.prefix(15)) } == [
        "X 16      █    ",
        "      ▁ █ █ ▄  ",
        "   0 ───┼─════·",
        "       ▇ █ █ ▄ ",
        "O 16       █   ",
      ])
    // A bar below the axis is drawn as the rest of its cell, in reverse.
    #expect(screen[ScreenPoint(column: 7, row: 3)].style.isReversed)
    #expect(!screen[ScreenPoint(column: 9, row: 3)].style.isReversed)
  }

  @Test("can be drawn in ASCII")
  func ascii() {
    #expect(
      Self.screen(Self.graph, glyphs: .ascii).lines.map { String($0.prefix(15)) } == [
        "X 16      #    ",
        "      . # # :  ",
        "   0 ---+-====.",
        "       ' # # \" ",
        "O 16       #   ",
      ])
  }

  @Test("has a scale that fits its values")
  func scale() {
    let scales = [[nil], [0], [8], [-9], [33], [-64]].map { leads in
      GraphPicture(
        points: leads.map { GraphPicture.Point(lead: $0, isExact: false) }, current: 0
      ).scale
    }
    #expect(scales == [8, 8, 8, 16, 40, 64])
  }

  @Test("plies share columns if there are too few, and the current one is always shown")
  func sharing() {
    for current in 0...60 {
      let graph = GraphPicture(
        points: (0...60).map { GraphPicture.Point(lead: $0 == current ? 8 : 0, isExact: false) },
        current: current)
      let screen = Self.screen(graph, columns: 39)
      let column = (0..<39).first {
        screen[ScreenPoint(column: $0, row: 2)].character == "┼"
      }
      // 34 columns for 61 positions, each as wide as the others, except for rounding.
      let expected = 5 + (34 * (current + 1) - 1) / 61
      #expect(column == expected)
      #expect(screen[ScreenPoint(column: expected, row: 0)].character == "█")
      #expect(
        screen.controls.action(at: ScreenPoint(column: expected, row: 4)) == .goToPly(current))
    }
  }
}
