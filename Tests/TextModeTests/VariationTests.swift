import Analysis
import GameSession
import GameTesting
import ReversiCore
import Testing
import Words

@testable import App
@testable import TextMode

@Suite("Moves that a person tries in text mode")
struct VariationTests {
  private static func game(_ plies: String, light: Mode = .manual) throws -> SavedGame {
    SavedGame(
      record: try GameRecord(transcript: plies), modes: Sides(dark: .manual, light: light))
  }

  @Test("lead to a position with its board and scores, and change nothing")
  func tried() throws {
    var dialogue = Dialogue(try Self.game("f5d6"))
    let record = dialogue.app.game.record
    #expect(
      dialogue.told(after: "try c3 d3") == """
        > try c3 d3
        After c3, d3: 4 all. Black.
          a b c d e f g h
        1 - - - - - - - -
        2 - - - - - - - -
        3 - - x o - - - -
        4 - - - o x - - -
        5 - - - o x x - -
        6 - - - o - - - -
        7 - - - - - - - -
        8 - - - - - - - -
        Best c7, Black plus 2, at depth 12. Then c6 plus 1, c5 minus 2.

        """)
    #expect(dialogue.app.game.record == record && dialogue.app.overlay.isEmpty)
    #expect(dialogue.app.game.course.marks.contains(.helped))
    #expect(dialogue.told(after: "").contains("Move 3, Black."))
    #expect(dialogue.told(after: "try c3") == "> try c3\nc3 would turn 1: d4.\n")
    #expect(dialogue.told(after: "c3").contains("Black c3"))
  }

  @Test("are followed by how people at the person's level play there")
  func people() throws {
    for (words, isSpelling, line) in [
      (
        Words(.english), false,
        """
        Of 10 people at your level, 6 play b4; 4 play c4, the common mistake. \
        4 of 10 make a mistake here; the mean loss is 2.0.
        """
      ),
      (Words(.english), true, "6 play bravo 4; 4 play charlie 4, the common mistake."),
      (Words(.japanese), false, "同じ強さの10人中6人がb4、4人がc4（よくある悪手）。ここで10人中4人が悪手、平均2.0石損。"),
    ] {
      var dialogue = Dialogue(try Self.game("f5d6"), words: words, isSpelling: isSpelling)
      dialogue.people = { .told([(.b4, 6, 0), (.c4, 4, 5)], to: $0) }
      let text = dialogue.told(after: "try c3 d3")
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test("may be written in one word, and contain passes, which are not written")
  func passes() throws {
    var dialogue = Dialogue()
    let text = dialogue.told(after: "try f5f6c4g5h5h4f7h6c5")
    #expect(text.contains("f7, h6, c5: "))
    #expect(text.contains("Black.\n") && text.contains("Best "))
    #expect(dialogue.app.game.record.isUntouched)
  }

  @Test("can end the game")
  func over() {
    var dialogue = Dialogue()
    let text = dialogue.told(after: "try e6f4e3f6g5d6e7f5c5")
    #expect(text.contains("c5: Black 13, White 0. The game is over.\n"))
    #expect(!text.contains("Best") && dialogue.app.overlay.isEmpty)
    #expect(
      dialogue.told(after: "try e6f4e3f6g5d6e7f5c5a1").hasSuffix("The game is over.\n"))
  }

  @Test("are refused where they are illegal, and while a computer thinks")
  func refused() throws {
    var dialogue = Dialogue(try Self.game("f5d6"))
    #expect(
      dialogue.told(after: "try c3 a1").hasPrefix(
        "> try c3 a1\na1 turns nothing over. Moves: "))
    for (line, text) in [
      ("try", "Type: try MOVES"), ("try c", "c is no square: a1 to h8."),
      ("try c3 d", "d is no square: a1 to h8."), ("try d3--", "-- is no square: a1 to h8."),
      ("try c9d3", "c9 is off the board."),
    ] {
      #expect(dialogue.told(after: line) == "> \(line)\n\(text)\n")
    }
    #expect(dialogue.app.overlay.isEmpty)
    dialogue = Dialogue(try Self.game("f5", light: .computer), answers: 0)
    #expect(dialogue.told(after: "try d6 c3") == "> try d6 c3\nWhite is thinking.\n")
  }

  @Test("are searched until any line, which is taken then")
  func stopped() throws {
    var dialogue = Dialogue(try Self.game("f5d6"), answers: 0)
    _ = dialogue.told(after: "try c3 d3")
    #expect(TextInterface.work(of: dialogue.app) == .search("hint"))
    #expect(dialogue.told(after: "score") == "> score\nNo hint.\n3 all.\n")
    #expect(dialogue.app.overlay.isEmpty)
    // The next review is one of the game again.
    _ = dialogue.told(after: "review")
    #expect(dialogue.told(after: "").hasPrefix(">\nStopped after 0 of "))
  }
}
