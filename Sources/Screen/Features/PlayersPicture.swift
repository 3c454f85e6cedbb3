import Analysis
import App
import Archive
import GameSession
import ReversiCore
import Texts
import Words

/// The list from which the person chooses who plays each side, and how well the computer plays.
struct PlayersPicture: Sendable {
  /// Somebody who can play.
  struct Player: Sendable {
    let name: Wording
    /// The choice of the player's line.
    let choice: PlayerSelection.Choice
  }

  /// A level of the computer.
  struct LevelLine: Sendable {
    let level: Level
    let name: String
    /// The person's results against the level; nil if there are none.
    let results: Wording?
  }

  /// A side that somebody plays.
  struct Side: Sendable {
    let side: Disk
    let name: String
    /// The name of the person who plays it, or nil.
    let person: String?
    /// The computer at the side's level, or nil if its moves have a time.
    let computer: Wording?
    /// Its mode now.
    let mode: Mode
    /// The level of its computer; nil if its moves have a time.
    let level: Level?
  }

  let title: String
  /// The person's rating; nil as long as it is not known.
  let rating: Wording?
  /// The sides, dark first.
  let sides: [Side]
  /// The players, from the top.
  let players: [Player]
  /// The levels below them, the weakest first.
  let levels: [LevelLine]
  /// The heading of the levels: those of the selected side's computer.
  let levelsTitle: Wording
  /// What there is to say about the selected line, or nil.
  let detail: Wording?
  /// The line that Enter chooses.
  let selection: PlayerSelection

  /// The list of the players of the app.
  ///
  /// - Parameter isBeginner: Whether the person knows little of modes.
  init(_ app: App, _ players: Players, isBeginner: Bool, words: Words) {
    title = words.players.title
    rating = players.results.map {
      words.rating(in: $0) ?? words.players.noRating(GameSummary.minimumRated)
    }
    selection = players.selection
    sides = [Disk.dark, .light].map {
      Side(
        side: $0, name: words.name(of: $0), person: app.game.record.names.shown($0),
        computer: app.game.moveLimits[$0].level.map { words.players.computer($0) },
        mode: app.game.modes[$0], level: app.game.moveLimits[$0].level)
    }
    self.players = app.listedPlayers.compactMap { choice in
      switch choice {
      case .level: return nil
      case .name: return Player(name: Wording(words.players.nameLine), choice: choice)
      case .mode(.otherPerson):
        let texts = [words.twoPeople.anotherPerson] + words.players.otherPerson.texts
        return Player(name: Wording(texts) ?? words.players.otherPerson, choice: choice)
      case .mode(.manual) where isBeginner: return Player(name: words.players.you, choice: choice)
      case .mode(let mode):
        let short = words.players.names(of: mode)
        let whole = mode.externalEngine.map { [$0.text.printable] } ?? []
        return Player(name: Wording(whole + short.texts) ?? short, choice: choice)
      }
    }
    levels = Level.all.map { level in
      LevelLine(
        level: level, name: words.players.name(of: level.kind),
        results: players.results?.tallies[level].flatMap { tally in
          tally.finished == 0 ? nil : words.players.won(tally.won, of: tally.finished)
        })
    }
    levelsTitle = words.players.levelsTitle(selection.side)
    detail =
      switch selection.choice {
      case .level(let level): Wording(words.players.person(at: level))
      case .mode(.otherPerson): words.players.otherPersonText
      case .mode(let mode): mode.externalEngine.map { Wording($0.text.printable) }
      case .name: nil
      }
  }
}
