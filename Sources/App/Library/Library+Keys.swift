import Canvas
import Words

extension Library {
  static let kind = Sheet.Kind.library
  static let needsRoom = true
  static let sharedKeys: SharedKeys = [.help, .paste]
  static let contexts: [KeyContext] = [.sheet(.library), .typing(.library)]
  private static let lists = Set(contexts)

  var context: KeyContext { isTyping ? .typing(.library) : .sheet(.library) }

  static let openRow: ActionRow? =
    ActionRow(
      \.library.openKey, .study, [KeyGroup("V", .send(.sheetOpened(.library)), in: .played)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 24))

  static let rows = [
    ActionRow(
      \.library.gamesKeys, .study,
      [
        KeyGroup(
          .sign("↑", word: "Up"), [.up: .select(.up)], in: lists),
        KeyGroup(.sign("↓", word: "Down"), [.down: .select(.down)], in: lists),
        KeyGroup(
          .word("PgUp PgDn"),
          [.pageUp: .select(.pageUp), .pageDown: .select(.pageDown)], in: lists),
        KeyGroup(
          .word("Home End"), [.home: .select(.first), .end: .select(.last)], in: [.sheet(.library)]),
        KeyGroup(
          .word("wheel"), [.wheelUp: .scroll(.up), .wheelDown: .scroll(.down)], in: lists),
      ], shortCount: 2),
    ActionRow(
      \.library.reviewKey, .study,
      [
        KeyGroup(
          .word("Enter"), [.enter: .send(.library(.reviewRequested))], in: [.sheet(.library)])
      ],
      shortCount: 1, keyLine: KeyLinePlace(rank: 6)),
    ActionRow(
      \.library.filterKey, .study,
      [KeyGroup("/", .send(.library(.filterTyped(true))), in: [.sheet(.library)])], shortCount: 1,
      keyLine: KeyLinePlace(rank: 7)),
    ActionRow(
      \.library.foundKey, .study,
      [
        KeyGroup(
          .word("Enter"), [.enter: .send(.library(.filterTyped(false)))], in: [.typing(.library)])
      ],
      shortCount: 1,
      keyLine: KeyLinePlace(rank: 5)),
    ActionRow(
      \.library.removeKey, .study,
      [
        KeyGroup(
          .word("Delete"),
          [
            .delete: .send(.library(.removalRequested)),
            .backspace: .send(.library(.removalRequested)),
          ],
          in: [.sheet(.library)])
      ], shortCount: 1, keyLine: KeyLinePlace(rank: 20)),
  ]

  static func prepare(_ state: inout UIState) {
    state.libraryTop = 0
    state.filter = TextField("")
  }

  func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    guard isTyping, state.filter.handle(key) else { return nil }
    return [.send(.library(.filtered(state.filter.text)))]
  }

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .back where isTyping:
      state.filter = TextField("")
      return [.send(.library(.filtered(""))), .send(.library(.filterTyped(false)))]
    case .select(let step):
      let number = selection.moved(
        by: step, in: list.count, page: drawn?.shown(ListWindow.self, of: Self.self)?.rows)
      return [.send(.library(.selected(number)))]
    case .scroll(let step):
      return scroll(step, &state, in: drawn?.shown(ListWindow.self, of: Self.self))
    case .item(.library, let number):
      return [.send(.library(selection == number ? .reviewRequested : .selected(number)))]
    default: return nil
    }
  }

  /// Shows other games. The selected one stays on the screen.
  private func scroll(
    _ step: ListStep, _ state: inout UIState, in window: ListWindow?
  ) -> [Intent] {
    guard let window else { return [] }
    state.libraryTop = min(max(0, window.top + window.offset(of: step) * 3), window.lastTop)
    let shown = state.libraryTop...state.libraryTop + max(0, window.rows - 1)
    let number = min(max(selection, shown.lowerBound), shown.upperBound)
    return number == selection ? [] : [.send(.library(.selected(number)))]
  }
}
