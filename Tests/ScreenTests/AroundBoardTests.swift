import Canvas
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

/// The sizes that show each kind of panel.
private let sizes = [
  (200, 60), (120, 40), (80, 24), (80, 20), (60, 20), (49, 20), (45, 20), (40, 20), (40, 12),
  (27, 15), (24, 12), (19, 12),
].map { ScreenSize(columns: $0.0, rows: $0.1) }

@Suite("Around the board")
struct AroundBoardTests {
  @Test("a tie has no margin")
  func tie() {
    let text = Scene.tie.model.screen(.usual).text
    #expect(text.contains("Tied") && !text.contains("by "))
  }

  @Test("while the last move is being shown, there is no winner yet")
  func lastMove() {
    let moves = "f5 d6 c5 f4 e7 f6 g5 e6"
    let app = App.started().playing(moves).choosing(.e3)
    let text = Moment(app: app).screen(.usual).text
    #expect(text.contains("●'s turn") && !text.contains("by 13") && !text.contains("swap sides"))
  }

  @Test("a pass names the side below its fixed text", arguments: sizes)
  func pass(size: ScreenSize) {
    let text = Scene.pass.model.screen(size).text
    #expect(text.contains("Cannot") && text.contains("Dismiss"))
    #expect(!(size.columns >= 40) || text.contains("Black has no move."))
  }

  @Test("a new game explains how to let the computer play, at every size", arguments: sizes)
  func tip(size: ScreenSize) {
    let model = Scene.start.model
    #expect(model.screen(size).text.contains(" Play "))
    #expect(
      model.clicking(.switchMode(.light), size: size)
        == [.send(.game(.modeChanged(.light, .computer)))])
  }

  @Test(
    "the tip stands once on terminals without pixels",
    arguments: [(45, 20), (40, 20), (24, 12)], Language.allCases)
  func tipOnce(size: (columns: Int, rows: Int), language: Language) {
    let size = ScreenSize(columns: size.columns, rows: size.rows)
    let text = render(
      Scene.start.model.picture(in: language), size: size,
      theme: Theme(colors: .none, glyphs: .ascii)
    ).text
    for tip in ["o computer", "o: "] {
      let count = text.split(separator: tip, omittingEmptySubsequences: false).count
      #expect(count <= 2, "\(text)")
    }
  }

  @Test("the status line names what is under the cursor")
  func status() {
    func text(_ square: Square, _ app: App) -> String {
      Moment(app: app, state: UIState(cursor: square)).screen(.usual).text
    }
    let app = Scene.middle.model.app
    #expect(text(.f6, app).contains("f6 Black, last move"))
    #expect(text(.d6, app).contains("d6 White  "))
    #expect(text(.a1, app).contains("a1 empty"))
    #expect(text(.f7, app).contains("f7 turns 2 over: f6 f5"))
    #expect(text(.f7, app.hinting([12])).contains("f7 +12, turns 2 over: f6 f5"))
  }

  @Test("if the cursor's square has a number, both are visible", arguments: sizes)
  func hints(size: ScreenSize) {
    guard let layout = Layout(size: size), layout.board.squareSize != .tiny else { return }
    let app = Scene.middle.model.app.hinting([-1, -2, -3])
    let square = app.game.choices.reversed()[0]
    let moment = Moment(app: app, state: UIState(cursor: square))
    let center = layout.board.center(of: square)
    let line = moment.screen(size).lines[center.row]
    #expect(line.dropFirst(center.column - 2).prefix(4).contains("-1"))
  }

  @Test("the terminal's cursor stands on the brackets, off the disk and its mark", arguments: sizes)
  func cursor(size: ScreenSize) throws {
    let app = Scene.middle.model.app
    for square in Square.allCases {
      let screen = Moment(app: app, state: UIState(cursor: square)).screen(size)
      let cell = screen[try #require(screen.cursor)]
      let isBracket =
        cell.character == "["
        || [cell.style.foreground, cell.style.background].contains(226)
      let colors = [cell.style.foreground, cell.style.background].compactMap(\.self)
      #expect(isBracket && Set(colors).isSubset(of: [22, 28, 226]), "\(square)")
    }
  }

  @Test("the terminal's cursor shows on boards of characters, and where a text is typed")
  func visibleCursor() {
    let (pixels, glyphs) = (
      Theme(colors: .full, glyphs: .unicode),
      Theme(
        TerminalCapabilities(colors: .full, glyphs: .unicode), drawsPixelDisks: false)
    )
    for scene in Scene.allCases {
      let picture = scene.model.picture
      let types = [Scene.naming, .libraryFilter].contains(scene)
      let screen = render(picture, size: .usual, theme: pixels)
      #expect(screen.cursor != nil && screen.showsCursor == types, "\(scene)")
      #expect(render(picture, size: .usual, theme: glyphs).showsCursor, "\(scene)")
      let small = ScreenSize(columns: 24, rows: 12)
      #expect(render(picture, size: small, theme: pixels).showsCursor, "\(scene)")
    }
  }

  @Test("the terminal's cursor inverts no letter of a button")
  func buttons() throws {
    for size in ScreenSize.ofEachKind {
      let screen = Scene.reset.model.screen(size)
      #expect(screen[try #require(screen.cursor)].character == "[")
    }
  }

  @Test("a screen of 79 columns has the board and the keys of 80 columns")
  func narrow() throws {
    let sizes = (ScreenSize(columns: 79, rows: 24), ScreenSize(columns: 80, rows: 24))
    let (narrow, usual) = try (#require(Layout(size: sizes.0)), #require(Layout(size: sizes.1)))
    #expect(narrow.board == usual.board)
    #expect(narrow.panel.columns == usual.panel.columns - 1)
    let model = Scene.middle.model
    #expect(
      model.screen(sizes.0).lines.last.map { $0 + " " } == model.screen(sizes.1).lines.last)
  }

  @Test("the question about a second program offers only its answers")
  func secondProgram() {
    let begun = App.begin(
      SavedGame.new, stored: nil, asking: .heldElsewhere(holder: 4711),
      pace: GameSession.Pace())
    let moment = Moment(app: begun.app)
    let line = moment.screen(.usual).lines.last ?? ""
    #expect(line.contains(" y n  yes/no") && line.contains(" q  quit"))
    #expect(!line.contains("again") && !line.contains("?") && !line.contains("Esc"))
  }

  @Test("Esc finishes showing a move, and further Esc keys in the same read do nothing")
  func skipping() {
    let app = App.started().choosing(.d3)
    var state = UIState()
    let skip = [Intent.send(.game(.animationSkipped))]
    #expect(state.translate(.escape, app: app, screen: nil, now: .seconds(1)) == skip)
    // The person has not seen the move that follows.
    #expect(state.translate(.escape, app: app, screen: nil, now: .seconds(1)) == [])
    #expect(state.translate(.escape, app: app, screen: nil, now: .seconds(2)) == skip)
    let menu = [Intent.send(.sheetOpened(.menu))]
    #expect(state.translate(.escape, app: .started(), screen: nil, now: .seconds(3)) == menu)
    // Nobody waits for the end of a computer's move against a computer.
    let computers = App.started(modes: Sides(dark: .computer, light: .computer))
    #expect(state.translate(.escape, app: computers, screen: nil, now: .seconds(4)) == menu)
  }

  @Test("on a screen of usual size the help has three pages: the keys, the rules, and the marks")
  func helpPages() {
    let pages = Scene.help.model.helpPages(.usual)
    #expect(pages.count == 3)
    #expect(pages[0].text.contains("Keys 1/3") && pages[1].text.contains("Rules 2/3"))
    #expect(pages[2].text.contains("Marks 3/3") && pages[2].text.contains("last move"))
    let words = Scene.words.help
    for line in words.rules + words.endRules + words.hints {
      #expect(pages[1].text.contains(line))
    }
    #expect(pages[1].text.contains("Black plays f5, and e5 turns over:"))
    #expect(pages[1].lines.contains { $0.contains(". ● ○ .       . ● ● ●") })
  }

  @Test(
    "the help names the keys of what it covers, grouped, each once", arguments: Language.allCases)
  func helpTopics(language: Language) throws {
    let help = Words(language).help
    let headings = [help.play, help.study, help.position, help.program]
    let sessions: [(App, there: [String], elsewhere: [String])] = [
      (.started(), ["x", "i", "m"], ["[", "z"]),
      (.passing.after(.sheetOpened(.review)), ["[", "Home", "i"], ["m", "z"]),
      (App.started().after(.sheetOpened(.setUp)), ["z", "~", "Delete"], ["i", "["]),
    ]
    for (app, there, elsewhere) in sessions {
      let app = app.after(.sheetOpened(.help))
      let picture = HelpView(try #require(app[Help.self]), in: app, words: Words(language))
      #expect(picture.groups.map(\.title).allSatisfy(headings.contains))
      #expect(picture.groups.map(\.title) == headings.filter(picture.groups.map(\.title).contains))
      let keys = picture.groups.flatMap(\.rows).flatMap(\.groups).map {
        $0.name.shown(in: Words(language))
      }
      #expect(Set(keys).count == keys.count)
      #expect(there.filter { !keys.contains($0) && !keys.contains { $0.hasPrefix("Home") } } == [])
      #expect(elsewhere.filter(keys.contains) == [])
      #expect(Moment(app: app).helpPages(.usual).count == 3)
    }
  }

  @Test(
    "Tab, arrows and clicks turn the help's pages; Esc, Enter, ? and clicks close it",
    arguments: sizes)
  func helpKeys(size: ScreenSize) throws {
    var moment = Scene.help.model
    let count = moment.helpPages(size).count
    moment = after(.tab, moment, size: size)
    #expect(moment.app[Help.self]?.page == 1 % count)
    moment = after(.left, moment, size: size)
    #expect(moment.app[Help.self]?.page == 0)
    moment = after(.left, moment, size: size)
    #expect(moment.app[Help.self]?.page == count - 1)
    let next = try #require(moment.screen(size).place(of: .next))
    let turned = after(.click(next), moment, size: size)
    #expect(turned.app[Help.self]?.page == 0)
    for key in [Key.escape, .enter, .character("?")] {
      #expect(moment.handling(key, size: size).intents == [.send(.sheetClosed)])
    }
    for (key, count) in [("x", 1), ("o", 1), ("r", 1), ("q", 1), ("t", 1)] {
      let intents = moment.handling(.character(Character(key)), size: size).intents
      #expect(intents.count == count && intents != [.send(.sheetClosed)], "\(key)")
    }
  }

  @Test("every text around the board fits in its place", arguments: Language.allCases)
  func widths(language: Language) {
    let words = Words(language)
    #expect(words.game.margin(64).shortest.columns <= 6)
    for remark in [
      Remark.refused(.illegal(.turnsNothingOver(.a1))), .refused(.illegal(.occupied(.a1))),
      .refused(.thinking(.dark)),
      .refused(.thinking(.light)), .refused(.illegal(.gameOver)), .refused(.otherPerson),
      .noComputer,
      .theme("high-contrast"),
    ] {
      #expect(remark.wording(in: words).shortest.columns <= 19)
    }
    let flips = Array(Square.allCases.suffix(18))
    for content in [
      words.game.disk(.a1, .light, isLastMove: true), words.game.empty(.a1),
      words.game.legal(.a1, turning: flips, score: -64),
      words.game.legal(.a1, turning: flips, score: nil),
    ] {
      #expect(content.shortest.columns <= 10)
    }
    let lines = words.help.rules + words.help.endRules + words.help.hints
    #expect(lines.allSatisfy { $0.columns <= 40 })
    #expect(words.help.nextPage.columns + words.help.close.columns <= 10)
  }
}
