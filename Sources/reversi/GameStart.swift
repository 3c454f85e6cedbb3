import CommandLine
import GameSession
import ReversiCore
import Screen
import Words

/// What the program begins with: a game, and maybe the question whether to go on with another one.
struct GameStart: Hashable {
  /// The game.
  let game: SavedGame
  /// The record that was read, if the game is under way: the player is asked about it.
  let asked: GameRecord?
  /// What the player is told about sides that nobody moves for.
  let notices: [Notice]

  /// What options and files lead to.
  ///
  /// - Parameters:
  ///   - options: The modes and limits that were asked for.
  ///   - settings: Those that new games are to have.
  ///   - found: The saved game, if there is one.
  ///   - loaded: The record that was read, if one was to be: both sides are Manual, and levels stay.
  ///   - unknown: The other programs that the saved game names and nobody knows.
  ///   - opening: What a new game starts with.
  init(
    _ options: Options, settings: Options = Options(), found: SavedGame?, loaded: GameRecord?,
    unknown: Sides<ExternalEngineName?> = Sides(dark: nil, light: nil),
    opening: @autoclosure () -> GameRecord
  ) {
    var game = found ?? .new
    if let loaded, found?.isUnderWay != true {
      game.record = loaded
      game.modes = SavedGame.new.modes
    } else if found == nil {
      game.record = opening()
    }
    asked = game.record == loaded ? nil : loaded
    for asked in found == nil ? [settings, options] : [options] {
      for side in Disk.allCases {
        game.modes[side] = asked.players[side]?.mode ?? game.modes[side]
        game.moveLimits[side] = asked.moveLimits[side] ?? game.moveLimits[side]
      }
    }
    notices = Disk.allCases.compactMap { side in
      guard options.players[side] == nil else { return nil }
      return unknown[side].map { .externalEngineUnknown(side, $0) }
    }
    self.game = game
  }
}

extension SavedGame {
  /// Whether it would be lost if another game took its place.
  var isUnderWay: Bool { record.position.outcome == nil && !record.isUntouched }
}
