import Analysis
import Archive
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

@Suite("Announcements in text mode")
struct AnnouncementTests {
  private static let failure = SaveFailure(step: .write, path: "/game", reason: "No space left")

  @Test("a failed save is reported once, and so is the next successful one")
  func saves() {
    var dialogue = Dialogue()
    dialogue.type("d3")
    dialogue.send(.saved(.game, Self.failure))
    #expect(dialogue.transcript.contains("\nthe game is not saved: No space left (write /game)\n"))
    let length = dialogue.transcript.count
    dialogue.send(.saved(.game, Self.failure))
    dialogue.type("c3")
    #expect(!dialogue.transcript.dropFirst(length).contains("not saved"))
    dialogue.send(.saved(.game, nil))
    #expect(dialogue.transcript.hasSuffix("\nThe game is saved again.\n"))
  }

  @Test("games that are missing in the archive are reported once, but not while saves fail, too")
  func archive() {
    let notice = "\nthe game is not in the archive: No space left (write /game)\n"
    var dialogue = Dialogue()
    dialogue.type("d3")
    dialogue.send(.saved(.archive, Self.failure))
    #expect(dialogue.transcript.contains(notice))
    let length = dialogue.transcript.count
    dialogue.send(.saved(.game, Self.failure))
    let another = SaveFailure(step: .sync, path: "/game", reason: "No space left")
    dialogue.send(.saved(.archive, another))
    dialogue.type("c3")
    #expect(!dialogue.transcript.dropFirst(length).contains("archive"))
  }

  @Test("a level that has been outgrown comes with the command for the next one")
  func levelOutgrown() {
    let sentences = Words(.english).textMode(isSpelling: false)
    #expect(
      sentences.text(of: .levelOutgrown(.standard, won: 8))
        == "Level 3: you won 8 of your last 10. Type: level 4")
  }

  @Test("a computer that fails is reported, and you play its side")
  func failure() {
    var dialogue = Dialogue(moves: "a1")
    dialogue.type("black computer")
    #expect(
      dialogue.transcript.hasSuffix(
        """
        > black computer
        Black is computer level 3, as a casual player rated -620.
        Black's computer chose a1, which is not legal: now you play it
        Move 1, Black. 4 moves: d3 c4 f5 e6.

        """))
  }

  @Test("while the computer thinks, squares are refused with a reason, and other commands act")
  func thinking() {
    var dialogue = Dialogue(answers: 0)
    dialogue.type("white computer")
    dialogue.type("d3")
    dialogue.type("c3")
    dialogue.type("hint")
    dialogue.type("score")
    dialogue.type("white manual")
    #expect(
      dialogue.transcript.hasSuffix(
        """
        You d3, turned 1: d4. Black 4, White 1.
        > c3
        White is thinking.
        > hint
        White is thinking.
        > score
        Black 4, White 1.
        > white manual
        White is manual.
        Move 2, White. 3 moves: c3 e3 c5.

        """))
    dialogue.type("hint")
    #expect(TextInterface.work(of: dialogue.app) != nil)
    dialogue.type("hint")
    #expect(dialogue.transcript.hasSuffix("> hint\n> hint\nthinking\n"))
  }

  @Test("only the computer's move counts as a reply")
  func replies() {
    var dialogue = Dialogue(moves: "c3 e3")
    for line in ["d3", "undo", "white computer", "d3", "score", "undo", "moves"] {
      dialogue.type(line)
    }
    #expect(dialogue.replies == 1)
  }

  @Test("squares are spelled out on request")
  func spelling() {
    let text = Dialogue.after("f5\nf6\nwhat g8\nrow 5\nmoves\nlast", isSpelling: true)
    #expect(
      text.hasSuffix(
        """
        Move 1, Black. 4 moves: delta 3, charlie 4, foxtrot 5, echo 6.
        > f5
        Black foxtrot 5, turned 1: echo 5. Black 4, White 1.
        Move 2, White. 3 moves: foxtrot 4, delta 6, foxtrot 6.
        > f6
        White foxtrot 6, turned 1: echo 5. 3 all.
        Move 3, Black. 4 moves: delta 3, charlie 4, echo 6, foxtrot 7.
        > what g8
        golf 8 empty.
        > row 5
        Row 5: delta X, echo O, foxtrot X, rest empty.
        > moves
        4 moves: delta 3, charlie 4, echo 6, foxtrot 7.
        > last
        Last: White foxtrot 6, turned 1: echo 5.

        """))
  }

  @Test("Japanese uses different words for undo and redo")
  func japaneseCommands() {
    #expect(TextCommand.undo.meaning(in: Words(.japanese)) == "待った")
    #expect(TextCommand.redo.meaning(in: Words(.japanese)) == "一手進める")
  }

  @Test("replies follow the language, and commands stay English")
  func japanese() {
    #expect(
      Dialogue.after("white computer\nd3\nrow 4\nundo", words: Words(.japanese), moves: "e3") == """
        リバーシ。黒（X）も白（O）も人間。?でヘルプ。
        white computer と打つと、CPUが白を打ちます。
        1手目、黒の手番。置ける場所4か所: d3 c4 f5 e6。
        > white computer
        白はCPUレベル3、中級者相当（レーティング-620）です。
        1手目、あなたの手番。置ける場所4か所: d3 c4 f5 e6。
        > d3
        あなた d3、1石返し: d4。黒4、白1。
        白 e3、1石返し: e4。3対3。
        3手目、あなたの手番。置ける場所5か所: f2 f3 f4 f5 f6。
        > row 4
        4行: d X、e O、残りは空き。
        > undo
        1手目に戻りました: d3、e3を取り消し。2対2。あなたの手番。

        """)
  }

  @Test(
    "help has one line for each command, none longer than 40 columns", arguments: Language.allCases)
  func help(language: Language) {
    let words = Words(language)
    let start = Dialogue(words: words).transcript
    let lines = Dialogue.after("? all", words: words).dropFirst(start.count).split(separator: "\n")
      .dropFirst()
    #expect(lines.count == TextCommand.here(at: .game).count)
    #expect(lines.allSatisfy { $0.columns <= 40 || $0.hasPrefix(TextCommand.practice.form) })
  }

  @Test(
    "any input gives lines without control characters, and legal states", arguments: 1...20)
  func randomLines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var dialogue = Dialogue(moves: "", answers: 40, outcome: .failed(Self.failure))
    let words =
      TextCommand.words.map(\.word) + Square.allCases.map(\.description)
      + [
        "y", "n", "", "\u{1B}[2J", "\u{7}", "x", "manual", "computer", "3", "\u{9B}", "\u{202E}",
        "stop", "é",
      ]
    for _ in 0..<400 {
      let count = Int.random(in: 1...3, using: &generator)
      let line = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
        .joined(separator: " ")
      let before = dialogue.transcript.count
      dialogue.take(.text(line))
      let told = dialogue.transcript.dropFirst(before)
      #expect(
        told.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        }, "\(line)")
    }
  }
}
