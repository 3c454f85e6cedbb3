import Analysis
import Archive
import FileFormats
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A game in the archive")
struct ArchivedGameTests {
  private static let date = GameDate(
    year: 2026, month: 11, day: 3, hour: 8, minute: 5, second: 59, zone: "CET")

  private func game(_ plies: String) throws -> SavedGame {
    var game = SavedGame.new
    game.record = try GameRecord(start: .newGame, plies: plies)
    game.identity = GameIdentity(0xAB)
    return game
  }

  @Test("is one line that other programs read: date, players, result, opening, moves")
  func line() throws {
    var game = try game("f5d6c3d3c4f4")
    game.modes.light = .computer
    game.moveLimits.light = .level(Level.all[7])
    game.record = game.record.standing(at: 5)
    let archived = ArchivedGame(game, date: Self.date, version: "1.8.0")
    #expect(
      archived.line == """
        (;GM[Othello]ID[00000000000000ab]DT[2026.11.03_08:05:59.CET]MO[manual computer]ON[Tiger]\
        PB[Manual]PW[Reversi 1.8.0 level 7]RE[?]TY[8]\
        BO[8 ---------------------------O*------*O--------------------------- *]\
        B[f5]W[d6]B[c3]W[d3]B[c4];)
        """)
    let record = try GameText.record(in: archived.line)
    #expect(record.transcript == "f5d6c3d3c4")
    #expect(record.names == PlayerNames(dark: "Manual", light: "Reversi 1.8.0 level 7"))
  }

  @Test("names a person from a read game, an external engine, and a time for each move")
  func names() throws {
    var game = try game("f5")
    game.record.names = PlayerNames(dark: "Ann Example", light: "Bob")
    game.modes.light = .externalEngine(ExternalEngineName("Ed]ax"))
    var names = ArchivedGame(game, date: Self.date, version: "1").record.names
    #expect(names == PlayerNames(dark: "Ann Example", light: "Edax"))
    game.modes = Sides(dark: .computer, light: .computer)
    game.moveLimits.dark = .moveTime(.milliseconds(2500))
    names = ArchivedGame(game, date: Self.date, version: "1").record.names
    #expect(names == PlayerNames(dark: "Reversi 1 2.5 s", light: "Reversi 1 level 3"))
  }

  @Test("against the computer names its level and its version, and the person's side")
  func level() throws {
    var game = try game("f5d6c3")
    game.moveLimits.dark = .level(Level.all[7])
    game.modes.dark = .computer
    let line = ArchivedGame(game, date: Self.date, version: "1.8.0").line
    let level = try #require(LevelGame(line: Array(line.utf8)))
    #expect(try ArchivedGame(line: line).levelGame == level)
    let imported = line.replacing("MO[computer manual]", with: "")
    #expect(LevelGame(line: Array(imported.utf8)) == nil && imported != line)
    let foreign = line.replacing("ID[00000000000000ab]", with: "")
    #expect(LevelGame(line: Array(foreign.utf8))?.level == level.level && foreign != line)
    #expect(level.level == Level.all[7] && level.side == .light)
    #expect(level.identity == GameIdentity(0xAB) && level.lead == nil && !level.isWon)
    game.moveLimits.dark = .moveTime(.seconds(2))
    #expect(ArchivedGame(game, date: Self.date, version: "1.8.0").levelGame == nil)
    for modes in [
      Sides<Mode>(dark: .computer, light: .computer), Sides(dark: .manual, light: .manual),
      Sides(dark: .externalEngine(ExternalEngineName("Reversi 1 level 3")), light: .manual),
    ] {
      game.modes = modes
      #expect(ArchivedGame(game, date: Self.date, version: "1.8.0").levelGame == nil)
    }
  }

  /// The line of a game of the person, dark, against the computer at level 7, with a course.
  private func playedLine(
    _ dark: [GameCourse.Player] = [.person], _ light: [GameCourse.Player] = [.level(Level.all[7])],
    _ marks: Set<GameCourse.Mark> = [], modes: Sides<Mode>? = nil
  ) throws -> String {
    var game = try game("f5d6c3")
    game.modes = modes ?? Sides(dark: .manual, light: .computer)
    game.moveLimits.light = .level(Level.all[7])
    game.course = GameCourse(players: Sides(dark: dark, light: light), marks: marks)
    return ArchivedGame(game, date: Self.date, version: "1").line
  }

  @Test("says how it was played, and why it does not count, if its names do not say it")
  func course() throws {
    let seven = GameCourse.Player.level(Level.all[7])
    let nine = GameCourse.Player.level(Level.all[9])
    let five = GameCourse.Player.moveTime(.seconds(5))
    let plain = try playedLine()
    #expect(plain.contains("MO[manual computer]ON[Perpendicular]PB[Manual]PW[Reversi 1 level 7]"))
    #expect(try playedLine([], []) == plain)
    for (line, properties, exclusions) in [
      (plain, "", []),
      (try playedLine([.person], [seven, nine]), "MW[7 9]", [.levels([seven, nine])]),
      (try playedLine([.person], [seven, five]), "MW[7 5s]", [.levels([seven, five])]),
      (try playedLine([.person], [seven, .hurried]), "MW[7 now]", [.hurried]),
      (try playedLine([.person], [.hurried]), "MW[now]", [.hurried]),
      (try playedLine([.person, nine]), "MB[manual 9]", [.otherPlayers]),
      (try playedLine([.otherPerson]), "MB[friend]", [.otherPlayers]),
      (try playedLine([.person], [seven, .person]), "MW[7 manual]", [.otherPlayers]),
      (try playedLine([.person], [seven, .engine]), "MW[7 engine]", [.otherPlayers]),
      (
        try playedLine([.person], [seven], [.takenBack, .helped, .opened]), "MK[undo help opened]",
        [.mark(.takenBack), .mark(.helped), .mark(.opened)]
      ),
    ] as [(String, String, [Exclusion])] {
      #expect(line.contains("MO[manual computer]\(properties)ON["), "\(line)")
      let read = try ArchivedGame(line: line)
      #expect(read.exclusions == exclusions && read.line == line)
      #expect(read.levelGame?.counts ?? false == exclusions.isEmpty)
      #expect(LibraryGame(line: Array(line.utf8)).exclusions == exclusions)
    }
    #expect(LevelGame(line: Array(plain.utf8))?.counts == true)
    // Others played at the end, or the computer had a time.
    var summary = GameSummary()
    let computers = Sides<Mode>(dark: .computer, light: .computer)
    let people = Sides<Mode>(dark: .manual, light: .manual)
    for (line, exclusions) in [
      (try playedLine([.person, nine], modes: computers), [.otherPlayers]),
      (try playedLine([.person], [seven, .person], modes: people), [.otherPlayers]),
      (try playedLine([.person], [five]), [.levels([five])]),
    ] as [(String, [Exclusion])] {
      let read = try ArchivedGame(line: line)
      #expect(read.exclusions == exclusions && read.levelGame == nil, "\(line)")
      #expect(read.json.contains("\"counts\":false"))
      summary.add(read)
    }
    #expect(summary.excluded == 3)
    // Two people, and two computers, play without results.
    for modes in [
      Sides<Mode>(dark: .manual, light: .manual), Sides(dark: .computer, light: .computer),
    ] {
      let read = try ArchivedGame(line: try playedLine([], [], [.takenBack], modes: modes))
      #expect(read.exclusions.isEmpty && read.levelGame == nil)
    }
  }

  @Test("has the player that made all moves of a side, also if another one plays it at the end")
  func onePlayer() throws {
    let others = Sides<Mode>(dark: .computer, light: .manual)
    #expect(try playedLine(modes: others) == playedLine())
    let four = try playedLine([.person], [.level(Level.all[4])])
    #expect(four.contains("]PB[Manual]PW[Reversi 1 level 4]") && !four.contains("MW["))
    #expect(try ArchivedGame(line: four).levelGame?.level == Level.all[4])
    #expect(try playedLine([.engine]).contains("MO[engine computer]ON[Perpendicular]PB[Engine]"))
  }

  @Test("is the same after writing and reading")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<300 {
      var game = try Games.random(&generator)
      game.identity = GameIdentity(using: &generator)
      game.record = game.record.standing(at: game.record.standing)
      let archived = ArchivedGame(game, date: Self.date, version: "1.8.0")
      let line = archived.line
      #expect(!line.contains("\n"))
      let read = try ArchivedGame(line: line)
      #expect(read.identity == game.identity)
      #expect(read.date == Self.date)
      #expect(read.players == archived.players)
      #expect(read.record.transcript == game.record.transcript)
      #expect(read.record.start == game.record.start)
      #expect(read.record.names == archived.record.names)
      #expect(read.line == line)
      #expect(ArchiveLine(Array(line.utf8))?.identity == game.identity)
    }
  }

  @Test("is a JSON object for other programs")
  func json() throws {
    var game = try game("f5d6c3d3c4")
    game.modes.light = .computer
    #expect(
      ArchivedGame(game, date: Self.date, version: "1.8.0").json == """
        {"identity":"00000000000000ab","date":"2026-11-03 08:05:59 CET",\
        "black":{"name":"Manual","player":"manual","playedAs":[]},\
        "white":{"name":"Reversi 1.8.0 level 3","player":"computer","playedAs":[]},\
        "over":false,"disks":{"black":6,"white":3},"opening":"Tiger","start":null,\
        "game":"f5d6c3d3c4","place":null,"forfeit":null,"time":null,"marks":[],"counts":true}
        """)
    let other = try ArchivedGame(line: "(;GM[Othello]BO[8 \(lastMove) *]B[c1];)")
    #expect(
      other.json == """
        {"identity":null,"date":null,"black":{"name":null,"player":null,"playedAs":[]},\
        "white":{"name":null,"player":null,"playedAs":[]},"over":true,\
        "disks":{"black":3,"white":0},\
        "opening":null,"start":"xo\(String(repeating: "-", count: 62)) x","game":"c1","place":null,\
        "forfeit":null,"time":null,"marks":[],"counts":null}
        """)
  }

  @Test(
    "is read back from its JSON as the same line",
    arguments: [
      "(;GM[Othello]ID[00000000000000ab]DT[2026.11.03_08:05:59.CET]MO[manual computer]PC[Cup \"1\"]ON[Tiger]TI[5:00/0:03]PB[A\\n]PW[太郎]RE[-64:t]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6]B[c3]W[d3]B[c4];)",
      "(;GM[Othello]ID[00000000000000ac]DT[?]MO[engine manual]PB[]PW[B]RE[+64:r]TY[8]BO[8 -------------------*-------**------*O--------------------------- O]W[c3];)",
      "(;GM[Othello]ID[00000000000000ae]DT[?]MO[manual computer]MB[manual 3]MW[0 5s now]MK[undo help opened]PB[Manual]PW[Reversi 1 level 0]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)",
      "(;GM[Othello]ID[00000000000000ad]DT[1977]PB[]PW[]RE[+3]TY[8]BO[8 *O-------------------------------------------------------------- *]B[c1];)",
    ])
  func jsonRoundTrip(line: String) throws {
    let game = try ArchivedGame(line: line)
    let read = try #require(GameText.games(in: game.json).first).get()
    #expect(ArchivedGame(imported: read).line == game.line)
    var lines = GameLines()
    let entries = lines.add(game.json) + lines.finish()
    #expect(try entries.map { ArchivedGame(imported: try $0.game.get()).line } == [game.line])
  }

  @Test("has escapes in JSON for the signs of names that turn or hide text")
  func signsInNames() throws {
    let name = "A\u{202E}\u{2066}\u{200F}n\u{2060}n\u{E0041}"
    let game = try ArchivedGame(line: "(;GM[Othello]PC[\u{200B}]PB[\(name)]B[f5];)")
    #expect(game.record.names[.dark] == name)
    #expect(game.json.contains(#""name":"A\u202e\u2066\u200fn\u2060n\udb40\udc41""#))
    #expect(game.json.contains(#""place":"\u200b""#))
  }

  /// Dark's c1 takes light's last disk.
  private let lastMove = "*O" + String(repeating: "-", count: 62)

  @Test("has no identity and perhaps no date if another program wrote it")
  func otherProgram() throws {
    let line = "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Saio3000]PW[booklet]B[f5];)"
    let read = try ArchivedGame(line: line)
    #expect(read.identity == nil)
    #expect(read.players == nil)
    #expect(read.date?.day == "2003-12-15")
    #expect(ArchiveLine(Array(line.utf8)) == nil)
    #expect(try ArchivedGame(line: "(;GM[Othello]DT[yesterday]B[f5];)").date == nil)
    #expect(throws: GameTextError.self) { try ArchivedGame(line: "f5d6") }
  }

  @Test("replaces an earlier end of itself, but never a finished game by an unfinished one")
  func replacement() throws {
    let whole = KnownGame.tieWithTwoSquaresEmpty.transcript
    func line(_ plies: some StringProtocol, day: Int = 3, number: UInt64 = 1) throws -> ArchiveLine
    {
      let date = GameDate(
        year: 2026, month: 11, day: day, hour: 8, minute: 5, second: 59, zone: "")
      var saved = try game(String(plies))
      saved.identity = GameIdentity(number)
      let text = ArchivedGame(saved, date: date, version: "1").line
      return try #require(ArchiveLine(Array(text.utf8)))
    }
    let part = try line(whole.prefix(20))
    let longer = try line(whole.prefix(22))
    let end = try line(whole)
    #expect(longer.replaces(part))
    #expect(end.replaces(part))
    #expect(!part.replaces(end))
    #expect(try !end.replaces(line(whole, day: 4)))
    #expect(longer.isSameGame(as: part) && end.isSameGame(as: part))
    #expect(try !end.isSameGame(as: line(whole, number: 2)))
    #expect(try line("f5").isSameGame(as: try line("f5", day: 4)))
  }

  @Test("that counts is not the same game as what is played after an undo from its end")
  func playedOn() throws {
    func line(
      _ plies: some StringProtocol, _ marks: Set<GameCourse.Mark> = []
    ) throws -> ArchiveLine {
      var saved = try game(String(plies))
      saved.modes.light = .computer
      saved.course.marks = marks
      let text = ArchivedGame(saved, date: Self.date, version: "1").line
      return try #require(ArchiveLine(Array(text.utf8)))
    }
    let plies = KnownGame.tieWithTwoSquaresEmpty.transcript
    let other = try Self.otherEnd(of: plies)
    let first = try line(plies)
    let (second, third) = (try line(other, [.takenBack]), try line(plies, [.takenBack, .helped]))
    #expect(!second.isSameGame(as: first) && !first.isSameGame(as: second))
    #expect(second.isSameGame(as: third) && second.replaces(third))
    // Undo and redo lead to the same end, and one that was given up says nothing.
    #expect(third.isSameGame(as: first) && !third.replaces(first))
    let part = try line(plies.prefix(40), [.takenBack])
    #expect(part.isSameGame(as: first) && !part.replaces(first))
    // Neither counts.
    let helped = try line(plies, [.helped])
    #expect(second.isSameGame(as: helped) && second.replaces(helped))
  }

  /// The plies of another game that begins with the first 40 plies, two characters each.
  private static func otherEnd(of plies: String) throws -> String {
    var generator = SeededGenerator(seed: 1)
    var record = try GameRecord(start: .newGame, plies: String(plies.prefix(80)))
    try record.playAtRandom(60, using: &generator)
    #expect(record.position.outcome != nil && record.pliesText != plies)
    return record.pliesText
  }

  @Test("is another game if its first ten plies differ, whatever its identity")
  func otherGame() throws {
    func line(_ plies: some StringProtocol, from start: Position = .newGame) throws -> ArchiveLine {
      var saved = try game("")
      saved.record = try GameRecord(start: start, plies: String(plies))
      let text = ArchivedGame(saved, date: Self.date, version: "1").line
      return try #require(ArchiveLine(Array(text.utf8)))
    }
    let whole = try line(KnownGame.tieWithTwoSquaresEmpty.transcript)
    let plies = KnownGame.tieWithTwoSquaresEmpty.transcript
    #expect(try whole.isSameGame(as: line(plies.prefix(20))))
    #expect(try !whole.isSameGame(as: line(plies.prefix(18))))
    #expect(try !whole.isSameGame(as: line(KnownGame.darkWipedOut.transcript)))
    let start = Position(board: .newGame, turn: .light)
    #expect(try !line("").isSameGame(as: line("", from: start)))
  }

  @Test("is recognized only if its line is complete")
  func torn() throws {
    let line = Array(ArchivedGame(try game("f5d6"), date: Self.date, version: "1").line.utf8)
    #expect(ArchiveLine(line) != nil)
    for length in line.indices { #expect(ArchiveLine(line.prefix(length)) == nil) }
  }

  @Test("has a date in the form that other programs write")
  func dates() throws {
    #expect(Self.date.ggf == "2026.11.03_08:05:59.CET")
    #expect(Self.date.day == "2026-11-03")
    #expect(GameDate(ggf: "2026.11.03_08:05:59.CET") == Self.date)
    #expect(GameDate(ggf: "2014-01-29 23:05:30 GMT")?.ggf == "2014.01.29_23:05:30.GMT")
    #expect(GameDate(ggf: "1998.4.9")?.ggf == "1998.04.09_00:00:00")
    for day in ["2024.02.29", "2000.02.29", "2026.11.30", "2026.12.31"] {
      #expect(GameDate(ggf: "\(day)_23:59:60")?.ggf == "\(day)_23:59:60")
    }
    #expect(GameDate(ggf: "2026")?.ggf == "2026")
    #expect(GameDate(ggf: "2026")?.day == "2026")
    for text in [
      "", "-1", "2026.11", "2026.13.01", "2026.11.03_08:05", "2026.11.03_08:xx:59", "a.b.c",
      "2026.", "2026.11.03_08:05:59CET", "12026", "2026.11.03_08:05:61", "2026.0.1", "2026..03",
      "2026.11.00", "2026.11.31", "2026.12.32", "2026.02.29", "1900.02.29", "2026.11.03_24:00:00",
      "2026.11.03_08:60:00",
    ] {
      #expect(GameDate(ggf: text) == nil, "\(text)")
    }
    let odd = GameDate(year: 2026, month: 1, day: 2, hour: 3, minute: 4, second: 5, zone: "+0]3\n")
    #expect(odd.ggf == "2026.01.02_03:04:05.+03")
  }

  @Test("is later than another, and a year is before its days")
  func orderOfDates() throws {
    let texts = [
      "0", "1977", "1977.01.01", "1977.12.31_23:59:59", "1978", "2026.11.03_08:05:59.CET",
      "2026.11.03_08:06:00.AAA", "2026.11.04", "2026.12.01", "9999",
    ]
    let orders = texts.compactMap { GameDate(ggf: $0)?.order }
    #expect(orders.count == texts.count && orders == orders.sorted() && Set(orders).count == 10)
    #expect(GameDate(ggf: "2026.11.03_08:05:59")?.order == Self.date.order)
  }

  @Test("has an identity of 16 digits")
  func identities() {
    #expect(GameIdentity(0xAB).text == "00000000000000ab")
    #expect(GameIdentity(text: "00000000000000ab") == GameIdentity(0xAB))
    #expect(GameIdentity(text: GameIdentity(.max).text) == GameIdentity(.max))
    for text in ["", "ab", "00000000000000ag", "+0000000000000ab", "000000000000000ab"] {
      #expect(GameIdentity(text: text) == nil)
    }
  }
}
