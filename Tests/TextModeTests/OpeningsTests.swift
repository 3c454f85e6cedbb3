import Analysis
import AppTesting
import Archive
import GameSession
import GameTesting
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

@Suite("The openings in text mode")
struct OpeningsTests {
  private static func told(
    after lines: String, in words: Words = Words(.english), failure: LibraryFailure? = nil
  ) -> String {
    var dialogue = Dialogue(words: words)
    dialogue.openings = { position in
      guard position != .newGame else {
        return OpeningsReply([], isComplete: true, failure: failure)
      }
      var moves = OpeningMoves(in: position, scores: [.d6: 0, .f4: -6])
      for (transcript, you) in [
        ("f5d6c3", Disk.dark), ("f5d6", nil), ("f5f6d3e3f3f4g7f2f1", .dark),
      ] {
        if let record = try? GameRecord(transcript: transcript) { moves.count(record, you: you) }
      }
      return OpeningsReply(moves.moves, isComplete: true, failure: failure)
    }
    return dialogue.told(after: lines)
  }

  @Test("say each move's name, score and games")
  func list() {
    let text = Self.told(after: "f5\nopenings\nd6\nback\nd6\nopenings")
    #expect(
      text.contains(
        """
        > openings
        Openings. Type back to leave.
        White to move. Openings:
        d6: Perpendicular, White 0, 2 games.
        f4: Parallel, White minus 6.
        f6: Diagonal, 1 game, you won 1, tied 0, lost 0.
        > d6
        """))
    let next = "Black to move after Perpendicular. Openings:\nc3:"
    #expect(text.contains("> d6\nWhite d6, turned 1: d5. 3 all.\n" + next))
    #expect(text.contains("> openings\nOpenings. Type back to leave.\n" + next))
  }

  @Test("say how many people play each move")
  func people() {
    for (language, line) in [
      (Language.english, "d6: Perpendicular, White 0, played by 60% at your level."),
      (.japanese, "d6: 縦取り、白 0、同じ強さの人の60%。"),
    ] {
      var dialogue = Dialogue(words: Words(language))
      dialogue.openings = { position in
        let request = PeopleRequest(position: position, lastSquare: nil, rating: 0)
        let told = PeopleMoves.told([(.d6, 6, 0)], to: request)
        return OpeningsReply(
          OpeningMoves(in: position, scores: [.d6: 0], people: told).moves, isComplete: true)
      }
      #expect(dialogue.told(after: "f5\nopenings").contains(line))
    }
  }

  @Test("say in Japanese, too, what is known")
  func japanese() {
    #expect(
      Self.told(after: "f5\nopenings", in: Words(.japanese)).contains("d6: 縦取り、白 0、2局。"))
  }

  @Test("say that no move is known, and what failed")
  func none() {
    #expect(
      Self.told(after: "openings").contains(
        "to leave.\nNeither the book nor your games know a move here.\n"))
    #expect(Self.told(after: "openings", failure: .broken).contains("cannot be read: broken"))
  }

  @Test("take the next line while games are counted")
  func searching() {
    var dialogue = Dialogue()
    dialogue.type("openings")
    #expect(TextInterface.work(of: dialogue.app) == .quiet("openings"))
    dialogue.type("d3")
    #expect(dialogue.app.game.record.isUntouched)
    #expect(dialogue.app.openings?.position == (try? GameRecord(transcript: "d3"))?.position)
    #expect(dialogue.told(after: "back\nd3").contains("\nBlack d3"))
    #expect(dialogue.app.overlay.isEmpty)
  }

  @Test("learn the line to here, for a side, until the person asks again")
  func learn() {
    let checking = "Checking the moves of your line…"
    let text = Self.told(after: "f5\nd6\nlearn\nopenings\nlearn x\nlearn o\nlearn z\nopenings")
    #expect(
      text.contains(
        "> learn\n\(checking)\nYou learn f5d6 as White. 1 line to know.\n> openings\n"))
    #expect(
      Self.told(after: "openings\nf5\nd6\nlearn o\nback").contains(
        "> learn o\n\(checking)\nYou learn f5d6 as White. 1 line to know.\n"))
    #expect(text.contains("You learn this line as White.\n> learn x\n"))
    #expect(
      text.contains("> learn x\nA line begins with the start of a game and has a move to choose.\n")
    )
    #expect(text.contains("> learn o\nYou do not learn f5d6 as White any more. 0 lines to know.\n"))
    #expect(text.contains("> learn z\nz is no side: x or o.\n"))
    #expect(text.components(of: "You learn this line") == 1)
    let japanese = Self.told(after: "f5\nd6\nlearn\nlearn", in: Words(.japanese))
    #expect(japanese.contains("f5d6を白番で覚えます。覚える進行は1個です。"))
    #expect(japanese.contains("f5d6を白番で覚えるのをやめます。覚える進行は0個です。"))
  }

  @Test("learn a line as far as it is good, and name the move that is not")
  func faults() throws {
    for (words, cut, none) in [
      (
        Words(.english),
        [
          "You learn f5d6c3d3 as Black. 1 line to know.",
          "Move 5, c5, loses 7 disks: c4 is best. You learn the line up to it.",
        ],
        "Move 3, c3, loses 7 disks: c4 is best. No line is learned."
      ),
      (
        Words(.japanese),
        [
          "f5d6c3d3を黒番で覚えます。覚える進行は1個です。",
          "5手目のc5は7石の損です（最善はc4）。その前までを覚えます。",
        ],
        "3手目のc3は7石の損です（最善はc4）。進行は覚えません。"
      ),
    ] {
      for ply in [4, 2] {
        var dialogue = Dialogue(words: words)
        dialogue.lineFault = { line in
          guard case .place(let move) = line.game.plies[ply] else { return nil }
          return Repertoire.Fault(ply: ply, number: ply + 1, move: move, loss: 7, best: .c4)
        }
        let text = dialogue.told(after: "f5\nd6\nc3\nd3\nc5\nlearn x")
        let expected = ply == 4 ? cut.joined(separator: "\n") : none
        let checking = words.openings.checking.longest
        #expect(text.contains("> learn x\n\(checking)\n\(expected)\n"), "\(text)")
        #expect(dialogue.app.repertoire.lines.count == (ply == 4 ? 1 : 0))
      }
    }
  }

  @Test("list the lines, say which were never checked, and drop one of the list")
  func lines() throws {
    let lines = try [("f5d6c3d3c4", Disk.dark), ("f5d6c3f4", .dark), ("f5f6e6f4", .light)].map {
      try #require(Repertoire.Line(GameRecord(transcript: $0.0), of: $0.1))
    }
    let repertoire = Repertoire(lines, checked: [lines[0], lines[1]])
    for (words, list, several) in [
      (
        Words(.english),
        [
          "1: f5d6c3d3c4 as Black, Tiger.", "2: f5d6c3f4 as Black, Perpendicular.",
          "3: f5f6e6f4 as White, Diagonal, never checked.",
        ], "Several of your lines go through this position:"
      ),
      (
        Words(.japanese),
        [
          "1: f5d6c3d3c4、黒番、虎。", "2: f5d6c3f4、黒番、縦取り。", "3: f5f6e6f4、白番、斜め取り、未確認。",
        ], "この局面を通る進行がいくつかあります:"
      ),
    ] {
      var dialogue = Dialogue(words: words, repertoire: repertoire)
      let all = list.joined(separator: "\n")
      let told = dialogue.told(after: "lines")
      #expect(told == "> lines\n\(all)\n")
      let here = dialogue.told(after: "f5\nd6\nc3\nlearn")
      #expect(here.hasSuffix("> learn\n\(several)\n\(list[0])\n\(list[1])\n"), "\(here)")
      let dropped = dialogue.told(
        after: "lines drop 2\nlines drop 3\nlines drop\nlines drop 0\nlines 1")
      #expect(dropped.contains("f5d6c3f4") && dropped.components(of: "lines [drop N]") == 2)
      #expect(dropped.contains("3") && dropped.contains("0"), "\(dropped)")
      #expect(dialogue.app.repertoire.lines == [lines[0], lines[2]])
      // One line is left here, and dropped from inside.
      let inside = dialogue.told(after: "learn\nlines drop 1\nlines")
      #expect(inside.contains("f5d6c3d3c4") && dialogue.app.repertoire.lines.isEmpty)
    }
    let none = Self.told(after: "lines")
    #expect(none.hasSuffix("You learn no line yet.\n"))
    var old = Dialogue(repertoire: repertoire)
    old.openings = { OpeningsReply([], isComplete: true, failure: $0 == .newGame ? .broken : nil) }
    let unchecked = old.told(after: "f5\nf6\ne6\nf4\nopenings")
    #expect(unchecked.contains("You learn this line as White; it was never checked.\n"))
  }

  @Test("say in the game where it left the line, after moves that have changed places, too")
  func transposed() throws {
    let line = try #require(
      Repertoire.Line(GameRecord(transcript: "f5d6c3d3c4f4f6f3"), of: .dark))
    var dialogue = Dialogue(moves: "d6 d3 f4 e6", repertoire: Repertoire([line]))
    let kept = dialogue.told(after: "white computer\nf5\nc4\nc3")
    #expect(!kept.contains("your line"), "\(kept)")
    let left = dialogue.told(after: "e3")
    #expect(left.contains("You left your line: f6 was to come"), "\(left)")
  }

  @Test("say in the game where it left the line")
  func departures() {
    for (words, own, other) in [
      (Words(.english), "You left your line: c3 was to come", "White left your line with f4"),
      (Words(.japanese), "覚えた進行から外れました。次はc3でした", "白がf4で、覚えた進行から外れました"),
    ] {
      var dialogue = Dialogue(words: words, moves: "d6 f4")
      let start = dialogue.told(after: "f5\nd6\nc3\nd3\nc4\nlearn x\nundo 5\nwhite computer")
      #expect(!start.contains(own) && !start.contains(other))
      #expect(dialogue.told(after: "f5").contains("d6"))
      let left = dialogue.told(after: "c5")
      #expect(left.contains(own) && !left.contains(other), "\(left)")
      var second = Dialogue(words: words, moves: "f4")
      let told = second.told(after: "f5\nd6\nc3\nd3\nc4\nlearn x\nundo 5\nwhite computer\nf5")
      #expect(told.contains(other) && !told.contains(own), "\(told)")
    }
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    indices.count { self[$0...].hasPrefix(text) }
  }
}
