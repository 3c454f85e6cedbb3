import GameSession
import ReversiCore
import Testing

@testable import App
@testable import TextMode

@Suite("External engines in text mode")
struct ExternalEngineTests {
  private static let engines = [ExternalEngineName("Edax"), ExternalEngineName("egaroucid-7.5")]

  @Test("are chosen by name, or by the unique beginning of a name")
  func lines() throws {
    var dialogue = Dialogue(engines: Self.engines)
    for line in ["white edax", "black E", "white ega", "white c", "black nobody"] {
      dialogue.type(line)
    }
    for line in [
      "> white edax\nWhite is Edax level 3.", "> black E\nE: Edax, egaroucid-7.5?",
      "> white ega\nWhite is egaroucid-7.5 level 3.",
      "> white c\nWhite is computer level 3, as a casual player rated -620.",
      "> black nobody\nnobody is no player: manual, computer, Edax, egaroucid-7.5.",
    ] {
      #expect(dialogue.transcript.contains(line + "\n"), "\(dialogue.transcript)")
    }
    #expect(dialogue.app.game.modes == Sides(dark: .manual, light: .computer))
  }
}
