import ReversiCore
import TerminalTesting
import Testing

/// The bell that calls the player back to the board.
@Suite("The bell")
struct BellTests {
  private static let bell = "\u{7}"

  private func play(_ arguments: [String]) throws -> Pty {
    let quick = ["--white", "computer", "--think-time", "0", "--animation", "off"]
    let pty = try Pty(try Game().launch(quick + arguments), size: .usual)
    try pty.wait(forText: "quit")
    #expect(pty.count(of: Self.bell) == 0)
    pty.type("d3\r")
    // Every reply flips one disk.
    try pty.wait(forOutput: "]0;Reversi: Black 3, White 3")
    return pty
  }

  @Test("rings once when it is the player's turn again")
  func wanted() throws {
    let pty = try play(["--bell"])
    try pty.wait(forOutput: Self.bell)
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: Self.bell) == 1)
  }

  @Test("is silent without --bell")
  func unwanted() throws {
    let pty = try play([])
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: Self.bell) == 0)
  }
}
