import Analysis
import AppTesting
import Canvas
import GameSession
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The list of moves")
struct MoveListTests {
  /// Four moves and the passes after them were undone.
  private static let list = Scene.list.model

  @Test("begins in light's half of a row if light moved first")
  func lightFirst() throws {
    var board = Board.newGame
    board[.d3] = .dark
    board[.d4] = .dark
    let app = App.started(Position(board: board, turn: .light)).playing("c3 c4")
    let screen = Moment(app: app).screen(.usual)
    #expect(screen.text.contains(" 1      c3 "))
    #expect(screen.text.contains(" 2 >c4 "))
  }

  @Test("is a single line of moves if there is no room beside the board")
  func lines() {
    let screen = Scene.middle.model.screen(ScreenSize(columns: 27, rows: 16))
    #expect(screen.text.contains("5 c4  f4  7>f6"))
  }

  @Test(
    "always keeps the current ply on the screen",
    arguments: [19, 20, 27, 36, 40, 64, 80, 120])
  func following(columns: Int) {
    let game = App.played(.sevenPasses).game.record
    for rows in [14, 22, 30, 46] {
      let size = ScreenSize(columns: columns, rows: rows)
      for standing in [1, 20, 45, 67] {
        let list = MoveListPicture(
          game.standing(at: standing), analysis: nil, current: standing, top: nil,
          words: Words(.english))
        var canvas = Canvas(size: size, theme: Theme(colors: .full, glyphs: .unicode))
        let area = ScreenRect(column: 0, row: 0, columns: columns, rows: rows / 4)
        MoveListView(list: list, area: area).draw(on: &canvas)
        let hasTable = area.rows >= MoveListView.minimumRows
        #expect(canvas.screen.text.contains(">") == hasTable, "\(size), \(standing)")
        canvas.fill(area)
        MoveLinesView(list: list, area: area).draw(on: &canvas)
        #expect(canvas.screen.text.contains(">"), "\(size), \(standing)")
      }
    }
  }

  @Test("has rows for moves that were made alone", arguments: [(80, 24), (120, 40), (200, 60)])
  func made(columns: Int, rows: Int) throws {
    let size = ScreenSize(columns: columns, rows: rows)
    let column = try #require(Layout(size: size)).panel.column
    func words(_ scene: Scene) -> [String] {
      scene.model.screen(size).lines.flatMap { line in
        String(Array(line).dropFirst(column)).split(separator: " ").map(String.init)
      }
    }
    #expect(words(.middle).contains("#") && words(.middle).contains(">f6"))
    #expect(!words(.middle).contains { ["9", "30"].contains($0) })
    #expect(!words(.start).contains("#"))
  }

  @Test("marks mistakes by their grade, and keeps the columns of the moves apart")
  func mistakes() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6c3d3c4f4")
    var analysis = GameAnalysis(of: record)
    // The losses are 0, 3, 6, 12, 2 and unknown.
    for (index, lead) in [0, 0, 3, -3, 9, 7].enumerated() {
      analysis.set(
        Evaluation(darkScore: lead, certainty: .exact, depth: 1, line: []), at: index)
    }
    func lines(_ analysis: GameAnalysis?) -> [String] {
      let list = MoveListPicture(
        record, analysis: analysis, current: 6, top: nil, words: Words(.english))
      var canvas = Canvas(
        size: ScreenSize(columns: 20, rows: 4), theme: Theme(colors: .none, glyphs: .unicode))
      MoveListView(list: list, area: canvas.bounds).draw(on: &canvas)
      return canvas.screen.lines.map { String($0.prefix(15)) }
    }
    #expect(
      lines(analysis) == [
        " #  X    O     ", " 1  f5   d6?!  ", " 3  c3?  d3??  ", " 5  c4  >f4    ",
      ])
    #expect(
      lines(nil) == [" #  X   O      ", " 1  f5  d6     ", " 3  c3  d3     ", " 5  c4 >f4     "])
  }

  @Test("marks mistakes while the graph does, and only then")
  func shownMistakes() {
    let moment = Scene.evaluation.model
    #expect(moment.picture.moves.marksMistakes)
    #expect(
      moment.picture.moves.entries.map(\.mistake)
        == moment.picture.graph?.points.dropFirst().map(\.mistake))
    let hidden = Moment(app: moment.app.after(.evaluationToggled), state: moment.state)
    #expect(!hidden.picture.moves.marksMistakes)
  }

  @Test("every visible ply can be clicked and opens in the review")
  func clicks() throws {
    for (text, ply) in [("a1  --", 57), ("(a7)", 61), (">--", 60)] {
      let place = try #require(Self.list.place(of: text, size: .usual))
      let click = Key.click(ScreenPoint(column: place.column + 1, row: place.row))
      #expect(
        Self.list.handling(click, size: .usual).intents
          == Action.goToPly(ply).intents, "\(text)")
    }
  }

  @Test("lines of moves scroll")
  func scrollingLines() {
    let size = ScreenSize(columns: 40, rows: 12)
    var moment = Self.list
    #expect(moment.screen(size).text.contains(">--"))
    for _ in 0..<20 { moment.state = moment.handling(.pageUp, size: size).state }
    #expect(moment.screen(size).text.contains("1 e6  f6  3 f5  f4"))
    moment.state = moment.handling(.wheelDown, size: size).state
    #expect(moment.screen(size).lines.contains { $0.hasPrefix("3 f5  f4") })
    moment.state = moment.handling(.up, size: size).state
    #expect(moment.screen(size).text.contains(">--"))
  }

  @Test("the wheel and the page keys scroll the list between its ends; other keys go back")
  func scrolling() {
    var moment = Self.list
    func firstRow() -> Int? {
      moment.screen(.usual).controls.shown(ListWindow.self, of: GameRecord.self)?.top
    }
    func press(_ key: Key, times: Int = 1) {
      for _ in 0..<times {
        let (intents, state) = moment.handling(key, size: .usual)
        #expect(intents == [])
        moment.state = state
      }
    }
    let following = firstRow()
    #expect(following == 10)
    press(.wheelUp, times: 3)
    #expect(firstRow() == 7)
    press(.wheelDown)
    #expect(firstRow() == 8)
    press(.pageUp)
    #expect(firstRow() == 0)
    press(.wheelUp, times: 5)
    #expect(firstRow() == 0)
    #expect(moment.screen(.usual).text.contains(" 1  e6  f6"))
    press(.pageDown, times: 4)
    #expect(firstRow() == 10)
    press(.wheelUp)
    press(.up)
    #expect(firstRow() == following)
  }
}
