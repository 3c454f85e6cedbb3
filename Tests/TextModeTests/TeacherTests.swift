import AppTesting
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

@Suite("The coach in the game, in text mode")
struct TeacherTests {
  private static func dialogue(
    _ words: Words = Words(.english), isSpelling: Bool = false
  ) throws -> Dialogue {
    var dialogue = Dialogue(
      SavedGame(
        record: GameRecord(start: try CornerMistake.position()),
        modes: Sides(dark: .manual, light: .computer)),
      words: words, isSpelling: isSpelling, moves: "a1 a2")
    dialogue.taught = { _ in try? CornerMistake.reply() }
    return dialogue
  }

  @Test("is off until it is asked for")
  func off() throws {
    var dialogue = try Self.dialogue()
    #expect(!dialogue.told(after: "b2").contains("gave away"))
    #expect(dialogue.told(after: "coach") == "> coach\nThe coach is off.\n")
    #expect(dialogue.told(after: "coach on") == "> coach on\nThe coach is on.\n")
    #expect(dialogue.told(after: "coach") == "> coach\nThe coach is on.\n")
    #expect(dialogue.told(after: "coach maybe") == "> coach maybe\nType: coach [on|off]\n")
    #expect(dialogue.told(after: "coach off") == "> coach off\nThe coach is off.\n")
  }

  @Test("says what a move gave away before the next turn, once")
  func remark() throws {
    var dialogue = try Self.dialogue()
    _ = dialogue.told(after: "coach on")
    let lines = dialogue.told(after: "b2").split(separator: "\n").map(String.init)
    let remark = lines.firstIndex { $0.hasPrefix("b2 gave away 12. ") }
    let index = try #require(remark, "\(lines)")
    #expect(lines[index].contains("the corner a1"))
    #expect(lines[index].hasSuffix(". undo takes it back."))
    #expect(lines[index - 1].hasPrefix("White a1, turned 1: b2."))
    #expect(lines[index + 1].hasPrefix("Move "))
    #expect(!dialogue.told(after: "score").contains("gave away"))
    #expect(dialogue.app.game.record.standing == 2)
    _ = dialogue.told(after: "undo")
    #expect(dialogue.app.game.record.standing == 0)
  }

  @Test("is waited for as the computer is")
  func awaited() throws {
    var dialogue = try Self.dialogue()
    var works: [AwaitedWork?] = []
    dialogue.taught = { _ in nil }
    _ = dialogue.told(after: "coach on")
    var app = dialogue.app
    _ = app.handle(.game(.squareChosen(.b2)))
    works.append(TextInterface.work(of: app))
    let id = try #require(app.running[MoveRequest.self]?.id)
    _ = app.handle(.game(.replied(id, .move(.a1))))
    works.append(TextInterface.work(of: app))
    #expect(works == [.move(id), .quiet("coach")])
    _ = app.handle(.game(.undoRequested))
    _ = app.handle(.game(.hintRequested))
    #expect(TextInterface.work(of: app) == .search("idea"))
  }

  @Test("speaks Japanese, and spells")
  func languages() throws {
    for (words, isSpelling, texts) in [
      (Words(.japanese), false, ["b2は12石の損です。", "隅のa1", "undoで待った。"]),
      (Words(.english), true, ["bravo 2 gave away 12. ", "the corner alfa 1"]),
    ] {
      var dialogue = try Self.dialogue(words, isSpelling: isSpelling)
      _ = dialogue.told(after: "coach on")
      let told = dialogue.told(after: "b2")
      #expect(texts.allSatisfy(told.contains), "\(told)")
    }
  }

  @Test("gives the idea of a hint first, and the scores with the second hint, or with scores")
  func hints() throws {
    var dialogue = try Self.dialogue()
    _ = dialogue.told(after: "coach on")
    #expect(
      dialogue.told(after: "hint") == """
        > hint
        Keep White away from the corner a1. hint again: the scores.

        """)
    #expect(dialogue.told(after: "hint").contains("Best "))
    dialogue = try Self.dialogue()
    _ = dialogue.told(after: "coach on")
    let scores = dialogue.told(after: "scores")
    #expect(!scores.contains("corner") && scores.contains(" 2"), "\(scores)")
    dialogue = try Self.dialogue()
    dialogue.taught = { _ in nil }
    _ = dialogue.told(after: "coach on")
    #expect(dialogue.told(after: "hint").contains("Best "))
  }
}
