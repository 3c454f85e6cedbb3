import GameSession
import ReversiCore
import Testing
import Words

@testable import Screen

@Suite("The evaluation of the position")
struct EvaluationTests {
  private static let size = ScreenSize(columns: 80, rows: 24)

  private static func screen(_ picture: EvaluationPicture, columns: Int = 39) -> Screen {
    var canvas = Canvas(
      size: ScreenSize(columns: columns, rows: 2), theme: Theme(colors: .none, glyphs: .ascii))
    EvaluationView(evaluation: picture, area: canvas.bounds).draw(on: &canvas)
    return canvas.screen
  }

  private static func picture(_ lead: Int, isExact: Bool = false) throws -> EvaluationPicture {
    let evaluation = Evaluation(
      darkScore: lead, isExact: isExact, depth: 12, line: [.f5, .d6, .c3])
    return try #require(EvaluationPicture(.searching(evaluation), words: Words(.english)))
  }

  @Test("is a number for dark with its depth, a bar, and the best line")
  func parts() throws {
    #expect(
      Self.screen(try Self.picture(3)).lines == [
        "Black +3  depth 12  XXXXXXXXXXOOOOOOOO ", "f5 d6 c3                               ",
      ])
    #expect(
      Self.screen(try Self.picture(-64, isExact: true)).lines[0].hasPrefix("Black -64  exact"))
  }

  @Test("has a bar that is full from a lead of 32, and half full in a tie")
  func bar() throws {
    for (lead, dark) in [(-64, 0), (-32, 0), (-16, 5), (0, 10), (16, 15), (32, 20), (64, 20)] {
      let line = Self.screen(try Self.picture(lead, isExact: true)).lines[0].dropFirst(16)
      let bar = line.filter { "XO".contains($0) }
      #expect(bar.count { $0 == "X" } * 20 == dark * bar.count, "\(lead): \(line)")
    }
  }

  @Test(
    "is there at every size as soon as it is switched on", arguments: [19, 24, 40, 66, 80, 120])
  func sizes(columns: Int) {
    let size = ScreenSize(columns: columns, rows: columns < 40 ? 12 : columns < 80 ? 20 : 40)
    let evaluated = Scene.evaluation.model
    #expect(evaluated.screen(size).text.contains("+1"))
    #expect(evaluated.screen(size).text.contains("12"))
    var asked = Scene.middle.model
    asked.session = asked.session.after(.evaluationToggled)
    #expect(asked.screen(size).text.contains("evaluating"))
    asked.session = asked.session.after(.evaluationToggled)
    #expect(!asked.screen(size).text.contains("evaluating"))
  }
}
