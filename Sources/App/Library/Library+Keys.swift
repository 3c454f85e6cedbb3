import Canvas
import Notation
import Words

extension Library {
  package static let needsRoom = true
  package static let sharedKeys: SharedKeys = [.help, .paste]
  package static let contexts: [KeyContext] = [.sheet(.library), .typing(.library)]
  private static let lists = Set(contexts)

  package static let openRow: ActionRow? =
    ActionRow(
      \.library.openKey, .study, [KeyGroup("V", .send(.sheetOpened(.library)), in: .played)],
      shortCount: 1)

  package static let rows = [
    ActionRow(
      \.library.reviewKey, .study,
      [
        KeyGroup(
          .word("Enter"), [.enter: .send(.library(.reviewRequested))], in: [.sheet(.library)])
      ],
      shortCount: 1, keyLine: KeyLinePlace(.main) { $0.library?.list.count == 0 ? 0 : 1 }),
    ActionRow(
      \.library.filterKey, .study,
      [KeyGroup("/", .send(.library(.filterTyped(true))), in: [.sheet(.library)])], shortCount: 1,
      keyLine: KeyLinePlace(.main)),
    ActionRow(
      \.library.foundKey, .study,
      [
        KeyGroup(
          .word("Enter"), [.enter: .send(.library(.filterTyped(false)))], in: [.typing(.library)])
      ],
      shortCount: 1,
      keyLine: KeyLinePlace(.main)),
    ActionRow(
      \.library.removeKey, .study,
      [
        KeyGroup(
          .word("Delete"),
          [
            .delete: .delete, .backspace: .delete,
          ],
          in: [.sheet(.library)])
      ], shortCount: 1, keyLine: KeyLinePlace(.game) { $0.library?.list.count == 0 ? 0 : 1 }),
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
  ]

  package var skip: [Intent] { isReplaying ? [.send(.library(.replayEnded))] : [] }

  package func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    var edited = field
    guard isTyping else { return paste(key, &state) }
    return edited.handle(key) ? [.send(.library(.filtered(edited)))] : nil
  }

  /// Offers a pasted game for the library; nil for another key, and for several games or none,
  /// which are read as on the board.
  private func paste(_ key: Key, _ state: inout UIState) -> [Intent]? {
    guard case .paste(let text) = key, case let games = GameText.games(in: text),
      games.count == 1, let game = try? games[0].get()
    else { return nil }
    // A position has no moves to keep.
    guard !game.record.plies.isEmpty else {
      state.newRemark = .noPaste
      return []
    }
    if let turn = game.assumedTurn { state.notices.post(.turnAssumed(turn)) }
    return [.send(.additionRequested([game]))]
  }

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    let window = drawn?.shown(ListWindow.self, of: Self.self)
    switch action {
    case .back where isTyping:
      return [.send(.library(.filtered(TextField("")))), .send(.library(.filterTyped(false)))]
    case .select(let step):
      return select(selection.moved(by: step, in: list.count, page: window?.rows), in: window)
    case .scroll(let step): return scroll(step, in: window)
    case .delete: return [.send(.library(.removalRequested))]
    case .item(.library, let number):
      return selection == number
        ? [.send(.library(.reviewRequested))] : select(number, in: window)
    default: return nil
    }
  }

  /// The list stays where the person sees it, if the game is shown there.
  private func select(_ number: Int, in window: ListWindow?) -> [Intent] {
    [.send(.library(.scrolled(to: window?.top ?? top))), .send(.library(.selected(number)))]
  }

  /// The selected game stays on the screen.
  private func scroll(_ step: ListStep, in window: ListWindow?) -> [Intent] {
    guard let window else { return [] }
    let top = min(max(0, window.top + (step == .up ? -3 : 3)), window.lastTop)
    let number = min(max(selection, top), top + max(0, window.rows - 1))
    return [.send(.library(.scrolled(to: top)))]
      + (number == selection ? [] : [.send(.library(.selected(number)))])
  }
}
