import Analysis
import Canvas
import ReversiCore
import Words

extension Menu {
  package static let needsRoom = true
  package static let sharedKeys: SharedKeys = [.arrows, .letters, .tab, .enter, .space, .help]

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    let count = entries(in: app).count
    return switch action {
    // A list that begins another game must have been seen.
    case .press where list == .newGame && drawn?.shown(List.self, of: List.self) != list: []
    case .press: choose(selection, &state, in: app, drawn)
    case .item(_, let number): choose(number, &state, in: app, drawn)
    case .move(.up), .previous: select(max(0, selection - 1))
    case .move(.down), .next: select(min(count - 1, selection + 1))
    case .move: []
    default: nil
    }
  }

  private func select(_ number: Int) -> [Intent] { [.send(.menu(.selected(number)))] }

  /// The list closes before the entry acts.
  private func choose(
    _ number: Int, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent] {
    let entries = entries(in: app)
    guard entries.indices.contains(number) else { return [] }
    if entries[number] == .twoPeople { state.hasSwitchedModes = true }
    guard let action = entries[number].action(in: app) else { return [.closeSheet] }
    return [.closeSheet] + state.respond(to: action, in: .board, app, drawn, isColumnH: false)
  }

  /// Whether a key selects or chooses an entry.
  static func usesKey(_ key: Key) -> Bool {
    switch ActionTable.action(for: key, in: .sheet(.menu)) {
    case .move?, .press?: true
    default: false
    }
  }

  /// Chooses the entry with a letter; nil if there is none.
  func chooseEntry(
    for key: Key, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    entries(in: app).firstIndex { $0.letter.map { .character($0) == key } ?? false }
      .map { choose($0, &state, in: app, drawn) }
  }
}

extension Menu.Entry {
  /// The letter that chooses it in its list. In the menu, the keys of the game do.
  fileprivate var letter: Character? {
    switch self {
    case .again: "n"
    case .swapSides: "s"
    default: nil
    }
  }

  /// Nil closes the list.
  package func action(in app: App) -> Action? {
    switch self {
    case .goOn, .cancel: nil
    case .practice: .send(.opened(Sheet(Menu(.practice))))
    case .subject(let subject):
      .intents([.send(.sheetOpened(.practice)), .send(.practice(.chosen(subject)))])
    case .todaysEnding:
      app.todaysEnding.map {
        .intents([.send(.sheetOpened(.practice)), .send(.practice(.endingChosen($0)))])
      }
    case .again: .send(.gameBegun(.again))
    case .swapSides: .send(.gameBegun(.swapped))
    case .twoPeople: .send(.gameBegun(.reset))
    default: keyAction
    }
  }

  /// What the key beside it does in the game.
  private var keyAction: Action? {
    switch self {
    case .takeBack: .send(.game(.undoRequested))
    case .hint: .send(.game(.hintRequested))
    case .moveNow: .send(.game(.moveNowRequested))
    case .evaluation: .send(.evaluationToggled)
    case .newGame: .openNewGame
    case .players: .send(.sheetOpened(.players))
    case .setUp: .send(.sheetOpened(.setUp))
    case .review: .send(.sheetOpened(.review))
    case .practice: .send(.sheetOpened(.practice))
    case .openings: .send(.sheetOpened(.openings))
    case .library: .send(.sheetOpened(.library))
    case .save: .send(.sheetOpened(.transcriptName))
    case .coach: .switchCoach
    case .help: .send(.sheetOpened(.help))
    case .quit: .intent(.quit)
    case .goOn, .cancel, .again, .swapSides, .twoPeople, .subject, .todaysEnding: nil
    }
  }

  /// The key that does the same without the menu, or in its list.
  package func key(in words: Words) -> String? {
    if self == .goOn || self == .cancel { return KeyName.word("Esc").text(in: words) }
    if let letter { return String(letter) }
    return keyAction.flatMap { ActionTable.key(for: $0)?.name.shown(in: words) }
  }
}

extension Action {
  package static let openNewGame = Action.send(.opened(Sheet(Menu(.newGame))))
}
