import GameSession
import ReversiCore
import Testing

@testable import TerminalUI

@Suite("Disks that turn over")
struct FlipTests {
  /// Light plays b4 and turns c4, d4 and e4; c4 is the first of them.
  private static let move = Scene.middle.model.session.choosing(.b4)

  @Test(
    "a disk turns by foreshortening, in one cell",
    arguments: [
      (Theme(colors: .full, glyphs: .unicode), "●◖|◗○"),
      (Theme(colors: .eight, glyphs: .unicode), "●◖|◗○"),
      (Theme(colors: .none, glyphs: .unicode), "Xx|oO"),
      (Theme(colors: .full, glyphs: .ascii), "Xx|oO"),
    ])
  func oneCell(theme: Theme, frames: String) throws {
    for size in [(80, 24), (40, 20), (19, 12)].map({ ScreenSize(columns: $0.0, rows: $0.1) }) {
      let place = try #require(Layout(size: size)).board.center(of: .c4)
      let shown = Self.frames(size: size, theme: theme).compactMap { $0[place].character }
      #expect(String(shown) == frames)
    }
  }

  @Test("a disk turns by foreshortening, in three rows of four cells")
  func large() throws {
    let size = ScreenSize(columns: 120, rows: 40)
    let center = try #require(Layout(size: size)).board.center(of: .c4)
    let theme = Theme(colors: .none, glyphs: .ascii)
    let shown = Self.frames(size: size, theme: theme).map { screen in
      String(
        (0..<4).compactMap {
          screen[ScreenPoint(column: center.column - 1 + $0, row: center.row)].character
        })
    }
    #expect(shown == ["|XX|", " XX ", " || ", " OO ", "|OO|"])
  }

  @Test("a frame changes the turning disk and nothing else")
  func onlyTheDisk() throws {
    let size = ScreenSize(columns: 80, rows: 24)
    let place = try #require(Layout(size: size)).board.center(of: .c4)
    let frames = Self.frames(size: size, theme: Theme(colors: .full, glyphs: .unicode))
    for (before, after) in zip(frames, frames.dropFirst()) {
      var expected = before
      expected[place] = after[place]
      #expect(after == expected)
      #expect(after != before)
    }
  }

  @Test("without animation the disks that turned are marked until the next move")
  func marked() throws {
    let size = ScreenSize(columns: 80, rows: 24)
    let board = try #require(Layout(size: size)).board
    let session = GameSession.started(speed: .off).playing("f5")
    let characters = { (session: GameSession, theme: Theme) -> String in
      let screen = render(
        Moment(session: session, state: UIState()).picture, size: size, theme: theme)
      return String([Square.e5, .e4, .f5].compactMap { screen[board.center(of: $0)].character })
    }
    let unicode = Theme(colors: .full, glyphs: .unicode)
    let letters = Theme(colors: .none, glyphs: .ascii)
    #expect(characters(session, unicode) == "◉●●")
    #expect(characters(session, letters) == "xXX")
    #expect(characters(session.playing("f4"), unicode) == "●◎●")
    #expect(characters(session.playing("f4"), letters) == "XoX")
  }

  /// The screens of the first disk that turns, from its old face to its new one.
  private static func frames(size: ScreenSize, theme: Theme) -> [Screen] {
    let state = UIState(cursor: .b4)
    let turning = stride(from: 0, to: 1, by: 0.25).map {
      Moment(session: move.showing(steps: 1), state: state, turnFraction: $0)
    }
    let turned = Moment(session: move.showing(steps: 2), state: state)
    return (turning + [turned]).map { render($0.picture, size: size, theme: theme) }
  }
}
