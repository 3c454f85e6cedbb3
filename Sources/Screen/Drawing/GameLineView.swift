import App
import Canvas
import ReversiCore
import Texts
import Words

/// The state of the game in one line: title, message, disks, and who plays, as much as fits.
struct GameLineView {
  let game: GameLinePicture
  let row: ScreenRect
  /// Whether the line names the players, because nothing else does.
  let hasPlayers: Bool

  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    let spans = choices(theme).first { $0.columns <= row.columns } ?? message(theme, "")
    canvas.write(spans, column: row.column, row: row.row)
  }

  /// The line in fewer and fewer columns. What goes on after the message matters most, and the
  /// players matter more than the title.
  private func choices(_ theme: Theme) -> [[Span]] {
    (game.message.continuation ?? "").texts.flatMap { choices(theme, $0) }
  }

  private func choices(_ theme: Theme, _ continuation: String) -> [[Span]] {
    let sign = game.indicator.map { [Span(" " + $0, .bold)] } ?? []
    let message = message(theme, continuation) + sign
    let state = message + [Span(" " + game.counts)]
    let titled = [Span(game.title, theme.dimmed)] + state
    let players = hasPlayers ? game.players.map { Self.spans(of: $0, theme) } : []
    return players.map { titled + $0 } + players.map { state + $0 } + [titled, state, message]
  }

  private func message(_ theme: Theme, _ continuation: String) -> [Span] {
    (game.message.side.map { [theme.chip($0)] } ?? [])
      + [Span(game.message.text + continuation, .bold)]
  }

  private static func spans(of players: [GameLinePicture.Player], _ theme: Theme) -> [Span] {
    [Span(",")]
      + players.flatMap { player -> [Span] in
        guard let side = player.side else { return [Span(" "), Span(player.text)] }
        let (chip, action) = (theme.chip(side), Action.switchMode(side))
        return [
          Span(" "), Span(chip.text, chip.style, action: action), Span(player.text, action: action),
        ]
      }
  }
}
