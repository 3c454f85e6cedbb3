import Testing

@testable import reversi

@Suite("A line of progress")
struct ProgressTextTests {
  @Test("is cleared over all its columns, in every language")
  func wideCharacters() {
    var progress = ProgressText()
    #expect(progress.show("3局、62局面") == "3局、62局面")
    #expect(progress.clear() == "\r           \r")
    #expect(progress.clear() == "")
  }

  @Test("replaces the line before it")
  func replacement() {
    var progress = ProgressText()
    #expect(progress.show("62 positions") == "62 positions")
    #expect(progress.show("1 game") == "\r            \r1 game")
    #expect(progress.show("") == "\r      \r")
    #expect(progress.clear() == "")
  }
}
