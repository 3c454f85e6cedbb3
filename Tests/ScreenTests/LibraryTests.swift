import Analysis
import Archive
import Canvas
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("The list of games")
struct LibraryTests {
  private static let sizes = ScreenSize.ofEachKind

  private static func moment(_ count: Int = 200, filter: String = "") -> Moment {
    Moment(app: .listing(count, filter: filter))
  }

  @Test("says in a line how the person has done at each level, as far as there is room")
  func results() throws {
    var moment = Self.moment()
    moment.app = moment.app.summarized()
    for (columns, rows, line) in [
      (
        200, 60,
        """
        You won 24 of 36 at level 3, 12 of 18 at level 15.  \
        You play like level 6 (95 %: 5 to 8).
        """
      ),
      (
        80, 16, "You won 24 of 36 at level 3, 12 of 18 at level 15.  You play like level 6"
      ),
      (45, 20, "Won at level 3: 24/36  You play like level 6"), (80, 14, nil), (24, 12, nil),
    ] as [(Int, Int, String?)] {
      let lines = moment.screen(ScreenSize(columns: columns, rows: rows)).lines
      let told = lines.indices.filter { lines[$0].contains("at level") }
      #expect(told == (line == nil ? [] : [1]), "\(columns) x \(rows)")
      if let line { #expect(lines[1].contains(line), "\(lines[1])") }
    }
    for size in Self.sizes { #expect(moment.screen(size).library != nil) }
  }

  @Test(
    "has the last position of the selected game beside it, where there is room",
    arguments: [(200, 60), (120, 40), (80, 24), (45, 20), (80, 14), (19, 12)])
  func board(columns: Int, rows: Int) throws {
    let size = ScreenSize(columns: columns, rows: rows)
    // Games 0 and 2 are games, line 1 is none.
    let moments = (0...2).map { number in
      Moment(app: .listing(9).after(.library(.selected(number))))
    }
    let screens = moments.map { $0.screen(size) }
    let boards = screens.map { screen in
      screen.lines.firstIndex { $0.contains(/a +b +c +d +e +f +g +h/) }
    }
    guard columns >= 80 else { return #expect(boards == [nil, nil, nil]) }
    let row = try #require(boards[0])
    #expect(boards == [row, nil, row])
    // The lines of the list stay as they are when the selection moves.
    let lists = screens.map { screen in
      screen.lines[row..<row + 8].map { String(Array($0).prefix(columns / 2)) }
    }
    #expect(lists[0] == lists[1] && lists[1] == lists[2])
    let point = ScreenPoint(column: columns - 8, row: row + 4)
    #expect(screens[0].controls.action(at: point) == .send(.library(.reviewRequested)))
    let board = try #require(
      (moments[2].picture.sheets.last as? LibraryView)?.board)
    let position = try GameRecord(transcript: "f5d6c3d3c4f4f6").position
    #expect(board.lastMove == .f6)
    #expect(
      Square.allCases.allSatisfy { board.faces[$0] == position.board[$0].map { .whole($0) } })
  }

  @Test("says why the selected game does not count, and in the lines with room for their moves")
  func exclusions() {
    let levels = [0, 15].map { GameCourse.Player.level(Level.all[$0]) }
    let app = App.listing(
      9, exclusions: { $0 == 2 ? [.levels(levels), .mark(.takenBack)] : [] })
    let text = "does not count: levels 0 and 15; taken back"
    for (columns, rows) in [(200, 60), (120, 40), (80, 24), (45, 20)] {
      let size = ScreenSize(columns: columns, rows: rows)
      #expect(!Moment(app: app).screen(size).text.contains("does not count"))
      let lines = Moment(app: app.after(.library(.selected(2)))).screen(size).lines
      #expect(lines.contains { $0.contains(text) }, "\(columns)")
      #expect(lines[0].contains(text) == (columns >= 120))
    }
    let wide = Moment(app: app).screen(ScreenSize(columns: 200, rows: 60)).text
    #expect(wide.contains("(levels 0 and 15; taken back)"))
  }

  @Test("every key ends the replay of the selected game, and acts as always")
  func skip() throws {
    let moment = Moment(app: .listing(9, speed: .normal))
    let end = Intent.send(.library(.replayEnded))
    for key in [Key.character("y"), .enter, .escape, .delete] {
      let intents = moment.handling(key, size: .usual).intents
      #expect(intents.first == end)
      let ended = Moment(app: moment.app.after(.library(.replayEnded)), state: moment.state)
      #expect(Array(intents.dropFirst()) == ended.handling(key, size: .usual).intents)
    }
    func disks(_ app: App) -> Int? {
      (Moment(app: app).picture.sheets.last as? LibraryView)?.board?.faces
        .count
    }
    #expect(disks(moment.app) == 4)
    #expect(disks(moment.app.after(.library(.replayed(to: 1)))) == 5)
    #expect(disks(moment.app.after(.library(.replayEnded))) == 16)
  }

  @Test("says that there are no games, that none fits, and what failed", arguments: sizes)
  func messages(size: ScreenSize) {
    #expect(Self.moment(0).screen(size).text.contains("No games"))
    #expect(Self.moment(0).screen(size).cursor != nil)
    #expect(Self.moment(0, filter: "x").screen(size).text.contains("No game fits"))
    for failure in [
      .unreadable(
        ReadFailure(path: "/home/ann/games.ggf", reason: .system("Permission denied"))),
      .notRemoved(SaveFailure(step: .write, path: "/games.ggf", reason: "File too large")),
    ] as [LibraryFailure] {
      let moment = Moment(app: .listing(2, failure: failure))
      let text = moment.screen(size).lines.map { $0.split(separator: " ").joined(separator: " ") }
        .joined(separator: " ")
      let reason = ["again", "Permission denied", "File too large"].filter {
        text.lowercased().contains($0.lowercased())
      }
      #expect(reason.count == 1, "\(failure)")
    }
  }

  @Test("without games it says what will stand there, and offers the way to the game alone")
  func fresh() {
    let moment = Self.moment(0)
    for (columns, rows) in [(80, 24), (120, 40)] {
      let size = ScreenSize(columns: columns, rows: rows)
      let text = moment.screen(size).text.split { $0.isWhitespace }.joined(separator: " ")
      #expect(text.contains("your results at each level"))
      let click = moment.clicking(" play the first game", size: size)
      #expect(click?.intents == [.send(.sheetClosed)])
    }
    let keys = KeyLineItem.all(in: moment.app, words: Scene.words).map(\.key)
    #expect(!keys.contains("Enter") && !keys.contains("Delete"))
    #expect(!Self.moment(1).screen(.usual).text.contains("play the first game"))
  }

  @Test("shows the selected game, wherever keys and the wheel lead", arguments: sizes)
  func keys(size: ScreenSize) throws {
    var moment = Self.moment()
    var visited: [Int] = []
    let keys: [Key] = [
      .down, .down, .up, .pageDown, .pageDown, .end, .down, .up, .pageUp, .wheelDown, .wheelUp,
      .wheelUp, .home, .up, .wheelDown, .wheelDown, .wheelDown, .wheelDown, .wheelDown,
    ]
    for key in keys {
      moment = after(key, moment, size: size)
      let library = try #require(moment.app.library)
      visited.append(library.selection)
      let screen = moment.screen(size)
      let window = try #require(screen.library)
      #expect(window.rows >= 3)
      #expect((window.top..<window.top + window.rows).contains(library.selection), "\(key)")
      #expect(screen.place(of: .item(.library, library.selection)) != nil)
      #expect(screen.cursor != nil)
    }
    #expect(visited.prefix(3) == [1, 2, 1])
    #expect(visited[5] == 199 && visited[6] == 199 && visited[7] == 198)
    #expect(visited[12] == 0 && visited[13] == 0)
    #expect(moment.app.library.map { $0.top > 0 } == true || size.rows > 30)
  }

  @Test("selects the game that is clicked, and reviews it at the second click", arguments: sizes)
  func clicks(size: ScreenSize) throws {
    var moment = Self.moment()
    for _ in 0..<50 { moment = after(.down, moment, size: size) }
    let window = try #require(moment.screen(size).library)
    let place = try #require(moment.screen(size).place(of: .item(.library, window.top)))
    moment = after(.click(place), moment, size: size)
    #expect(moment.app.library?.selection == window.top)
    #expect(moment.screen(size).place(of: .item(.library, window.top)) == place, "it stays there")
    #expect(
      moment.handling(.click(place), size: size).intents == [.send(.library(.reviewRequested))])
    #expect(moment.handling(.enter, size: size).intents == [.send(.library(.reviewRequested))])
    #expect(moment.handling(.delete, size: size).intents == [.send(.library(.removalRequested))])
    #expect(moment.handling(.escape, size: size).intents == [.send(.sheetClosed)])
  }

  @Test("finds games by what is typed; Reset is clickable meanwhile", arguments: sizes)
  func filter(size: ScreenSize) throws {
    var moment = after(.character("/"), Self.moment(), size: size)
    #expect(moment.app.library?.isTyping == true)
    for character in "xq r" {
      let (intents, state) = moment.handling(.character(character), size: size)
      moment.state = state
      #expect(intents.count == 1)
      for case .send(let event) in intents { _ = moment.app.handle(event) }
    }
    #expect(moment.app.library?.filter == "xq r")
    #expect(moment.screen(size).text.contains("xq r"))
    #expect(moment.clicking(.pressButton(.reset), size: size) == [.send(.resetRequested)])
    let done = after(.enter, moment, size: size)
    #expect(done.app.library?.isTyping == false)
    #expect(done.app.library?.filter == "xq r")
    #expect(done.screen(size).text.contains("xq r"))
    let again = after(.character("/"), done, size: size)
    #expect(after(.backspace, again, size: size).app.library?.filter == "xq ")
    let left = after(.escape, moment, size: size)
    #expect(left.app.library?.filter == "" && left.app.library?.isTyping == false)
    #expect(left.app.sheet != nil)
  }

  @Test("selects games while the filter is typed")
  func selecting() {
    var moment = after(.character("/"), Self.moment())
    for key in [.down, .pageDown, .wheelDown, .up] as [Key] { moment = after(key, moment) }
    #expect((moment.app.library?.selection ?? 0) > 10)
    #expect(moment.app.library?.isTyping == true)
  }

  @Test("the last line names no key that is text while a text is typed")
  func typedKeys() {
    for scene in [Scene.libraryFilter, .naming] {
      let app = scene.model.app
      #expect(KeyContext(app).isTyping)
      for language in Language.allCases {
        let keys = KeyLineItem.all(in: app, words: Words(language)).flatMap(\.keys)
        #expect(keys.contains { $0.name == "Esc" } && !keys.contains { $0.name.count == 1 })
      }
    }
  }

  @Test("is not shown where there is no room, and loses no key")
  func tooSmall() {
    let size = ScreenSize(columns: 15, rows: 5)
    let start = Moment(app: .started())
    #expect(start.handling(.character("V"), size: size).intents == [])
    #expect(
      Self.moment().handling(.character("x"), size: size).intents
        == [.send(.sheetClosed), .send(.game(.modeChanged(.dark, .computer)))])
  }
}

extension GameSummary {
  /// Two levels, and enough games for a rating.
  static let example = {
    var summary = GameSummary()
    let record = (try? GameRecord(transcript: KnownGame.darkWipedOut.transcript)) ?? GameRecord()
    for number in (0..<54).reversed() {
      summary.add(
        LevelGame(
          identity: nil, level: number % 3 == 2 ? .strongest : .standard,
          side: number % 9 < 6 ? .light : .dark, record: record))
    }
    return summary
  }()
}

extension App {
  static func listing(
    _ count: Int, filter: String = "", failure: LibraryFailure? = nil,
    speed: AnimationSpeed = .off, exclusions: (Int) -> [Exclusion] = { _ in [] }
  ) -> App {
    let app = started(speed: speed).after(.sheetOpened(.library))
    return (filter.isEmpty ? app : app.after(.library(.filtered(TextField(filter)))))
      .listed(count, failure: failure, exclusions: exclusions)
  }

  func listed(
    _ count: Int, failure: LibraryFailure? = nil, exclusions: (Int) -> [Exclusion] = { _ in [] }
  ) -> App {
    let games = (0..<count).map { LibraryGame.example($0, exclusions: exclusions($0)) }
    let list = LibraryList(count: count, isComplete: true, games: games)
    return replied(LibraryReply(list, failure: failure), to: LibraryRequest.self)
  }

  func summarized(_ summary: GameSummary = .example) -> App {
    replied(summary, to: Library.CountGames.self)
  }
}

extension LibraryGame {
  /// One of some games: finished, no game, unfinished.
  fileprivate static func example(_ number: Int, exclusions: [Exclusion]) -> LibraryGame {
    let day = "2026-11-\(28 - number % 19)"
    guard number % 3 != 1 else { return LibraryGame(line: Array("torn line".utf8), record: nil) }
    let plies = number % 3 == 0 ? KnownGame.darkWipedOut.transcript : "f5d6c3d3c4f4f6"
    var record = (try? GameRecord(transcript: plies)) ?? GameRecord()
    record.names = PlayerNames(
      dark: "Manual", light: number % 2 == 0 ? "Reversi 1.9.0 level 3" : "Somebody with a name")
    return LibraryGame(
      line: Array("\(number)".utf8), day: day, opening: Opening.reached(by: record), record: record,
      exclusions: exclusions)
  }
}

extension Screen {
  fileprivate var library: ListWindow? { controls.shown(ListWindow.self, of: Library.self) }
}
