import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("The games of a file")
struct GamesReaderTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func games(of name: String) throws -> [(GamesReader.Place, Result<GGFGame, GameDefect>)] {
    let path = SystemString(folder[name])
    let system = FileSystem()
    let file = try system.open(path, .reading)
    defer { system.close(file) }
    var reader = GamesReader(of: file, at: path)
    var entries: [(GamesReader.Place, Result<GGFGame, GameDefect>)] = []
    while let entry = try reader.next() { entries.append((entry.place, entry.game)) }
    return entries
  }

  @Test("come from its lines, with the line numbers")
  func text() throws {
    let long = String(repeating: "f", count: GamesReader.longestGame + 1)
    try folder.write("f5d6\n1. d3\n2. c5\n\(long)\nhello\nc4", to: "games")
    let entries = try games(of: "games")
    #expect(entries.map(\.0) == [.line(1), .line(2), .line(4), .line(5), .line(6)])
    #expect(entries.compactMap { try? $0.1.get().record.transcript } == ["f5d6", "d3c5", "c4"])
    #expect(throws: GameDefect.tooLong) { try entries[2].1.get() }
    try folder.write([UInt8]("f5\n".utf8) + [0xFF, 0x0A], to: "bytes")
    #expect(throws: GameDefect.notUTF8) { try games(of: "bytes")[1].1.get() }
    try folder.write("", to: "none")
    #expect(try games(of: "none").isEmpty)
  }

  @Test("end with a line that has no end")
  func endless() throws {
    let system = FileSystem()
    let file = try system.open("/dev/zero", .reading)
    defer { system.close(file) }
    var reader = GamesReader(of: file, at: nil, after: Array("f5d6\n".utf8))
    #expect(try reader.next()?.game.get().record.transcript == "f5d6")
    #expect(throws: GameDefect.tooLong) { try reader.next()?.game.get() }
    #expect(try reader.next() == nil)
  }

  @Test("come from a saved game, without the plies that were taken back")
  func savedGame() throws {
    var game = SavedGame.new
    game.record = try GameRecord(transcript: "f5d6c3d3").standing(at: 3)
    game.record.names = PlayerNames(dark: "Ann", light: "")
    try folder.write(game.text, to: "game")
    let entries = try games(of: "game")
    #expect(entries.map(\.0) == [.line(1)])
    let record = try entries[0].1.get().record
    #expect(record.transcript == "f5d6c3" && record.plies.count == 3)
    #expect(record.names[.dark] == "Ann")
    try folder.write("x00\nf5d6\n", to: "other")
    #expect(try games(of: "other").map { try? $0.1.get().record.transcript } == [nil, "f5d6"])
  }

  @Test("come from a database of several portions, with the names beside it")
  func database() throws {
    var generator = SeededGenerator(seed: 9)
    let records = try (0..<2500).map { _ in
      var record = GameRecord()
      try record.playAtRandom(Int.random(in: 1...60, using: &generator), using: &generator)
      return record
    }
    try folder.write(WthorWriter.games(records, year: 1999), to: "WTH_1999.wtb")
    let players = (0..<5000).map { "Joué \($0)" }
    try folder.write(WthorWriter.names(players, length: 20), to: "WTHOR.JOU")
    try folder.write(WthorWriter.names(["?", "Tournoi"], length: 26), to: "WTH_1999.trn")
    let entries = try games(of: "WTH_1999.wtb")
    #expect(entries.count == records.count)
    for (index, entry) in entries.enumerated() {
      let game = try entry.1.get()
      let names = PlayerNames(dark: "Joué \(2 * index)", light: "Joué \(2 * index + 1)")
      let isRight =
        entry.0 == .game(index + 1) && game.record.names == names
        && game.record.position.board == records[index].position.board
      if !isRight { Issue.record("game \(index + 1)") }
    }
    #expect(try entries[1].1.get().value(of: "PC") == "Tournoi")
    #expect(try entries[2].1.get().value(of: "PC") == nil)
  }

  @Test(
    "have the names of any single file, in any case of letters",
    arguments: ["WTH.JOU", "wth.jou", "Players.Jou", "A.JOU", "wthor.JoU"])
  func anyNames(file: String) throws {
    let record = try GameRecord(transcript: "f5")
    try folder.write(WthorWriter.games([record], year: 1977), to: "a.WTB")
    try folder.write(WthorWriter.names(["Ann", "Bob"], length: 20), to: file)
    try folder.write("f5", to: "jou")
    #expect(
      try games(of: "a.WTB").map { try $0.1.get().record.names }
        == [PlayerNames(dark: "Ann", light: "Bob")])
  }

  @Test("prefer the names of their own file, then those for all games, and say which are missing")
  func missingNames() throws {
    let record = try GameRecord(transcript: "f5")
    try folder.write(WthorWriter.games([record], year: 1977), to: "a.wtb")
    func found() throws -> (name: String?, missing: [WthorNames.Kind]) {
      let path = SystemString(folder["a.wtb"])
      let system = FileSystem()
      let file = try system.open(path, .reading)
      defer { system.close(file) }
      var reader = GamesReader(of: file, at: path)
      let game = try #require(try reader.next()).game.get()
      return (game.record.names[.dark], reader.missingNames)
    }
    #expect(try found() == (nil, [.players, .tournaments]))
    for (file, name) in [("x.jou", "X"), ("y.jou", nil), ("Wthor.jou", "W"), ("A.jou", "A")] {
      let content = name ?? "Y"
      try folder.write(WthorWriter.names([content, "?"], length: 20), to: file)
      let (dark, missing) = try found()
      #expect(dark == name)
      #expect(missing == (name == nil ? [.players, .tournaments] : [.tournaments]))
    }
  }

  @Test(
    "are followed by a defect if a database ends too soon", arguments: [1, 68, 70, 136])
  func unfinished(missing: Int) throws {
    let records = try ["f5", "d3", "c4"].map { try GameRecord(transcript: $0) }
    let bytes = WthorWriter.games(records, year: 1999)
    try folder.write(Array(bytes.dropLast(missing)), to: "a.wtb")
    let entries = try games(of: "a.wtb")
    let whole = 3 - (missing + 67) / 68
    #expect(entries.count == whole + 1)
    #expect(entries.last?.0 == .game(whole + 1))
    #expect(throws: GameDefect.wthor(.unfinished)) { try entries[whole].1.get() }
  }
}
