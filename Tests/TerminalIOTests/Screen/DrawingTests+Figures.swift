import Canvas
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

/// The figures that the project has set itself, at 80×24 with 256 colours.
extension DrawingTests {
  /// A game on a screen.
  struct ShownGame {
    var app: App
    var state = UIState()
    var turnFraction = 0.0
    var size = ScreenSize(columns: 80, rows: 24)
    var theme: Theme

    init(_ depth: TerminalCapabilities.ColorDepth = .full, drawsPixelDisks: Bool = true) {
      theme = Theme(
        TerminalCapabilities(colors: depth, glyphs: .unicode), drawsPixelDisks: drawsPixelDisks)
      let game = SavedGame.new
      app = App.begin(game, stored: nil, pace: .init()).app
    }

    var screen: Screen {
      render(
        ScreenModel(
          app: app, state: state, turnFraction: turnFraction,
          words: Words(.english)), size: size, theme: theme)
    }
  }

  @Test(
    "a full screen takes less than 10 kB, and less than 3 kB with disks of characters",
    arguments: [(true, 10_000), (false, 3000)])
  func fullScreen(drawsPixelDisks: Bool, maximum: Int) throws {
    var drawing = try Drawing(.xterm)
    #expect(drawing.draw(ShownGame(drawsPixelDisks: drawsPixelDisks).screen).count < maximum)
  }

  @Test(
    "each step of the cursor takes at most 240 bytes with disks of characters",
    arguments: [0, 30])
  func cursorStep(ply: Int) throws {
    var generator = SeededGenerator(seed: 1)
    var game = ShownGame(drawsPixelDisks: false)
    for _ in 0..<ply { playRandomMove(&game, using: &generator) { _ in } }
    var drawing = try Drawing(.xterm)
    for square in Square.allCases {
      game.state = UIState(cursor: square)
      // The first step takes the offer of the start away.
      _ = game.state.translate(.left, app: game.app, drawn: game.screen.controls, now: .zero)
      for key in [Key.right, .down, .tab] {
        drawing.draw(game.screen)
        _ = game.state.translate(key, app: game.app, drawn: game.screen.controls, now: .zero)
        let count = drawing.draw(game.screen).count
        #expect(count <= 240, "\(key) from \(square)")
      }
    }
  }

  @Test("each frame of a disk of characters that turns takes at most 160 bytes")
  func flipFrame() throws {
    var generator = SeededGenerator(seed: 2)
    var game = ShownGame(drawsPixelDisks: false)
    var drawing = try Drawing(.xterm)
    var maximum = 0
    for _ in 0..<12 {
      drawing.draw(game.screen)
      playRandomMove(&game, using: &generator) { game in
        let count = drawing.draw(game.screen).count
        if game.app.game.animation?.turning != nil { maximum = max(maximum, count) }
      }
    }
    #expect(maximum <= 160)
  }

  /// Makes a random move, if there is one, and shows its frames.
  private func playRandomMove(
    _ game: inout ShownGame, using generator: inout SeededGenerator, show: (ShownGame) -> Void
  ) {
    _ = game.app.handle(.game(.dismissed))
    guard let square = Array(game.app.game.choices).randomElement(using: &generator) else { return }
    game.state = UIState(cursor: square)
    _ = game.app.handle(.game(.squareChosen(square)))
    while let frame = game.app.game.animation?.stepID {
      for picture in 0...game.screen.turnPictures {
        game.turnFraction = Double(picture) / Double(game.screen.turnPictures + 1)
        show(game)
      }
      _ = game.app.handle(.game(.stepElapsed(frame)))
    }
  }
}
