import Canvas

extension PlayerList {
  static let kind = Sheet.Kind.players
  var sheet: Sheet { .players(self) }
  static let needsRoom = true
  static let sharedKeys: SharedKeys = [.arrows, .letters, .tab, .enter, .space]

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press:
      return state.choose(selection.mode, for: selection.side)
    case .choosePlayer(let side, let mode):
      return [.send(.players(.selected(PlayerSelection(side: side, mode: mode))))]
        + state.choose(mode, for: side)
    case .listPlayers: return [.closeSheet]
    case .move, .next, .previous:
      return [.send(.players(.selected(selection.moved(by: action, among: app.engines))))]
    default: return nil
    }
  }
}
