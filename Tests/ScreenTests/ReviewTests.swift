import Analysis
import Canvas
import GameSession
import Notation
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("The review")
struct ReviewTests {
  private static let review = Scene.review.model

  /// The smallest size of each kind of layout, and some sizes in between.
  private static let sizes =
    [(64, 28), (51, 31), (49, 21), (36, 24), (40, 12), (27, 15), (19, 12), (200, 60), (120, 40)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }
    + stride(from: 20, through: 110, by: 9).flatMap { columns in
      stride(from: 13, through: 43, by: 5).map { ScreenSize(columns: columns, rows: $0) }
    }

  @Test(
    "says with the scores what each side lost a move, whole, at every size",
    arguments: Language.allCases)
  func meanLosses(language: Language) throws {
    let moment = Moment(app: Scene.review.model.app.after(.review(.hintToggled)))
    let game = try #require(moment.app.reviewedLine).game
    for size in ScreenSize.ofEachKind + [ScreenSize(columns: 27, rows: 15)] {
      let lines = render(
        moment.picture(in: language), size: size, theme: Theme(colors: .full, glyphs: .unicode)
      ).lines
      for side in Disk.allCases {
        let loss = try #require(game.meanLoss(of: side))
        let texts = Words(language).review.meanLoss(FixedDecimal(loss, digits: 1)).texts
        #expect(
          texts.contains { text in lines.contains { $0.contains(text) } }, "\(size) \(texts)")
      }
    }
  }

  @Test("shows the number of the move, the move and its loss at every size")
  func plyScore() {
    for size in Self.sizes {
      let text = Self.review.screen(size).text
      #expect(text.contains("move 47 of 60") || text.contains("47/60"), "\(size)")
      #expect(text.contains("h2 best") || text.contains("h2 was the best move"), "\(size)")
      #expect(text.contains("Esc"), "\(size)")
    }
    #expect(Self.review.screen(.usual).text.contains("h2 was the best move"))
    #expect(Self.review.screen(ScreenSize(columns: 24, rows: 12)).text.contains("47/60"))
  }

  @Test("never cuts off a move's loss")
  func loss() {
    var losses = 0
    for ply in 1...Self.review.app.game.record.plies.count {
      let app = Self.review.app.after(.review(.moved(to: ply)))
      let moment = Moment(app: app)
      let match = moment.screen(.usual).lines[5].firstMatch(of: /gave away ([0-9]+)/)
      guard let loss = match?.1 else { continue }
      losses += 1
      let minimum = moment.screen(ScreenSize(columns: 19, rows: 12))
      #expect(
        minimum.text.contains("-\(loss)") || minimum.text.contains("away \(loss)"), "ply \(ply)")
    }
    #expect(losses > 0)
  }

  @Test("shows the counts of the position in view, and the game in a line", arguments: sizes)
  func game(size: ScreenSize) throws {
    let picture = Self.review.picture
    let board = try #require(Self.review.app.reviewedLine).record.position.board
    #expect(picture.players.map(\.count) == Disk.allCases.map { board.count(of: $0) })
    #expect(picture.players.map(\.count) != [32, 32])
    let text = Self.review.screen(size).text
    #expect(text.contains("Tied 32–32"), "\(size)")
    #expect(picture.title == "Review" && picture.progress == "move 47 of 60")
  }

  @Test("the line about the game keeps message, counts, players and indicator")
  func gameLine() throws {
    var app = App.started().playing("f5 d6").switching(.dark)
      .after(.sheetOpened(.review)).after(.review(.moved(to: 0)))
    var moment = Moment(app: app)
    #expect(moment.screen(.usual).text.contains("●'s turn * 3–3, ●Computer 3 ○You"))
    let click = moment.clicking("Computer 3 ○You", size: .usual)
    #expect(click?.intents == [.send(.game(.modeChanged(.dark, .manual)))])
    app = app.after(.game(.modeChanged(.dark, .manual)))
    moment = Moment(app: app)
    #expect(moment.screen(.usual).text.contains("Game: ●'s turn 3–3, both You"))
  }

  @Test("marks the better move, without its score, and the one that was played")
  func better() throws {
    let analysis = try #require(Self.review.app.reviewedLine?.analysis)
    for index in analysis.record.plies.indices {
      let app = Self.review.app.after(.review(.moved(to: index + 1)))
      let board = Moment(app: app).picture.board
      let plyScore = try #require(analysis.plyScore(at: index))
      guard case .place(let move) = plyScore.ply else { continue }
      #expect(board.lastMove == move.square)
      #expect(board.hints[move.square] == nil)
      guard plyScore.loss > 0, let best = plyScore.bestMove else { continue }
      #expect(board.faces[best] == nil)
      #expect(board.hints[best]?.score == " ! ")
      #expect(board.hints[best]?.isBest == true)
    }
  }

  @Test("shows its progress until everything is searched")
  func progress() {
    #expect(Scene.reviewStart.model.screen(.usual).text.contains("Looking at the game: 15 of 65"))
    #expect(!Self.review.screen(.usual).text.contains("Looking at"))
  }

  @Test("lists the worst moves with what was better, and the turning point; both can be clicked")
  func summary() throws {
    let analysis = try #require(Self.review.app.reviewedLine?.analysis)
    let size = ScreenSize(columns: 120, rows: 40)
    for side in Disk.allCases {
      let worst = try #require(analysis.worstMoves(of: side).first)
      let plyScore = try #require(analysis.plyScore(at: worst))
      let better = try #require(plyScore.bestMove)
      let text = Self.text(of: plyScore)
      let place = try #require(Self.review.place(of: text, size: size))
      #expect(Self.review.screen(size).lines[place.row].contains("better \(better)"))
      #expect(
        Self.review.clicking(text, size: size)?.intents == Action.goToGamePly(worst + 1).intents)
    }
    let turn = try #require(analysis.turningPly)
    #expect(
      Self.review.clicking("The game turned with", size: size)?.intents
        == Action.goToGamePly(turn + 1).intents)
  }

  static func text(of plyScore: PlyScore) -> String {
    let move = plyScore.ply.text + (plyScore.mistake?.sign ?? "")
    return move + String(repeating: " ", count: 4 - move.count) + " gives away \(plyScore.loss)"
  }

  @Test("jumps from mistake to mistake, of the person or of both sides")
  func mistakes() throws {
    func check(_ moment: Moment, _ sides: [Disk], _ keys: (Character, Character)) throws {
      let review = try #require(moment.app.reviewedLine)
      let mistakes = review.analysis.record.plies.indices.filter {
        (review.analysis.plyScore(at: $0)?.loss ?? 0) >= 3
          && sides.contains(review.analysis.record.plies[$0].side)
      }.map { $0 + 1 }
      let next = mistakes.first { $0 > review.ply }
      let before = mistakes.last { $0 < review.ply }
      for (key, ply) in [(keys.0, before), (keys.1, next)] {
        #expect(
          moment.handling(.character(key), size: .usual).intents
            == (ply.map { [.send(.review(.moved(to: $0)))] } ?? []))
      }
    }
    try check(Self.review, Disk.allCases, ("[", "]"))
    for side in Disk.allCases {
      let one = Moment(app: Self.review.app.after(.game(.modeChanged(side.opponent, .computer))))
      try check(one, [side], ("[", "]"))
      try check(one, Disk.allCases, ("{", "}"))
    }
  }

  @Test("at the end Enter and ] go to the first mistake; elsewhere Enter plays on")
  func firstMistake() throws {
    let review = try #require(Self.review.app.reviewedLine)
    let first = try #require(review.game.mistakes.first)
    let end = Moment(
      app: Self.review.app.after(.review(.moved(to: review.game.record.plies.count))))
    for key in [Key.enter, .character("]")] {
      #expect(end.handling(key, size: .usual).intents == [.send(.review(.moved(to: first)))])
    }
    #expect(end.screen(.usual).text.contains("The first mistake"))
    #expect(end.clicking("The first", size: .usual)?.intents == [.send(.review(.moved(to: first)))])
    #expect(
      Self.review.handling(.enter, size: .usual).intents == [.send(.review(.playOnRequested))])
    #expect(Self.review.screen(.usual).text.contains("Play on from here"))
  }

  @Test("says if there is no further mistake")
  func noMistake() throws {
    var moment = Self.review
    moment.app = moment.app.after(.review(.moved(to: 0)))
    let (intents, state) = moment.handling(.character("["), size: .usual)
    #expect(intents == [])
    moment.state = state
    #expect(moment.screen(.usual).text.contains("no earlier mistake"))
    let last = try #require(moment.app.reviewedLine?.game.mistakes.last)
    moment.app = moment.app.after(.review(.moved(to: last)))
    #expect(!moment.screen(.usual).text.contains("no earlier mistake"))
    guard moment.app.reviewedLine?.isAtEnd == false else { return }
    moment.state = moment.handling(.character("]"), size: .usual).state
    #expect(moment.screen(.usual).text.contains("no later mistake"))
  }

  @Test("letters, digits, up, down and Tab move the cursor")
  func cursor() throws {
    let app = App.passing.after(.sheetOpened(.review)).after(.review(.moved(to: 0)))
    var state = UIState(cursor: .a1)
    var squares: [Square] = []
    for key in [Key.character("c"), .character("5"), .up, .down, .character("l"), .tab, .backTab] {
      #expect(state.translate(key, app: app, screen: nil) == [])
      squares.append(state.cursor)
    }
    #expect(squares == [.c1, .c5, .c4, .c5, .d5, .f5, .c4])
  }

  @Test("a click on a square goes to its ply, and the keys for the next ply can be clicked")
  func clicks() throws {
    let board = try #require(Layout(size: .usual)).board
    let click = { (square: Square) in
      Self.review.handling(.click(board.center(of: square)), size: .usual).intents
    }
    #expect(click(.c4) == [.send(.review(.moved(to: 1)))])
    #expect(click(.d4) == [])
    for size in Self.sizes {
      for (step, ply) in [(-1, 46), (1, 48)] {
        #expect(
          Self.review.clicking(.show(.by(step)), size: size) == [.send(.review(.moved(to: ply)))],
          "\(size)")
      }
    }
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
        "X 64      ▃    ",
        "  16  ▁ ▇ █ ▅  ",
        "   0 ───┼─════·",
        "  16   ▇ ▁ █ ▃ ",
        "O 64       ▅   ",
      ])
    // A bar below the axis is drawn as the rest of its cell, in reverse.
    #expect(screen[ScreenPoint(column: 7, row: 3)].style.isReversed)
    #expect(!screen[ScreenPoint(column: 11, row: 3)].style.isReversed)
  }

  @Test("can be drawn in ASCII")
  func ascii() {
    #expect(
      Self.screen(Self.graph, glyphs: .ascii).lines.map { String($0.prefix(15)) } == [
        "X 64      .    ",
        "  16  . # # :  ",
        "   0 ---+-====.",
        "  16   ' # # \" ",
        "O 64       '   ",
      ])
  }

  @Test("has a scale that tells small leads apart, and large ones")
  func scale() {
    let heights = [0, 1, 2, 4, -10, 16, 40, -64].map { GraphPicture.height(of: $0, maximum: 30) }
    #expect(heights == [0, 3, 5, 10, 15, 20, 25, 30])
    // A lead of one disk is never a tie.
    #expect(GraphPicture.height(of: -1, maximum: 2) == 1)
  }

  @Test("plies share columns if there are too few, and the current one is always shown")
  func sharing() {
    for current in 0...60 {
      let graph = GraphPicture(
        points: (0...60).map { GraphPicture.Point(lead: $0 == current ? 64 : 0, isExact: false) },
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
        screen.controls.action(at: ScreenPoint(column: expected, row: 4)) == .goToGamePly(current))
    }
  }
}
