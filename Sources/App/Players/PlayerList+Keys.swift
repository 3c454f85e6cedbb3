import Canvas

extension PlayerList {
  static let kind = Sheet.Kind.players
  static let needsRoom = true
  static let sharedKeys: SharedKeys = [.arrows, .letters, .tab, .enter, .space]

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press:
      let player = state.selectedPlayer(in: app)
      return state.choose(player.mode, for: player.side)
    case .choosePlayer(let side, let mode): return state.choose(mode, for: side)
    case .listPlayers: return [.closeSheet]
    case .move, .next, .previous:
      state.chosenPlayer = state.selectedPlayer(in: app).moved(by: action, among: app.engines)
      return []
    default: return nil
    }
  }
}
