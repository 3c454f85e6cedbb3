import App
import Canvas
import Posix
import TerminalIO
import Testing

@Suite("What keys and the mouse send")
struct InputParserTests {
  @Test(
    "keys are recognized by their bytes",
    arguments: [
      ("q", .character("q")), (" ", .character(" ")), ("~", .character("~")), ("\t", .tab),
      ("\r", .enter), ("\n", .enter), ("\u{C}", .redraw), ("\u{1B}", .escape),
      ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
      ("\u{1B}OM", .enter), ("\u{1B}[Z", .backTab), ("\u{12}", .redo), ("\u{8}", .backspace),
      ("\u{15}", .eraseText), ("\u{17}", .eraseWord),
      ("\u{7F}", .backspace), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home),
      ("\u{1B}[7~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
      ("\u{1B}[8~", .end),
    ] as [(String, Key)])
  func keys(_ bytes: String, _ key: Key) {
    #expect(Typing.inputs(bytes) == [.key(key)])
    #expect(Typing.inputs("x" + bytes + bytes) == [.key(.character("x")), .key(key), .key(key)])
  }

  @Test(
    "keys are recognized in the kitty protocol and in xterm's other keys",
    arguments: [
      ("[113u", .character("q")), ("[113;1:1u", .character("q")), ("[113;1:2u", .character("q")),
      ("[113;129u", .character("q")), ("[120;2u", .character("X")),
      ("[120:88;2u", .character("X")), ("[47:63;2u", .character("?")), ("[63;2u", .character("?")),
      ("[88;2u", .character("X")), ("[120;65u", .character("X")), ("[120;66u", .character("x")),
      ("[97;2;65u", .character("A")), ("[97;;229u", .character("å")),
      ("[1092::97;;1092u", .character("ф")), ("[32u", .character(" ")),
      ("[223;2u", .character("ß")),
      ("[27u", .escape), ("[27;129:1u", .escape), ("[91;5u", .escape), ("[13u", .enter),
      ("[13;2u", .enter), ("[9u", .tab), ("[9;2u", .backTab), ("[127u", .backspace),
      ("[127;5u", .backspace), ("[104;5u", .backspace), ("[108;5u", .redraw), ("[114;5u", .redo),
      ("[1082::114;5u", .redo), ("[117;5u", .eraseText), ("[119;5u", .eraseWord),
      ("[1;1:1A", .up), ("[1;1:2B", .down), ("[1;129C", .right), ("[1;1D", .left), ("[1;1H", .home),
      ("[1;65F", .end), ("[3;1:1~", .delete), ("[5;1~", .pageUp), ("[6;129~", .pageDown),
      ("[7;1~", .home), ("[57352u", .up), ("[57419u", .up), ("[57420u", .down), ("[57417u", .left),
      ("[57418u", .right), ("[57421u", .pageUp), ("[57422u", .pageDown), ("[57423u", .home),
      ("[57424u", .end), ("[57426u", .delete), ("[57414u", .enter), ("[57399u", .character("0")),
      ("[57404;129u", .character("5")), ("[57413u", .character("+")),
      ("[57412u", .character("-")), ("[27;2;88~", .character("X")), ("[27;5;108~", .redraw),
      ("[27;2;13~", .enter), ("[27;2;9~", .backTab),
    ] as [(String, Key)])
  func keyReports(_ report: String, _ key: Key) {
    #expect(Typing.inputs("\u{1B}" + report) == [.key(key)])
    #expect(Typing.inputs("\u{1B}\(report)x") == [.key(key), .key(.character("x"))])
  }

  @Test("a text of several characters is typed whole")
  func reportedText() {
    let text = "日本".map { TerminalInput.key(.character($0)) }
    #expect(Typing.inputs("\u{1B}[0;;26085:26412u") == text)
  }

  @Test("reported keys for which the system sends signals bring these")
  func signals() {
    for report in ["[99;5u", "[99;5:1u", "[99;69u", "[99;6u", "[1089::99;5u", "[27;5;99~"] {
      #expect(Typing.inputs("\u{1B}" + report) == [.signal(.interrupt)], "\(report)")
    }
    #expect(Typing.inputs("\u{1B}[122;5u\u{1B}[92;5u") == [.signal(.stop), .signal(.quit)])
  }

  @Test(
    "released keys, keys with other modifiers and other sequences that end in u do nothing",
    arguments: [
      "[113;1:3u", "[99;5:3u", "[1;1:3A", "[3;1:3~", "[113;3u", "[113;9u", "[99;7u", "[113;0u",
      "[u", "[;u", "[;5u", "[0u", "[?1u", "[>1u", "[<1u", "[=1;1u", "[57441u", "[57358u", "[57376u",
      "[57425u", "[1;1E", "[1;2A", "[3;5~", "[27;5~", "[27;1;~", "[1114112u", "[55296u", "[5u",
      "[113;1;1;1u", "[99999999u", "[1u", "[57443;3u", "[97;;27u", "[57427;1~", "[113;5u", "[27;3u",
    ])
  func otherKeyReports(_ report: String) {
    let inputs = Typing.inputs("\u{1B}" + report + "x")
    #expect(inputs.last == .key(.character("x")))
    // A text without characters is none.
    #expect(inputs.count == (report == "[97;;27u" ? 2 : 1))
  }

  @Test(
    "keys are recognized as the Windows console reports them",
    arguments: [
      ("81;16;113;1;0;1", .character("q")), ("81;16;81;1;16;1", .character("Q")),
      ("81;16;81;1;128;1", .character("Q")), ("81;16;113;1;144;1", .character("q")),
      ("191;53;63;1;16;1", .character("?")), (";;26085;1", .character("日")),
      ("32;57;32;1;0;1", .character(" ")), ("81;16;64;1;9;1", .character("@")),
      ("13;28;13;1;0;1", .enter), ("13;28;13;1;256;1", .enter), ("13;28;10;1;8;1", .enter),
      ("9;15;9;1;0;1", .tab), ("9;15;9;1;16;1", .backTab), ("27;1;27;1;32;1", .escape),
      ("8;14;8;1;0;1", .backspace), ("8;14;127;1;8;1", .backspace), ("72;35;8;1;8;1", .backspace),
      ("76;38;12;1;8;1", .redraw), ("82;19;18;1;4;1", .redo), ("82;19;1082;1;8;1", .redo),
      ("85;22;21;1;8;1", .eraseText), ("87;17;23;1;8;1", .eraseWord), (";;23;1", .eraseWord),
      ("38;72;0;1;256;1", .up), ("40;80;0;1;256;1", .down), ("37;75;0;1;288;1", .left),
      ("39;77;0;1;0;1", .right), ("33;73;0;1;256;1", .pageUp), ("34;81;0;1;256;1", .pageDown),
      ("36;71;0;1;256;1", .home), ("35;79;0;1;256;1", .end), ("46;83;0;1;256;1", .delete),
      ("101;76;53;1;32;1", .character("5")),
    ] as [(String, Key)])
  func consoleKeys(_ report: String, _ key: Key) {
    #expect(Typing.inputs("\u{1B}[\(report)_") == [.key(key)])
    #expect(Typing.inputs("\u{1B}[\(report)_x") == [.key(key), .key(.character("x"))])
  }

  @Test("the console's keys for which the system sends signals bring these")
  func consoleSignals() {
    for report in ["67;46;3;1;8;1", "67;46;3;1;4", "67;46;3;1;24;1", "67;46;1089;1;8;1", ";;3;1"] {
      #expect(Typing.inputs("\u{1B}[\(report)_") == [.signal(.interrupt)], "\(report)")
    }
    let others = "\u{1B}[90;44;26;1;8;1_\u{1B}[220;43;28;1;8;1_"
    #expect(Typing.inputs(others) == [.signal(.stop), .signal(.quit)])
  }

  @Test(
    "the console's released keys, modifiers alone and other keys do nothing",
    arguments: [
      "81;16;113;0;0;1", "81;16;113", "67;46;3;0;8;1", "38;72;0;0;256;1", "16;42;0;1;16;1",
      "17;29;0;1;8;1", "18;56;0;1;2;1", "20;58;0;1;128;1", "112;59;0;1;0;1", "12;76;0;1;0;1",
      "38;72;0;1;272;1", "38;72;0;1;264;1", "81;16;113;1;2;1", "81;16;113;1;10;1", "", ";;;;;",
      ";;55357;1", "81;16;113;1;0;1;1", "81;?;113;1", "81:1;16;113;1", "99999999;;113;1",
    ])
  func otherConsoleKeys(_ report: String) {
    #expect(Typing.inputs("\u{1B}[\(report)_x") == [.key(.character("x"))])
  }

  @Test(
    "a press of the first button is a click, in each of the three forms",
    arguments: ["\u{1B}[<0;6;4M", "\u{1B}[M &$", "\u{1B}[32;6;4M"])
  func click(_ report: String) {
    let click = TerminalInput.key(.click(ScreenPoint(column: 5, row: 3)))
    #expect(Typing.inputs(report + report) == [click, click])
  }

  @Test("the wheel turns up and down, in each of the three forms")
  func wheel() {
    for report in ["\u{1B}[<64;6;4M", "\u{1B}[M`&$", "\u{1B}[96;6;4M"] {
      #expect(Typing.inputs(report) == [.key(.wheelUp)])
    }
    for report in ["\u{1B}[<65;6;4M", "\u{1B}[Ma&$", "\u{1B}[97;6;4M"] {
      #expect(Typing.inputs(report + report) == [.key(.wheelDown), .key(.wheelDown)])
    }
  }

  @Test("the oldest form of a report reaches columns and rows up to 223, the others all")
  func farClick() {
    let old = Typing.inputs([[0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFE]], apart: 0)
    #expect(old == [.key(.click(ScreenPoint(column: 222, row: 221)))])
    let new = Typing.inputs("\u{1B}[<0;1000;999M")
    #expect(new == [.key(.click(ScreenPoint(column: 999, row: 998)))])
  }

  @Test(
    "other buttons, releases, sideways scrolling and impossible places do nothing",
    arguments: [
      "\u{1B}[<0;6;4m", "\u{1B}[<1;6;4M", "\u{1B}[<2;6;4M", "\u{1B}[<4;6;4M",
      "\u{1B}[<66;6;4M", "\u{1B}[<64;0;4M", "\u{1B}[<64;6;4m", "\u{1B}[<0;0;4M", "\u{1B}[<0;6M",
      "\u{1B}[<0;6;4;1M", "\u{1B}[<;;M",
      "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[M!&$", "\u{1B}[M#&$", "\u{1B}[Mb&$",
      "\u{1B}[M &\0", "\u{1B}[33;6;4M", "\u{1B}[35;6;4M", "\u{1B}[0;6;4M",
    ])
  func otherReports(_ report: String) {
    #expect(Typing.inputs(report + "q") == [.key(.character("q"))])
  }

  @Test("moving the mouse points at a place, with or without a button held")
  func moves() {
    let point = TerminalInput.key(.point(ScreenPoint(column: 5, row: 3)))
    #expect(Typing.inputs("\u{1B}[<35;6;4M\u{1B}[<32;6;4M") == [point, point])
    #expect(Typing.inputs("\u{1B}[<39;6;4M") == [])
  }

  @Test("the answer to a question about a mode is reported, and nothing else that ends like it")
  func modes() {
    #expect(Typing.inputs("\u{1B}[?2026;2$y") == [.mode(2026, isKnown: true)])
    #expect(Typing.inputs("\u{1B}[?2026;0$y") == [.mode(2026, isKnown: false)])
    #expect(Typing.inputs("\u{1B}[?2026$y\u{1B}[2026;2$y\u{1B}[?;$yq") == [.key(.character("q"))])
  }

  @Test("bytes of the oldest report are a place, whatever keys they look like")
  func reportOfLetters() {
    // Column 81 and row 82 are the letters q and r.
    let click = TerminalInput.key(.click(ScreenPoint(column: 80, row: 81)))
    #expect(Typing.inputs("\u{1B}[M qr") == [click])
  }

  @Test(
    "unknown sequences do nothing",
    arguments: [
      "\u{1B}[99~", "\u{1B}[1;5q", "\u{1B}[?62;22c", "\u{1B}[>0;276;0c", "\u{1B}[I", "\u{1B}[O",
      "\u{1B}[[A", "\u{1B}[3$q", "\u{1B}[0n", "\u{1B}[8;24;80t", "\u{1B}[201~", "\u{1B}[R",
      "\u{1B}Oq", "\u{1B}Op", "\u{1B}O2P", "\u{1B}O1;2q", "\u{1B}O ", "\u{1B}Nq",
      "\u{1B}[1;5A", "\u{1B}[1;2R", "\u{1B}[?1;2R",
      "\u{1B}[" + String(repeating: "1", count: 5000) + "q",
    ])
  func unknownSequences(_ sequence: String) {
    #expect(Typing.inputs(sequence) == [])
    #expect(Typing.inputs(sequence + sequence + "q") == [.key(.character("q"))])
  }

  @Test("keys that the terminal database describes are recognized, too")
  func seededKeys() {
    let keys = ReceivedSequences(others: [
      ([0x0B], .up), ([0x1B, 0x09], .backTab), (Array("\u{1B}[215z".utf8), .down),
      (Array("\u{1B}Ot".utf8), .left), (Array("\u{1B}C".utf8), .right),
      // These would take plain keys away, or the begin of all other sequences.
      (Array("q".utf8), .up), ([0x1B], .up), (Array("\u{1B}[".utf8), .up),
      (Array("\u{1B}P".utf8), .up),
    ])
    func inputs(_ text: String) -> [TerminalInput] {
      Typing.inputs([Array(text.utf8)], apart: 0, keys: keys)
    }
    #expect(inputs("\u{B}") == [.key(.up)])
    #expect(inputs("\u{1B}\t") == [.key(.backTab)])
    #expect(inputs("\u{1B}[215z") == [.key(.down)])
    #expect(inputs("\u{1B}Ot") == [.key(.left)])
    #expect(inputs("\u{1B}C") == [.key(.right)])
    #expect(inputs("\u{1B}[A") == [.key(.up)])
    #expect(inputs("q\u{1B}Pq") == [.key(.character("q"))])
  }

  @Test("characters beyond ASCII are typed whole, and leave the keys around them alone")
  func otherCharacters() {
    let q = TerminalInput.key(.character("q"))
    // Some end in bytes that introduce a sequence where they stand alone.
    for character in ["é", "Û", "囲", "帛", "😀", "😛"] as [Character] {
      #expect(Typing.inputs("\(character)q") == [.key(.character(character)), q], "\(character)")
    }
    let typed = "x囲帛Û😛q".map { TerminalInput.key(.character($0)) }
    #expect(Typing.inputs("x囲帛Û😛\u{9B}q") == typed)
    let bytes = Array("x囲帛Û😛\u{9B}q".utf8)
    #expect(Typing.inputs(bytes.map { [$0] }, apart: 500) == typed)
    // An overlong form, half of a surrogate pair, and a control are not characters.
    for bytes in [[0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xC2, 0x85]] as [[UInt8]] {
      #expect(Typing.inputs([bytes + [0x71]], apart: 0) == [q])
    }
    // Latin-1, as of an old terminal.
    #expect(Typing.inputs([[0xE9, 0x71]], apart: 0) == [.key(.character("q"))])
    #expect(Typing.inputs([[0xE9], [0x80, 0x71]], apart: 600) == [.key(.character("q"))])
  }

  @Test("eight-bit introducers do what ESC and a letter do")
  func eightBit() {
    let letter = Array("q".utf8)
    #expect(Typing.inputs([[0x9B, 0x41]], apart: 0) == [.key(.up)])
    #expect(Typing.inputs([[0x8F, 0x42]], apart: 0) == [.key(.down)])
    #expect(Typing.inputs([[0x9D] + letter + [0x9C]], apart: 0) == [])
    #expect(Typing.inputs([[0x90] + letter + [0x9C] + letter], apart: 0).count == 1)
  }

  @Test("keys and clicks behind Esc are not lost")
  func behindEscape() {
    let escape = TerminalInput.key(.escape)
    #expect(Typing.inputs("\u{1B}c") == [escape, .key(.character("c"))])
    #expect(Typing.inputs("\u{1B}\u{1B}[A") == [escape, .key(.up)])
    #expect(Typing.inputs("\u{1B}\u{1B}") == [escape, escape])
    let click = TerminalInput.key(.click(ScreenPoint(column: 5, row: 3)))
    #expect(Typing.inputs("\u{1B}\u{1B}[<0;6;4M") == [escape, click])
  }

  @Test("a character that cannot be part of a sequence ends it, and ESC starts the next one")
  func brokenOff() {
    #expect(Typing.inputs("\u{1B}[1;\u{1B}[A") == [.key(.up)])
    #expect(Typing.inputs("\u{1B}O\u{1B}[A") == [.key(.up)])
    #expect(Typing.inputs("\u{1B}[M \u{1B}[A") == [.key(.up)])
    #expect(Typing.inputs("\u{1B}[1;\r") == [.key(.enter)])
    #expect(Typing.inputs("\u{1B}[1;\u{18}q") == [.key(.character("q"))])
    #expect(Typing.inputs("\u{1B}[1;éq") == [.key(.character("é")), .key(.character("q"))])
  }
}
