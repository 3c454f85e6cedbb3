import App
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

struct GameLinePicture: Sendable {
  struct Player: Sendable {
    /// Nil if both sides have the same kind of player.
    let side: Disk?
    let text: String
  }

  let title: String
  let message: MessagePicture
  /// The disks of both sides. Those of the side that the message names come first.
  let counts: String
  let indicator: String?
  /// The longest wording first.
  let players: [[Player]]
}

extension GameLinePicture {
  /// Takes the players in order, dark first.
  init(
    _ app: App, message: MessagePicture, players: [PlayerPicture], words: Words
  ) {
    title = words.game.lineTitle
    self.message = message
    let first = message.side ?? .dark
    let counts = app.game.shownCounts
    self.counts = "\(counts[first])–\(counts[first.opponent])"
    indicator = players.compactMap(\.indicator).first?.sign
    let forms = players.map(\.player.texts.count).max() ?? 0
    let texts = (0..<forms).map { form in
      players.map { $0.player.texts[min(form, $0.player.texts.count - 1)] }
    }
    let both = texts.first?.first.flatMap { text in
      texts[0].allSatisfy { $0 == text }
        ? [Player(side: nil, text: words.players.both(text))] : nil
    }
    self.players =
      (both.map { [$0] } ?? [])
      + texts.map { texts in zip(players, texts).map { Player(side: $0.side, text: $1) } }
  }
}

/// The state of the game in one line while the board shows another position.
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

  /// From the widest to the narrowest. What goes on after the message matters most, and the players
  /// matter more than the title.
  private func choices(_ theme: Theme) -> [[Span]] {
    (game.message.continuation ?? "").texts.flatMap { choices(theme, $0) }
  }

  private func choices(_ theme: Theme, _ continuation: String) -> [[Span]] {
    let sign = game.indicator.map { [Span(" " + $0, .bold)] } ?? []
    let message = message(theme, continuation) + sign
    let state = message + [Span(" " + game.counts)]
    let titled = [Span(game.title, theme.dimmed)] + state
    let players = hasPlayers ? game.players.map { Self.spans(of: $0, theme) } : []
    return players.flatMap { [titled + $0, state + $0] } + [titled, state, message]
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
