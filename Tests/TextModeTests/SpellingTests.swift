import Archive
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

@Suite("Spelled squares in text mode")
struct SpellingTests {
  @Test(
    "all squares can be typed as they are spelled, in each language", arguments: Language.allCases)
  func everySquare(language: Language) throws {
    for square in Square.allCases {
      let spelled = Words(language).spelled(square)
      for text in [spelled, spelled.uppercased(), spelled.replacing(" ", with: "")] {
        #expect(try Operand(typed: text).squares() == [square], "\(text)")
      }
    }
    #expect(try Operand(typed: "alpha 4").squares() == [.a4])
    #expect(try Operand(typed: "echo4f 5 golf 6h7 ８８").squares() == [.e4, .f5, .g6, .h7, .h8])
  }

  @Test(
    "wherever a square can be typed, it can be spelled, also where text mode does not spell",
    arguments: [true, false])
  func everywhere(isSpelling: Bool) throws {
    func told(after lines: String) -> String {
      let told = Dialogue.after(lines, isSpelling: isSpelling)
      return isSpelling
        ? told.replacing("foxtrot 5", with: "f5").replacing("delta 6", with: "d6")
          .replacing("echo 5", with: "e5") : told
    }
    #expect(told(after: "foxtrot 5").contains("\nBlack f5, turned 1: e5."))
    #expect(told(after: "foxtrot 5 delta 6").contains("\nWhite d6, turned 1:"))
    #expect(told(after: "フォックストロット５デルタ6").contains("\nWhite d6, turned 1:"))
    #expect(told(after: "what Foxtrot 5").hasSuffix("\nf5 empty, a legal move.\n"))
    #expect(told(after: "try foxtrot 5").hasSuffix("\nf5 would turn 1: e5.\n"))
    #expect(told(after: "try foxtrot 5 delta6").contains("\nAfter f5, d6: 3 all. Black.\n"))
    #expect(told(after: "why foxtrot 5").contains("f5 is legal."))
    #expect(told(after: "foxtrot 5\nwhy foxtrot 5").contains("f5 is legal."))
    #expect(told(after: "setup foxtrot 5 delta 6").contains("\nSet up. "))
    #expect(told(after: "setup foxtrot 5 delta 6").contains("\n3 all.\n"))
    #expect(told(after: "help foxtrot 5").hasSuffix("d3, 43: place a disk on d3\n"))
    #expect(told(after: "column delta").contains(": 4 O, 5 X, rest empty.\n"))
    for line in ["foxtrot 5", "Foxtrot5"] {
      var dialogue = Dialogue(isSpelling: isSpelling)
      var answers: [Square] = []
      dialogue.coach = { job, id in
        if let answer = (job as? Practice.JudgeAnswer)?.answer {
          answers.append(answer)
          return .reply(Verdict(on: answer, []), to: Practice.JudgeAnswer.self, id)
        }
        let exercise = Exercise(position: .newGame, subject: .mistakes, number: 1, count: 1)
        return .reply(.exercise(exercise), to: Practice.FindExercise.self, id)
      }
      dialogue.type("practice")
      dialogue.type(line)
      #expect(answers == [.f5], "\(line)")
    }
  }

  @Test("what is no square is named")
  func mistakes() {
    for (line, told) in [
      ("foxtrot 9", "foxtrot 9 is off the board."), ("foxtrot", "foxtrot is no square: a1 to h8."),
      ("foxtrot x", "foxtrot is no square: a1 to h8."), ("f5 echo 0", "echo 0 is off the board."),
      ("f5 zz", "zz is no square: a1 to h8."), ("f5--", "-- is no square: a1 to h8."),
      ("i9", "i9 is off the board."), ("f5 i9", "i9 is off the board."),
      ("4343", "4343 is no square: a1 to h8."), ("foxtrots", "No command foxtrots. ? for help."),
    ] {
      let text = Dialogue.after(line)
      #expect(text.hasSuffix("> \(line)\n\(told)\n"), "\(text)")
    }
  }
}
