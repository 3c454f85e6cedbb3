import App
import GameSession
import ReversiCore
import Texts
import Words

/// The state of the game in one line, while the board shows another position.
struct GameLinePicture: Sendable {
  /// A player: the disk of its side, if only one has it, and who it is.
  struct Player: Sendable {
    /// The side; nil if both sides have the same kind of player.
    let side: Disk?
    /// The name and the level of the player.
    let text: String
  }

  /// The title before the line, with a space.
  let title: String
  /// Whose turn it is, or how the game ended.
  let message: MessagePicture
  /// The disks of both sides, those of the side that the message names first.
  let counts: String
  /// The sign that a computer is thinking; nil unless one is.
  let indicator: String?
  /// The players, the longest wording first.
  let players: [[Player]]
}

extension GameLinePicture {
  /// The state of the app's game.
  ///
  /// - Parameters:
  ///   - message: The message about the game.
  ///   - players: The players, dark first.
  init(
    _ app: App, message: MessagePicture, players: [PlayerPicture], words: Words
  ) {
    title = words.game.lineTitle
    self.message = message
    let first = message.side ?? .dark
    let counts = app.game.shownCounts
    self.counts = "\(counts[first])–\(counts[first.opponent])"
    indicator = players.compactMap(\.indicator).first?.sign
    let texts = (0..<3).map { form in
      players.map { player in
        player.mode.texts[form] + (player.moveLimit.map { " " + $0 } ?? "")
      }
    }
    let both = texts[0].first.flatMap { text in
      texts[0].allSatisfy { $0 == text }
        ? [Player(side: nil, text: words.players.both(text))] : nil
    }
    self.players =
      (both.map { [$0] } ?? [])
      + texts.map { texts in zip(players, texts).map { Player(side: $0.side, text: $1) } }
  }
}
