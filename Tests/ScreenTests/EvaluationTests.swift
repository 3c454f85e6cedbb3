import Analysis
import Canvas
import GameSession
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The evaluation of the position")
struct EvaluationTests {
  private static let size = ScreenSize.usual

  private static func screen(
    _ picture: EvaluationPicture, graph: GraphPicture? = nil, rows: Int = 2,
    theme: Theme = Theme(colors: .none, glyphs: .ascii)
  ) -> Screen {
    var canvas = Canvas(size: ScreenSize(columns: 39, rows: rows), theme: theme)
    EvaluationView(evaluation: picture, graph: graph, area: canvas.bounds).draw(on: &canvas)
    return canvas.screen
  }

  private static func picture(_ lead: Int, isExact: Bool = false) -> EvaluationPicture {
    let evaluation = Evaluation(
      darkScore: lead, certainty: isExact ? .exact : .estimate(confidence: 73), depth: 12,
      line: [.f5, .d6, .c3])
    return EvaluationPicture(evaluation, words: Words(.english))
  }

  @Test("is a number with its depth and the best line, in two lines or around a graph")
  func parts() {
    #expect(
      Self.screen(Self.picture(3)).lines == [
        "Black +3  depth 12                     ", "f5 d6 c3                               ",
      ])
    #expect(
      Self.screen(Self.picture(-64, isExact: true)).lines[0].hasPrefix("White +64  exact"))
    let graph = GraphPicture(
      points: [GraphPicture.Point(lead: 3, isExact: false)], current: 0)
    let lines = Self.screen(Self.picture(3), graph: graph, rows: 8).lines
    #expect(lines[0] == "who is ahead                   Black +3")
    #expect(lines[7].hasPrefix("depth 12: f5 d6 c3"))
  }

  /// From above, one letter for each pixel.
  private static func bar(_ lead: Int?, rows: Int = 8) -> String {
    var canvas = Canvas(
      size: ScreenSize(columns: 3, rows: rows + 1), theme: Theme(colors: .full, glyphs: .unicode))
    let area = ScreenRect(column: 1, row: 1, columns: 1, rows: rows)
    EvaluationBar(disks: lead, area: area).draw(on: &canvas)
    let screen = canvas.screen
    let names: [Style.Color: String] = [16: "x", 231: "o", 28: "-"]
    return (1...rows).flatMap { row -> [String] in
      let cell = screen[ScreenPoint(column: 1, row: row)]
      let lower = cell.character == "▄" ? cell.style.foreground : cell.style.background
      return [cell.style.background, lower].map { $0.flatMap { names[$0] } ?? "?" }
    }.joined()
  }

  @Test("has an upright bar, white above black, that a lead of 32 fills; its middle is marked")
  func bar() {
    #expect(Self.bar(0) == "oooooooo-xxxxxxx")
    #expect(Self.bar(8) == "ooooooxx-xxxxxxx")
    #expect(Self.bar(32) == "xxxxxxxx-xxxxxxx")
    #expect(Self.bar(64) == Self.bar(32))
    #expect(Self.bar(-16) == "oooooooo-oooxxxx")
    #expect(Self.bar(-64) == "oooooooo-ooooooo")
    #expect(Self.bar(nil) == "----------------")
  }

  @Test(
    "the bar stands beside the board while it is switched on, with one number over it",
    arguments: [(80, 24), (120, 40), (200, 60), (45, 20), (40, 20), (60, 20)])
  func barPlace(columns: Int, rows: Int) throws {
    let size = ScreenSize(columns: columns, rows: rows)
    let layout = try #require(Layout(size: size))
    let bar = try #require(layout.evaluationBar)
    #expect((0...1).contains(bar.column - layout.board.whole.endColumn))
    #expect(bar.rows == layout.board.painted.rows && bar.columns <= 2)
    if layout.arrangement == .beside { #expect(bar.endColumn < layout.panel.column - 1) }
    #expect(bar.endColumn <= size.columns)
    let (without, with) = (Scene.middle.model.screen(size), Scene.evaluation.model.screen(size))
    func number(_ screen: Screen) -> String {
      String(
        (bar.column - 1...bar.column + 1).compactMap {
          screen[ScreenPoint(column: $0, row: bar.row - 1)].character
        })
    }
    #expect(number(without) == "   " && number(with).contains("+1"))
    for row in bar.row..<bar.endRow {
      let point = ScreenPoint(column: bar.column, row: row)
      #expect(without[point] == .blank && with[point] != .blank)
    }
  }

  @Test(
    "is there at every size as soon as it is switched on", arguments: [19, 24, 40, 66, 80, 120])
  func sizes(columns: Int) {
    let size = ScreenSize(columns: columns, rows: columns < 40 ? 12 : columns < 80 ? 20 : 40)
    let evaluated = Scene.evaluation.model
    #expect(evaluated.screen(size).text.contains("+1"))
    #expect(evaluated.screen(size).text.contains("12"))
    var asked = Scene.middle.model
    asked.app = asked.app.after(.evaluationToggled)
    #expect(asked.screen(size).text.contains("evaluating"))
    asked.app = asked.app.after(.evaluationToggled)
    #expect(!asked.screen(size).text.contains("evaluating"))
  }
}
