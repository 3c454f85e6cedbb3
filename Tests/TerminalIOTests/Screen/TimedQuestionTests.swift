import Testing

@testable import TerminalIO

@Suite("Questions that nobody waits for")
struct TimedQuestionTests {
  @Test("a reply counts once, within two seconds")
  func timeout() {
    var question = TimedQuestion()
    var early = [question.takeReply(now: .zero)]
    question.ask(now: .seconds(5))
    early += [question.takeReply(now: .seconds(7)), question.takeReply(now: .seconds(7))]
    #expect(early == [false, true, false])
    question.ask(now: .seconds(8))
    let late = [10_001, 10_001].map { question.takeReply(now: .milliseconds($0)) }
    #expect(late == [false, false])
  }
}
