import Canvas
import Texts
import Words

extension Openings {
  package static let needsRoom = true
  package static let sharedKeys: SharedKeys = [.help]

  package static let openRow: ActionRow? =
    ActionRow(
      \.openings.openKey, .study,
      [
        KeyGroup(
          "W", .send(.sheetOpened(.openings)), in: Set<KeyContext>.played.union(Set.sharing(.view)))
      ],
      shortCount: 1)

  package static let rows = [
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
        $0.viewedPlace == nil || $0.openings?.selectedMove == nil || $0.listedLine != nil ? 0 : 1
      }),
    ActionRow(
      \.openings.learnKey, .study,
      [KeyGroup("L", .send(.lineToggled()), in: [.sheet(.openings)])], shortCount: 1,
      keyLine: KeyLinePlace(.open) {
        $0.lineChoice() == nil || $0.listedLine != nil ? 0 : 1
      } label: {
        $0.learnedLine == nil ? nil : $1.openings.forget
      }),
    ActionRow(
      \.openings.linesKey, .study,
      [
        KeyGroup(
          .word("Tab"), [.tab: .feature(.openings, ErasedValue(ListChange.switched))],
          in: [.sheet(.openings)])
      ], shortCount: 1,
      keyLine: KeyLinePlace(.open) {
        $0.repertoire.lines.isEmpty ? 0 : 1
      } label: {
        $0.listedLine == nil ? nil : $1.openings.movesLabel
      }),
    ActionRow(
      \.openings.dropKey, .study,
      [
        KeyGroup(
          .word("Delete"), [.delete: .delete, .backspace: .delete], in: [.sheet(.openings)])
      ], shortCount: 1, keyLine: KeyLinePlace(.open) { $0.listedLine == nil ? 0 : 1 }),
  ]

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press where listedLine != nil: return [.send(.openings(.linesListed(nil)))]
    case .press: return press(in: app)
    case .delete: return app.listedLine.map { [.send(.lineDropped($0))] } ?? []
    case .send(.lineToggled()):
      return app.listedLine.map { [.send(.lineDropped($0))] } ?? toggleLine(&state, in: app)
    case .feature(_, let value) where value.value(as: ListChange.self) != nil:
      return switchList(&state, in: app)
    case .select(let step):
      let count = listedLine == nil ? lines.count : app.repertoire.lines.count
      let index = (listedLine ?? selection).moved(
        by: step, in: count, page: drawn?.shown(ListWindow.self, of: Self.self)?.rows)
      return [.send(.openings(.selected(index)))]
    case .item(.openings, let index):
      return listedLine == nil && selection == index
        ? press(in: app) : [.send(.openings(.selected(index)))]
    default: return nil
    }
  }

  private enum ListChange: Sendable, Hashable {
    /// From the moves to the person's lines, or back.
    case switched
  }

  /// The person can choose one of several lines.
  private func toggleLine(_ state: inout UIState, in app: App) -> [Intent] {
    switch app.lineChoice() {
    case .learn, .drop: return [.send(.lineToggled())]
    case .several: return switchList(&state, in: app)
    case nil:
      state.newRemark = Remark(NothingToLearn())
      return []
    }
  }

  /// Selects a line that goes through the position in view.
  private func switchList(_ state: inout UIState, in app: App) -> [Intent] {
    if listedLine != nil { return [.send(.openings(.linesListed(nil)))] }
    guard !app.repertoire.lines.isEmpty else {
      state.newRemark = Remark(NoLines())
      return []
    }
    let index = app.learnedLine.flatMap(app.repertoire.lines.firstIndex(of:)) ?? 0
    return [.send(.openings(.linesListed(index)))]
  }

  struct NoLines: FeatureRemark {
    func wording(in words: Words) -> Wording { words.openings.noLines }
    func holds(in app: App) -> Bool { app.repertoire.lines.isEmpty }
  }

  struct NothingToLearn: FeatureRemark {
    func wording(in words: Words) -> Wording { words.openings.nothingToLearn }
    func holds(in app: App) -> Bool { app.lineChoice() == nil }
  }

  /// Plays the selected line in the review if one is open.
  private func press(in app: App) -> [Intent] {
    let squares = app.viewedPlace == nil ? [] : selectedLine?.squares ?? []
    return [.closeSheet] + squares.map { .send(.review(.variationPlayed($0))) }
  }
}
