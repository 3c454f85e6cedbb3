import Analysis
import Archive
import Coach
import FileFormats
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("The practice schedule as text")
struct PracticeTextTests {
  private static let exercises = EndgameExercise.all.prefix(3).map { PracticeItem($0.position) }

  @Test("has a line for each position, and is read back")
  func roundTrip() {
    var text = PracticeText()
    #expect(text.bytes.isEmpty)
    text.schedule.answer(Self.exercises[0], isRight: true, on: 20_780)
    text.schedule.answer(Self.exercises[1], isRight: false, on: 20_780)
    let written = String(decoding: text.bytes, as: UTF8.self)
    #expect(
      written == """
        \(Self.exercises[0].position.text) 1 20781
        \(Self.exercises[1].position.text) 0 20780

        """)
    #expect(PracticeText(bytes: text.bytes) == text)
    #expect(PracticeText(bytes: text.bytes.dropLast()) == text)
  }

  @Test("keeps the lines that it does not understand")
  func otherLines() throws {
    let position = Self.exercises[0].position.text
    let others =
      [
        "", "x", "mistake \(position) 1 5", "\(position) 1", "\(position) 1 5 6",
        "\(position) -1 5",
        "\(position) 1 x", "\(position) 1 1000001", "\(position) 99999999999999999999 5",
        String(position.dropLast()) + "z 1 5",
      ].map { Array($0.utf8) } + [[0xFF, 0xFE]]
    let good = Array("\(position) 1 5".utf8)
    let lines = Array(others.prefix(3)) + [good] + others.dropFirst(3)
    var text = PracticeText(bytes: Array(lines.joined(separator: [0x0A])))
    #expect(text.schedule.entries.map(\.dueDay) == [5])
    text.schedule.answer(Self.exercises[0], isRight: true, on: 5)
    let last = Array("\(position) 2 8".utf8)
    #expect(text.bytes == Array((others + [last]).joined(separator: [0x0A])) + [0x0A])
  }

  private static func game(_ plies: Int) throws -> (AnalyzedGame, text: String) {
    let record = try GameRecord(transcript: String(KnownGame.tie.transcript.prefix(2 * plies)))
    let line = record.ggf([("ID", "00000000000000ab"), ("DT", "?"), ("MO", "manual computer")])
    let game = try #require(try AnalyzedGame(ArchivedGame(line: line)))
    return (game, game.text)
  }

  @Test("tells the ends of a game, and the players' modes, apart")
  func ends() throws {
    let line = try KnownGame.lightWipedOut.archived(0)
    let others = [
      try KnownGame.lightWipedOut.archived(1), try KnownGame.darkWipedOut.archived(0),
      line.replacing("manual computer", with: "computer manual"),
      line.replacing("B[f1]", with: "B[g1]"),
    ]
    let games = try ([line] + others).map { try #require(try AnalyzedGame(ArchivedGame(line: $0))) }
    #expect(Set(games).count == games.count)
    let later = line.replacing("DT[?]", with: "DT[2026-11-25.10:00:00]")
    #expect(try AnalyzedGame(ArchivedGame(line: later)) == games[0])
    #expect(games.allSatisfy { GameIdentity(text: $0.text) != nil })
  }

  @Test("adds only mistakes that are new")
  func mistakes() throws {
    var text = PracticeText()
    text.schedule.answer(Self.exercises[0], isRight: true, on: 20_780)
    let (game, _) = try Self.game(40)
    let mistakes = Self.exercises.prefix(2).map(\.position)
    for _ in 0..<2 { text.add(mistakes, in: game, losing: GameLosses(), dueDay: 20_781) }
    #expect(Set(text.losses.keys) == [game])
    #expect(text.schedule.entries.map(\.rightAnswers) == [1, 0])
    #expect(text.schedule.entries.map(\.dueDay) == [20_781, 20_781])
  }

  @Test("has a line for each game that was searched: what the person lost, and why")
  func losses() throws {
    var text = PracticeText()
    let mistakes = [MistakeReason(.corner, empties: 34), MistakeReason(nil, empties: 7)]
    var lines: [String] = []
    for (plies, losses, line) in [
      (
        60, GameLosses(total: TotalLoss(disks: 25, moves: 30), mistakes: mistakes),
        "25 30 34corner 7"
      ),
      (40, GameLosses(total: TotalLoss(disks: 0, moves: 20)), "0 20"), (0, GameLosses(), "0 0"),
    ] {
      let (game, name) = try Self.game(plies)
      text.add([], in: game, losing: losses, dueDay: 1)
      lines.append("review \(name) \(line)\n")
    }
    #expect(String(decoding: text.bytes, as: UTF8.self) == lines.sorted().joined())
    #expect(PracticeText(bytes: text.bytes) == text)
    for rest in [
      "", " 25", " 25 0", " -1 30", " 25 1000001", " x 30", " 9 5 corner", " 9 5 0corner",
      " 9 5 61corner", " 9 5 5luck", " 9 5 5 ", " 9 5 -5wall",
    ] {
      let line = Array("review 00000000000000ab\(rest)\n".utf8)
      let read = PracticeText(bytes: line)
      #expect(read.losses.isEmpty && read.bytes == line, "\(rest)")
    }
  }

  @Test("forgets what earlier versions found by searches that were less deep, and no answer")
  func outdated() throws {
    let name = "00000000000000ab"
    let answer = "\(Self.exercises[0].position.text) 1 20781\n"
    let found = "game \(name)\nloss \(name) 25 30\nwhy \(name) 34corner\n"
    let text = PracticeText(bytes: Array((found + answer).utf8))
    #expect(text.losses.isEmpty && text.schedule.entries.count == 1)
    #expect(text.bytes == Array(answer.utf8))
    for line in ["game 0ab\n", "game\n", "loss x0000000000000ab 1 2\n"] {
      #expect(PracticeText(bytes: Array(line.utf8)).bytes == Array(line.utf8), "not such a line")
    }
  }

  @Test("has a line for the streak, which can be read alone")
  func streak() {
    var text = PracticeText()
    text.schedule.answer(Self.exercises[0], isRight: true, on: 20_780)
    #expect(PracticeText(startIn: text.bytes).streak == Streak(), "an older file has none")
    for day in [20_780, 20_781] { text.streak.solve(on: day) }
    #expect(String(decoding: text.bytes, as: UTF8.self).hasPrefix("streak 20781 2\n"))
    #expect(PracticeText(bytes: text.bytes) == text)
    #expect(PracticeText(startIn: text.bytes).streak == text.streak)
    for rest in ["", " 5", " 5 0", " -1 2", " 5 2 3", " 5 1000001", " x 2"] {
      let line = Array("streak\(rest)\n".utf8)
      let read = PracticeText(bytes: line)
      #expect(read.streak == Streak() && read.bytes == line)
      #expect(PracticeText(startIn: line).streak == Streak())
    }
  }

  @Test("has each line of the person once, and the answers in its positions")
  func lines() throws {
    var text = PracticeText()
    let tiger = try #require(Repertoire.Line(GameRecord(transcript: "f5d6c3d3c4"), of: .dark))
    let item = PracticeItem(tiger.game.standing(at: 2).position, isOfLine: true)
    text.repertoire.set(tiger, isLearned: true)
    text.schedule.answer(item, isRight: true, on: 20_780)
    text.schedule.answer(Self.exercises[0], isRight: true, on: 20_780)
    #expect(
      String(decoding: text.bytes, as: UTF8.self) == """
        line x f5d6c3d3c4
        checked x f5d6c3d3c4
        move \(item.position.text) 1 20781
        \(Self.exercises[0].position.text) 1 20781

        """)
    #expect(PracticeText(bytes: text.bytes) == text)
    let start = PracticeText(startIn: text.bytes)
    #expect(start.repertoire == text.repertoire && start.schedule.entries.isEmpty)
    let image = Array("line x d3c5f6\nline x c4e3f6e6f5\nline x f5d6c3d3c4\n".utf8)
    let read = PracticeText(bytes: image)
    #expect(read.repertoire.lines.map(\.game.transcript) == ["d3c5f6", "c4e3f6e6f5"])
    #expect(read.repertoire.checked.isEmpty, "earlier versions checked none")
  }

  @Test("says which lines were checked, wherever that stands, and forgets it with them")
  func checkedLines() {
    let text = PracticeText(
      bytes: Array(
        "checked x f5d6c4\nline x f5d6c3\nline x f5d6c4\nchecked o f5d6\nchecked x\n".utf8))
    #expect(text.repertoire.checked.map(\.game.transcript) == ["f5d6c4"])
    #expect(PracticeText(startIn: text.bytes).repertoire == text.repertoire)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "checked x\nline x f5d6c3\nline x f5d6c4\nchecked x f5d6c4\n")
  }

  @Test("is read as editors on other systems write it")
  func otherEditors() throws {
    let position = Self.exercises[0].position.text
    let lines = [
      "streak 20785 3", "line x f5d6c3d3c4", "review 00000000000000ab 25 30 34corner",
      "\(position) 1 20781", "later 5",
    ]
    let text = PracticeText(bytes: Array(lines.joined(separator: "\n").utf8))
    #expect(text.streak == Streak(lastDay: 20_785, days: 3) && text.losses.count == 1)
    for (start, end) in [("", "\r\n"), ("\u{FEFF}", "\n"), ("\u{FEFF}", "\r\n")] {
      let bytes = Array((start + lines.joined(separator: end)).utf8)
      let read = PracticeText(bytes: bytes)
      #expect(read == text, "\(read)")
      let first = PracticeText(startIn: bytes)
      #expect(first.streak == text.streak && first.repertoire == text.repertoire)
    }
    let unknown = PracticeText(bytes: Array("later 5\r\n".utf8))
    #expect(unknown.bytes == Array("later 5\r\n".utf8), "what is not understood stays as it is")
  }

  @Test("leaves the oldest out where it would be too long, answers last of all")
  func limit() throws {
    let own = "streak 20785 3\nline x f5d6c3d3c4\n"
    let games = (0..<9_000).map { "review 0000\(String(100_000_000_000 + $0)) 0 0\n" }.joined()
    let answers = Positions.boards(70_000).map { "\($0) x 1 5\n" }
    let text = PracticeText(bytes: Array(("later 5\n" + own + games + answers.joined()).utf8))
    #expect(text.schedule.entries.count == 70_000 && text.losses.count == 9_000)
    let bytes = text.bytes
    #expect(bytes.count <= PracticeText.longest && bytes.count > PracticeText.longest - 100)
    let read = PracticeText(bytes: bytes)
    #expect(read.streak == text.streak && read.repertoire == text.repertoire)
    #expect(read.schedule.entries == text.schedule.entries.suffix(read.schedule.entries.count))
    #expect(read.losses.isEmpty, "they can be searched again")
    var one = PracticeText(bytes: Array((own + games + answers.prefix(50_000).joined()).utf8))
    #expect(one.bytes.count < PracticeText.longest)
    one.schedule.answer(Self.exercises[0], isRight: true, on: 20_780)
    #expect(PracticeText(bytes: one.bytes) == one, "nothing is left out before")
  }

  @Test("drops what belongs to games that are gone")
  func orphans() throws {
    var text = PracticeText()
    let (game, _) = try Self.game(60)
    let (other, _) = try Self.game(40)
    let mistakes = try ["f5d6", "f5d6c3d3"].map { try GameRecord(transcript: $0).position }
    for (analyzed, position) in zip([game, other], mistakes) {
      text.add([position], in: analyzed, losing: GameLosses(), dueDay: 5)
    }
    text.schedule.answer(PracticeItem(mistakes[0], isOfLine: true), isRight: true, on: 5)
    let left = text.dropping(
      PracticeText.Orphans(mistakes: [PracticeItem(mistakes[0])], games: [game]))
    #expect(left.mistakes == [PracticeItem(mistakes[1])] && Set(left.losses.keys) == [other])
    #expect(left.schedule.entries.count == 2, "the move of a line in that position stays")
  }

  @Test(
    "keeps damaged lines of the person, and reads no answers in them as mistakes",
    arguments: [
      "line", "line x", "line x ", "line x f5d6c", "line x f5d5", "line x F5D6C3",
      "line x f5 d6 c3",
      "line z f5d6c3", "line xo f5d6c3", "line X f5d6c3", "line x f5", "line o f5",
      "line x f5d6c3 1", " line x f5d6c3", "line  x f5d6c3", "Line x f5d6c3", "line x 1.f5d6c3",
      "move", "move x f5d6c3",
    ])
  func damagedLines(line: String) throws {
    let game = try GameRecord(transcript: "f5d6")
    let damaged = Array("\(line)\nmove \(game.position.text) 2 5\n".utf8)
    let text = PracticeText(bytes: damaged)
    #expect(text.repertoire.lines.isEmpty)
    #expect(text.mistakes.isEmpty && text.answeredEndings.isEmpty)
    #expect(text.bytes == damaged)
    for rest in ["", " 1", " 1 x", " -1 5", " 1 5 6", " 1 1000001"] {
      let move = Array("move \(game.position.text)\(rest)\n".utf8)
      let read = PracticeText(bytes: move)
      #expect(read.schedule.entries.isEmpty && read.bytes == move)
    }
  }

  @Test("says what is due, what was learned, and how many lines there are")
  func progress() throws {
    var text = PracticeText()
    #expect(text.progress(on: 5) == PracticeProgress(due: 0, learned: 0, lines: 0))
    let mistake = PracticeItem(try GameRecord(transcript: "f5d6").position)
    text.schedule.answer(Self.exercises[0], isRight: true, on: 5)
    text.schedule.answer(mistake, isRight: false, on: 5)
    #expect(text.mistakes == [mistake] && text.answeredEndings == [Self.exercises[0]])
    #expect(text.progress(on: 5) == PracticeProgress(due: 1, learned: 0, lines: 0))
    let tiger = try #require(Repertoire.Line(GameRecord(transcript: "f5d6c3d3c4"), of: .dark))
    text.repertoire.set(tiger, isLearned: true)
    // Black's second and third moves; the first is the same whatever it is.
    #expect(text.progress(on: 5) == PracticeProgress(due: 3, learned: 0, lines: 1))
    #expect(text.progress(on: 6) == PracticeProgress(due: 4, learned: 0, lines: 1))
    let steps = text.repertoire.steps.map(\.item)
    for day in [5, 6, 9, 16, 37] { text.schedule.answer(steps[0], isRight: true, on: day) }
    #expect(text.progress(on: 40) == PracticeProgress(due: 3, learned: 1, lines: 1))
    text.repertoire.set(tiger, isLearned: false)
    #expect(text.progress(on: 40) == PracticeProgress(due: 2, learned: 0, lines: 0))
  }

  @Test("of a position that is there twice has its last line")
  func twice() {
    let position = Self.exercises[0].position.text
    let text = PracticeText(bytes: Array("\(position) 1 5\n\(position) 3 9\n".utf8))
    #expect(text.schedule.entries.map(\.rightAnswers) == [3])
  }

  @Test("of many positions, some of them twice, has each once, in the order of their last lines")
  func many() throws {
    let cells = Positions.boards(40_000)
    let first = cells.map { "\($0) x 1 5\n" }
    let again = cells.prefix(10_000).reversed().map { "\($0) x 2 6\n" }
    let text = PracticeText(bytes: Array((first + again).joined().utf8))
    #expect(text.bytes == Array((first.dropFirst(10_000) + again).joined().utf8))
    #expect(text.schedule.entries.count == 40_000)
  }
}
