import Analysis
import AppTesting
import Archive
import Canvas
import GameSession
import GameTesting
import ReversiCore
import ReversiTesting
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The list of openings")
struct OpeningsTests {
  private static let sizes = ScreenSize.ofEachKind

  private static func moment(
    inReview: Bool = false, isComplete: Bool = true, failure: LibraryFailure? = nil
  ) -> Moment {
    var app = App.started().playing("f5 d6 c3 d3")
    if inReview { app = app.after(.sheetOpened(.review)) }
    app = app.after(.sheetOpened(.openings))
    return Moment(app: app.knowingOpenings(isComplete: isComplete, failure: failure))
  }

  @Test("opens with W in the game and in the review, and Esc leads back")
  func opens() {
    for review in [false, true] {
      var moment = Moment(app: .started().playing("f5 d6"))
      if review { moment.app = moment.app.after(.sheetOpened(.review)) }
      moment = after(.character("W"), moment)
      #expect(moment.app.openings != nil)
      #expect((moment.app.reviewedLine != nil) == review)
      #expect(moment.screen(.usual).text.contains("counting games"))
      moment = after(.escape, moment)
      #expect(moment.app.openings == nil)
      #expect((moment.app.reviewedLine != nil) == review)
    }
  }

  @Test("has heads, and the opening of the selected move and its results below", arguments: sizes)
  func lines(size: ScreenSize) throws {
    let moment = Self.moment()
    let screen = moment.screen(size)
    let lines = screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(screen.text.contains("Openings"))
    #expect(lines.contains { $0.contains("after d3 score") }, "\(screen.text)")
    #expect(lines.contains { $0.contains("c4 +1") } && lines.contains { $0.contains("c5 -2") })
    if size.rows >= 20 {
      #expect(lines.contains { $0.hasSuffix("Tiger") })
      #expect(lines.contains { $0.contains("You won") && $0.contains("with it.") })
      #expect(screen.text.contains("Play it") && screen.text.contains("What follows"))
    }
    #expect(screen.cursor != nil)
  }

  private static func tree(inReview: Bool) -> Moment {
    var app = App.started()
    if inReview { app = app.after(.sheetOpened(.review)) }
    app = app.after(.sheetOpened(.openings))
    func known(in position: Position, depth: Int) -> OpeningMoves {
      let squares = Array(position.legalMoves.prefix(depth == 2 ? 1 : 3))
      var moves = OpeningMoves(
        in: position, scores: Dictionary(uniqueKeysWithValues: squares.map { ($0, depth) }))
      if depth > 0 { moves.addReplies { position, _ in known(in: position, depth: depth - 1) } }
      return moves
    }
    var moves = known(in: .newGame, depth: 2)
    if let record = try? GameRecord(transcript: KnownGame.lightWipedOut.transcript) {
      moves.count(record, you: .dark)
    }
    let reply = OpeningsReply(moves.moves, isComplete: true)
    return Moment(app: app.replied(reply, to: Openings.FindOpenings.self))
  }

  @Test("lists the replies to a move below it, with their names, results and scores")
  func replies() throws {
    let moment = Self.tree(inReview: false)
    let lines = try #require(moment.app.openings?.lines)
    #expect(Set(lines.map(\.before.count)) == [0, 1, 2])
    #expect(lines[0].before.isEmpty && lines[1].before == lines[0].squares)
    #expect(lines.filter { $0.before.count == 1 }.count == 3)
    #expect(lines.contains { $0.move.opening != nil })
    #expect(lines.filter { $0.move.results.games == 1 }.count == 3, "the moves of the game")
    for (columns, rows) in [(80, 24), (120, 40), (45, 20)] {
      let text = moment.screen(ScreenSize(columns: columns, rows: rows)).text
      #expect(text.contains("first move"), "\(columns)")
    }
  }

  @Test("the board shows the position after the selected row, which Enter plays in the review")
  func lineChosen() throws {
    var moment = Self.tree(inReview: true)
    for _ in 0..<2 { moment = after(.down, moment) }
    let line = try #require(moment.app.openings?.selectedLine)
    #expect(line.squares.count == 3)
    let board = moment.picture.board
    #expect(board.lastMove == line.squares[2] && board.cursor == nil)
    #expect(
      moment.screen(.usual).text.contains(line.squares.map(\.description).joined(separator: " ")))
    let review = try #require(after(.enter, moment).app.reviewedLine)
    #expect(review.record.transcript == line.squares.map(\.description).joined())
  }

  @Test("shows how many people play each move, if there is room")
  func people() throws {
    let app = App.started().playing("f5 d6 c3 d3").after(.sheetOpened(.openings))
    let moment = Moment(app: app.knowingOpenings(people: [(.c4, 10), (.c5, 0)]))
    for size in [(80, 24), (120, 40), (45, 20), (100, 30)] {
      let screen = moment.screen(ScreenSize(columns: size.0, rows: size.1))
      let lines = screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
      #expect(lines.contains { $0.contains("c4 +1 100 %") }, "\(size): \(screen.text)")
      #expect(lines.contains { $0.contains("c5 -2 0 %") }, "\(size)")
    }
  }

  @Test("says in Japanese, too, what is known", arguments: sizes)
  func japanese(size: ScreenSize) {
    let picture = Self.moment().picture(in: .japanese)
    let text = render(picture, size: size, theme: Theme(colors: .full, glyphs: .unicode)).text
    #expect(text.contains("定石") && (size.rows < 20 || text.contains("虎")))
  }

  @Test("says that no move is known, and what failed", arguments: sizes)
  func messages(size: ScreenSize) {
    var moment = Moment(app: .started())
    moment.app = moment.app.after(.sheetOpened(.openings))
    moment.app = moment.app.replied(
      OpeningsReply([], isComplete: true), to: Openings.FindOpenings.self)
    let text = moment.screen(size).text
    #expect(text.contains("Neither the book") || text.contains("No move is"), "\(text)")
    let failed = Self.moment(failure: .broken).screen(size).text
    #expect(size.rows < 20 || failed.contains("broken"), "\(failed)")
    #expect(failed.contains("c4"))
  }

  @Test("shows the selected move, wherever keys and clicks lead, and marks it", arguments: sizes)
  func keys(size: ScreenSize) throws {
    var moment = Self.moment()
    let count = try #require(moment.app.openings?.moves.count)
    var visited: [Int] = []
    for key in [
      .down, .down, .up, .end, .down, .home, .up, .wheelDown, .wheelUp, .pageDown, .pageUp,
    ] as [Key] {
      moment = after(key, moment, size: size)
      let openings = try #require(moment.app.openings)
      visited.append(openings.selection)
      let screen = moment.screen(size)
      #expect(screen.place(of: .item(.openings, openings.selection)) != nil)
      #expect(moment.picture.board.lastMove == openings.selectedMove?.square)
    }
    #expect(visited.prefix(9) == [1, 2, 1, count - 1, count - 1, 0, 0, 1, 0])
    let place = try #require(moment.screen(size).place(of: .item(.openings, 1)))
    moment = after(.click(place), moment, size: size)
    #expect(moment.app.openings?.selection == 1)
  }

  @Test("Enter and a second click play the person's next move in the game", arguments: sizes)
  func playsMove(size: ScreenSize) throws {
    let moment = Self.moment()
    let square = try #require(moment.app.openings?.selectedMove?.square)
    let intents: [Intent] = [.send(.sheetClosed), .send(.game(.squareChosen(square)))]
    #expect(moment.handling(.enter, size: size).intents == intents)
    #expect(moment.clicking(.item(.openings, 0), size: size) == intents)
  }

  @Test("Right lists what follows, Left goes back, and Enter asks before more than a move changes")
  func walk() throws {
    var moment = after(.right, after(.down, Self.moment()))
    #expect(moment.app.openings?.record.transcript == "f5d6c3d3c5")
    let position = try #require(moment.app.openings?.position)
    let square = try #require(position.legalMoves.first)
    let known = OpeningMoves(in: position, scores: [square: 0]).moves
    moment.app = moment.app.replied(
      OpeningsReply(known, isComplete: true), to: Openings.FindOpenings.self)
    #expect(moment.screen(.usual).text.contains("after c5"))
    let line = try #require(moment.app.openings?.selectedRecord)
    moment = after(.enter, moment)
    #expect(moment.app.dialog != nil && moment.screen(.usual).text.contains("Do you really"))
    let played = moment.app.after(.confirmed)
    #expect(played.game.record.transcript == line.transcript && played.sheet == nil)
    #expect(played.game.modes == moment.app.game.modes)
    moment.app = moment.app.after(.cancelled)
    moment = after(.left, moment)
    #expect(moment.app.openings?.record.transcript == "f5d6c3d3")
    moment.app = moment.app.knowingOpenings()
    #expect(moment.app.openings?.selectedMove?.square == .c5, "where the person came from")
    for _ in 0..<5 { moment = after(.left, moment) }
    #expect(moment.app.openings?.record.standing == 0)
    #expect(moment.state.remark(in: moment.app) == Remark(Openings.NoMoveBefore()))
    // Nothing is lost in a game without a move.
    var start = Self.tree(inReview: false)
    for key in [Key.down, .down, .enter] { start = after(key, start) }
    #expect(start.app.dialog == nil && start.app.game.record.standing == 3)
  }

  @Test("the last line offers to play a move if one is known")
  func playKey() {
    func offers(_ app: App) -> Bool {
      KeyLineItem.all(in: app, words: Scene.words).contains { $0.key == "Enter" }
    }
    let open = App.started().playing("f5 d6 c3 d3").after(.sheetOpened(.openings))
    #expect(!offers(open), "nothing is known yet")
    #expect(offers(open.knowingOpenings()))
    let none = OpeningsReply([], isComplete: true)
    let empty = open.replied(none, to: Openings.FindOpenings.self)
    #expect(!offers(empty))
    let intents = Moment(app: empty).handling(.enter, size: .usual).intents
    let start = empty.game.record.standing(at: 0)
    #expect(intents == [.send(.openings(.walked(to: start, selecting: nil)))])
  }

  @Test("Enter in the review plays the selected move there")
  func plays() throws {
    let moment = after(.down, Self.moment(inReview: true))
    let square = try #require(moment.app.openings?.selectedMove?.square)
    let review = try #require(after(.enter, moment).app.reviewedLine)
    #expect(review.record.lastMove?.square == square)
    #expect(review.ply == 5 && review.branch == 4)
  }

  @Test("L learns the line to the selected move, which is then marked", arguments: sizes)
  func learns(size: ScreenSize) throws {
    var moment = Self.moment()
    #expect(moment.handling(.character("L"), size: size).intents == [.send(.lineToggled())])
    moment = after(.character("L"), moment, size: size)
    #expect(moment.app.repertoire.lines.isEmpty, "its moves are checked first")
    moment.app = moment.app.replied(CheckLine.Reply(nil), to: CheckLine.self)
    #expect(moment.app.repertoire.lines.map(\.game.transcript) == ["f5d6c3d3c4"])
    let text = moment.screen(size).text
    #expect(text.contains("c4 ✓") && !text.contains("c5 ✓"), "\(text)")
    if size.rows >= 24 {
      #expect(text.contains("You learn 1 line as Black."), "\(text)")
      #expect(text.contains("Drop this line"))
    }
    #expect(after(.down, moment, size: size).app.learnedLine == nil)
    moment = after(.character("L"), moment, size: size)
    #expect(moment.app.repertoire.lines.isEmpty)
    #expect(!moment.screen(size).text.contains("✓"))
    moment = Moment(app: App.started().after(.sheetOpened(.openings)))
    let (intents, state) = moment.handling(.character("L"), size: size)
    #expect(intents.isEmpty && state.remark(in: moment.app) != nil, "it says why not")
  }

  @Test("says which move of a line gives too much away", arguments: sizes)
  func lineFault(size: ScreenSize) throws {
    var moment = after(.character("L"), Self.moment(), size: size)
    guard case .place(let move) = moment.app.game.record.plies[3] else { return }
    let fault = Repertoire.Fault(ply: 3, number: 4, move: move, loss: 9, best: .c4)
    moment.app = moment.app.replied(CheckLine.Reply(fault), to: CheckLine.self)
    moment.state.receive(
      .lineLearned(moment.app.repertoire.lines.first, fault), in: moment.app, now: .zero)
    let text = moment.screen(size).text
    #expect(text.contains("d3") && text.contains("loses 9"), "\(text)")
    moment = after(.down, moment, size: size)
    #expect(!moment.screen(size).text.contains("loses 9"), "until the next key")
  }

  /// Two of the three lines go through the position.
  private static func withLines() throws -> Moment {
    var moment = moment()
    let lines = try [("f5f6e6f4", Disk.light), ("f5d6c3d3c4", .dark), ("f5d6c3d3c5", .dark)].map {
      try #require(Repertoire.Line(GameRecord(transcript: $0.0), of: $0.1))
    }
    moment.app.repertoire = Repertoire(lines, checked: [lines[1]])
    return moment
  }

  @Test("Tab lists the person's lines, with one that goes through the position", arguments: sizes)
  func lineList(size: ScreenSize) throws {
    var moment = try Self.withLines()
    moment = after(.tab, moment, size: size)
    #expect(moment.app.openings?.listedLine == 1)
    var text = moment.screen(size).text
    #expect(text.contains("Your lines") && text.contains("f5d6c3d3c4"), "\(text)")
    #expect(text.contains("as Black") && !text.contains("never checked"), "\(text)")
    #expect(moment.picture.board.lastMove == .c4, "the board shows where it ends")
    moment = after(.down, moment, size: size)
    text = moment.screen(size).text
    #expect(text.contains("f5d6c3d3c5"))
    if size.columns >= 45 { #expect(text.contains("never checked"), "\(text)") }
    for key in [Key.end, .home, .pageDown, .up] { moment = after(key, moment, size: size) }
    let selected = try #require(moment.app.openings?.listedLine)
    #expect(moment.screen(size).place(of: .item(.openings, selected)) != nil)
    #expect(after(.escape, moment, size: size).app.openings?.listedLine == nil)
    let line = try #require(moment.app.listedLine)
    moment = after(.enter, moment, size: size)
    #expect(moment.app.openings?.listedLine == nil)
    #expect(moment.app.openings?.record.standing == line.game.standing - 1)
    let japanese = render(
      after(.tab, moment, size: size).picture(in: .japanese), size: size,
      theme: Theme(colors: .full, glyphs: .unicode))
    #expect(japanese.text.contains("覚える進行"))
  }

  @Test("L drops the selected line, and lists several that go through a position", arguments: sizes)
  func lineDropped(size: ScreenSize) throws {
    var moment = try Self.withLines()
    moment = after(.tab, moment, size: size)
    moment = after(.character("L"), moment, size: size)
    #expect(moment.app.repertoire.lines.map(\.game.transcript) == ["f5f6e6f4", "f5d6c3d3c5"])
    moment = after(.escape, moment, size: size)
    moment = after(.down, moment, size: size)
    #expect(moment.app.openings?.selectedMove?.square == .c5)
    moment = after(.character("L"), moment, size: size)
    #expect(moment.app.repertoire.lines.map(\.game.transcript) == ["f5f6e6f4"])
    moment = try Self.withLines()
    for _ in 0..<2 { moment = after(.left, moment, size: size) }
    moment.app = moment.app.knowingOpenings()
    let line = try #require(moment.app.openings?.lines.firstIndex { $0.move.square == .c3 })
    moment.app = moment.app.after(.openings(.selected(line)))
    moment = after(.character("L"), moment, size: size)
    #expect(moment.app.openings?.listedLine != nil && moment.app.repertoire.lines.count == 3)
    for _ in 0..<3 { moment = after(.character("L"), moment, size: size) }
    #expect(moment.app.repertoire.lines.isEmpty && moment.app.openings?.listedLine == nil)
    let (intents, state) = moment.handling(.tab, size: size)
    #expect(intents.isEmpty && state.remark(in: moment.app) != nil, "it says that there are none")
  }
}

extension App {
  /// The reply has a book, and some games. `people` are how many of ten people play moves, if
  /// anybody was asked.
  func knowingOpenings(
    isComplete: Bool = true, failure: LibraryFailure? = nil, people: [(Square, Int)]? = nil
  ) -> App {
    guard let openings else { return self }
    let told = people.map { people in
      PeopleMoves.told(people.map { ($0, $1, 0) }, to: openings.request)
    }
    var moves = OpeningMoves(
      in: openings.position, scores: [.c4: 1, .c5: -2, .c3: -3, .e6: -12], people: told)
    let games = [
      (GameRecord.played(from: "f5d6c3d3c4", towards: \.first), Disk.dark),
      (GameRecord.played(from: "f5d6c3d3c4", towards: \.last), Disk.dark),
      (try? GameRecord(transcript: "f5d6c3d3c4"), nil),
      (try? GameRecord(transcript: KnownGame.oneSquareEmpty.transcript), .light),
    ]
    for case (let record?, let you) in games { moves.count(record, you: you) }
    let reply = OpeningsReply(moves.moves, isComplete: isComplete, failure: failure)
    return replied(reply, to: Openings.FindOpenings.self)
  }
}

extension GameRecord {
  /// After the transcript, the first or last legal moves lead to the end.
  fileprivate static func played(
    from transcript: String, towards end: ([Square]) -> Square?
  ) -> GameRecord? {
    var record = try? GameRecord(transcript: transcript)
    while let position = record?.position, position.outcome == nil {
      if let square = end(Array(position.legalMoves)) {
        _ = try? record?.play(square)
      } else {
        try? record?.pass()
      }
    }
    return record
  }
}
