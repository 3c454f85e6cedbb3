import Canvas
import GameSession
import Notation
import ReversiCore
import Testing

@testable import App
@testable import Screen

@Suite("The players of a recorded game")
struct PlayerNameTests {
  private static let size = ScreenSize.usual

  private func text(_ app: App) -> String {
    Moment(app: app).screen(Self.size).text
  }

  @Test("are named in place of you, printable and as far as there is room")
  func names() throws {
    let record = try GameText.record(
      in: "(;GM[Othello]PB[Alexander]PW[木\u{202E}村]B[f5]W[d6];)")
    let app = App.begin(
      SavedGame(record: record, modes: SavedGame.new.modes), stored: nil,
      pace: GameSession.Pace(speed: .off)
    ).app
    #expect(text(app).contains("Alexander") && text(app).contains("木村"))
    #expect(text(app.after(.game(.undoRequested))).contains("Alexan"))
    let again = app.after(.resetRequested).after(.confirmed)
    #expect(text(again).contains("You") && !text(again).contains("Alexan"))
  }
}
