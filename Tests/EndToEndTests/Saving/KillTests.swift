import Foundation
import ReversiCore
import ReversiEngine
import ReversiTesting
import TerminalTesting
import Testing

@Suite("Killed programs")
struct KillTests {
  /// Ends when the game needs a person.
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

  private func disks(in position: Position) -> Int {
    position.board.count(of: .dark) + position.board.count(of: .light)
  }

  /// `REVERSI_KILLS` sets another number.
  private static let kills =
    ProcessInfo.processInfo.environment["REVERSI_KILLS"].flatMap { Int($0) } ?? 18

  @Test("whenever the program is killed, its file holds a settled position of the game")
  func anyMoment() throws {
    let game = try Game(saved: SavedText.text("x11", Board.newGame.description))
    var chance = SeededGenerator(seed: 2)
    var positions: Set<Position> = []
    for round in 1...Self.kills {
      let before = try #require(game.saved)
      if before.position.outcome != nil {
        try game.folder.write(SavedText.text("x11", Board.newGame.description), to: game.save)
      }
      let start = try #require(game.saved)
      let isPassDue = start.position.legalMoves.isEmpty
      // Every third program is killed in a system call. Most system calls belong to saves.
      let call =
        round.isMultiple(of: 3) && !isPassDue ? Int.random(in: 1...80, using: &chance) : nil
      let faults = call.map { FaultyCalls(rules: ["any \($0) kill"]).environment(of: game) }
      let pty = try game.onPty(
        "--black-level", "0", "--white-level", "0", "--think-time", "0", "--animation", "off",
        "--seed", "\(round)", environment: faults ?? [:])
      // A pass must be dismissed before the game continues.
      if isPassDue {
        try pty.waitForPass()
        pty.type("\r")
      }
      if call != nil {
        try pty.wait(for: "its death, or the need of a person") {
          pty.hasEnded || game.saved?.position.legalMoves.isEmpty == true
        }
      } else if round.isMultiple(of: 2) {
        let moment = Deadline(after: .microseconds(Int.random(in: 0...60_000, using: &chance)))
        while pty.takeIn(before: moment) {}
      } else {
        let count = disks(in: start.position) + Int.random(in: 1...25, using: &chance)
        try pty.wait(for: "\(count) disks") {
          guard let position = game.saved?.position else { return false }
          return position != start.position
            && (disks(in: position) >= count || position.legalMoves.isEmpty)
        }
      }
      if !pty.hasEnded { pty.signal(SIGKILL) }
      #expect(try pty.end() == .killed(SIGKILL))

      let text = game.folder.text(of: game.save)
      let after = try #require(game.saved, "round \(round) left \(text ?? "nothing")")
      var reachable = Set(future(of: start.position, seed: UInt64(round)))
      var passed = start.position
      if (try? passed.pass()) != nil {
        reachable.formUnion(future(of: passed, seed: UInt64(round)))
      }
      #expect(reachable.contains(after.position), "round \(round) left\n\(after.position.board)")
      positions.insert(after.position)
    }
    // Every second program was killed after a move.
    #expect(positions.count > min(10, Self.kills / 4))
  }
}
