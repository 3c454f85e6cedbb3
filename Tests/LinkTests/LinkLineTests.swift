import Foundation
import Link
import Notation
import ReversiCore
import ReversiTesting
import Testing

struct LinkLineTests {
  @Test(
    arguments: [
      ("hello 1 black Ann Lee", .hello(version: 1, side: .dark, name: "Ann Lee")),
      ("hello 2 white", .hello(version: 2, side: .light, name: "")),
      ("game", .game(nil)),
      ("game 00000000000000ff - - -", .game(SharedGame(identity: 255))),
      ("move 1 f5", .move(ply: 1, .f5)),
      ("pass 120", .pass(ply: 120)),
      ("ask takeback 8", .ask(.takeBack(to: 8))),
      (
        "grant newgame ffffffffffffffff swapped",
        .grant(.newGame(identity: .max, isSwapped: true))
      ),
      ("refuse untimed", .refuse(.playOnUntimed)),
      ("resign", .resign),
      ("flag", .flag),
      ("player computer", .player(isComputer: true)),
      ("hints no", .hints(areAllowed: false)),
      ("knock", .knock), ("here", .here), ("bye absent", .bye(.absent)),
      ("bye taken", .bye(.taken)),
    ] as [(String, LinkLine)])
  func eachLineIsReadAsItIsWritten(_ text: String, _ line: LinkLine) throws {
    #expect(line.text == text)
    #expect(try LinkLine(Array(text.utf8)) == line)
  }

  @Test func aClockIsReadAsItIsWritten() throws {
    let control = try #require(TimeControl("5+3"))
    let clock = LinkClock(control: control, dark: 300_000, light: 0)
    #expect(LinkLine.clock(clock).text == "clock 5+3 300000 0")
    #expect(try LinkLine(Array("clock 5+3 300000 0".utf8)) == .clock(clock))
  }

  @Test(arguments: 0..<50)
  func aGameIsReadAsItIsWrittenAndHasAShortLine(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var start = GameRecord()
    if seed.isMultiple(of: 2) { try start.playAtRandom(12, using: &generator) }
    var record = GameRecord(start: seed.isMultiple(of: 2) ? start.position : .newGame)
    try record.playAtRandom(130, using: &generator)
    let forfeit: Forfeit? =
      [nil, .resigned(.dark), .resigned(.light), .outOfTime(.dark)][Int(seed % 4)]
    let line = LinkLine.game(SharedGame(identity: seed, record: record, forfeit: forfeit))
    #expect(line.text.utf8.count < 400)
    #expect(try LinkLine(Array(line.text.utf8)) == line)
  }

  @Test(
    arguments: [
      "", " ", "hi", "hello", "hello 1", "hello 0 black", "hello 01234 black", "hello 1 red",
      "hello +1 black", "game -", "game 00000000000000ff - -", "game ff - - -",
      "game +0000000000000ff - - -", "game 00000000000000ff xo - -",
      "game 00000000000000ff - lost -", "game 00000000000000ff - - f5d",
      "game 00000000000000ff - - f5z9", "move 1", "move 1 i9", "move 121 f5", "move -1 f5",
      "move 1 f5 ", "move  1 f5", "move 1 f5\r", "move 1 f5\u{7}", "MOVE 1 f5", "pass", "pass x",
      "ask", "ask takeback", "ask takeback 999", "ask newgame 1 same", "ask untimed 1",
      "resign now",
      "clock 1 2", "clock 1 2 9999999999", "clock x 1 2", "clock 05 1 2", "player", "player cat",
      "hints", "bye", "bye bye",
      "move ١ f5",
    ])
  func otherLinesAreNotUnderstood(_ text: String) {
    #expect(throws: LinkLineDefect.notUnderstood) { try LinkLine(Array(text.utf8)) }
  }

  @Test func anIllegalGameNamesItsPly() {
    let text = "game 00000000000000ff - - f5d6a1"
    #expect(throws: LinkLineDefect.illegalGame(ply: 3)) { try LinkLine(Array(text.utf8)) }
  }

  @Test func aLineHasALengthLimitAndIsUTF8() throws {
    let longest = "hello 1 black " + String(repeating: "n", count: LinkLine.longest - 14)
    #expect(throws: Never.self) { try LinkLine(Array(longest.utf8)) }
    #expect(throws: LinkLineDefect.tooLong) { try LinkLine(Array((longest + "n").utf8)) }
    #expect(throws: LinkLineDefect.notUTF8) {
      try LinkLine(Array("hello 1 black ".utf8) + [0xC3, 0x28])
    }
  }

  @Test(
    arguments: [
      ("\u{1B}[2JAnn\u{7}", "[2JAnn"), ("A\u{202E}nn", "Ann"), ("  Ann  ", "Ann"),
      ("\u{9B}31mAnn\r", "31mAnn"), ("花子", "花子"),
      (String(repeating: "x", count: 100), String(repeating: "x", count: 40)), ("\u{85}", ""),
      ("\u{301}e", "\u{301}e"),
    ])
  func aNameHasNoControlCharactersHoweverItIsSent(_ sent: String, _ read: String) throws {
    let line = "hello 1 black " + sent
    #expect(
      try LinkLine(Array(line.utf8)) == .hello(version: 1, side: .dark, name: read))
    let written = LinkLine.hello(version: 1, side: .dark, name: sent).text
    #expect(
      try LinkLine(Array(written.utf8)) == .hello(version: 1, side: .dark, name: read))
  }

  @Test func eachWordHasALineInTheTable() {
    for word in LinkLine.Word.allCases { #expect(word.form.hasPrefix(word.rawValue)) }
  }
}
