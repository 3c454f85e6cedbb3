import Testing

@testable import TerminalIO

/// What a terminal answers, among keys that are pressed at the same time.
@Suite("Answers to the terminal's questions")
struct TerminalQuestionTests {
  private static let all = TerminalQuestion(
    asksAttributes: true, asksColors: true, asksDiskWidth: true)

  private func answer(
    _ text: String, to question: TerminalQuestion = all
  ) -> TerminalQuestion.Answer {
    var answer = TerminalQuestion.Answer(to: question)
    for byte in text.utf8 { answer.add(byte) }
    return answer
  }

  @Test("an answer is complete when the last question is answered")
  func complete() {
    #expect(answer("\u{1B}[?6c\u{1B}[24;3R").isComplete)
    #expect(answer("\u{1B}[24;3R").isComplete)
    #expect(!answer("\u{1B}[?6c").isComplete)
    #expect(answer("", to: TerminalQuestion()).isComplete)
    let colors = TerminalQuestion(asksColors: true)
    #expect(!answer("", to: colors).isComplete)
    #expect(answer("\u{1B}]4;255;rgb:eeee/eeee/eeee\u{7}", to: colors).isComplete)
  }

  @Test("a terminal that names the last of 256 colours has them", arguments: ["\u{7}", "\u{1B}\\"])
  func colors(end: String) {
    let answer = answer("d\u{1B}]4;255;rgb:ee/ee/ee\(end)3\u{1B}[1;2R")
    #expect(answer.hasColors && answer.diskWidth == 1)
    #expect(answer.typed == Array("d3".utf8))
  }

  @Test("an answer behind a long paste is not waited for, and the paste stays")
  func paste() {
    let paste = "\u{1B}[200~" + String(repeating: "f5", count: 2048)
    var answer = TerminalQuestion.Answer(to: Self.all)
    for byte in paste.utf8 where !answer.isComplete { answer.add(byte) }
    #expect(answer.typed == Array(paste.utf8.prefix(1024)))
  }

  @Test("a disk is as wide as the columns that the cursor moved by", arguments: [1, 2])
  func width(columns: Int) {
    #expect(answer("\u{1B}[7;\(columns + 1)R").diskWidth == columns)
  }

  @Test("keys around and between answers stay, in their order")
  func keys() {
    let answer = answer("d\u{1B}[1;3R3\u{1B}[A\u{1B}[?62c\r")
    #expect(answer.isComplete)
    #expect(answer.typed == Array("d3\u{1B}[A\r".utf8))
  }

  @Test(
    "text that only looks like an answer stays",
    arguments: [
      "c", "R", "\u{1B}c", "\u{1B}[c", "\u{1B}[62c", "\u{1B}[>0;1c", "\u{1B}[?x6c", "\u{1B}[R",
      "\u{1B}[2R", "\u{1B}[1;1R", "\u{1B}[1;4R", "\u{1B}[1;2;3R", "\u{1B}[?1;2R", "\u{1B}O1;2R",
      "\u{1B}[?6", "\u{1B}[1;2", "\u{1B}]4;255;rgb:ee/ee/ee", "\u{1B}]4;25;rgb:ee/ee/ee\u{7}",
      "\u{1B}\\",
    ])
  func others(_ text: String) {
    let answer = answer(text)
    #expect(!answer.hasAttributes && !answer.hasColors && answer.diskWidth == nil)
    #expect(answer.typed == Array(text.utf8))
  }

  @Test("an answer to a question that was not asked stays among the keys")
  func unasked() {
    let question = TerminalQuestion(asksAttributes: true)
    let (place, color) = ("\u{1B}[1;2R", "\u{1B}]4;255;rgb:ee/ee/ee\u{7}")
    #expect(answer(place + color, to: question).typed == Array((place + color).utf8))
    #expect(answer(place, to: question).diskWidth == nil)
  }
}
