import Canvas
import GameSession

/// The help: the keys, the rules and the marks, in pages. Each key can be chosen.
package struct Help: Feature {
  package enum Event: Sendable, Hashable {
    case turned(to: Int)
    case selected(Int)
  }

  /// The page, from 0; a screen with fewer pages shows its last.
  package private(set) var page = 0
  /// The number of the key on the page that Enter does, from 0; nil as long as none is chosen.
  package private(set) var selection: Int?

  package static func canLie(over kind: Sheet.Kind) -> Bool {
    kind != .help && kind.feature.sharedKeys.contains(.help)
  }

  package static func opened(in app: App) -> Help? { Help() }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .turned(let page): (self.page, selection) = (page, nil)
    case .selected(let number): selection = number
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
    let window = drawn?.shown(HelpWindow.self, of: HelpTopic.self)
    let actions = window?.actions ?? []
    switch action {
    case .press:
      // Enter itself does on the page what its button says.
      guard let selection, actions.indices.contains(selection), actions[selection] != .press else {
        return [.closeSheet]
      }
      let context = KeyContext(behindHelp: app)
      return [.closeSheet]
        + state.respond(to: actions[selection], in: context, app, drawn, isColumnH: false)
    case .next: return turn(by: 1, window)
    case .previous: return turn(by: -1, window)
    case .move(.down) where !actions.isEmpty:
      return select(selection.map { min($0 + 1, actions.count - 1) } ?? 0)
    case .move(.up): return select(max(0, (selection ?? 0) - 1))
    default: return nil
    }
  }

  private func select(_ number: Int) -> [Intent] { [.send(.help(.selected(number)))] }

  private func turn(by step: Int, _ window: HelpWindow?) -> [Intent] {
    let count = window?.count ?? 1
    let page = ((window?.index ?? page) + step + count) % count
    return [.send(.help(.turned(to: page)))]
  }
}

/// The page of the help that is shown, out of several.
package struct HelpWindow: Sendable, Hashable {
  /// The page's number, from 0.
  let index: Int
  /// The number of pages, at least 1.
  let count: Int
  /// What the keys on the page do that can be chosen.
  let actions: [Action]

  package init(index: Int, count: Int, actions: [Action]) {
    self.index = index
    self.count = count
    self.actions = actions
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
