import Testing
import Words

@testable import TerminalUI

/// One screen in one size on one kind of terminal.
struct GoldenCase {
  let screen: Scene
  let size: ScreenSize
  let theme: Theme
  var language = Language.english

  var name: String {
    "\(size.columns)x\(size.rows) \(theme.capabilities.colors) \(theme.capabilities.glyphs)"
      + (language == .english ? "" : " \(language)")
  }

  static let sizes = [(80, 24), (120, 40), (40, 20), (24, 12), (19, 12), (15, 5)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }
  static let themes = TerminalCapabilities.ColorDepth.allCases.flatMap { depth in
    TerminalCapabilities.Glyphs.allCases.map { Theme(colors: depth, glyphs: $0) }
  }

  /// Every screen on the terminal that most players have; every size on every kind of terminal in
  /// the middle of a game; every screen in the other sizes, on a kind of terminal that changes from
  /// one to the next; and what has most words, in Japanese in every size.
  static let all: [GoldenCase] = {
    let most = Theme(colors: .full, glyphs: .unicode)
    let usual = Scene.allCases.map { GoldenCase(screen: $0, size: sizes[0], theme: most) }
    let middle = sizes.flatMap { size in
      themes.map { GoldenCase(screen: .middle, size: size, theme: $0) }
    }
    let mixed = sizes.dropFirst().enumerated().flatMap { offset, size in
      Scene.allCases.enumerated().map { index, screen in
        GoldenCase(screen: screen, size: size, theme: themes[(offset + index) % themes.count])
      }
    }
    let japanese = sizes.flatMap { size in
      [Scene.thinking, .help, .reset, .hint, .book, .review, .editorDefect, .notices].map {
        GoldenCase(screen: $0, size: size, theme: most, language: .japanese)
      }
    }
    var seen: Set<String> = []
    return (usual + middle + mixed + japanese).filter {
      seen.insert("\($0.screen) \($0.name)").inserted
    }
  }()
}

@Suite("Screens look as they were approved")
struct GoldenScreenTests {
  @Test("a scene is drawn as it was recorded", arguments: Scene.allCases)
  func drawing(_ scene: Scene) throws {
    let screens = GoldenCase.all.filter { $0.screen == scene }.map { golden in
      let picture = scene.model.picture(in: golden.language)
      return (golden.name, render(picture, size: golden.size, theme: golden.theme))
    }
    try Golden(scene: scene).check(screens)
  }

  @Test("there is no recorded scene that nothing draws")
  func leftovers() {
    #expect(Golden.recordedFiles.subtracting(Scene.allCases.map(\.rawValue)) == [])
  }
}
