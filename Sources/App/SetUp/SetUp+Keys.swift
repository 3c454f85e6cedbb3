import Canvas
import Notation
import ReversiCore
import Words

extension SetUp {
  package static let hasBoard = true
  package static let sharedKeys: SharedKeys = [.arrows, .letters, .help]

  package static let openRow: ActionRow? =
    ActionRow(
      \.setUp.openKey, .position, [KeyGroup("m", .send(.sheetOpened(.setUp)), in: .played)],
      shortCount: 1)

  package static let rows = [
    ActionRow(
      \.setUp.playKey, .position,
      [KeyGroup(.word("Enter"), [.enter: .send(.setUp(.playRequested))], in: [.sheet(.setUp)])],
      shortCount: 1, keyLine: KeyLinePlace(.main)),
    ActionRow(
      \.setUp.squareKeys, .position,
      [
        KeyGroup(.word("Space"), [.character(" "): .press], in: [.sheet(.setUp)]),
        KeyGroup(
          .word("Delete"), [.delete: .delete, .backspace: .delete], in: [.sheet(.setUp)]),
      ], shortCount: 2, keyLine: KeyLinePlace(.work)),
    ActionRow(
      \.setUp.clearKey, .position,
      [KeyGroup("z", .send(.setUp(.edited(.clear))), in: [.sheet(.setUp)])],
      shortCount: 1),
    ActionRow(
      \.setUp.startKey, .position,
      [KeyGroup("s", .send(.setUp(.edited(.setNewGame))), in: [.sheet(.setUp)])],
      shortCount: 1),
    ActionRow(
      \.setUp.colorsKey, .position,
      [KeyGroup("~", .send(.setUp(.edited(.swapColors))), in: [.sheet(.setUp)])],
      shortCount: 1),
    ActionRow(
      \.setUp.sideKey, .position,
      [KeyGroup(.word("Tab"), [.tab: .send(.setUp(.edited(.switchSide)))], in: [.sheet(.setUp)])],
      shortCount: 1),
  ]

  package func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    guard case .paste(let text) = key else { return nil }
    do {
      let game = try GameText.game(in: text)
      if let turn = game.assumedTurn { state.notices.post(.turnAssumed(turn)) }
      let position = game.record.position
      return [.send(.setUp(.edited(.set(position.board, position.turn ?? .dark))))]
    } catch {
      state.notices.post(.pasteRefused(error))
      return []
    }
  }

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press: return [.send(.setUp(.edited(.cycle(state.cursor))))]
    case .delete: return [.send(.setUp(.edited(.put(nil, on: state.cursor))))]
    case .choose(let square):
      state.cursor = square
      return [.send(.setUp(.edited(.cycle(square))))]
    default: return nil
    }
  }
}
