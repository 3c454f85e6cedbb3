import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import BoardView
@testable import Canvas
@testable import Screen
@testable import TerminalIO

/// What a person sees of a board of pixels.
extension DrawingTests {
  /// A move that turns three disks over, after a number of steps, with the last disk turned by a
  /// fraction.
  private func game(steps: Int, fraction: Double, pitch: Int) -> ShownGame {
    var game = ShownGame()
    game.size = ScreenSize(columns: 8 * pitch + 40, rows: 4 * pitch + 3)
    for square in [Square.f5, .d6, .c3, .d3, .c4, .f4, .f6, .b4] {
      while let step = game.app.game.animation?.stepID {
        _ = game.app.handle(.game(.stepElapsed(step)))
      }
      _ = game.app.handle(.game(.squareChosen(square)))
    }
    for _ in 0..<steps {
      guard let step = game.app.game.animation?.stepID else { break }
      _ = game.app.handle(.game(.stepElapsed(step)))
    }
    game.turnFraction = fraction
    game.state = UIState(cursor: .c4)
    return game
  }

  /// Draws a board, and returns how many pixels the terminal shows that are not as they are meant.
  private func differences(
    _ game: ShownGame, pitch: Int, on drawing: inout Drawing
  ) throws -> Int {
    let area = try #require(Layout(size: game.size)).board
    #expect(area.squareSize == .round(pitch: pitch))
    drawing.draw(game.screen)
    let model = ScreenModel(
      app: game.app, state: game.state, turnFraction: game.turnFraction,
      words: Words(.english))
    var intended = IntendedPixels(model.board, pitch: pitch, palette: .classic)
    let shown = drawing.shown
    var count = 0
    for row in 0..<area.painted.rows {
      for column in 0..<area.painted.columns {
        let cell = shown[
          ScreenPoint(column: area.painted.column + column, row: area.painted.row + row)]
        let (front, back) = (cell.style.foreground, cell.style.background)
        let (upper, lower): (Style.Color?, Style.Color?)
        switch cell.character {
        case " ": (upper, lower) = (back, back)
        case "▄": (upper, lower) = (back, front)
        case "█": (upper, lower) = (front, front)
        default:
          count += 2
          continue
        }
        // Except on the smallest board, the first row of cells has one row of pixels.
        let upperRow = 2 * row - (pitch > 4 ? 1 : 0)
        let meant = upperRow < 0 ? nil : intended.color(column: column, row: upperRow)
        if upper != meant { count += 1 }
        if lower != intended.color(column: column, row: upperRow + 1) { count += 1 }
      }
    }
    return count
  }

  @Test(
    "the terminal shows the pixels that are meant, also of disks that are turning",
    arguments: [TerminalKind.xterm, .tmux, .screen], 4...24)
  func pixels(_ kind: TerminalKind, pitch: Int) throws {
    let pictures = SquareSize.round(pitch: pitch).turnPictures
    var drawing = try Drawing(kind, size: game(steps: 0, fraction: 0, pitch: pitch).size)
    for index in 0...pictures {
      let fraction = Double(index) / Double(pictures + 1)
      let game = game(steps: 1, fraction: fraction, pitch: pitch)
      #expect(try differences(game, pitch: pitch, on: &drawing) == 0, "picture \(index)")
    }
    let end = game(steps: 9, fraction: 0, pitch: pitch)
    #expect(try differences(end, pitch: pitch, on: &drawing) == 0)
  }

  @Test(
    "the screen may change its size while a disk turns",
    arguments: [TerminalKind.xterm, .tmux, .screen])
  func resizes(_ kind: TerminalKind) throws {
    var generator = SeededGenerator(seed: 7)
    var drawing = try Drawing(kind, size: ScreenSize(columns: 80, rows: 24))
    for _ in 0..<12 {
      let pitch = Int.random(in: 5...24, using: &generator)
      let pictures = SquareSize.round(pitch: pitch).turnPictures
      for steps in 0...2 {
        let index = Int.random(in: 0...pictures, using: &generator)
        let game = game(
          steps: steps, fraction: Double(index) / Double(pictures + 1), pitch: pitch)
        if steps == 0 { drawing.resize(to: game.size) }
        #expect(try differences(game, pitch: pitch, on: &drawing) == 0)
      }
    }
  }

  @Test("a picture of a turning disk takes less than 800 bytes on squares of up to 14 pixels")
  func pixelFrames() throws {
    for pitch in 4...14 {
      let pictures = SquareSize.round(pitch: pitch).turnPictures
      var drawing = try Drawing(.xterm, size: game(steps: 0, fraction: 0, pitch: pitch).size)
      drawing.draw(game(steps: 0, fraction: 0, pitch: pitch).screen)
      for steps in 1...3 {
        for index in 0...pictures {
          let fraction = Double(index) / Double(pictures + 1)
          let bytes = drawing.draw(game(steps: steps, fraction: fraction, pitch: pitch).screen)
          #expect(bytes.count < 800, "\(pitch) pixels, disk \(steps), picture \(index)")
        }
      }
    }
  }

  @Test("a move of the cursor takes less than 1000 bytes on squares of up to 14 pixels")
  func pixelCursor() throws {
    for pitch in 5...14 {
      var game = game(steps: 9, fraction: 0, pitch: pitch)
      var drawing = try Drawing(.xterm, size: game.size)
      drawing.draw(game.screen)
      for cursor in [Square.c5, .d5, .e4, .a1, .h8] {
        game.state = UIState(cursor: cursor)
        #expect(drawing.draw(game.screen).count < 1000, "\(pitch) pixels, \(cursor)")
      }
    }
  }

  @Test("a screen of more than 256 pairs of colours is drawn, and so is the next")
  func pairsOfOneScreen() throws {
    var drawing = try Drawing(.xterm)
    for shift in 0..<4 {
      var canvas = Canvas(size: ScreenSize(columns: 80, rows: 24), theme: ShownGame().theme)
      for index in 0..<600 {
        canvas.putPixels(
          upper: Style.Color(16 + (index + shift) % 24),
          lower: Style.Color(40 + index / 24 + shift),
          column: index % 80, row: index / 80)
      }
      drawing.draw(canvas.screen)
    }
  }
}
