import Foundation
import Notation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("The archive")
struct ArchiveTests {
  private static let archive = "reversi/games.ggf"

  /// The move f1 ends the game.
  private static func almostOver() throws -> String {
    let transcript = KnownGame.lightWipedOut.transcript.dropLast(2)
    return SavedText.text(try GameRecord(transcript: transcript))
      + "identity 00000000000000ab\n"
  }

  private static func lines(_ game: Game) -> [String] {
    (game.folder.text(of: archive) ?? "").split(separator: "\n").map(String.init)
  }

  private static func transcripts(_ game: Game) throws -> [String] {
    try lines(game).map { try GameText.record(in: $0).transcript }
  }

  #if os(Linux)
    @Test("is reported in one line and leads to status 1 if it takes no games")
    func fullDisk() throws {
      let game = try Game(saved: Self.almostOver())
      let faults = FaultyCalls(rules: ["openappend 0 \(ENOSPC)"]).environment(of: game)
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
        let faults = FaultyCalls(rules: ["any \(call) kill"]).environment(of: game)
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

  /// `REVERSI_KILLS` sets another number.
  private static let kills =
    ProcessInfo.processInfo.environment["REVERSI_KILLS"].flatMap { Int($0) } ?? 12

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
