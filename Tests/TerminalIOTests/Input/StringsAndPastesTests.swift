import App
import Canvas
import TerminalIO
import Testing

@Suite("Strings and pastes")
struct StringsAndPastesTests {
  private static let q = TerminalInput.key(.character("q"))
  private static let escape = TerminalInput.key(.escape)

  @Test(
    "a string of the terminal ends at ST, BEL, CAN and SUB", arguments: ["P", "]", "X", "^", "_"])
  func stringEnds(_ introducer: String) {
    for end in ["\u{1B}\\", "\u{7}", "\u{18}", "\u{1A}"] {
      #expect(Typing.inputs("\u{1B}\(introducer)xor?q\(end)q") == [Self.q])
    }
    let eightBit = Array("\u{1B}\(introducer)x".utf8) + [0x9C] + Array("q".utf8)
    #expect(Typing.inputs([eightBit], apart: 0) == [Self.q])
  }

  @Test(
    "the colour of the background is read, whatever ends it and however many digits it has",
    arguments: [
      ("0000/8787/ffff", 0x0087FF), ("00/87/FF", 0x0087FF), ("0/8/f", 0x0088FF),
      ("fdfd/f6f6/e3e3", 0xFDF6E3),
    ])
  func background(components: String, color: UInt32) {
    for end in ["\u{1B}\\", "\u{7}"] {
      let reply = "\u{1B}]11;rgb:\(components)\(end)"
      #expect(Typing.inputs(reply + "q") == [.background(RGB(color)), Self.q])
      // Cut anywhere.
      #expect(Typing.inputs(reply.utf8.map { [$0] }, apart: 10) == [.background(RGB(color))])
    }
  }

  @Test("a reply about the background that is malformed or broken off does nothing")
  func malformedBackground() {
    for text in [
      "11;rgb:00/87", "11;rgb:00/87/ff/00", "11;rgb:00/87/fffff", "11;rgb:00/+7/ff", "11;rgb://",
      "11;#0087ff", "10;rgb:00/87/ff", "11;?",
      "11;rgb:00/87/ff" + String(repeating: "0", count: 40),
      "1\u{1B}1;rgb:00/87/ff",
    ] {
      #expect(Typing.inputs("\u{1B}]\(text)\u{7}q") == [Self.q], "\(text)")
    }
    #expect(Typing.inputs("\u{1B}]11;rgb:00/87/ff\u{18}q") == [Self.q])
    #expect(Typing.inputs("\u{1B}P11;rgb:00/87/ff\u{7}q") == [Self.q])
  }

  @Test("a byte of a character that looks like ST does not end a string")
  func characterInString() {
    // The last byte of “ל” is 0x9C.
    #expect(Typing.inputs("\u{1B}]0;\u{5DC}q\u{7}") == [])
  }

  @Test("ESC and a backslash end a string only together")
  func escapeInString() {
    #expect(Typing.inputs("\u{1B}Pa\\q\u{1B}\\") == [])
    #expect(Typing.inputs("\u{1B}Ptmux;\u{1B}q\u{1B}\u{1B}\\q") == [Self.q])
  }

  @Test(
    "a string that was cut off takes no key or click along",
    arguments: ["\u{1B}]11;rgb:14", "\u{1B}P", "\u{1B}P>|st", "\u{1B}_Gi=1"])
  func cutString(_ beginning: String) {
    #expect(Typing.inputs(beginning, "\u{1B}[Aq", apart: 50) == [.key(.up), Self.q])
    #expect(Typing.inputs(beginning, "\u{1B}OBq", apart: 50) == [.key(.down), Self.q])
    #expect(Typing.inputs(beginning, "\u{1B}", "\u{1B}", "q", apart: 50) == [Self.escape, Self.q])
    let reply = "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\"
    #expect(Typing.inputs(beginning + reply) == [.background(RGB(0xFFFFFF))])
  }

  @Test("a string ends after 4,096 bytes")
  func longString() {
    let text = String(repeating: "x", count: InputParser.stringCapacity)
    #expect(InputParser.stringCapacity == 4096)
    #expect(Typing.inputs("\u{1B}P" + text) == [])
    #expect(Typing.inputs("\u{1B}P" + text + "q") == [Self.q])
    // Its own end comes too late, and does no harm.
    #expect(Typing.inputs("\u{1B}P" + text + "\u{1B}\\q") == [Self.q])
  }

  @Test("a paste is text, whatever it contains")
  func paste() {
    func pasted(_ text: String) -> [TerminalInput] {
      Typing.inputs("\u{1B}[200~\(text)\u{1B}[201~q")
    }
    for text in [
      "", "d3\rxrq", "囲碁", "abc\u{1B}[1;", "\u{1B}[", "\u{1B}[2", "\u{1B}O", "\u{1B}[<0;1",
      "\u{1B}[M", "\u{1B}", "\u{1B}[20", "\u{1B}[201", "\u{1B}]0;", "\u{1B}P", "\u{1B}\u{1B}[201",
      "\u{1B}[200~",
    ] {
      #expect(pasted(text) == [.paste(text), Self.q])
    }
    let broken = Array("\u{1B}[200~".utf8) + [0xC3] + Array("\u{1B}[201~".utf8)
    #expect(Typing.inputs([broken], apart: 0) == [.paste("\u{FFFD}")])
  }

  @Test("the end of a paste may come in pieces, up to two seconds apart")
  func cutPaste() {
    for text in ["abc\u{1B}[1;", "\u{1B}[", "\u{1B}O", "\u{1B}[M", "abc"] {
      let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8)
      for delay in [21, 100, 500, 1999] {
        // Cuts within the first mark are those of any sequence.
        for place in 6..<bytes.count {
          let inputs = Typing.inputs([bytes[..<place], bytes[place...]], apart: delay)
          #expect(inputs == [.paste(text), Self.q], "at \(place), \(delay) ms")
        }
      }
    }
  }

  @Test("an unfinished paste is over after two seconds of silence")
  func silentPaste() {
    var typing = Typing()
    typing.send("\u{1B}[200~abc\u{1B}[20")
    typing.wait(1999)
    #expect(typing.inputs == [])
    typing.wait(1)
    #expect(typing.inputs == [.paste("abc")])
    typing.send("q")
    #expect(typing.inputs == [.paste("abc"), Self.q])
  }

  @Test("a long paste is cut at 64 KB, and the rest does nothing until its end or a pause")
  func longPaste() {
    let kept = String(repeating: "r", count: 65_536)
    let rest = String(repeating: "q", count: 100_000)
    // Not compared in the expectation, which would print them.
    let isRestLeftOut =
      Typing.inputs("\u{1B}[200~\(kept)\(rest)\u{1B}[201~q") == [.paste(kept), Self.q]
    let isPauseEnd =
      Typing.inputs("\u{1B}[200~\(kept)\(rest)", "q", apart: 2001) == [.paste(kept), Self.q]
    let isShortPauseInIt =
      Typing.inputs("\u{1B}[200~\(kept)\(rest)", "q\u{1B}[201~q", apart: 1999)
      == [.paste(kept), Self.q]
    #expect(isRestLeftOut && isPauseEnd && isShortPauseInIt)
    // The end mark right where no more is kept, and in the middle of that.
    for count in 65_530...65_536 {
      let text = String(repeating: "r", count: count)
      #expect(Typing.inputs("\u{1B}[200~\(text)\u{1B}[201~q") == [.paste(text), Self.q])
    }
  }

  @Test("the rest of a long paste never acts as keys, however it is cut until its end")
  func cutRest() {
    let kept = String(repeating: "r", count: 65_536)
    let rest = Array("xorq\r\u{1B}[Aq\u{1B}[20q\u{1B}".utf8)
    let end = Array("\u{1B}[201~".utf8)
    for delay in [1, 21, 23, 99, 499] {
      var typing = Typing()
      typing.send("\u{1B}[200~\(kept)")
      for byte in rest + end { typing.send([byte], after: delay) }
      typing.send(Array("q".utf8), after: delay)
      let isRestLeftOut = typing.inputs == [.paste(kept), Self.q]
      #expect(isRestLeftOut, "\(delay) ms")
    }
    // Its end is a sequence, which may be cut for longer; and a busy loop does not count as
    // silence.
    for place in 1..<end.count {
      var typing = Typing()
      typing.send("\u{1B}[200~\(kept)")
      typing.send(rest, whileBusyFor: 5000)
      typing.send(end[..<place], after: 99)
      typing.send(end[place...] + Array("q".utf8), after: 500)
      let isRestLeftOut = typing.inputs == [.paste(kept), Self.q]
      #expect(isRestLeftOut, "at \(place)")
    }
  }
}
