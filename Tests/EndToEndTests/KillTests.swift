import Foundation
import ReversiCore
import ReversiEngine
import TerminalTesting
import Testing

/// `kill -9` at any moment.
@Suite("Killed programs")
struct KillTests {
  /// The positions that two computers of level 0 come through from a position, until they need a person.
  private func future(of start: Position, seed: UInt64) -> [Position] {
    var generator = SeededGenerator(seed: seed)
    var positions = [start]
    var position = start
    while let square = RandomPlayer().chooseMove(in: position, using: &generator) {
      guard (try? position.play(square)) != nil else { break }
      positions.append(position)
    }
    return positions
  }

  @Test("at whatever moment the program is killed, a settled position of its game is on the file")
  func anyMoment() throws {
    let game = try Game(saved: SavedText.text("x11", Board.newGame.description))
    var delays = SeededGenerator(seed: 2)
    var positions: Set<Position> = []
    var interruptions = 0
    for round in 1...60 {
      let before = try #require(game.saved)
      if before.position.outcome != nil {
        try game.folder.write(SavedText.text("x11", Board.newGame.description), to: game.save)
      }
      let start = try #require(game.saved)
      let pty = try game.onPty(
        "--dark-level", "0", "--light-level", "0", "--think-time", "0", "--animation", "off",
        "--seed", "\(round)")
      // A pass that is due has to be dismissed, for the game to go on.
      if case .passDue = start.position.state {
        try pty.wait(forText: "Cannot place a disk.")
        pty.type("\r")
      }
      let moment = Deadline(after: .microseconds(Int.random(in: 0...60_000, using: &delays)))
      while pty.takeIn(before: moment) {}
      pty.signal(SIGKILL)
      #expect(try pty.end() == .killed(SIGKILL))

      let text = game.folder.text(of: game.save)
      let after = try #require(game.saved, "round \(round) left \(text ?? "nothing")")
      var reachable = Set(future(of: start.position, seed: UInt64(round)))
      var passed = start.position
      if (try? passed.pass()) != nil {
        reachable.formUnion(future(of: passed, seed: UInt64(round)))
      }
      #expect(reachable.contains(after.position), "round \(round) left\n\(after.position.board)")
      if after.position != start.position, after.position.outcome == nil { interruptions += 1 }
      positions.insert(after.position)
    }
    // Otherwise the kills came all before or after the games.
    #expect(interruptions > 5)
    #expect(positions.count > 10)
  }
}
