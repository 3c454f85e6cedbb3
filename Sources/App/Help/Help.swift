import Canvas
import GameSession

/// The help: the keys and the rules, in pages.
package struct Help: Feature {
  package enum Event: Sendable, Hashable {
    case turned(to: Int)
  }

  /// The page, from 0; a screen with fewer pages shows its last.
  package private(set) var page = 0

  package static func canLie(over kind: Sheet.Kind) -> Bool {
    kind != .help && kind.feature.sharedKeys.contains(.help)
  }

  package static func opened(in app: App) -> Help? { Help() }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .turned(let page): self.page = page
    }
    return []
  }
}

extension Help {
  package static let needsRoom = true
  package static let sharedKeys: SharedKeys = [.enter, .help]

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
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

extension Sheet.Kind {
  package static let help = Sheet.Kind(Help.self)
}

extension App.Event {
  package static func help(_ event: Help.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Help.self))
  }
}
