import FileFormats
import Foundation
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

/// The database of the French Othello federation: games, players and tournaments.
@Suite("A WTHOR database")
struct WthorFileTests {
  /// The number of games in the long tests; `REVERSI_FUZZ_GAMES` sets another.
  private static let count =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_GAMES"].flatMap { Int($0) } ?? 1000

  /// By hand: made on 2024-05-17; 2 games of 2003; 8 squares in a row, ordinary games, depth 22.
  private static let header: [UInt8] = [
    20, 24, 5, 17, 2, 0, 0, 0, 0, 0, 0xD3, 0x07, 8, 0, 22, 0,
  ]
  /// By hand: tournament 1, players 2 and 258, Black has 13 disks, 0 with best play; f5 d6 c3.
  private static let game: [UInt8] =
    [1, 0, 2, 0, 2, 1, 13, 0, 56, 64, 33] + Array(repeating: 0, count: 57)
  /// By hand: made on 2024-05-17; 3 names: ?, Tastet Marc, Andriani Bruno with Latin-1's é.
  private static let players: [UInt8] = names([
    [20, 24, 5, 17, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0],
    [0x3F, 0x3F, 0x3F], zeros(17),
    Array("Tastet Marc".utf8), zeros(9),
    Array("Andr".utf8), [0xE9], Array(" Bruno".utf8), zeros(9),
  ])
  private static let tournaments: [UInt8] = names([
    [20, 24, 5, 17, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
    Array("Divers".utf8), zeros(20),
    Array("Championnat de France 2003".utf8),
  ])

  private static func names(_ parts: [[UInt8]]) -> [UInt8] { Array(parts.joined()) }
  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  @Test("is read byte by byte as its format says")
  func bytes() throws {
    let header = try #require(WthorHeader(ofGames: Self.header))
    #expect(header.games == 2 && header.names == 0 && header.year == 2003 && header.boardSize == 8)
    let players = try #require(WthorNames(Self.players, of: .players))
    let tournaments = try #require(WthorNames(Self.tournaments, of: .tournaments))
    let file = try WthorFile(header, players: players, tournaments: tournaments)
    let game = try file.game(Self.game).get()
    #expect(game.record.transcript == "f5d6c3")
    let head = WthorGameHeader(Self.game)
    #expect(head.tournament == 1 && head.dark == 2 && head.light == 258 && head.darkDisks == 13)
    // The number of White has no name.
    #expect(game.record.names == PlayerNames(dark: "André Bruno"))
    #expect(game.value(of: "DT") == "2003")
    #expect(game.value(of: "PC") == "Championnat de France 2003")
    let archived = ArchivedGame(imported: game)
    #expect(archived.date?.day == "2003" && archived.place == "Championnat de France 2003")
    #expect(
      archived.line.hasSuffix(
        "]DT[2003]PC[Championnat de France 2003]ON[Perpendicular]PB[André Bruno]PW[]RE[?]TY[8]BO[8 "
          + "---------------------------O*------*O--------------------------- *]B[f5]W[d6]B[c3];)"))
  }

  @Test("knows a program by its author in parentheses, even if the second one is cut off")
  func programs() throws {
    let names = ["?", "Tastet Marc", "Cassio (Nicolet)", "Herakles (Tournavit"]
    let players = try #require(
      WthorNames(WthorWriter.names(names, length: 20), of: .players))
    #expect((0...4).map(players.isProgram) == [false, false, true, true, false])
  }

  @Test("has games with illegal moves, which are refused with the number of the move")
  func illegal() throws {
    let file = try WthorFile(try #require(WthorHeader(ofGames: Self.header)))
    func error(_ moves: [UInt8]) -> GameTextError? {
      let rest = Array(repeating: UInt8(0), count: 60 - moves.count)
      guard case .failure(let error) = file.game(Array(Self.game[..<8]) + moves + rest) else {
        return nil
      }
      return error
    }
    #expect(
      error([56, 56]) == .move(MoveDefect(number: 2, side: .light, reason: .occupied(.f5))))
    for byte in [9, 10, 19, 90, 91, 255] as [UInt8] {
      let reason = MoveDefect.Reason.noSquare(String(byte))
      #expect(error([56, byte]) == .move(MoveDefect(number: 2, side: .light, reason: reason)))
    }
    #expect(error([]) == .empty)
  }

  @Test("is refused if its board is larger")
  func boardSize() throws {
    var bytes = Self.header
    bytes[12] = 10
    let header = try #require(WthorHeader(ofGames: bytes))
    #expect(throws: WthorDefect.boardSize(10)) { try WthorFile(header) }
    bytes[12] = 0
    #expect(WthorHeader(ofGames: bytes)?.boardSize == 8)
  }

  @Test("is distinguished from text and from files of names")
  func recognized() throws {
    for text in [
      "f5d6c3d3c4f4c5b3c2", "(;GM[Othello]B[f5];)", Position.newGame.text, "\u{14}hello",
    ] {
      #expect(WthorHeader(ofGames: Array(text.utf8)) == nil)
    }
    #expect(WthorHeader(ofGames: Self.players) == nil)
    #expect(WthorHeader(ofGames: Array(Self.header.dropLast())) == nil)
    #expect(WthorNames(Self.header + Self.game, of: .players) == nil)
  }

  @Test("is the same after writing and reading", arguments: 0..<4 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Self.count / 4
    var records: [GameRecord] = []
    for _ in 0..<count {
      var record = GameRecord()
      try record.playAtRandom(Int.random(in: 1...70, using: &generator), using: &generator)
      records.append(record)
    }
    let bytes = WthorWriter.games(records, year: 1987)
    let header = try #require(WthorHeader(ofGames: bytes))
    #expect(header.games == count && header.year == 1987)
    let file = try WthorFile(header)
    for (index, record) in records.enumerated() {
      let start = WthorHeader.length + index * WthorFile.gameLength
      let read = try file.game(bytes[start..<start + WthorFile.gameLength]).get().record
      // A pass at the end is not written.
      let same = read.start == record.start && read.position.board == record.position.board
      if !same { Issue.record("seed \(seed), game \(index): \(record.text)") }
      let again = ArchivedGame(imported: GGFGame(record: read))
      let twice = ArchivedGame(imported: try GGFGame(again.line))
      if twice != again || twice.identity == nil {
        Issue.record("seed \(seed), game \(index): \(again.line)")
      }
    }
  }

  @Test("does no harm if its bytes are random or changed", arguments: 0..<4 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var record = GameRecord()
    try record.playAtRandom(60, using: &generator)
    let whole = WthorWriter.games([record], year: 2001)
    for _ in 0..<Self.count / 4 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = WthorNames(bytes, of: .players)
      _ = WthorNames(bytes, of: .tournaments)
      guard let header = WthorHeader(ofGames: bytes), let file = try? WthorFile(header) else {
        continue
      }
      if case .success(let game) = file.game(bytes[WthorHeader.length...]) {
        _ = ArchivedGame(imported: game).line
      }
    }
  }
}

@Suite("A game of another program in the archive")
struct ImportedGameTests {
  private func identity(_ text: String) throws -> GameIdentity? {
    ArchivedGame(imported: try GGFGame(text)).identity
  }

  @Test("has an identity that follows from its content, or its own")
  func identities() throws {
    let line = "(;GM[Othello]DT[2010.01.02]PB[Ann]PW[Bob]B[f5]W[d6];)"
    let one = try identity(line)
    #expect(one == GameIdentity(text: "acbb886265ea582d"))
    // Other properties do not matter.
    #expect(try identity(line.replacing("PW", with: "TI[5:00]PW")) == one)
    for (part, other) in [("2010", "2011"), ("Ann", "An"), ("d6", "f6"), ("W[d6]", "")] {
      #expect(try identity(line.replacing(part, with: other)) != one, "\(other)")
    }
    let own = ArchivedGame(imported: try GGFGame(line))
    #expect(try identity(own.line) == one)
    #expect(ArchiveLine(Array(own.line.utf8))?.identity == one)
  }

  @Test("is a valid line even without a date")
  func noDate() throws {
    let game = ArchivedGame(imported: try #require(GameText.games(in: "f5d6").first).get())
    #expect(game.date == nil)
    #expect(ArchiveLine(Array(game.line.utf8))?.identity == game.identity)
    #expect(try ArchivedGame(line: game.line) == game)
  }
}
