import Testing
import Words

@testable import Screen

/// A terminal for recording a scene's screen.
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

  /// The line above the screen in the scene's file.
  var name: String {
    "\(size.columns)x\(size.rows) \(theme.capabilities.colors) \(theme.capabilities.glyphs)"
      + (language == .english ? "" : " \(language)")
  }

  /// All kinds of terminals, in the classic theme.
  static let themes = TerminalCapabilities.ColorDepth.allCases.flatMap { depth in
    TerminalCapabilities.Glyphs.allCases.map { Theme(colors: depth, glyphs: $0) }
  }
}

extension Scene {
  /// The terminals for recording the scene, few enough for a person to look at each screen.
  var terminals: [GoldenTerminal] {
    // The terminal that most players have, a phone with eight colours, and the smallest one
    // allowed.
    var terminals = [
      GoldenTerminal(80, 24), GoldenTerminal(40, 20, .eight), GoldenTerminal(19, 12, .none, .ascii),
    ]
    switch self {
    case .start:
      terminals += [GoldenTerminal(15, 5), GoldenTerminal(15, 5, .full, .unicode, .japanese)]
    case .middle:
      // Every size, and every kind of terminal.
      terminals += [(200, 60), (120, 40), (45, 20), (40, 20), (24, 12), (19, 12)]
        .map { GoldenTerminal($0, $1) }
      terminals += [
        GoldenTerminal(80, 24, .full, .ascii), GoldenTerminal(80, 24, .eight),
        GoldenTerminal(80, 24, .eight, .ascii), GoldenTerminal(80, 24, .none),
        GoldenTerminal(80, 24, .none, .ascii), GoldenTerminal(120, 40, .eight),
        GoldenTerminal(120, 40, .none), GoldenTerminal(120, 40, .full, .ascii),
      ]
    // Large screens show more, small ones use shorter words, and letters replace colours.
    case .hint:
      terminals += [
        GoldenTerminal(120, 40), GoldenTerminal(45, 20), GoldenTerminal(24, 12),
        GoldenTerminal(80, 24, .none),
      ]
    case .review:
      terminals += [
        GoldenTerminal(200, 60), GoldenTerminal(120, 40), GoldenTerminal(24, 12),
        GoldenTerminal(80, 24, .none),
      ]
    case .variation:
      terminals += [GoldenTerminal(120, 40), GoldenTerminal(45, 20), GoldenTerminal(24, 12)]
    case .reset:
      terminals += [GoldenTerminal(24, 12), GoldenTerminal(80, 24, .none)]
    case .flip: terminals += [GoldenTerminal(80, 24, .none)]
    case .notices, .thinking: terminals += [GoldenTerminal(24, 12)]
    case .list, .evaluation, .editor, .help, .result: terminals += [GoldenTerminal(120, 40)]
    case .library, .openings, .practice, .verdict:
      terminals += [GoldenTerminal(120, 40), GoldenTerminal(45, 20), GoldenTerminal(24, 12)]
    case .libraryFilter: terminals += [GoldenTerminal(24, 12)]
    case .pass, .tie, .unanimated, .reviewStart, .editorDefect, .naming, .question, .book: break
    }
    switch self {
    case .thinking, .help, .reset, .hint, .book, .review, .variation, .editorDefect, .notices,
      .library, .openings, .practice, .verdict:
      terminals += [(80, 24), (40, 20), (19, 12)].map {
        GoldenTerminal($0, $1, .full, .unicode, .japanese)
      }
    default: break
    }
    if self == .help || self == .review {
      terminals.append(GoldenTerminal(120, 40, .full, .unicode, .japanese))
    }
    return terminals
  }
}

@Suite("Screens match their approved recordings")
struct GoldenScreenTests {
  @Test("a scene matches its recording", arguments: Scene.allCases)
  func drawing(_ scene: Scene) throws {
    let screens = scene.terminals.map { terminal in
      let picture = scene.model.picture(in: terminal.language)
      return (terminal.name, render(picture, size: terminal.size, theme: terminal.theme))
    }
    try Golden(scene: scene).check(screens)
  }

  @Test("every recording has its scene")
  func leftovers() {
    #expect(Golden.recordedFiles.subtracting(Scene.allCases.map(\.rawValue)) == [])
  }
}
