import Analysis
import Canvas
import GameSession
import GameTesting
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("Scores on the screen")
struct ScoreTests {
  private static let size = ScreenSize(columns: 120, rows: 40)
  private static let moves: [MoveScore] = [
    .scored(.c3, 4, .exact), .scored(.c4, -1, depth: 14), .scored(.c5, -2, depth: 14),
  ]

  /// White leads by a disk after f5 d6 f4, and has these scores.
  private static func app(_ moves: [MoveScore] = moves) throws -> App {
    var app = App.started().playing("f5 d6")
    let requests = app.handle(.game(.hintRequested)).compactMap(\.playerRequest)
    let id = try #require(requests.first?.id)
    return app.after(.game(.replied(id, .scores(moves, of: .dark, isFinal: false))))
  }

  @Test("an exact score is bold and underlined on its square, an estimate is neither")
  func styles() throws {
    let app = try Self.app()
    for (columns, rows) in [(120, 40), (80, 24), (45, 20), (24, 12)] {
      for colors in TerminalCapabilities.ColorDepth.allCases {
        let size = ScreenSize(columns: columns, rows: rows)
        let theme = Theme(colors: colors, glyphs: .unicode)
        let layout = try #require(Layout(size: size, theme))
        guard layout.board.squareSize != .tiny else { continue }
        let model = ScreenModel(
          app: app, state: UIState(cursor: .a1), words: Words(.english))
        let screen = render(model, size: size, theme: theme)
        for move in Self.moves {
          let style = screen[layout.board.center(of: move.square)].style
          #expect(style.isBold == move.isExact, "\(size) \(colors) \(move.square)")
          #expect(style.isUnderlined == move.isExact, "\(size) \(colors) \(move.square)")
        }
      }
    }
  }

  @Test("a line of scores names the side, and says how sure each score is")
  func hint() throws {
    func words(_ moves: [MoveScore], _ words: Words = Words(.english)) throws -> String {
      let model = ScreenModel(
        app: try Self.app(moves), state: UIState(cursor: .a1), words: words)
      return try #require(model.hint).words.joined(separator: " ")
    }
    #expect(
      try words(Self.moves) == "Hint, Black: c3 +4 (exact), c4 -1 (depth 14), c5 -2")
    let book: [MoveScore] = [.scored(.c3, 0, .book), .scored(.c4, -1, .book)]
    #expect(try words(book) == "Hint, Black, book: c3 0, c4 -1")
    #expect(try words(book, Words(.japanese)) == "ヒント、黒、定石: c3 0, c4 -1")
  }

  @Test("the evaluation names the side that is ahead, and how sure that is")
  func evaluation() {
    func text(_ disks: Int, _ certainty: Certainty) -> String {
      let evaluation = Evaluation(
        darkScore: disks, certainty: certainty, depth: 12, line: [.c3])
      let picture = EvaluationPicture(evaluation, words: Words(.english))
      return "\(picture.lead.longest), \(picture.depth.longest)"
    }
    #expect(text(-11, .exact) == "White +11, exact")
    #expect(text(3, .estimate(confidence: 73)) == "Black +3, depth 12")
    #expect(text(0, .book) == "even, book")
  }

  @Test("a thinking computer says the time of its limit, its depth, and its best move so far")
  func progress() throws {
    func texts(
      _ limit: MoveLimit, _ best: MoveScore?, after time: Duration?, mode: Mode = .computer
    ) throws -> [String] {
      var app = App.started(engines: [ExternalEngineName("other")])
      _ = app.handle(.game(.moveLimitChanged(.dark, limit)))
      _ = app.handle(.game(.modeChanged(.dark, mode)))
      guard case .thinking(let progress, _) = app.game.phase else { return [] }
      if let best { _ = app.handle(.game(.replied(progress.id, .progress(best)))) }
      let model = ScreenModel(
        app: app, state: UIState(cursor: .a1), thinkingTime: time, words: Words(.english))
      #expect(model.players[1].indicator == nil)
      return try #require(model.players[0].indicator).wording.texts
    }
    let best = MoveScore.scored(.c4, -2, depth: 18)
    #expect(
      try texts(.level(.strongest), best, after: .milliseconds(12_345)) == [
        "thinking 12 of 20 s, depth 18, c4 White +2", "12 of 20 s, depth 18, c4 White +2",
        "12 of 20 s, d18, c4 White +2",
        "depth 18, c4 White +2", "c4 White +2", "thinking",
      ])
    #expect(
      try texts(.moveTime(.milliseconds(2500)), best, after: .milliseconds(1250)).first
        == "thinking 1.2 of 2.5 s, depth 18, c4 White +2")
    // Where answers are immediate, there are no figures.
    #expect(try texts(.standard, nil, after: .milliseconds(345)) == ["thinking"])
    #expect(try texts(.standard, best, after: nil) == ["thinking"])
    let engine = Mode.externalEngine(ExternalEngineName("other"))
    #expect(
      try texts(.standard, nil, after: .milliseconds(3456), mode: engine) == [
        "thinking 3s", "3s", "thinking",
      ])
  }

  @Test(
    "the figures are there in full, and there is one turning sign, where your move would stand",
    arguments: [(120, 40), (80, 24), (200, 60), (45, 20), (40, 20), (24, 12)])
  func sign(columns: Int, rows: Int) {
    var app = App.started().playing("f5")
    _ = app.handle(.game(.moveLimitChanged(.light, .level(.strongest))))
    _ = app.handle(.game(.modeChanged(.light, .computer)))
    if case .thinking(let progress, _) = app.game.phase {
      _ = app.handle(.game(.replied(progress.id, .progress(.scored(.d6, 2, depth: 18)))))
    }
    let model = ScreenModel(
      app: app, state: UIState(cursor: .a1), thinkingTime: .milliseconds(12_300),
      words: Words(.english))
    let screen = render(
      model, size: ScreenSize(columns: columns, rows: rows),
      theme: Theme(colors: .full, glyphs: .unicode))
    let text = screen.text
    let depth = columns == 80 ? "d18" : "depth 18"
    #expect(text.contains(columns >= 45 ? "12 of 20 s, \(depth), d6 White +2" : "d6 White +2"))
    if columns >= 80 { #expect(text.contains("thinking")) }
    #expect(text.count { $0 == "\\" } == 1)
    #expect(text.contains("○'s turn  \\"))
  }
}
