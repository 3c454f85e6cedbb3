import Canvas
import Link
import ReversiCore

extension PlayerList {
  static let kind = Sheet.Kind.players
  var sheet: Sheet { .players(self) }
  static let needsRoom = true
  static let sharedKeys: SharedKeys = [.arrows, .letters, .tab, .enter, .space]
  static let contexts: [KeyContext] = [.sheet(.players), .typing(.players)]
  var context: KeyContext { address == nil ? .sheet(.players) : .typing(.players) }

  func edit(_ key: Key) -> [Intent]? {
    guard var edited = address, edited.handle(key) else { return nil }
    return [.send(.players(.addressTyped(edited)))]
  }

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    if let address { return perform(action, &state, typed: address.text) }
    switch action {
    case .press: return choose(selection, &state)
    case .choosePlayer(let side, let mode):
      let player = PlayerSelection(side: side, mode: mode)
      return [.send(.players(.selected(player)))] + choose(player, &state)
    case .listPlayers: return [.closeSheet]
    case .move, .next, .previous:
      return [.send(.players(.selected(selection.moved(by: action, among: app.listedPlayers))))]
    default: return nil
    }
  }

  private func choose(_ player: PlayerSelection, _ state: inout UIState) -> [Intent] {
    player.mode.map { state.choose($0, for: player.side) }
      ?? [.send(.players(.addressTyped(TextField(""))))]
  }

  /// Does what an action means while the address is typed. Without one, the person hosts.
  private func perform(
    _ action: Action, _ state: inout UIState, typed text: String
  ) -> [Intent]? {
    switch action {
    case .press, .pressButton(.ok):
      if text.isEmpty { return [.meet(.host(side: selection.side.opponent))] }
      if let address = LinkAddress(text) { return [.meet(.join(address))] }
      state.newRemark = .noAddress
      return []
    case .pressButton, .back: return [.closeSheet]
    case .move, .next, .previous: return []
    default: return nil
    }
  }
}
