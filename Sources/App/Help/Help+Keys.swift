import Canvas

extension Help {
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
        ?? PageWindow(index: page, count: 1)
      return [.send(.help(.turned(to: (pages.index + step + pages.count) % pages.count)))]
    default: return nil
    }
  }
}
