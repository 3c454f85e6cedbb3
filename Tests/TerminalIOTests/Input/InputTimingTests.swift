import App
import Canvas
import Posix
import TerminalIO
import Testing

@Suite("When bytes come")
struct InputTimingTests {
  private static let q = TerminalInput.key(.character("q"))
  private static let escape = TerminalInput.key(.escape)
  private static let revoked = TerminalInput.key(.escapeRevoked)

  /// Whole sequences, and what they mean.
  static let sequences: [(bytes: String, meaning: [TerminalInput])] = [
    ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]), ("\u{1B}[Z", [.key(.backTab)]),
    ("\u{1B}OM", [.key(.enter)]), ("\u{1B}[1;5q", []), ("\u{1B}Oq", []), ("\u{1B}O2q", []),
    ("\u{1B}Nq", []), ("\u{1B}[[q", []), ("\u{1B}[3$q", []), ("\u{1B}[?62;22c", []),
    ("\u{1B}[<0;6;4M", [.key(.click(ScreenPoint(column: 5, row: 3)))]),
    ("\u{1B}[M &$", [.key(.click(ScreenPoint(column: 5, row: 3)))]),
    ("\u{1B}[32;6;4M", [.key(.click(ScreenPoint(column: 5, row: 3)))]),
    ("\u{1B}[1;2R", []), ("\u{1B}[113;1:3u", []), ("\u{1B}[113;1:1u", [.key(.character("q"))]),
    ("\u{1B}[99;5u", [.signal(.interrupt)]), ("\u{1B}[27;1u", [.key(.escape)]),
    ("\u{1B}P1$r2 q\u{1B}\\", []), ("\u{1B}P>|tmux 3.3a\u{1B}\\", []),
    ("\u{1B}]11;rgb:ff/ff/ff\u{7}", [.background(RGB(0xFFFFFF))]),
    ("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", [.background(RGB(0xFFFFFF))]),
    ("\u{1B}_Gi=1;xorq\u{1B}\\", []), ("\u{1B}^xorq\u{1B}\\", []), ("\u{1B}Xxorq\u{1B}\\", []),
    ("\u{1B}[200~xorq\u{1B}[201~", [.paste("xorq")]),
  ]

  @Test("a lone Esc acts after 22 ms, and the parser asks to be woken then")
  func loneEscape() {
    var parser = InputParser()
    #expect(parser.nextDeadline == nil)
    #expect(parser.parse([0x1B], now: .seconds(1)) == [])
    #expect(parser.nextDeadline == .milliseconds(1022))
    #expect(parser.advance(to: .milliseconds(1021)) == [])
    #expect(parser.advance(to: .milliseconds(1022)) == [Self.escape])
    // What comes now may still belong to it.
    #expect(parser.nextDeadline == .milliseconds(1500))
    #expect(parser.advance(to: .milliseconds(1500)) == [])
    #expect(parser.nextDeadline == nil)
    #expect(InputParser.Timeout.escape <= .milliseconds(22))
  }

  @Test("bytes that are there when the time is over are in time, however late that is noticed")
  func busyLoop() {
    for (bytes, meaning) in Self.sequences {
      let bytes = Array(bytes.utf8)
      for place in 1..<bytes.count {
        var typing = Typing()
        typing.send(bytes[..<place])
        typing.send(bytes[place...], whileBusyFor: 5000)
        #expect(typing.inputs == meaning, "\(bytes) at \(place)")
      }
    }
  }

  @Test("complete input acts without a wait")
  func noDeadline() {
    for (bytes, _) in Self.sequences {
      var parser = InputParser()
      _ = parser.parse(Array("q\(bytes)é".utf8), now: .zero)
      #expect(parser.nextDeadline == nil, "\(bytes)")
    }
  }

  @Test("a sequence means the same wherever it is cut, 500 ms included", arguments: sequences)
  func cut(_ bytes: String, _ meaning: [TerminalInput]) {
    let bytes = Array(bytes.utf8)
    for delay in [1, 10, 21, 50, 100, 499, 500] {
      for place in 2..<bytes.count {
        let pieces = [bytes[..<place], bytes[place...] + Array("q".utf8)]
        #expect(
          Typing.inputs(pieces, apart: delay) == meaning + [Self.q], "at \(place), \(delay) ms")
      }
      // If the first cut is long, ESC becomes a key; the rest keeps its meaning.
      let pieces = [bytes[..<1], bytes[1...] + Array("q".utf8)]
      let acted = delay > 22 ? [Self.escape, Self.revoked] : []
      #expect(Typing.inputs(pieces, apart: delay) == acted + meaning + [Self.q], "\(delay) ms")
    }
  }

  @Test("a sequence means the same when each byte comes alone", arguments: sequences)
  func singleBytes(_ bytes: String, _ meaning: [TerminalInput]) {
    let pieces = Array(bytes.utf8).map { [$0] }
    #expect(Typing.inputs(pieces, apart: 21) == meaning)
    // Later ESC has acted, and the introducer behind it is held for 100 ms.
    #expect(Typing.inputs(pieces, apart: 23) == [Self.escape, Self.revoked] + meaning)
    #expect(Typing.inputs(pieces, apart: 99) == [Self.escape, Self.revoked] + meaning)
  }

  @Test("an unfinished sequence is dropped after 500 ms, and the next byte is plain")
  func dropped() {
    for beginning in [
      "\u{1B}[", "\u{1B}[1;", "\u{1B}[<0;1", "\u{1B}[M", "\u{1B}[M ", "\u{1B}[[", "\u{1B}O",
      "\u{1B}O2", "\u{1B}N", "\u{1B}P1$r", "\u{1B}]11;rgb", "\u{1B}_G", "\u{1B}^x", "\u{1B}Xx",
      "\u{1B}P\u{1B}", "\u{1B}P囲",
    ] {
      #expect(Typing.inputs(beginning, "q", apart: 501) == [Self.q], "\(beginning)")
      #expect(Typing.inputs(beginning, "O", apart: 501) == [.key(.character("O"))])
    }
  }

  @Test("an arrow whose ESC has acted is still an arrow, and says that the Esc was none")
  func cutArrow() {
    let inputs = [Self.escape, Self.revoked, .key(.down)]
    for delay in [23, 50, 100, 300, 500] {
      #expect(Typing.inputs("\u{1B}", "OB", apart: delay) == inputs)
      #expect(Typing.inputs("\u{1B}", "[B", apart: delay) == inputs)
    }
  }

  @Test(
    "an introducer behind an Esc that has acted is a key if nothing follows for 100 ms",
    arguments: ["[", "O", "P", "X", "]", "^", "_", "N"])
  func heldIntroducer(_ introducer: Character) {
    let key = TerminalInput.key(.character(introducer))
    var typing = Typing()
    typing.send("\u{1B}")
    typing.wait(200)
    typing.send(String(introducer))
    typing.wait(99)
    #expect(typing.inputs == [Self.escape])
    typing.wait(1)
    #expect(typing.inputs == [Self.escape, key])
    typing.send("q")
    #expect(typing.inputs == [Self.escape, key, Self.q])
    // Another Esc shows that nothing of a sequence follows.
    typing = Typing()
    typing.send("\u{1B}")
    typing.wait(200)
    typing.send("\(introducer)\u{1B}")
    typing.wait(30)
    typing.send("q")
    #expect(typing.inputs == [Self.escape, key, Self.escape, Self.q])
  }

  @Test("another key behind an Esc that has acted acts at once, and an introducer after it")
  func keyBehindEscape() {
    var typing = Typing()
    typing.send("\u{1B}")
    typing.wait(30)
    typing.send("qO")
    #expect(typing.inputs == [Self.escape, Self.q, .key(.character("O"))])
  }

  @Test("a second after Esc, an introducer is a key at once")
  func lateIntroducer() {
    var typing = Typing()
    typing.send("\u{1B}")
    typing.wait(1000)
    typing.send("O")
    #expect(typing.inputs == [Self.escape, .key(.character("O"))])
  }
}
