import TerminalTesting
import Testing

/// What the program is doing when an event occurs.
enum Moment: String, CaseIterable {
  case waiting, thinking, searching, animating, passing, asked

  func start() throws -> (game: Game, pty: Pty) {
    let game: Game
    let pty: Pty
    switch self {
    case .waiting, .asked:
      game = try Game()
      pty = try game.onPty()
    case .thinking:
      game = try Game(saved: SavedText.text("x11", LongBoards.move))
      pty = try game.onPty("--think-time", "3600")
      try pty.wait(forText: "thinking")
    case .searching:
      game = try Game(saved: SavedText.text("x11", LongBoards.search))
      pty = try game.onPty("--black-level", "10", "--think-time", "3600")
      try pty.wait(forText: "thinking")
    case .animating:
      game = try Game(saved: SavedText.text("x00", LongBoards.move))
      pty = try game.onPty("--animation", "slow")
      try pty.wait(forText: "menu")
      pty.type("d4\r")
      try pty.wait(forText: ">d4")
    case .passing:
      game = try Game(saved: SavedText.text("x10", PassTests.darkMustPass))
      pty = try game.onPty()
      try pty.wait(forText: "Cannot place a disk.")
    }
    try pty.wait(forText: "menu")
    if self == .asked {
      pty.type("r")
      try pty.wait(forText: "Do you really want to reset")
    }
    return (game, pty)
  }
}

extension Pty {
  func expectRestored() {
    #expect(modesAfter == modesBefore)
    #expect(modesAfter?.echoes == true && modesAfter?.gathersLines == true)
    let modes = PrivateModes(output: text)
    #expect(modes.isOn[PrivateModes.alternateScreen] == false)
    #expect(modes.isOn[PrivateModes.mouse] == false)
    #expect(modes.isOn[PrivateModes.bracketedPaste] == false)
    #expect(modes.leftBehind == [])
    // The sequences that give the window its title back, and those that keep it.
    #expect(count(of: "\u{1B}[23;0t") >= count(of: "\u{1B}[22;0t"))
  }

  func count(of sequence: String) -> Int { text.components(separatedBy: sequence).count - 1 }
}
