import GameSession
import ReversiCore
import Testing

@testable import TerminalUI
@testable import reversi

struct ScreenEncoderTests {
  /// What a player sees of a screen: of a space, only what is behind it.
  private func seen(_ screen: Screen) -> Screen {
    var seen = Screen(size: screen.size)
    seen.cursor = screen.cursor
    for row in 0..<screen.size.rows {
      for column in 0..<screen.size.columns {
        let point = ScreenPoint(column: column, row: row)
        seen[point] = screen[point]
        if screen[point].character == " " && !screen[point].style.isReversed {
          seen[point].style = Style(background: screen[point].style.background)
        }
      }
    }
    return seen
  }

  /// Changes some cells of a screen, and where its cursor is.
  private func scribble(on screen: inout Screen, using generator: inout SeededGenerator) {
    func randomPoint() -> ScreenPoint {
      ScreenPoint(
        column: .random(in: 0..<screen.size.columns, using: &generator),
        row: .random(in: 0..<screen.size.rows, using: &generator))
    }
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      screen[randomPoint()] = Cell(
        character: " abc●○│".randomElement(using: &generator) ?? " ",
        style: Style(
          foreground: [nil, 0, 22, 231].randomElement(using: &generator) ?? nil,
          background: [nil, 0, 28].randomElement(using: &generator) ?? nil,
          isBold: .random(using: &generator), isReversed: .random(using: &generator)))
    }
    screen.cursor = .random(using: &generator) ? randomPoint() : nil
  }

  @Test("the terminal shows each screen, whatever it showed before", arguments: UInt64(1)...20)
  func anyScreen(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = ScreenSize(
      columns: .random(in: 1...30, using: &generator), rows: .random(in: 1...10, using: &generator))
    var encoder = ScreenEncoder(.xterm)
    var terminal = VirtualTerminal(size: size)
    var screen = Screen(size: size)
    for _ in 0..<50 {
      scribble(on: &screen, using: &generator)
      let isUnderstood = terminal.receive(encoder.encode(screen))
      #expect(isUnderstood)
      let isSeen = seen(terminal.screen) == seen(screen)
      #expect(isSeen)
    }
  }

  @Test("a screen that is shown already is not sent")
  func sameScreen() {
    var encoder = ScreenEncoder(.xterm)
    let screen = Screen(size: ScreenSize(columns: 80, rows: 24))
    let first = encoder.encode(screen)
    let second = encoder.encode(screen)
    #expect(!first.isEmpty)
    #expect(second.isEmpty)
  }

  @Test("a screen is sent in full after something else has drawn")
  func forget() {
    var encoder = ScreenEncoder(.xterm)
    let screen = game().screen
    _ = encoder.encode(screen)
    encoder.forget()
    var terminal = VirtualTerminal(size: screen.size)
    let isUnderstood = terminal.receive(encoder.encode(screen))
    #expect(isUnderstood)
    let isSeen = seen(terminal.screen) == seen(screen)
    #expect(isSeen)
  }

  @Test("a screen of another size is sent in full")
  func resize() {
    var encoder = ScreenEncoder(.xterm)
    _ = encoder.encode(game(columns: 40, rows: 20).screen)
    let screen = game(columns: 24, rows: 12).screen
    var terminal = VirtualTerminal(size: screen.size)
    let isUnderstood = terminal.receive(encoder.encode(screen))
    #expect(isUnderstood)
    let isSeen = seen(terminal.screen) == seen(screen)
    #expect(isSeen)
  }
}

/// The figures that the project has set itself, at 80×24 with 256 colours.
extension ScreenEncoderTests {
  /// A game on a screen.
  private struct ShownGame {
    var session: GameSession
    var state = UIState()
    let size: ScreenSize

    var screen: Screen {
      render(
        ScreenModel(session: session, state: state, words: Language.english.words),
        size: size,
        theme: Theme(TerminalCapabilities(colors: .full, glyphs: .unicode)))
    }
  }

  private func game(
    _ position: Position = .newGame, columns: Int = 80, rows: Int = 24
  ) -> ShownGame {
    let game = SavedGame(position: position, modes: SavedGame.new.modes)
    return ShownGame(
      session: GameSession.begin(game, stored: nil, speed: .normal).session,
      size: ScreenSize(columns: columns, rows: rows))
  }

  @Test("a full screen takes less than 3 kB")
  func fullScreen() {
    var encoder = ScreenEncoder(.xterm)
    let bytes = encoder.encode(game().screen)
    #expect(bytes.count < 3000)
  }

  @Test("each step of the cursor takes at most 60 bytes", arguments: [0, 9, 30, 55])
  func cursorStep(ply: Int) {
    var generator = SeededGenerator(seed: 1)
    var game = game()
    for _ in 0..<ply { playRandomMove(&game, using: &generator) { _ in } }
    var encoder = ScreenEncoder(.xterm)
    for square in Square.allCases {
      game.state = UIState(cursor: square)
      for key in [Key.right, .down, .tab] {
        _ = encoder.encode(game.screen)
        _ = game.state.handle(key, session: game.session, screen: nil)
        let bytes = encoder.encode(game.screen)
        #expect(bytes.count <= 60, "\(key) from \(square): \(bytes)")
      }
    }
  }

  @Test("each frame of a disk that turns takes at most 60 bytes")
  func flipFrame() {
    var generator = SeededGenerator(seed: 2)
    var game = game()
    var encoder = ScreenEncoder(.xterm)
    for _ in 0..<12 {
      _ = encoder.encode(game.screen)
      playRandomMove(&game, using: &generator) { game in
        let bytes = encoder.encode(game.screen)
        let isFlip = game.session.animation?.turning != nil
        #expect(!isFlip || bytes.count <= 60, "\(bytes)")
      }
    }
  }

  /// Makes a random move, if there is one, and shows its frames.
  private func playRandomMove(
    _ game: inout ShownGame, using generator: inout SeededGenerator, show: (ShownGame) -> Void
  ) {
    _ = game.session.handle(.dismissed)
    guard let square = Array(game.session.choices).randomElement(using: &generator) else { return }
    game.state = UIState(cursor: square)
    _ = game.session.handle(.squareChosen(square))
    while let frame = game.session.animation?.frameID {
      show(game)
      _ = game.session.handle(.frameElapsed(frame))
    }
  }
}
