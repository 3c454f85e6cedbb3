import Archive
import Canvas
import GameSession
import Link
import ReversiCore

/// The list from which the person chooses who plays each side.
package struct Players: Feature {
  /// Something that has happened in the list.
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
  /// The typed text so far; nil unless the person has chosen a line that needs one.
  package private(set) var field: TextField?
  /// The person's results against the computer; nil as long as they are not counted.
  package internal(set) var results: GameSummary?
  /// The button that the person has selected, or nil.
  private var chosenButton: DialogButton?

  /// A list with a selected line.
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

  /// The buttons below what is typed, from left to right.
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

extension Sheet.Kind {
  package static let players = Sheet.Kind(Players.self)
}

extension App.Event {
  /// Something has happened in the list of players.
  package static func players(_ event: Players.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Players.self))
  }
}
