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

  @Test(
    "the background is asked for only where the question cannot be displayed",
    arguments: [
      ("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("vt100", false),
    ])
  func terminals(name: String, isAsked: Bool) {
    let sequences = SentSequences(
      name: name, capability: { $0 == "cup" ? Array("\u{1B}[%i%p1%d;%p2%dH".utf8) : [] },
      hasMouse: false)
    #expect(
      sequences.backgroundQuestion == (isAsked ? Array("\u{1B}]11;?\u{1B}\\".utf8) : []))
  }
}
