import Analysis
import Archive
import FileFormats
import Foundation
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import Storage

@Suite("The library")
struct GameLibraryTests {
  let folder: ScratchFolder
  private let openings = Monitor(0)

  /// What comes before a list.
  private enum Step {
    case open, list, add([GGFGame]), remove(LibraryGame)
  }

  init() throws {
    folder = try ScratchFolder()
  }

  private static let name = "games.ggf"

  private static func line(_ number: Int) -> String {
    let moves = number.isMultiple(of: 3) ? "B[f5]W[f6]" : "B[f5]W[d6]B[c3]"
    return "(;GM[Othello]PB[Ann \(number)]PW[Bob]\(moves);)"
  }

  private func write(_ lines: some Sequence<String>) throws {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: Self.name)
  }

  private func library(_ system: FileSystem = FileSystem()) -> GameLibrary {
    GameLibrary(beside: folder.location("game"), system: system) { game in
      "\(game.record?.names[.dark] ?? "") \(game.record?.names[.light] ?? "")"
    }
  }

  private func request(
    _ step: Step = .open, _ filter: String = "", _ numbers: Range<Int> = 0..<240
  ) -> LibraryRequest {
    var change: LibraryRequest.Change?
    switch step {
    case .list:
      return LibraryRequest(
        opening: openings.withValue { $0 }, filter: filter, numbers: numbers)
    case .open: break
    case .add(let games): change = .add(games)
    case .remove(let game): change = .remove(game)
    }
    openings.withValue { $0 += 1 }
    return LibraryRequest(
      opening: openings.withValue { $0 }, change: change, filter: filter, numbers: numbers)
  }

  private func replies(
    of library: GameLibrary, _ step: Step = .open, _ filter: String = "",
    _ numbers: Range<Int> = 0..<240, stoppedAfter maximum: Int = .max
  ) -> [LibraryReply] {
    var replies: [LibraryReply] = []
    var time = Duration.zero
    library.handle(
      request(step, filter, numbers), isStopped: { replies.count >= maximum },
      now: {
        time += .milliseconds(60)
        return time
      }, reply: { replies.append($0) })
    return replies
  }

  private static func names(_ list: LibraryList?) -> [String] {
    list?.games.map { $0.record?.names[.dark] ?? "none" } ?? []
  }

  @Test(
    "lists the games that are asked for, the newest first", arguments: [0, 1, 255, 256, 700])
  func newest(count: Int) throws {
    try write((0..<count).map(Self.line))
    let library = library()
    for numbers in [0..<240, 100..<580, 600..<900] {
      let replies = replies(of: library, .list, "", numbers)
      let list = try #require(replies.first?.list)
      #expect(replies.count == 1 && replies[0].failure == nil)
      #expect(list.count == count && list.isComplete)
      let shown = numbers.clamped(to: 0..<count)
      #expect(list.first == shown.lowerBound || shown.isEmpty)
      #expect(Self.names(list) == shown.map { "Ann \(count - 1 - $0)" })
    }
  }

  @Test("lists the newest games first, wherever they are in the file, also those that are found")
  func dates() throws {
    let years = (0..<600).map { "\(2000 + $0 % 7)" }
    let days = (0..<600).map { "2003.1.\(1 + $0 % 31)" }
    let dates = years + days + ["?", "1990"]
    let lines = dates.enumerated().map { number, date in
      "(;GM[Othello]PB[Ann \(number)]PW[Bob]DT[\(date)]B[f5]W[f6];)"
    }
    func order(_ number: Int) -> Int { GameDate(ggf: dates[number])?.order ?? -1 }
    let expected = lines.indices.sorted { (order($0), $0) > (order($1), $1) }.map { "Ann \($0)" }
    for rest in ["", "\n"] {
      try folder.write(lines.joined(separator: "\n") + rest, to: Self.name)
      for _ in 1...2 {
        let library = library()
        #expect(Self.names(replies(of: library, .list, "", 0..<2000).last?.list) == expected)
        #expect(
          Self.names(replies(of: library, .list, "", 500..<740).last?.list)
            == Array(expected[500..<740]))
        #expect(Self.names(replies(of: library, .list, "ann", 0..<2000).last?.list) == expected)
        let found = replies(of: library, .list, "ann", 500..<740).last?.list
        #expect(Self.names(found) == Array(expected[500..<740]))
      }
    }
    // Games that are older than others may be added later.
    let added = lines[3].replacing("Ann 3]", with: "Ann 1202]")
    try folder.write((lines + [added]).map { $0 + "\n" }.joined(), to: Self.name)
    let list = try #require(replies(of: library(), .open, "", 0..<2000).last?.list)
    let names = Self.names(list)
    #expect(list.count == 1203 && names.filter { $0 != "Ann 1202" } == expected)
    let index = try #require(names.firstIndex(of: "Ann 1202"))
    #expect(list.games[index + 1].day == "2003" && list.games[index - 1].day == "2003-01-01")
  }

  @Test("shows lines that are not games as such, also a torn last one")
  func otherLines() throws {
    try folder.write(
      "\n\(Self.line(1))\r\n\nno game\n\u{FFFF}\n\(Self.line(2))\n(;GM[Oth", to: Self.name)
    let list = try #require(replies(of: library()).last?.list)
    #expect(Self.names(list) == ["none", "Ann 2", "none", "none", "Ann 1"])
    #expect(list.games[0].line == Array("(;GM[Oth".utf8))
    let found = try #require(replies(of: library(), .open, "ann").last?.list)
    #expect(Self.names(found) == ["Ann 2", "Ann 1"])
    let torn = list.games[0]
    #expect(Self.names(replies(of: library(), .remove(torn)).last?.list).first == "Ann 2")
  }

  @Test("is empty without an archive, and not read before the first request")
  func none() throws {
    let system = FaultySystem()
    let library = library(system.fileSystem)
    #expect(system.calls.isEmpty)
    #expect(replies(of: library) == [LibraryReply(LibraryList(isComplete: true))])
    #expect(replies(of: library, .list, "x") == [LibraryReply(LibraryList(isComplete: true))])
    #expect(try folder.names().isEmpty)
  }

  @Test("says why it cannot be read")
  func unreadable() throws {
    try folder.makeFolder(Self.name)
    let folderFailure = LibraryFailure.unreadable(
      ReadFailure(path: folder[Self.name], reason: .folder))
    #expect(
      replies(of: library()) == [
        LibraryReply(LibraryList(isComplete: true), failure: folderFailure)
      ])
    let other = try ScratchFolder()
    try other.write(Self.line(1) + "\n", to: Self.name)
    let system = FaultySystem(.openReading, .permissionDenied)
    let denied = GameLibrary(beside: other.location("game"), system: system.fileSystem) { _ in "" }
    guard case .unreadable? = replies(of: denied).last?.failure else {
      Issue.record("not refused")
      return
    }
    system.follow()
    #expect(replies(of: denied, .list).last?.list.count == 1)
  }

  @Test("finds games by words and by their first moves, and reports them as it finds them")
  func found() throws {
    try write((0..<2000).map(Self.line))
    let library = library()
    let all = replies(of: library, .open, "F5F6 bob", 0..<50)
    #expect(all.count > 2)
    #expect(all.map(\.list.count) == all.map(\.list.count).sorted())
    #expect(all.dropLast().allSatisfy { !$0.list.isComplete })
    let expected = (0..<2000).reversed().filter { $0.isMultiple(of: 3) }.map { "Ann \($0)" }
    #expect(all.allSatisfy { expected.starts(with: Self.names($0.list)) })
    let last = try #require(all.last?.list)
    #expect(Self.names(last) == Array(expected.prefix(50)))
    #expect(last.isComplete && last.count == expected.count)
    let later = replies(of: library, .list, "F5F6 bob", 600..<700)
    #expect(later.count == 1, "the search is not repeated")
    #expect(later[0].list.first == 600)
    #expect(Self.names(later[0].list) == Array(expected[600...]))
    #expect(replies(of: library, .list, "nobody").last?.list == LibraryList(isComplete: true))
    #expect(replies(of: library, .list, "").last?.list.count == 2000)
  }

  @Test("continues a search that was stopped, and finds each game once")
  func stopped() throws {
    try write((0..<2000).map(Self.line))
    let library = library()
    let first = replies(of: library, .open, "bob", 0..<10, stoppedAfter: 1)
    #expect(first.count == 1 && !first[0].list.isComplete)
    let rest = try #require(replies(of: library, .list, "bob", 0..<2000).last?.list)
    #expect(Self.names(rest) == (0..<2000).reversed().map { "Ann \($0)" })
    let other = try #require(replies(of: library, .list, "ann 7", 0..<2000).last?.list)
    #expect(Self.names(other).allSatisfy { $0.contains("7") } && other.count == 542)
  }

  @Test("does not change while it is open, and shows new games when it is opened again")
  func snapshot() throws {
    try write((0..<3).map(Self.line))
    let library = library()
    #expect(replies(of: library).last?.list.count == 3)
    try write((0..<9).map(Self.line))
    #expect(Self.names(replies(of: library, .list).last?.list) == ["Ann 2", "Ann 1", "Ann 0"])
    #expect(replies(of: library).last?.list.count == 9)
    library.close()
    try write((0..<4).map(Self.line))
    #expect(replies(of: library, .list).last?.list.count == 4)
  }

  @Test("removes one game and no other")
  func removal() throws {
    try write((0..<600).map(Self.line) + [Self.line(7)])
    let library = library()
    let game = try #require(replies(of: library, .open, "", 300..<301).last?.list.games.first)
    #expect(game.record?.names[.dark] == "Ann 300")
    let reply = try #require(replies(of: library, .remove(game)).last)
    #expect(reply.failure == nil)
    #expect(reply.list.count == 600)
    let left = (0..<600).filter { $0 != 300 }.map(Self.line) + [Self.line(7)]
    #expect(try folder.read(Self.name) == left.map { $0 + "\n" }.joined())
    #expect(replies(of: library, .remove(game)).last?.list.count == 600)
    #expect(
      Self.names(replies(of: library, .list, "", 299..<302).last?.list) == [
        "Ann 301", "Ann 299", "Ann 298",
      ])
  }

  @Test(
    "has only the last end of a game, and removes all of them", arguments: [0, 250, 255, 256, 600])
  func ends(others: Int) throws {
    let ends = try (0..<3).map {
      GameArchiveFileTests.line(try GameArchiveFileTests.finished(1, seed: $0))
    }
    let other = GameArchiveFileTests.line(try GameArchiveFileTests.finished(2))
    let games = (0..<others).map(Self.line) + [ends[0], other, ends[1], Self.line(9), ends[2]]
    for rest in ["", "\n"] {
      try folder.write(games.joined(separator: "\n") + rest, to: Self.name)
      // Games without a date come last.
      let expected = [ends[2], other, Self.line(9)] + (0..<others).reversed().map(Self.line)
      for size in [1, 3, 240, 1000] {
        let library = library()
        var lines: [String] = []
        while let list = replies(
          of: library, .list, "", lines.count..<lines.count + size
        ).last?.list,
          !list.games.isEmpty
        {
          #expect(list.count == expected.count)
          lines += list.games.map { String(decoding: $0.line, as: UTF8.self) }
        }
        #expect(lines == expected, "\(size) at once")
      }
      let found = try #require(replies(of: library(), .open, "manual").last?.list)
      #expect(found.count == 2)
      _ = replies(of: library(), .remove(LibraryGame(line: Array(ends[2].utf8))))
      let left = (0..<others).map(Self.line) + [other, Self.line(9)]
      #expect(try folder.read(Self.name) == left.map { $0 + "\n" }.joined())
    }
  }

  @Test("is refused above a gigabyte, which is not read, and takes further games")
  func huge() throws {
    try write([Self.line(1)])
    try #require(truncate(folder[Self.name], 1 << 40) == 0)
    let failure = LibraryFailure.unreadable(
      ReadFailure(path: folder[Self.name], reason: .system("File too large")))
    #expect(replies(of: library()).map(\.failure) == [failure])
    #expect(throws: failure) { try ArchivedGames(beside: folder.location("game")) }
    let game = GGFGame(record: try GameRecord(transcript: "d3"))
    let added = replies(of: library(), .add([game])).last?.failure
    #expect(added == failure, "the list that follows is refused")
    let archive = GameArchiveFile(beside: folder.location("game"), version: "1.0")
    let ended = try GameArchiveFileTests.finished(1)
    #expect(archive.keep(ended) == nil)
    #expect(archive.finish(within: .seconds(60)) == nil)
  }

  @Test("tells the games that were played with this program from those that were imported")
  func played() throws {
    let lines = [
      Self.line(1), GameArchiveFileTests.line(try GameArchiveFileTests.finished(2)), "no game",
      ArchivedGame(imported: GGFGame(record: try GameRecord(transcript: "f5"))).line,
    ]
    try write(lines)
    let games = try ArchivedGames(beside: folder.location("game"))
    #expect(games.played.map(\.line) == [lines[1]])
    #expect(games.map { $0 != nil } == [true, true, false, true])
  }

  @Test("adds games, each unless it is there")
  func addition() throws {
    try write([Self.line(7)])
    let new = try ["f5d6", "d3"].map { GGFGame(record: try GameRecord(transcript: $0)) }
    let library = library()
    let reply = try #require(replies(of: library, .add(new)).last)
    #expect(reply.failure == nil)
    #expect(reply.list.games.map { $0.record?.transcript } == ["d3", "f5d6", "f5d6c3"])
    #expect(replies(of: library, .add([new[0]])).last?.list.count == 3)
    let text = try folder.read(Self.name)
    let full = self.library(FaultySystem(.write, .noSpace).fileSystem)
    let more = GGFGame(record: try GameRecord(transcript: "c4"))
    let failed = try #require(replies(of: full, .add([more])).last)
    #expect(failed.list.count == 3)
    #expect(
      failed.failure
        == .notAdded(
          SaveFailure(
            step: .write, path: folder[Self.name], reason: "No space left on device")))
    #expect(try folder.read(Self.name) == text)
  }

  @Test(
    "reports a game that cannot be removed, and keeps it",
    arguments: [
      FaultySystem.Call.openCreating, .write, .rename,
    ])
  func notRemoved(call: FaultySystem.Call) throws {
    try write((0..<3).map(Self.line))
    let text = try folder.read(Self.name)
    let library = library(FaultySystem(call, .noSpace).fileSystem)
    let game = try #require(replies(of: library).last?.list.games.first)
    let reply = try #require(replies(of: library, .remove(game)).last)
    #expect(reply.list.count == 3)
    #expect(
      reply.failure
        == .notRemoved(
          SaveFailure(
            step: .write, path: folder[Self.name], reason: "No space left on device")))
    #expect(try folder.read(Self.name) == text)
    #expect(try folder.names() == [Self.name])
  }

  @Test("counts the games that went through a position, and reports them as they are read")
  func counts() throws {
    let ends = [
      "(;GM[Othello]MO[manual computer]B[f5]W[d6];)", "no game",
      "(;GM[Othello]MO[manual manual]B[d3]W[c5];)",
    ]
    try write((0..<700).map(Self.line) + ends)
    var time = Duration.zero
    var replies: [OpeningsReply] = []
    let position = try GameRecord(transcript: "f5").position
    func count(_ library: GameLibrary, stoppedAfter maximum: Int = .max) {
      replies = []
      library.count(
        OpeningMoves(in: position, scores: [.d6: 1]), isStopped: { replies.count >= maximum },
        now: {
          time += .milliseconds(60)
          return time
        }, reply: { replies.append($0) })
    }
    let library = self.library()
    count(library)
    #expect(replies.count > 2)
    #expect(replies.map(\.isComplete) == replies.dropLast().map { _ in false } + [true])
    let moves = try #require(replies.last?.moves)
    #expect(moves.map(\.square) == [.d6, .f4, .f6])
    #expect(moves.map(\.results.games) == [468, 0, 234])
    #expect(replies.first?.moves.map(\.results.games) == [0, 0, 0])
    count(library, stoppedAfter: 1)
    #expect(replies.count == 1)
    library.close()
    try folder.write("", to: Self.name)
    count(library)
    #expect(replies.last?.moves.map(\.results.games) == [0, 0, 0])
  }

  @Test("counts nothing where there is no archive, and says why one cannot be read")
  func uncounted() throws {
    var replies: [OpeningsReply] = []
    func count() {
      replies = []
      library().count(
        OpeningMoves(in: .newGame), isStopped: { false }, now: { .zero },
        reply: { replies.append($0) })
    }
    count()
    #expect(replies.last == OpeningsReply([], isComplete: true))
    try FileManager.default.createDirectory(
      atPath: folder[Self.name], withIntermediateDirectories: false)
    count()
    #expect(replies.last?.isComplete == true)
    guard case .unreadable? = replies.last?.failure else {
      Issue.record("\(replies)")
      return
    }
  }
}
