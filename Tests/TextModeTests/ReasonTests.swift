import Analysis
import Coach
import GameSession
import GameTesting
import ReversiCore
import Testing
import Words

@testable import App
@testable import TextMode

@Suite("The reason for a move in text mode")
struct ReasonTests {
  private static func dialogue(
    _ words: Words = Words(.english), isSpelling: Bool = false, answers: Int = .max
  ) throws -> Dialogue {
    let position = try ComparedLines.position()
    var dialogue = Dialogue(
      SavedGame(
        record: GameRecord(start: position), modes: Sides(dark: .manual, light: .manual)),
      words: words, isSpelling: isSpelling, answers: answers)
    dialogue.explanation = { job in
      let explanation = Explanation.comparing(
        ComparedLines.worse, with: ComparedLines.better,
        in: job.position)
      return ExplainMove.Reply(explanation, of: job)
    }
    return dialogue
  }

  @Test("says what a move gives away and why, then another reason, and changes nothing")
  func move() throws {
    var dialogue = try Self.dialogue()
    let record = dialogue.app.game.record
    #expect(
      dialogue.told(after: "why h8") == """
        > why h8
        Looking for the reason. Any line stops.
        h8 turns a win into a loss; h6 is better by 12.
        White can take h6 itself, a good square for both.

        """)
    #expect(
      dialogue.told(after: "why h8") == """
        > why h8
        Looking for the reason. Any line stops.
        h8 turns a win into a loss; h6 is better by 12.
        White can take h6 itself, a good square for both.
        Black cannot move any more.

        """)
    #expect(dialogue.app.game.record == record && dialogue.app.overlay.isEmpty)
    #expect(dialogue.app.game.course.marks.contains(.helped))
  }

  @Test("is said about the last move, or one that was made, in Japanese and spelled, too")
  func played() throws {
    for (line, words, isSpelling, text) in [
      ("why", Words(.english), false, "White can take h6 itself, a good square for both."),
      ("why h8", Words(.english), true, "White can take hotel 6 itself, a good square for both."),
      ("why", Words(.japanese), false, "白がそのh6に打てます。どちらにもよい場所です。"),
    ] {
      var dialogue = try Self.dialogue(words, isSpelling: isSpelling)
      _ = dialogue.told(after: "h8")
      let told = dialogue.told(after: line)
      #expect(told.contains(text), "\(told)")
      #expect(dialogue.app.overlay.isEmpty)
    }
  }

  @Test("without a square is about the person's own last move, with one about that move")
  func own() throws {
    let rows: [(dark: Mode, light: Mode, plies: String, line: String, square: Square)] = [
      (.manual, .computer, "f5d6", "why", .f5), (.manual, .computer, "f5d6", "why d6", .d6),
      (.manual, .computer, "f5d6", "why delta 6", .d6),
      (.computer, .manual, "f5d6c3", "why", .d6), (.manual, .manual, "f5d6", "why", .d6),
    ]
    for (dark, light, plies, line, square) in rows {
      var dialogue = Dialogue(
        SavedGame(
          record: try GameRecord(transcript: plies), modes: Sides(dark: dark, light: light)))
      var asked: Square?
      dialogue.explanation = { job in
        asked = job.square
        return ExplainMove.Reply(nil, of: job)
      }
      #expect(dialogue.told(after: line).contains("Looking for the reason."))
      #expect(asked == square, "\(line) after \(plies)")
    }
    var dialogue = Dialogue(
      SavedGame(
        record: try GameRecord(transcript: "f5"), modes: Sides(dark: .computer, light: .manual)))
    #expect(dialogue.told(after: "why") == "> why\nYou have not moved yet.\n")
    #expect(dialogue.told(after: "why f5").contains("No move but f5 is legal."))
  }

  @Test("is refused before the first move, for an illegal move, and for what is no square")
  func refused() throws {
    var dialogue = try Self.dialogue()
    #expect(dialogue.told(after: "why") == "> why\nNo move yet.\n")
    #expect(dialogue.told(after: "why g3").contains("g3 "))
    #expect(dialogue.told(after: "why not") == "> why not\nnot is no square: a1 to h8.\n")
    #expect(dialogue.app.overlay.isEmpty)
    dialogue = Dialogue(
      SavedGame(
        record: try GameRecord(transcript: "f5"),
        modes: Sides(dark: .manual, light: .computer)), answers: 0)
    #expect(dialogue.told(after: "why") == "> why\nWhite is thinking.\n")
    #expect(dialogue.app.overlay.isEmpty)
  }

  @Test("is searched until any line, which is taken then")
  func stopped() throws {
    var dialogue = try Self.dialogue(answers: 0)
    _ = dialogue.told(after: "why h8")
    #expect(TextInterface.work(of: dialogue.app) == .quiet("why"))
    #expect(dialogue.told(after: "score").contains("> score\n"))
    #expect(dialogue.app.overlay.isEmpty)
  }
}
