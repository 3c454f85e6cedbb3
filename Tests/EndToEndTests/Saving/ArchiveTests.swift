import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// The archive of the games that were played.
@Suite("The archive")
struct ArchiveTests {
  private static let archive = "reversi/games.ggf"

  /// A game with one move to go, f1, which ends it.
  private static func almostOver() throws -> String {
    let transcript = KnownGame.lightWipedOut.transcript.dropLast(2)
    return SavedText.text(try GameRecord(transcript: transcript))
      + "identity 00000000000000ab\n"
  }

  private static func lines(_ game: Game) -> [String] {
    (game.folder.text(of: archive) ?? "").split(separator: "\n").map(String.init)
  }

  /// The transcripts of the games, in their order.
  private static func transcripts(_ game: Game) throws -> [String] {
    try lines(game).map { try GameText.record(in: $0).transcript }
  }

  @Test("has a finished game once, however often it is resumed, and its last end")
  func finished() throws {
    let game = try Game(saved: Self.almostOver())
    #expect(try game.inPipe("f1\n").end == .exited(0))
    let whole = KnownGame.lightWipedOut.transcript
    #expect(try Self.transcripts(game) == [whole])
    for input in ["", "undo\nredo\n", "again\n"] {
      #expect(try game.inPipe(input).end == .exited(0))
      #expect(try Self.transcripts(game) == [whole])
    }
    #expect(game.saved?.plies == "")
  }

  @Test("has games that were given up after ten moves, beside the file that --save names")
  func givenUp() throws {
    let game = try Game(saved: nil, as: "mine")
    let ten = KnownGame.tie.transcript.prefix(20)
    let moves = [Square](transcript: String(ten)).map { "\($0)\n" }.joined()
    let input = moves + "reset\nyes\n" + "d3\nreset\nyes\n"
    #expect(try game.inPipe(input, "--save", "mine").end == .exited(0))
    let line = try #require(game.folder.text(of: "games.ggf"))
    let record = try GameText.record(in: line)
    #expect(record.transcript == ten)
    #expect(record.names == PlayerNames(dark: "Manual", light: "Manual"))
    #expect(line.contains("]RE[?]"))
  }

  @Test("is never the saved game, also through a link", arguments: [true, false])
  func savedGame(exists: Bool) throws {
    let game = try Game(saved: exists ? "(;GM[Othello]B[f5];)\n" : nil, as: "games.ggf")
    try FileManager.default.createDirectory(
      atPath: game.folder["other"], withIntermediateDirectories: false)
    for link in ["link", "other/link", "other/games.ggf"] {
      try FileManager.default.createSymbolicLink(
        atPath: game.folder[link], withDestinationPath: game.folder["games.ggf"])
    }
    let names = try game.folder.names()
    for name in ["games.ggf", "./games.ggf", "link", game.folder["link"], "other/link"] {
      let outcome = try game.inPipe("d3\n", "--save", name)
      #expect(outcome.end == .exited(2), "\(name)")
      #expect(
        outcome.errors
          == "reversi: cannot keep the game in \(name): it is for the archive or for practice\n")
      #expect(outcome.output == "")
    }
    #expect(try game.folder.names() == names)
    #expect(game.folder.text(of: "games.ggf") == (exists ? "(;GM[Othello]B[f5];)\n" : nil))
  }

  @Test("takes no games with --no-archive, also in the settings")
  func off() throws {
    let game = try Game(saved: Self.almostOver())
    #expect(try game.inPipe("f1\nagain\n", "--no-archive").end == .exited(0))
    #expect(game.saved?.plies == "")
    try game.folder.write(Self.almostOver(), to: game.save)
    try game.folder.write("no-archive = yes\n", to: ".config/reversi/config")
    #expect(try game.inPipe("f1\nagain\n").end == .exited(0))
    #expect(Self.lines(game).isEmpty)
  }

  @Test("is listed by games, the newest first, for people and for programs")
  func listed() throws {
    let game = try Game(saved: Self.almostOver())
    #expect(try game.withoutTerminal("games").output == "")
    let moves = [Square](transcript: String(KnownGame.tie.transcript.prefix(24)))
      .map { "\($0)\n" }.joined()
    #expect(try game.inPipe("f1\nagain\n\(moves)reset\nyes\n").end == .exited(0))
    let list = try game.withoutTerminal("games")
    #expect(list.end == .exited(0))
    let lines = list.output.split(separator: "\n").map { $0.dropFirst(12) }
    let last = "Manual - Manual  Black 13-0"
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("Manual - Manual  unfinished"))
    #expect(lines[1].hasPrefix(last) && lines[1].hasSuffix("  f5f6d3e3f3f4g7f2f1"))
    let found = try game.withoutTerminal("games", "black", "F5f6")
    #expect(found.output.dropFirst(12).hasPrefix(last))
    #expect(try game.withoutTerminal("games", "white").output == "")
    let json = try game.withoutTerminal("games", "--format", "json", "unfinished").output
    #expect(json.hasPrefix("{\"identity\":\"") && json.contains("\"over\":false"))

    let text = game.folder.text(of: Self.archive) ?? ""
    try game.folder.write(text + "(;GM[Othello]ID[7", to: Self.archive)
    let torn = try game.withoutTerminal("games")
    #expect(torn.end == .exited(1))
    #expect(torn.output == list.output)
    #expect(torn.errors.contains("ignored 1 line that is not a game"))
  }

  @Test("is never replaced by a transcript")
  func transcript() throws {
    let game = try Game(saved: Self.almostOver())
    let file = game.folder[Self.archive]
    let outcome = try game.inPipe("f1\nwrite \(file)\nyes\n")
    #expect(outcome.output.contains("not written: Operation not permitted"))
    #expect(Self.lines(game).count == 1)
  }

  #if os(Linux)
    @Test("is reported in one line and leads to status 1 if it takes no games")
    func fullDisk() throws {
      let game = try Game(saved: Self.almostOver())
      let faults = try FaultyCalls(rules: ["openappend 0 \(ENOSPC)"]).environment(of: game)
      let outcome = try game.inPipe("f1\nagain\n", environment: faults)
      #expect(outcome.end == .exited(1))
      let notice = "the game is not in the archive: No space left on device"
      #expect(outcome.output.components(separatedBy: notice).count == 2)
      #expect(outcome.errors.components(separatedBy: notice).count == 2)
      #expect(game.saved?.plies == "")
    }

    @Test("has a game once, at whichever system call the program is killed")
    func killed() throws {
      let input = "f1\nagain\n"
      for call in 1... {
        let game = try Game(saved: Self.almostOver())
        let other = "(;GM[Othello]PB[Other]B[f5];)"
        try game.folder.write(other + "\n", to: Self.archive)
        let faults = try FaultyCalls(rules: ["any \(call) kill"]).environment(of: game)
        let end = try game.inPipe(input, environment: faults).end
        if end == .exited(0) {
          // There are fewer if the disk is slow, as files that wait for it are skipped.
          #expect(call > 20)
          break
        }
        #expect(try game.inPipe(input).end == .exited(0), "call \(call)")
        #expect(
          try Self.transcripts(game) == ["f5", KnownGame.lightWipedOut.transcript],
          "call \(call)")
        #expect(game.saved?.plies == "", "call \(call)")
      }
    }
  #endif

  /// The number of kills. CI uses fewer than a manual run.
  private static let kills =
    ProcessInfo.processInfo.environment["REVERSI_KILLS"].flatMap { Int($0) } ?? 40

  @Test("has every game that ended, each once, whenever two programs are killed")
  func anyMoment() throws {
    let game = try Game()
    var chance = SeededGenerator(seed: 18)
    // The blank lines dismiss passes. A game under way is not given up.
    let lines = String(repeating: "\n", count: 8) + "again\nn\n"
    try game.folder.write(String(repeating: lines, count: 100), to: "input")
    var announced = 0
    var deaths = 0
    let deadline = Deadline.generous
    // On a slow machine few programs live long enough to end a game.
    while deaths < 2 * Self.kills || announced <= 20 && !deadline.isOver {
      let seconds = Double.random(in: 0.02...0.8, using: &chance)
      // Two games, each with a save of its own, and one archive.
      let play = """
        timeout -s KILL \(seconds) "$0" --save "$1" --black computer --white computer \
        --black-level 0 --white-level 0 <input
        """
      var shell = game.launch([
        "-c", "(set -- one; \(play)) & (set -- two; \(play)); wait", Program.path,
      ])
      shell.path = "/bin/sh"
      let output = try PlainProcess.run(shell).output
      deaths += 2
      announced += output.components(separatedBy: "\nNew game.").count - 1
    }
    let text = game.folder.text(of: "games.ggf") ?? ""
    let whole = text.split(separator: "\n").filter { $0.hasSuffix(";)") }
    let identities = whole.compactMap { $0.split(separator: "ID[").dropFirst().first?.prefix(16) }
    #expect(identities.count == whole.count)
    #expect(Set(identities).count == whole.count)
    let records = try whole.map { try GameText.record(in: $0) }
    #expect(Set(records.map(\.transcript)).count == records.count)
    #expect(records.allSatisfy { $0.position.outcome != nil })
    // A kill can come between the end of a game and the announcement of the next one.
    #expect(announced > 20)
    #expect((announced...announced + deaths).contains(whole.count), "\(announced) announced")
  }
}
