import Analysis
import Archive
import Canvas
import GameSession
import Link
import ReversiCore

/// The list from which the person chooses who plays each side.
package struct Players: Feature {
  package enum Event: Sendable, Hashable {
    /// The person selected a line.
    case selected(PlayerSelection)
    /// The person types what the selected line needs: a name, or where the other person is.
    case typed(TextField)
    /// The person selected a button below what is typed.
    case buttonSelected(DialogButton)
  }

  /// The line that Enter chooses.
  package private(set) var selection: PlayerSelection
  /// The typed text; nil unless the person has chosen a line that needs one.
  package private(set) var field: TextField?
  /// The person's results against the computer; nil until they are counted.
  package internal(set) var results: GameSummary?
  private var chosenButton: DialogButton?

  init(selection: PlayerSelection) { self.selection = selection }

  /// The list with the player of the side to move selected.
  package static func opened(in app: App) -> Players? {
    let side = app.game.position.turn ?? .dark
    let player = PlayerSelection(side: side, mode: app.game.modes[side])
    return Players(selection: player)
  }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .selected(let line): (selection, field, chosenButton) = (line, nil, nil)
    case .typed(let text): if needsText { field = text }
    case .buttonSelected(let button): chosenButton = button
    }
    return []
  }

  private var needsText: Bool {
    switch selection.choice {
    case .mode(.otherPerson), .name: true
    case .mode, .level: false
    }
  }

  /// The side whose computer has the level below the list: the selected one if it plays there; nil
  /// if none plays.
  package func levelSide(in app: App) -> Disk? {
    [selection.side, selection.side.opponent].first { app.game.modes[$0].isComputed }
  }

  package var buttons: [DialogButton] {
    selection.choice == .name ? [.cancel, .ok] : [.cancel, .host, .join]
  }

  /// The button that Enter presses. A text that can only be an address joins.
  package var button: DialogButton {
    if let chosenButton { return chosenButton }
    guard selection.choice != .name, let text = field?.text else { return .ok }
    return text.isEmpty || LinkName(text) != nil ? .host : .join
  }
}

extension Players {
  /// The count of the person's results against the levels, as the archive has them now.
  package struct CountResults: WantedJob {
    package typealias Reply = GameSummary

    package func deliver(_ results: GameSummary, to app: inout App) -> [App.Effect] {
      app[Players.self]?.results = results
      app[Menu.self]?.results = results
      return []
    }
  }

  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    results == nil ? [CountResults()] : []
  }
}

extension Sheet.Kind {
  package static let players = Sheet.Kind(Players.self)
}

extension App.Event {
  package static func players(_ event: Players.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Players.self))
  }
}

/// A line in the list of players, for one of both sides.
package struct PlayerSelection: Sendable, Hashable {
  package enum Choice: Sendable, Hashable {
    /// This mode for the side.
    case mode(Mode)
    /// The name of the person who plays the side.
    case name
    /// The level of the computer, below both sides' players.
    case level
  }

  package var side: Disk
  package var choice: Choice

  package init(side: Disk, choice: Choice) {
    self.side = side
    self.choice = choice
  }

  package init(side: Disk, mode: Mode) { self.init(side: side, choice: .mode(mode)) }

  /// Up and down lead to the side's other lines; everything else that moves leads to the other
  /// side.
  func moved(by action: Action, among choices: [Choice]) -> PlayerSelection {
    let index = choices.firstIndex(of: choice) ?? 0
    var moved = self
    switch action {
    case .move(.up): moved.choice = choices[max(0, index - 1)]
    case .move(.down): moved.choice = choices[min(choices.count - 1, index + 1)]
    case .move(.left): moved.side = .dark
    case .move(.right): moved.side = .light
    case .next, .previous: moved.side = side.opponent
    default: break
    }
    return moved
  }
}

extension App {
  /// The list of players. Two people who play from two programs need nobody else, and have their
  /// names.
  package var listedPlayers: [PlayerSelection.Choice] {
    let friend: [Mode] = twoPeople == nil ? [.otherPerson] : []
    let modes = [.manual, .computer] + friend + game.engines.map { Mode.externalEngine($0) }
    return modes.map { .mode($0) } + (twoPeople == nil ? [.name] : [])
  }

  /// What can be chosen: the players, and the level if a computer plays.
  var playerChoices: [PlayerSelection.Choice] {
    let hasLevel = Disk.allCases.contains { game.modes[$0].isComputed }
    return listedPlayers + (hasLevel ? [.level] : [])
  }
}

/// The tally of the last games against a level says whether the level still suits the person.
extension LevelRequest: WantedJob {
  package typealias Reply = LevelTally

  package func deliver(_ earlier: LevelTally, to app: inout App) -> [App.Effect] {
    app.tally = nil
    let won = earlier.won + 1
    guard earlier.isComplete, won >= LevelTally.enough else { return [] }
    app.game.outgrownLevels.insert(level)
    return [.announce(.levelOutgrown(level, won: won)), .game(.save(app.game.saved))]
  }
}

extension App {
  /// Nil if the person did not beat a level, if it is the strongest, or if the person knows
  /// already.
  private var tallyOfBeatenLevel: LevelRequest? {
    guard case .win(let side, _)? = game.position.outcome, game.phase == .over,
      game.modes[side] == .manual, game.modes[side.opponent] == .computer,
      game.course.exclusions(for: side).isEmpty,
      case .level(let level) = game.saved.player(of: side.opponent),
      level != .strongest, !game.outgrownLevels.contains(level), let identity = game.identity
    else { return nil }
    return LevelRequest(level: level, game: identity)
  }

  mutating func followLevels(hasEnded: Bool) {
    if hasEnded {
      tally = tallyOfBeatenLevel
    } else if tally != nil, tally != tallyOfBeatenLevel {
      tally = nil
    }
  }
}
