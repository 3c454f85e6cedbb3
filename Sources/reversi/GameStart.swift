import App
import CommandLine
import GameSession
import Notation
import ReversiCore
import Words

/// The start of the program: a game, and perhaps a question about what was read.
struct GameStart: Hashable {
  let game: SavedGame
  /// The event that asks about a record that was read while the saved game is in progress, or about
  /// several games, or nil.
  let question: App.Event?
  /// The names of the people who play the sides of new games.
  let names: PlayerNames
  /// The notices about sides without a player, and about what was read.
  let notices: [Notice]

  /// The start that follows from options and files.
  ///
  /// - Parameters:
  ///   - options: The requested modes and limits.
  ///   - settings: The modes and limits of new games.
  ///   - found: The saved game, if there is one.
  ///   - loaded: What was read, if anything. A record makes both sides Manual, and levels stay.
  ///   - unknown: The external engines that the saved game names but that are unknown.
  ///   - opening: The opening of a new game.
  init(
    _ options: Options, settings: Options = Options(), found: SavedGame?,
    loaded: GameText.Content?,
    unknown: Sides<ExternalEngineName?> = Sides(dark: nil, light: nil),
    opening: @autoclosure () -> GameRecord
  ) {
    var game = (found ?? .new).assumingPlayers
    let read: GameRecord? = if case .game(let game)? = loaded { game.record } else { nil }
    if let read, found?.isUnderWay != true {
      (game.record, game.identity, game.forfeit, game.timeControl) = (read, nil, nil, nil)
      (game.modes, game.course) = (SavedGame.new.modes, SavedGame.new.course)
    } else if found == nil {
      game.record = opening()
    }
    question = read == game.record ? nil : loaded?.event
    for chosen in found == nil ? [settings, options] : [options] {
      for side in Disk.allCases {
        game.modes[side] = chosen.players[side]?.mode ?? game.modes[side]
        game.moveLimits[side] = chosen.moveLimits[side] ?? game.moveLimits[side]
      }
      if let clock = chosen.clock { game.timeControl = clock.timeControl }
    }
    func names(_ all: [Options]) -> Sides<String?> {
      all.reduce(Sides(dark: nil, light: nil)) {
        Sides(dark: $1.names.dark ?? $0.dark, light: $1.names.light ?? $0.light)
      }
    }
    let (person, typed) = (names([settings, options]), names([options]))
    self.names = PlayerNames(dark: person.dark ?? "", light: person.light ?? "")
    let old = found == nil && loaded == nil ? self.names : game.record.names
    game.record.names = PlayerNames(
      dark: typed.dark ?? old[.dark] ?? "", light: typed.light ?? old[.light] ?? "")
    let players: [Notice] = Disk.allCases.compactMap { side in
      guard options.players[side] == nil else { return nil }
      return unknown[side].map { .externalEngineUnknown(side, $0) }
    }
    notices = (loaded?.assumedTurn).map { [.turnAssumed($0)] + players } ?? players
    self.game = game
  }
}

extension SavedGame {
  /// Whether replacing the game would lose it.
  var isUnderWay: Bool { !isOver && !record.isUntouched }
}
