import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

@Suite("External engines as players")
struct ExternalEnginePlayerTests {
  private static let engines = [ExternalEngineName("Edax"), ExternalEngineName("egaroucid-7.5")]

  @Test("are chosen from the list; then x and o switch between them and the person")
  func keys() {
    var app = App.started(engines: Self.engines)
    var state = UIState()
    func press(_ keys: [Key]) -> Mode {
      for key in keys {
        for case .send(let event) in state.translate(key, app: app, screen: nil) {
          _ = app.handle(event)
        }
      }
      return app.game.modes.light
    }
    #expect(press([.character("o")]) == .computer)
    #expect(press([.character("o")]) == .manual)
    let edax = Mode.externalEngine(Self.engines[0])
    #expect(press([.character("M"), .right, .down, .down, .down, .enter, .escape]) == edax)
    #expect(press([.character("o")]) == .manual)
    #expect(press([.character("o")]) == edax)
    #expect(app.game.modes.dark == .manual)
  }

  @Test(
    "are named in the computer's place, with the level, at every size",
    arguments: [(200, 60), (120, 40), (80, 24), (60, 20), (40, 20), (40, 12), (24, 12), (19, 12)])
  func panel(columns: Int, rows: Int) {
    let modes = Sides(
      dark: Mode.externalEngine(Self.engines[1]), light: .externalEngine(Self.engines[0]))
    let app = App.started(modes: modes, engines: Self.engines)
    let text = Moment(app: app)
      .screen(ScreenSize(columns: columns, rows: rows)).text
    #expect(text.contains("ega") && text.contains("Eda"))
    #expect(!(columns >= 80) || (text.contains("egarouci") && text.contains("Edax")))
    #expect(!text.contains("Comp"))
  }

  @Test("are written in one form for both sides, even if the sides share a line")
  func oneForm() {
    func line(_ columns: Int, _ rows: Int, dark: Mode, light: Mode) -> String {
      let app = App.started(modes: Sides(dark: dark, light: light))
      let moment = Moment(app: app)
      return moment.screen(ScreenSize(columns: columns, rows: rows)).lines[rows - 3]
    }
    let (longer, shorter) = (
      Mode.externalEngine(ExternalEngineName("Ours")), Mode.externalEngine(ExternalEngineName("NB"))
    )
    let both = line(40, 20, dark: longer, light: shorter)
    #expect(both.hasPrefix("● 2 Ours 3          ○ 2 NB 3"))
    let one = line(40, 20, dark: .manual, light: .computer)
    #expect(one.hasPrefix("● 2 You             ○ 2 Computer 3"))
    let none = line(40, 20, dark: .manual, light: .manual)
    #expect(none.hasPrefix("● 2 You             ○ 2"))
    // A name is shortened only if it does not fit itself.
    let narrow = line(24, 12, dark: .manual, light: .computer)
    #expect(narrow.hasPrefix("● 2 You     ○ 2 Comp 3"))
  }

  @Test("change their level with the same keys")
  func levels() {
    let modes = Sides(dark: Mode.manual, light: .externalEngine(Self.engines[0]))
    let app = App.started(modes: modes, engines: Self.engines)
    var state = UIState()
    let intents = state.translate(.character("+"), app: app, screen: nil, now: .zero)
    #expect(intents.count == 1)
  }
}
