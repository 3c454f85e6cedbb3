import Canvas
import GameSession
import Link
import ReversiCore
import Texts
import Words

extension Players {
  package static let needsRoom = true
  package static let sharedKeys: SharedKeys = [.letters, .tab, .space, .help]
  package static let contexts: [KeyContext] = [.sheet(.players), .typing(.players)]
  package var isTyping: Bool { field != nil }

  package static let rows = [
    ActionRow(
      \.players.chooseKey, .play,
      [KeyGroup(.word("Enter"), [.enter: .press], in: Set(contexts))], shortCount: 1,
      keyLine: KeyLinePlace(.main)),
    ActionRow(
      \.players.linesKeys, .play,
      [
        KeyGroup(
          .word("arrows"),
          [.up: .move(.up), .down: .move(.down), .left: .move(.left), .right: .move(.right)],
          in: Set(contexts))
      ], shortCount: 1, keyLine: KeyLinePlace(.main)),
  ]

  package func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    guard var edited = field, edited.handle(key) else { return nil }
    return [.send(.players(.typed(edited)))]
  }

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    if let field { return respondTyping(to: action, &state, typed: field.text) }
    switch action {
    case .press where selection.choice == .level: return [.closeSheet]
    case .press: return choosePlayer(selection, &state, in: app)
    case .changeLevel(let side, by: let step):
      return changeLevel(of: side, by: step, &state, in: app)
    case .move(.left) where selection.choice == .level:
      return changeLevel(by: -1, &state, in: app)
    case .move(.right) where selection.choice == .level:
      return changeLevel(by: 1, &state, in: app)
    case .feature(_, let player):
      return player.value(as: PlayerSelection.self).map {
        [.send(.players(.selected($0)))] + choosePlayer($0, &state, in: app)
      }
    case .move, .next, .previous:
      return [.send(.players(.selected(selection.moved(by: action, among: app.playerChoices))))]
    default: return nil
    }
  }

  /// The page shows the level, so that no remark needs to tell it.
  private func changeLevel(
    of side: Disk? = nil, by step: Int, _ state: inout UIState, in app: App
  ) -> [Intent] {
    let side = side ?? levelSide(in: app)
    let intents = state.changeLevels(of: side, by: step, in: app)
    if side != nil { state.newRemark = nil }
    return intents
  }

  private func choosePlayer(
    _ line: PlayerSelection, _ state: inout UIState, in app: App
  ) -> [Intent] {
    switch line.choice {
    case .mode(.otherPerson): [.send(.players(.typed(TextField(""))))]
    case .mode(let mode): state.give(line.side, to: mode)
    case .level: []
    case .name:
      [
        .send(
          .players(
            .typed(TextField(app.game.names[line.side] ?? "", isSuggestion: true))))
      ]
    }
  }

  private func respondTyping(
    to action: Action, _ state: inout UIState, typed text: String
  ) -> [Intent]? {
    switch action {
    case .press: return press(button, &state, typed: text)
    case .pressButton(let button): return press(button, &state, typed: text)
    case .back: return [.closeSheet]
    case .next, .previous:
      let index = (buttons.firstIndex(of: button) ?? 0) + (action == .next ? 1 : buttons.count - 1)
      return [.send(.players(.buttonSelected(buttons[index % buttons.count])))]
    case .move: return []
    default: return nil
    }
  }

  private func press(
    _ button: DialogButton, _ state: inout UIState, typed text: String
  ) -> [Intent] {
    switch button {
    case .ok: return [.send(.game(.named(selection.side, text))), .closeSheet]
    case .host:
      if let name = text.isEmpty ? .standard : LinkName(text) {
        return [.meet(.host(side: selection.side.opponent, name: name))]
      }
    case .join:
      if let address = LinkAddress(text) { return [.meet(.join(address))] }
    default: return [.closeSheet]
    }
    state.newRemark = Remark(NoAddress())
    return []
  }
}

extension Action {
  package static func choosePlayer(_ line: PlayerSelection) -> Action {
    .feature(.players, ErasedValue(line))
  }
}

extension DialogButton {
  /// Waits for another person.
  package static let host = DialogButton(label: \.twoPeople.hostButton)
  /// Joins another person.
  package static let join = DialogButton(label: \.twoPeople.joinButton)
}

struct NoAddress: FeatureRemark {
  func wording(in words: Words) -> Wording { words.twoPeople.noAddress }
}

extension UIState {
  /// Makes computers stronger or weaker, as far as there are levels.
  mutating func changeLevels(
    of side: Disk?, by step: Int, in app: App
  ) -> [Intent] {
    let sides = [Disk.dark, .light].filter {
      app.game.modes[$0].isComputed && (side == nil || side == $0)
    }
    if sides.isEmpty { return changeLevelsOffered(by: step, in: app) }
    let moveLimits = sides.map {
      app.game.moveLimits[$0].raised(by: step) ?? app.game.moveLimits[$0]
    }
    let intents = zip(sides, moveLimits).flatMap { change($0, to: $1, in: app) }
    // There is no room for two different names.
    if sides.count > 1 {
      newRemark = Set(moveLimits).count > 1 ? nil : moveLimits[0].level.map { .level(nil, $0) }
    }
    return intents
  }

  /// Changes the level that the computer will have, on either side, while it is offered.
  private mutating func changeLevelsOffered(by step: Int, in app: App) -> [Intent] {
    guard app.isStart, let side = app.sideOffered else {
      newRemark = .noComputer
      return []
    }
    let moveLimit = app.game.moveLimits[side].raised(by: step) ?? app.game.moveLimits[side]
    return [Disk.dark, .light].flatMap { change($0, to: moveLimit, in: app) }
  }

  mutating func change(
    _ side: Disk, to moveLimit: MoveLimit, in app: App
  ) -> [Intent] {
    newRemark = moveLimit.level.map { .level(side, $0) }
    return moveLimit == app.game.moveLimits[side]
      ? [] : [.send(.game(.moveLimitChanged(side, moveLimit)))]
  }
}
