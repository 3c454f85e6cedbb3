import Canvas

extension Help {
  package static let needsRoom = true
  package static let sharedKeys: SharedKeys = [.enter, .help]

  package func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press: [.closeSheet]
    case .next: turn(by: 1, drawn)
    case .previous: turn(by: -1, drawn)
    default: nil
    }
  }

  private func turn(by step: Int, _ drawn: DrawnControls?) -> [Intent] {
    let pages =
      drawn?.shown(PageWindow.self, of: HelpTopic.self) ?? PageWindow(index: page, count: 1)
    return [.send(.help(.turned(to: (pages.index + step + pages.count) % pages.count)))]
  }
}
