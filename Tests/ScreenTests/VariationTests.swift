import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

@Suite("A variation in the review")
struct VariationTests {
  private static let scene = Scene.variation.model
  private static let sizes = [
    (120, 40), (80, 24), (45, 20), (24, 12), (19, 12), (60, 40), (20, 30),
  ]
  .map { ScreenSize(columns: $0.0, rows: $0.1) }

  private func review() throws -> ReviewedLine { try #require(Self.scene.app.reviewedLine) }

  @Test("is named, with its ply and its moves, at every size")
  func shown() throws {
    let review = try review()
    let moves = review.analysis.record.plies.suffix(3).map(\.text)
    for size in Self.sizes {
      let screen = Self.scene.screen(size)
      let isNamed =
        ["Variation", "var 26/27"].contains { screen.text.contains($0) }
        || screen.lines[0].hasPrefix("Va")
      #expect(isNamed, "\(size)")
      #expect(screen.text.contains("move 26 of 27") || screen.text.contains("26/27"), "\(size)")
      // A phone has no row for them beside those of the board.
      guard size.rows > 20 else { continue }
      let shown = screen.text.filter { !" ?!".contains($0) }
      #expect(shown.contains("\(moves[0])>\(moves[1])\(moves[2])"), "\(size)")
    }
    #expect(Self.scene.screen(.usual).text.contains("from move 25: "))
  }

  @Test("a title that is too wide loses its middle, not the number of the ply")
  func narrowTitle() {
    let line = Self.scene.screen(ScreenSize(columns: 19, rows: 24)).lines[0]
    #expect(line.hasSuffix(" move 26 of 27") && line.hasPrefix("Va"))
  }

  @Test("the board, the players and the status show it")
  func board() throws {
    let review = try review()
    var moment = Self.scene
    let board = moment.picture.board
    #expect(board.lastMove == review.record.lastMove?.square)
    #expect(board.choices == review.choices && !board.choices.isEmpty)
    #expect(
      moment.picture.players.map(\.count)
        == Disk.allCases.map { review.record.position.board.count(of: $0) })
    for key in [Key.tab, .tab] {
      moment.state = moment.handling(key, size: .usual).state
    }
    #expect(review.choices.contains(moment.state.cursor))
    #expect(moment.picture.status?.longest.hasPrefix("\(moment.state.cursor) turns") == true)
  }

  @Test("the last move stays marked after a pass")
  func pass() throws {
    let moves: [Square] = [.f5, .f6, .c4, .g5, .h5, .h4, .f7, .h6]
    var app = App.started().playing("f5").after(.sheetOpened(.review))
      .after(.review(.moved(to: 0)))
    for square in moves { app = app.after(.review(.variationPlayed(square))) }
    #expect(app.reviewedLine?.ply == 9)
    #expect(Moment(app: app).picture.board.lastMove == .h6)
  }

  @Test("Space plays a move where the cursor is shown, and says why if it is illegal")
  func space() throws {
    let app = Scene.review.model.app.after(.review(.moved(to: 24)))
    let square = try #require(app.reviewedLine?.choices.first)
    var moment = Moment(app: app, state: UIState(cursor: square))
    let space = Key.character(" ")
    var (intents, state) = moment.handling(space, size: .usual)
    // The cursor appears first.
    #expect(intents == [] && state.showsCursor(in: app))
    moment.state = state
    (intents, state) = moment.handling(space, size: .usual)
    #expect(intents == [.send(.review(.variationPlayed(square)))])
    for (keys, remark) in [("d4 ", "d4 has a disk already"), ("a1 ", "a1 turns nothing over")] {
      for key in keys {
        (intents, moment.state) = moment.handling(.character(key), size: .usual)
        #expect(intents == [])
      }
      #expect(moment.screen(.usual).text.contains(remark))
    }
  }

  @Test("Space plays a move after a pass that is due in the position in view, as a click does")
  func spaceBeforePass() throws {
    let app = App.passing.after(.game(.dismissed)).after(.sheetOpened(.review))
      .after(.review(.moved(to: 8)))
    let square = try #require(app.reviewedLine?.choices.first)
    var moment = Moment(app: app, state: UIState(cursor: square))
    moment.state.hasViewCursor = true
    let played = [Intent.send(.review(.variationPlayed(square)))]
    #expect(moment.handling(.character(" "), size: .usual).intents == played)
    #expect(moment.clicking(.choose(square), size: .usual) == played)
  }

  @Test("a click on a legal square plays it; on another it shows the move there", arguments: sizes)
  func clicks(size: ScreenSize) throws {
    let review = try review()
    let area = try #require(Layout(size: size)).board
    func click(_ square: Square) -> [Intent] {
      Self.scene.handling(.click(area.center(of: square)), size: size).intents
    }
    let legal = try #require(review.choices.first)
    #expect(click(legal) == [.send(.review(.variationPlayed(legal)))])
    let last = try #require(review.record.lastMove?.square)
    #expect(click(last) == [.send(.review(.moved(to: 26)))])
    #expect(click(.d4) == [])
  }

  @Test("Esc leaves it, and then the review; the other keys walk along it")
  func keys() throws {
    func intents(_ key: Key) -> [Intent] { Self.scene.handling(key, size: .usual).intents }
    #expect(intents(.escape) == [.send(.review(.variationLeft))])
    var left = Self.scene
    left.app = left.app.after(.review(.variationLeft))
    #expect(left.handling(.escape, size: .usual).intents == [.send(.sheetClosed)])
    #expect(intents(.right) == [.send(.review(.moved(to: 27)))])
    #expect(intents(.end) == [.send(.review(.moved(to: 27)))])
    #expect(intents(.home) == [.send(.review(.moved(to: 0)))])
    #expect(intents(.enter) == [.send(.review(.playOnRequested))])
    #expect(intents(.character("i")) == [.send(.review(.hintToggled))])
  }

  @Test("mistakes, graph and worst moves stay those of the game, and lead back to it")
  func game() throws {
    let review = try review()
    let game = Scene.review.model.app.reviewedLine?.analysis
    #expect(review.game == game)
    let size = ScreenSize(columns: 120, rows: 40)
    let mistakes = review.mistakes(ofAll: false)
    let (before, after) = (mistakes.last { $0 < 24 }, mistakes.first { $0 > 24 })
    let keys: [(Character, Int)] = [("[", try #require(before)), ("]", try #require(after))]
    for (key, ply) in keys {
      #expect(
        Self.scene.handling(.character(key), size: size).intents
          == [.send(.review(.variationLeft)), .send(.review(.moved(to: ply)))])
    }
    let turn = try #require(review.game.turningPly)
    #expect(
      Self.scene.clicking("The game turned with", size: size)?.intents
        == Action.goToGamePly(turn + 1).intents)
    let worst = try #require(review.game.worstMoves(of: .dark).first)
    let score = try #require(review.game.plyScore(at: worst))
    #expect(
      Self.scene.clicking(ReviewTests.text(of: score), size: size)?.intents
        == Action.goToGamePly(worst + 1).intents)
    #expect(
      Self.scene.clicking(.goToGamePly(24), size: size) == Action.goToGamePly(24).intents)
    let picture = try #require(Self.scene.picture.boardSheet as? ReviewView)
    #expect(picture.graph.current == 24 && picture.graph.points.count == 65)
  }

  @Test("a click on one of its moves goes there")
  func moves() throws {
    let first = try review().analysis.record.plies[24].text
    let size = ScreenSize(columns: 60, rows: 40)
    #expect(
      Self.scene.clicking(" \(first) ", size: size)?.intents == Action.goToPly(25).intents)
  }

  @Test("what is shown can be copied and written")
  func copied() throws {
    let record = try review().record
    var moment = Self.scene
    #expect(
      moment.handling(.character("s"), size: .usual).intents
        == [.send(.sheetOpened(.transcriptName))])
    moment.app = moment.app.after(.sheetOpened(.transcriptName))
    #expect(moment.picture.title == "Variation")
    #expect(moment.handling(.enter, size: .usual).intents == [.copy(record.text)])
  }
}
