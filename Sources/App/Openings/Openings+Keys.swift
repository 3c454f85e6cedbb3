import Canvas
import Texts
import Words

extension Openings {
  static let needsRoom = true
  static let sharedKeys: SharedKeys = [.help]

  static let openRow: ActionRow? =
    ActionRow(
      \.openings.openKey, .study,
      [
        KeyGroup(
          "W", .send(.sheetOpened(.openings)), in: Set<KeyContext>.played.union(Set.sharing(.view)))
      ],
      shortCount: 1, keyLine: KeyLinePlace(.open))

  static let rows = [
    ActionRow(
      \.openings.movesKeys, .study,
      [
        KeyGroup(.sign("↑", word: "Up"), [.up: .select(.up)], in: [.sheet(.openings)]),
        KeyGroup(.sign("↓", word: "Down"), [.down: .select(.down)], in: [.sheet(.openings)]),
        KeyGroup(
          .word("PgUp PgDn"),
          [.pageUp: .select(.pageUp), .pageDown: .select(.pageDown)], in: [.sheet(.openings)]),
        KeyGroup(
          .word("Home End"), [.home: .select(.first), .end: .select(.last)], in: [.sheet(.openings)]
        ),
        KeyGroup(
          .word("wheel"), [.wheelUp: .select(.up), .wheelDown: .select(.down)],
          in: [.sheet(.openings)]),
      ], shortCount: 2),
    ActionRow(
      \.openings.playKey, .study,
      [KeyGroup(.word("Enter"), [.enter: .press], in: [.sheet(.openings)])],
      shortCount: 1,
      keyLine: KeyLinePlace(.open) {
        $0.viewedPlace == nil || $0.openings?.selectedMove == nil ? 0 : 1
      }),
    ActionRow(
      \.openings.learnKey, .study,
      [KeyGroup("L", .send(.lineToggled()), in: [.sheet(.openings)])], shortCount: 1,
      keyLine: KeyLinePlace(.open) {
        $0.line() == nil ? 0 : 1
      } label: {
        $0.learnedSide == nil ? nil : $1.openings.forget
      }),
  ]

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press: return press(in: app)
    case .send(.lineToggled()) where app.line() == nil:
      state.newRemark = Remark(NothingToLearn())
      return []
    case .select(let step):
      let index = selection.moved(
        by: step, in: lines.count, page: drawn?.shown(ListWindow.self, of: Self.self)?.rows)
      return [.send(.openings(.selected(index)))]
    case .item(.openings, let index):
      return selection == index ? press(in: app) : [.send(.openings(.selected(index)))]
    default: return nil
    }
  }

  /// The remark that the line to the position in view has nothing to know.
  struct NothingToLearn: FeatureRemark {
    func wording(in words: Words) -> Wording { words.openings.nothingToLearn }
    func holds(in app: App) -> Bool { app.line() == nil }
  }

  /// Closes the list, and plays the selected line in the review if one is open.
  private func press(in app: App) -> [Intent] {
    let squares = app.viewedPlace == nil ? [] : selectedLine?.squares ?? []
    return [.closeSheet] + squares.map { .send(.review(.variationPlayed($0))) }
  }
}
