import Canvas

extension Help {
  static let kind = Sheet.Kind.help
  static let needsRoom = true
  static let sharedKeys: SharedKeys = [.enter, .help]

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press, .help: return [.closeSheet]
    case .turnPage(let step):
      let pages =
        drawn?.shown(PageWindow.self, of: HelpTopic.self)
        ?? PageWindow(index: state.helpPage, count: 1)
      state.helpPage = (pages.index + step + pages.count) % pages.count
      return []
    default: return nil
    }
  }
}
