import Canvas
import Testing
import Texts

@testable import App
@testable import Screen

struct GoldenTerminal {
  let size: ScreenSize
  var theme = Theme(colors: .full, glyphs: .unicode)
  var language = Language.english

  init(
    _ columns: Int, _ rows: Int, _ colors: TerminalCapabilities.ColorDepth = .full,
    _ glyphs: TerminalCapabilities.Glyphs = .unicode, _ language: Language = .english
  ) {
    size = ScreenSize(columns: columns, rows: rows)
    theme = Theme(colors: colors, glyphs: glyphs)
    self.language = language
  }

  var isUsual: Bool { size == .usual }

  /// The line above the screen in the scene's file.
  var name: String {
    "\(size.columns)x\(size.rows) \(theme.capabilities.colors) \(theme.capabilities.glyphs)"
      + (language == .english ? "" : " \(language)")
  }

  static let themes = TerminalCapabilities.ColorDepth.allCases.flatMap { depth in
    TerminalCapabilities.Glyphs.allCases.map { Theme(colors: depth, glyphs: $0) }
  }
}

extension Scene {
  /// Few enough for a person to look at each screen.
  static let recorded: [Scene] = [
    .start, .middle, .flip, .thinking, .pass, .reset, .help, .result, .notices, .hint, .list,
    .review, .variation, .evaluation, .editor, .naming, .library, .openings, .practice, .verdict,
    .clock, .remark, .idea, .mistakes, .mistake, .secondTry,
  ]

  static let withPixels: Set = [Scene.middle, .flip]

  var terminals: [GoldenTerminal] {
    let sizes = [GoldenTerminal(80, 24), GoldenTerminal(45, 20), GoldenTerminal(120, 40)]
    return switch self {
    // Letters and reversed cells replace colours.
    case .middle: sizes + [GoldenTerminal(80, 24, .eight), GoldenTerminal(80, 24, .none)]
    case .clock: [GoldenTerminal(80, 24), GoldenTerminal(45, 20), GoldenTerminal(19, 12)]
    // The sheets with the most words.
    case .help, .review, .mistake: sizes + [GoldenTerminal(80, 24, .full, .unicode, .japanese)]
    default: sizes
    }
  }
}

@Suite("Screens match their approved recordings")
struct GoldenScreenTests {
  @Test("a scene matches its recording", arguments: Scene.recorded)
  func drawing(_ scene: Scene) throws {
    let screens = scene.terminals.map { terminal in
      let picture = scene.model.picture(in: terminal.language)
      return (terminal, render(picture, size: terminal.size, theme: terminal.theme))
    }
    try Golden(scene: scene).check(screens)
  }

  @Test("every recording has its scene")
  func leftovers() {
    #expect(Golden.recordedFiles == Set(Scene.recorded.map(\.rawValue)))
  }
}
