import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Canvas
@testable import Screen

@Suite("Themes")
struct ThemeTests {
  private static let terminal = TerminalCapabilities(colors: .full, glyphs: .unicode)
  private static let chosenNames = ThemeName.allCases.filter { $0 != .auto }

  @Test("without a choice, the theme and dimmed text follow the background")
  func background() {
    var theme = Theme(Self.terminal)
    let unknown = theme.dimmed
    #expect(theme.shownName == .classic)
    theme.background = Theme.Background(RGB(0xFDF6E3))
    #expect(theme.shownName == .light && theme.palette == .light)
    let light = theme.dimmed
    theme.background = Theme.Background(RGB(0x002B36))
    #expect(theme.shownName == .classic && theme.palette == .classic)
    #expect(Set([unknown, light, theme.dimmed]).count == 3)
  }

  @Test("a theme that was chosen stays", arguments: chosenNames)
  func chosen(name: ThemeName) {
    var theme = Theme(Self.terminal, name: name)
    theme.background = .light
    #expect(theme.shownName == name)
  }

  @Test("the key leads from the theme in use through all of them")
  func next() {
    var theme = Theme(Self.terminal)
    var names: [ThemeName] = []
    for _ in 0..<5 {
      theme.chooseNext()
      names.append(theme.name)
    }
    #expect(names == [.light, .highContrast, .blue, .mono, .classic])
    var light = Theme(Self.terminal)
    light.background = .light
    light.chooseNext()
    #expect(light.name == .highContrast)
  }

  @Test("the theme that the key has chosen is named", arguments: Language.allCases)
  func remark(language: Language) {
    var state = UIState()
    state.show(.theme("high-contrast"), now: .zero)
    let app = Scene.start.model.app
    let remark = state.remark(in: app)
    #expect(remark?.wording(in: Words(language)).longest.contains("high-contrast") == true)
    let moment = Moment(app: app, state: state)
    let screen = moment.screen(.usual)
    #expect(screen.text.contains("theme: high-contrast"))
    state.advance(now: Remark.duration)
    #expect(state.remark(in: app) == nil)
  }

  @Test(
    "the reason why disks are not round is known",
    arguments: [
      (TerminalCapabilities.ColorDepth.full, TerminalCapabilities.Glyphs.unicode, 80, nil),
      (.eight, .unicode, 80, .fewColors), (.none, .unicode, 80, .fewColors),
      (.full, .ascii, 80, .noHalfBlocks), (.full, .unicode, 24, .smallScreen),
    ]
      as [(TerminalCapabilities.ColorDepth, TerminalCapabilities.Glyphs, Int, RoundDisksObstacle?)])
  func obstacles(
    colors: TerminalCapabilities.ColorDepth, glyphs: TerminalCapabilities.Glyphs, columns: Int,
    obstacle: RoundDisksObstacle?
  ) {
    let theme = Theme(TerminalCapabilities(colors: colors, glyphs: glyphs))
    #expect(theme.roundDisksObstacle(on: ScreenSize(columns: columns, rows: 24)) == obstacle)
  }
}
