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
    let parts = choices(theme).first { $0.columns <= row.columns } ?? message(theme, "")
    var column = row.column
    for part in parts {
      column = canvas.write(
        part.span.text, column: column, row: row.row, part.span.style, action: part.action)
    }
  }

  /// A piece of the line, and what a click on it does, if anything.
  fileprivate struct Part {
    let span: Span
    var action: Action?
  }

  /// The line in fewer and fewer columns. What goes on after the message matters most, and the
  /// players matter more than the title.
  private func choices(_ theme: Theme) -> [[Part]] {
    (game.message.continuation ?? "").texts.flatMap { choices(theme, $0) }
  }

  private func choices(_ theme: Theme, _ continuation: String) -> [[Part]] {
    let title = [Part(span: Span(game.title, theme.dimmed))]
    let sign = game.indicator.map { [Part(span: Span(" " + $0, .bold))] } ?? []
    let message = message(theme, continuation) + sign
    let state = message + [Part(span: Span(" " + game.counts))]
    let titled = title + state
    let players = hasPlayers ? game.players.map { Self.parts(of: $0, theme) } : []
    return players.map { titled + $0 } + players.map { state + $0 } + [titled, state, message]
  }

  private func message(_ theme: Theme, _ continuation: String) -> [Part] {
    (game.message.side.map { [Part(span: theme.chip($0))] } ?? [])
      + [Part(span: Span(game.message.text + continuation, .bold))]
  }

  private static func parts(of players: [GameLinePicture.Player], _ theme: Theme) -> [Part] {
    [Part(span: Span(","))]
      + players.flatMap { player -> [Part] in
        let chip = player.side.map { Part(span: theme.chip($0), action: .switchMode($0)) }
        let name = Part(
          span: Span(player.text), action: player.side.map { .switchMode($0) })
        return [Part(span: Span(" "))] + [chip].compactMap(\.self) + [name]
      }
  }
}

extension [GameLineView.Part] {
  fileprivate var columns: Int { reduce(0) { $0 + $1.span.text.columns } }
}
