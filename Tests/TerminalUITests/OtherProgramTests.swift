import GameSession
import ReversiCore
import Testing

@testable import TerminalUI

@Suite("Other programs that play")
struct OtherProgramTests {
  private static let engines = [EngineName("Edax"), EngineName("egaroucid-7.5")]

  @Test("x and o go on to them from the computer, and back")
  func keys() {
    var session = GameSession.started(engines: Self.engines)
    var state = UIState()
    var modes: [Mode] = []
    for _ in 0..<4 {
      for case .send(let event) in state.handle(
        .character("o"), session: session, screen: nil, now: .zero)
      {
        _ = session.handle(event)
      }
      modes.append(session.modes.light)
    }
    #expect(modes == [.computer, .engine(Self.engines[0]), .engine(Self.engines[1]), .manual])
    #expect(session.modes.dark == .manual)
  }

  @Test(
    "are named where the computer is, with the level, at every size",
    arguments: [(200, 60), (120, 40), (80, 24), (60, 20), (40, 20), (40, 12), (24, 12), (19, 12)])
  func panel(columns: Int, rows: Int) {
    let modes = Sides(dark: Mode.engine(Self.engines[1]), light: .engine(Self.engines[0]))
    let session = GameSession.started(modes: modes, engines: Self.engines)
    let text = Moment(session: session, state: UIState())
      .screen(ScreenSize(columns: columns, rows: rows)).text
    #expect(text.contains("ega") && text.contains("Eda"))
    #expect(!(columns >= 80) || (text.contains("egarouci") && text.contains("Edax")))
    #expect(!text.contains("Comp"))
  }

  @Test("change their level by the same keys")
  func levels() {
    let modes = Sides(dark: Mode.manual, light: .engine(Self.engines[0]))
    let session = GameSession.started(modes: modes, engines: Self.engines)
    var state = UIState()
    let intents = state.handle(.character("+"), session: session, screen: nil, now: .zero)
    #expect(intents.count == 1)
  }

  @Test("are chosen by name in lines, where its beginning is enough if it is no other's")
  func lines() throws {
    var dialogue = Dialogue(engines: Self.engines)
    for line in ["white edax", "black E", "white ega", "white c", "black nobody"] {
      dialogue.type(line)
    }
    for line in [
      "> white edax\nWhite is Edax level 3.", "> black E\nType: black manual|computer|NAME",
      "> white ega\nWhite is egaroucid-7.5 level 3.", "> white c\nWhite is computer level 3.",
      "> black nobody\nType: black manual|computer|NAME",
    ] {
      #expect(dialogue.transcript.contains(line + "\n"), "\(dialogue.transcript)")
    }
    #expect(dialogue.session.modes == Sides(dark: .manual, light: .computer))
  }
}
