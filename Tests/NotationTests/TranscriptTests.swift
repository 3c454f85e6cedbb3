import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A transcript")
struct TranscriptTests {
  @Test(
    "is read in either case, with any signs, move numbers, scores, times and comments",
    arguments: [
      "f5d6c3", "F5D6C3", "F5d6C3", "f5 d6 c3", "  f5\n\nd6\r\nc3\r\n", "f5,d6, c3",
      "\u{FEFF}f5d6c3", "1. f5 d6 2. c3", "1. f5\n2. d6\n3. c3\n", "1) F5 2) D6 3) C3",
      "1.f52.d63.c3", "1f5 2d6 3c3", "1 f5 2 d6 3 c3 4",
      "1... f5 2... d6 3... c3", "f5\td6\u{A0}c3",
      "f5-d6-c3", "f5 - d6 - c3", "f5;d6;c3.", "f5/d6|c3", "f5 → d6 → c3", "f5、d6、c3。", "f5–d6—c3",
      "Ｆ５Ｄ６Ｃ３", "１．ｆ５　２．ｄ６　３．ｃ３", "●f5 ○d6 ●c3", "+f5-d6+c3: +10", "#1: F5! #2: D6?! #3: C3",
      "1. f5 +0.00 2. d6 -2.5 3. c3 (+1)", "f5 {a good move, d3} d6 (3. e3 (f4)) c3",
      "f5[+2] d6[-2] c3[0]",
      "BLACK, f5\nWHITE, d6\nBLACK, c3", "B: f5 W: d6 B: c3", "Black f5 White d6 Black c3",
      "X f5 O d6 X c3", "黒 f5 白 d6 黒 c3", "黒f5白d6黒c3", "先手f5 後手d6 先手c3",
      "● f5 ○ d6 ● c3", "Bf5 Wd6 Bc3",
      "1. Black f5 2. White d6 3. Black c3", "Black plays f5. White's move: d6. Black to c3.",
      "Ｂ：ｆ５ Ｗ：ｄ６ Ｂ：ｃ３", "B[f5]W[d6]B[c3]", "f5 d6 c3 ●3 ○4",
      "[\"f5\", \"d6\", \"c3\"]", "f5 0:12 d6 1:02:33 c3", "1. f5 d6 2. c3 36-28", "f5 d6 c3 1-0 *",
    ])
  func forms(text: String) throws {
    #expect(try GameRecord(transcript: text).transcript == "f5d6c3")
  }

  @Test(
    "may have its passes written, in any form, or left out",
    arguments: [
      "--", "ps", "PS", "pa", "Pa", "pass", "PASS", "", " -- ", "10. pa 11.", "パス",
      "pp", "PP", "P", " P ", "P, ", " passes ", " Black pass ", "● passes ",
    ])
  func passes(pass: String) throws {
    let record = try GameRecord(transcript: KnownGame.pliesBeforePass + pass + "c5")
    #expect(record.transcript == KnownGame.pliesBeforePass + "--c5")
    #expect(record.standing == 10)
  }

  @Test("may have some of its passes written and others left out", arguments: KnownGame.all)
  func mixedPasses(game: KnownGame) throws {
    let whole = try GameRecord(transcript: game.transcript)
    #expect(whole.position.board.description.filter { $0 != "\n" } == game.cells)
    let passes = whole.plies.indices.filter {
      if case .pass = whole.plies[$0] { true } else { false }
    }
    for mask in 0..<(1 << passes.count) {
      let left = Set(passes.indices.filter { mask >> $0 & 1 == 1 }.map { passes[$0] })
      let text = whole.plies.indices.filter { !left.contains($0) }.map { index in
        switch whole.plies[index] {
        case .place(let move): move.square.description
        case .pass: "--"
        }
      }
      #expect(try GameRecord(transcript: text.joined()) == whole)
    }
  }

  @Test("does not get a pass at its end unless it is written")
  func passDueAtTheEnd() throws {
    let record = try GameRecord(transcript: KnownGame.pliesBeforePass)
    #expect(record.position.state == .passDue(.dark))
    let passed = try GameRecord(transcript: KnownGame.pliesBeforePass + "pa")
    #expect(passed.position.state == .toMove(.light))
  }

  @Test("is a record without plies if it has no moves", arguments: ["", " \n", "1.", "1. 2."])
  func empty(text: String) throws {
    #expect(try GameRecord(transcript: text) == GameRecord())
  }

  private static let bad: [(String, Int, Disk?, MoveDefect.Reason)] = [
    ("a1", 1, .dark, .turnsNothingOver(.a1)),
    ("f5 f5", 2, .light, .occupied(.f5)),
    ("1. f5 d6 2. zz", 3, .dark, .noSquare("zz")),
    ("f5d6c33d3", 4, .light, .noSquare("3d")),
    ("f5d6c3i3", 4, .light, .noSquare("i3")),
    ("f5d6c3d9", 4, .light, .noSquare("d9")),
    ("f5d6c3d0", 4, .light, .noSquare("d0")),
    ("f5 d 6", 2, .light, .noSquare("d")),
    ("f5xd6", 2, .light, .noSquare("xd")),
    ("f5(d6", 2, .light, .noSquare("(d")),
    ("BLACK, f5 BLACK, d6", 2, .light, .otherSide), ("O f5", 1, .dark, .otherSide),
    ("f5 ●d6", 2, .light, .otherSide), ("白f5", 1, .dark, .otherSide),
    ("f5 Black", 2, .light, .noSquare("Bl")), ("Black White f5", 1, .dark, .noSquare("Wh")),
    ("f5{d3}}d6 z", 3, .dark, .noSquare("z")),
    ("f5\u{FFFD}d6", 2, .light, .noSquare("\u{FFFD}d")),
    ("f5d6\u{301}", 3, .dark, .noSquare("\u{301}")),
    ("f5--d6", 2, .light, .passNotDue),
    ("\(KnownGame.pliesBeforePass)a1", 9, .light, .turnsNothingOver(.a1)),
    ("\(KnownGame.pliesBeforePass)----", 9, .light, .passNotDue),
    ("\(KnownGame.lightWipedOut.transcript)a1", 10, nil, .gameOver),
    ("\(KnownGame.lightWipedOut.transcript)--", 10, nil, .gameOver),
    ("\(KnownGame.tie.transcript)a1", 61, nil, .gameOver),
  ]

  @Test(
    "is refused for the first move that cannot be read or played, by its number", arguments: bad)
  func refusals(text: String, number: Int, side: Disk?, reason: MoveDefect.Reason) {
    #expect(throws: MoveDefect(number: number, side: side, reason: reason)) {
      try GameRecord(transcript: text)
    }
  }

  @Test("is played and numbered from a given start")
  func otherStart() throws {
    let start = try GameRecord(transcript: KnownGame.pliesBeforePass).position
    let record = try GameRecord(start: start, transcript: "c5")
    #expect(record.start == start)
    #expect(record.transcript == "--c5")
    #expect(throws: MoveDefect(number: 2, side: .dark, reason: .occupied(.f5))) {
      try GameRecord(start: start, transcript: "1. -- c5 2. f5")
    }
  }
}
