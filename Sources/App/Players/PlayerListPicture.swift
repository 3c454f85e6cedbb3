import GameSession
import ReversiCore
import Texts
import Words

/// The list from which the person chooses who plays each side.
struct PlayerListPicture: Sendable {
  /// Somebody who can play.
  struct Player: Sendable {
    /// The name.
    let name: Wording
    /// The mode of a side that this player plays.
    let mode: Mode
  }

  /// A side that somebody plays.
  struct Side: Sendable {
    let side: Disk
    let name: String
    /// Its mode now.
    let mode: Mode
  }

  let title: String
  /// The sides, dark first.
  let sides: [Side]
  /// The players, from the top.
  let players: [Player]
  /// The person that Enter chooses.
  let selection: PlayerSelection

  /// The list of the players of a session.
  init(_ session: App, selected: PlayerSelection, words: Words) {
    title = words.players.title
    sides = [Disk.dark, .light].map {
      Side(side: $0, name: words.name(of: $0), mode: session.modes[$0])
    }
    players = Mode.all(with: session.engines).map { mode in
      let short = words.players.names(of: mode)
      let whole = mode.externalEngine.map { [$0.text.printable] } ?? []
      return Player(name: Wording(whole + short.texts) ?? short, mode: mode)
    }
    selection = selected
  }
}
