import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Reviewing a game on a real terminal.
@Suite("Review")
struct ReviewTests {
  /// A game in progress after 30 plies, with dark to move.
  private static let middle = Result {
    try GameRecord(transcript: KnownGame.tie.transcript.prefix(60))
  }

  /// The end of a game, short enough for a quick exact analysis.
  private static let end = Result {
    let whole = try GameRecord(transcript: KnownGame.tie.transcript)
    let start = try #require(whole.standing(at: 52))
    return try GameRecord(
      start: start.position, plies: whole.pliesText.dropFirst(start.transcript.count))
  }

  private func board(of record: GameRecord, after plies: Int) throws -> Board {
    try #require(record.standing(at: plies)).position.board
  }

  @Test("while a computer thinks, the review's keys work, and Esc does not stop the search")
  func thinking() throws {
    let record = try Self.middle.get()
    let game = try Game(saved: SavedText.text(record, modes: "10"))
    let terminal = try game.onTerminal(
      "--black-level", "10", "--think-time", "3600", "--animation", "off")
    try terminal.wait(forTexts: "thinking", "v  review")
    try terminal.type("v")
    func expect(ply: Int) throws {
      try terminal.wait(
        forBoard: board(of: record, after: ply), with: "Review", "ply \(ply) of 30", "●'s turn",
        "Com")
    }
    try expect(ply: 30)
    let steps: [(key: String, ply: Int)] = [
      ("Left", 29), ("PageUp", 19), ("Right", 20), ("PageDown", 30), ("Right", 30), ("Home", 0),
      ("Left", 0), ("PageDown", 10), ("End", 30),
    ]
    for step in steps {
      try terminal.press(step.key)
      try expect(ply: step.ply)
    }
    try terminal.wheel(isUp: true)
    try expect(ply: 29)
    try terminal.wheel(isUp: false)
    try expect(ply: 30)
    try terminal.click(text: "←")
    try expect(ply: 29)
    try terminal.click(text: "→")
    try expect(ply: 30)
    // A click on a square shows the move to it.
    try terminal.click(.c4)
    try expect(ply: 1)
    try terminal.press("Escape")
    try terminal.wait(
      forBoard: record.position.board, with: "thinking", "●'s turn", without: "Review")
    #expect(game.saved?.position == record.position)
  }

  @Test("while the review's analysis runs, keys work, and Esc leaves at once")
  func analyzing() throws {
    let record = try GameRecord(transcript: KnownGame.tie.transcript)
    try succeedInTime {
      let game = try Game(saved: SavedText.text(record))
      let terminal = try game.onTerminal()
      try terminal.wait(forTexts: "Tied", "v  review")
      try terminal.click(text: "v  review")
      var searches: [Int] = []
      for ply in stride(from: 64, through: 58, by: -1) {
        let screen = try terminal.wait(forTexts: "Review", "ply \(ply) of 64")
        // No count means that all are done, which is too early.
        guard let done = screen.firstMatch(of: /analyzing ([0-9]+) of 195/)?.1 else { return false }
        searches.append(Int(done) ?? 0)
        try terminal.press("Left")
      }
      try terminal.press("Escape")
      try terminal.wait(forBoard: record.position.board, with: "Tied", without: "Review")
      try terminal.type("q")
      try terminal.wait(forExit: 0)
      #expect(game.saved?.standing == 64)
      #expect(searches == searches.sorted())
      return searches[0] < searches[6]
    }
  }

  @Test("exact scores are marked; keys go to mistakes, and clicks go to the worst moves")
  func mistakes() throws {
    let record = try Self.end.get()
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "Tied", "v  review")
    try terminal.type("v")
    let count = record.plies.count
    let screen = try terminal.wait(for: "the end of the analysis") {
      $0.shows("Worst moves") && $0.shows("The game turned with") && !$0.shows("analyzing")
    }
    let row = try #require(screen.lines.firstIndex { $0.contains("Worst moves") }) + 1
    let line = screen.lines[row]
    let worst = try #require(line.firstMatch(of: /([a-h][1-8]) gives away ([0-9]+) +better/))
    try terminal.click(
      column: line.distance(from: line.startIndex, to: worst.1.startIndex), row: row)
    let there = try terminal.wait(
      forTexts: "\(worst.1) gives away \(worst.2), ", "proven", " was ")
    let place = try #require(there.firstMatch(of: /ply ([0-9]+) of \d+/)?.1)
    try terminal.press("Home")
    try terminal.wait(forTexts: "ply 0 of \(count)", "the start")
    var seen: [Substring] = []
    while seen.last != place {
      try terminal.type("]")
      let screen = try terminal.wait(for: "the next mistake") {
        $0.firstMatch(of: /ply ([0-9]+) of/)?.1 != (seen.last ?? "0")
      }
      seen.append(try #require(screen.firstMatch(of: /ply ([0-9]+) of/)?.1))
    }
    for ply in seen.dropLast().reversed() {
      try terminal.type("[")
      try terminal.wait(forText: "ply \(ply) of \(count)")
    }
  }

  @Test("Enter asks before it continues the game from a ply, with both sides Manual")
  func playOn() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4")
    let game = try Game(saved: SavedText.text(record, modes: "01"))
    let terminal = try game.onTerminal("--think-time", "3600", "--animation", "off")
    try terminal.wait(forTexts: "thinking", "v  review")
    try terminal.type("v")
    try terminal.press("Left", "Left")
    try terminal.wait(forBoard: board(of: record, after: 3), with: "ply 3 of 5", "○'s turn")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "Do you really want to go on from", "ply 3 of 5")
    // The safe answer returns to the review.
    try terminal.press("Escape")
    try terminal.wait(
      forBoard: board(of: record, after: 3), with: "ply 3 of 5", "○'s turn",
      without: "Do you really")
    #expect(game.saved?.standing == 5)
    try terminal.press("Enter")
    try terminal.wait(forText: "Do you really want to go on from")
    try terminal.type("y")
    try terminal.wait(
      forBoard: board(of: record, after: 3), with: "○'s turn", "move 4 of 60", "(d3)", "(c4)",
      without: "Review", "thinking", "Computer")
    #expect(game.saved?.state == "o00")
    #expect(game.saved?.plies == record.pliesText)
    #expect(game.saved?.standing == 3)
    try terminal.type("U")
    try terminal.wait(forTexts: "●'s turn", ">d3", "(c4)")
    // At the game's current ply there is no question.
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "ply 4 of 5")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "●'s turn", "move 5 of 60", without: "Review", "Do you really")
  }

  @Test("continuing from a ply before a pass resumes after the pass")
  func playOnOverPass() throws {
    let record = try GameRecord(transcript: "f5f6c4g5h5h4f7h6--c5")
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "●'s turn", "v  review")
    try terminal.type("v")
    try terminal.press("Left", "Left")
    try terminal.wait(forTexts: "Review", "ply 8 of 10")
    try terminal.press("Enter")
    try terminal.wait(forText: "Do you really want to go on from")
    try terminal.type("y")
    try terminal.wait(
      forBoard: board(of: record, after: 9), with: "○'s turn", ">--", "(c5)",
      without: "Review", "Do you really", "Cannot place a disk.")
    #expect(game.saved?.standing == 9)
  }

  @Test("clicks alone can continue a finished game from its middle")
  func byMouse() throws {
    let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTexts: "● won", "v  review")
    try terminal.click(text: "v  review")
    try terminal.wait(forTexts: "Review", "ply 9 of 9")
    try terminal.click(.d3)
    try terminal.wait(forTexts: "ply 3 of 9", "Enter  play on")
    try terminal.click(text: "Enter  play on")
    try terminal.wait(forText: "Do you really want to go on from")
    try terminal.click(text: " OK ", character: 1)
    try terminal.wait(
      forBoard: board(of: record, after: 3), with: "○'s turn", "move 4 of 60", "(e3)",
      without: "Review", "won")
    try terminal.click(.f4)
    try terminal.wait(forTexts: "●'s turn", "move 5 of 60", ">f4", without: "e3")
    #expect(game.saved?.plies == "f5f6d3f4")
  }

  @Test("the game goes on during the review: a computer moves, and its ply is in the list")
  func gameGoesOn() throws {
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "f5"), modes: "00"))
    let terminal = try game.onTerminal(
      "--white-level", "1", "--think-time", "0", "--animation", "off")
    try terminal.wait(forTexts: "○'s turn", "v  review")
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "ply 1 of 1")
    try terminal.type("o")
    try terminal.wait(forTexts: "Game: ●'s turn", "ply 1 of 2", "○Com 1")
    try terminal.press("End")
    try terminal.wait(forTexts: "ply 2 of 2")
    // A pass that becomes due there would wait. Here it is the player's turn.
    try terminal.press("Escape")
    try terminal.wait(forBoard: #require(game.saved).position.board, with: "●'s turn")
    #expect(game.saved?.standing == 2)
  }

  @Test("a pass waits until the review closes")
  func passDue() throws {
    let record = try GameRecord(transcript: "f5f6c4g5h5h4f7h6")
    let terminal = try Game(saved: SavedText.text(record)).onTerminal()
    try terminal.wait(forTexts: "Cannot place a disk.", "v  review")
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "ply 8 of 8", without: "Cannot place a disk.")
    // Enter closes the review and does not dismiss the pass: the review is at the current ply.
    try terminal.press("Enter")
    try terminal.wait(forTexts: "Cannot place a disk.", "●'s turn", without: "Review")
  }

  @Test("keys and the wheel scroll the list, and a click on a move shows it in the review")
  func list() throws {
    let record = try GameRecord(transcript: KnownGame.sevenPasses.transcript.prefix(96))
    let terminal = try Game(saved: SavedText.text(record)).onTerminal()
    // The list has room for 18 rows of 24 and shows the last ones.
    let (first, last) = ("1  e6  f6", ">\(record.pliesText.suffix(2))")
    try terminal.wait(forTexts: "10  ", last, "v  review", without: first)
    try terminal.press("PageUp")
    try terminal.wait(forTexts: first, "18  b3", "v  review", without: "19  ", last)
    try terminal.wheel(isUp: false)
    try terminal.wait(forTexts: "2  f5", "19  ", without: first)
    try terminal.press("PageDown")
    try terminal.wait(forTexts: "10  ", last, without: "2  f5")
    try terminal.press("PageUp")
    try terminal.click(text: "2  f5", character: 3)
    try terminal.wait(
      forBoard: board(of: record, after: 3), with: "Review", "ply 3 of 48")
    try terminal.press("Escape")
    try terminal.wait(forBoard: record.position.board, with: last, without: "Review")
  }

  @Test("the reset question appears over the review: no returns to it, yes leaves it")
  func reset() throws {
    let record = try GameRecord(transcript: "f5d6c3")
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .light)
    try terminal.type("v")
    try terminal.press("Left")
    try terminal.wait(forTexts: "ply 2 of 3")
    try terminal.type("r")
    try terminal.wait(forText: "Do you really want to reset the game?")
    try terminal.press("Escape")
    try terminal.wait(
      forBoard: board(of: record, after: 2), with: "Review", "ply 2 of 3", without: "Do you really")
    // The help opens over the review, and closes to it.
    try terminal.type("?")
    try terminal.wait(forText: "next theme")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "Review", "ply 2 of 3", without: "next theme")
    try terminal.press("Left")
    try terminal.wait(forTexts: "Review", "ply 1 of 3", without: "next theme")
    try terminal.type("ry")
    try terminal.wait(
      forBoard: .newGame, with: "●'s turn", "move 1 of 60", without: "Review", "Do you really")
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }
}

extension Screen {
  /// The first match of a pattern.
  fileprivate func firstMatch<Output>(of pattern: Regex<Output>) -> Regex<Output>.Match? {
    description.firstMatch(of: pattern)
  }
}
