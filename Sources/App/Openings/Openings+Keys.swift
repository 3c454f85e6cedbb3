import Canvas
import GameSession
import ReversiCore
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
      \.openings.playKey, .study,
      [KeyGroup(.word("Enter"), [.enter: .press], in: [.sheet(.openings)])],
      shortCount: 1,
      keyLine: KeyLinePlace(.main) {
        $0.openings?.selectedMove == nil && $0.listedLine == nil ? 0 : 1
      } label: {
        $0.listedLine == nil ? nil : $1.openings.showLabel
      }),
    ActionRow(
      \.openings.onKeys, .study,
      [
        KeyGroup(.sign("→", word: "Right"), [.right: step(.on)], in: [.sheet(.openings)]),
        KeyGroup(.sign("←", word: "Left"), [.left: step(.back)], in: [.sheet(.openings)]),
      ], shortCount: 2, keyLine: KeyLinePlace(.work) { $0.listedLine == nil ? 2 : 0 }),
    ActionRow(
      \.openings.learnKey, .study,
      [KeyGroup("L", .send(.lineToggled()), in: [.sheet(.openings)])], shortCount: 1,
      keyLine: KeyLinePlace(.work) {
        $0.lineChoice() == nil && $0.listedLine == nil ? 0 : 1
      } label: {
        $0.learnedLine == nil && $0.listedLine == nil ? nil : $1.openings.dropLabel
      }),
    ActionRow(
      \.openings.linesKey, .study,
      [KeyGroup(.word("Tab"), [.tab: step(.toLines)], in: [.sheet(.openings)])], shortCount: 1),
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
  ]

  /// Where the person goes from the list.
  package enum Step: Sendable, Hashable {
    /// To the moves after the selected line.
    case on
    /// To the moves one move earlier.
    case back
    /// To the person's lines, or from there to the moves.
    case toLines
  }

  package static func step(_ step: Step) -> Action { .feature(.openings, ErasedValue(step)) }

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press: return press(&state, in: app)
    case .back where listedLine != nil: return [.send(.openings(.linesListed(nil)))]
    case .send(.lineToggled()):
      return app.listedLine.map { [.send(.lineDropped($0))] } ?? toggleLine(&state, in: app)
    case .feature(_, let value): return value.value(as: Step.self).map { go($0, &state, in: app) }
    case .select(let step):
      let count = listedLine == nil ? lines.count : app.repertoire.lines.count
      let index = (listedLine ?? selection).moved(
        by: step, in: count, page: drawn?.shown(ListWindow.self, of: Self.self)?.rows)
      return [.send(.openings(.selected(index)))]
    case .item(.openings, let index):
      return (listedLine ?? selection) == index
        ? press(&state, in: app) : [.send(.openings(.selected(index)))]
    default: return nil
    }
  }

  private func go(_ step: Step, _ state: inout UIState, in app: App) -> [Intent] {
    switch step {
    case .toLines: return switchList(&state, in: app)
    case .on:
      if let selectedRecord = app.listedLine?.game ?? selectedRecord {
        return walk(to: selectedRecord)
      }
      state.newRemark = Remark(NoMove())
    case .back:
      if listedLine != nil { return switchList(&state, in: app) }
      if let before = record.beforeLastMove { return walk(to: before.record, before.square) }
      state.newRemark = Remark(NoMoveBefore())
    }
    return []
  }

  private func walk(to record: GameRecord, _ square: Square? = nil) -> [Intent] {
    [.send(.openings(.walked(to: record, selecting: square)))]
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

  /// Selects a line that goes through the selected move.
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

  struct NoMove: FeatureRemark {
    func wording(in words: Words) -> Wording { words.openings.empty }
    func holds(in app: App) -> Bool { app.openings?.selectedMove == nil }
  }

  struct NoMoveBefore: FeatureRemark {
    func wording(in words: Words) -> Wording { words.openings.noMoveBefore }
    func holds(in app: App) -> Bool { app.openings?.record.beforeLastMove == nil }
  }

  /// Plays the selected line in the review if one is open, else in the game; a line of the
  /// person's is shown among the moves.
  private func press(_ state: inout UIState, in app: App) -> [Intent] {
    if let before = app.listedLine?.game.beforeLastMove {
      return walk(to: before.record, before.square)
    }
    guard let line = selectedRecord else {
      if isComplete, record.standing > 0 { return walk(to: record.standing(at: 0)) }
      state.newRemark = Remark(NoMove())
      return []
    }
    if app.viewedPlace != nil {
      let shared = line.sharedPlies(with: origin)
      return [.closeSheet, .send(.review(.moved(to: shared)))]
        + line.plies.dropFirst(shared).compactMap(\.square).map {
          .send(.review(.variationPlayed($0)))
        }
    }
    if let square = line.lastMove?.square, app.game.choices.contains(square),
      line.standing == app.game.record.standing + 1, line.continues(app.game.record)
    {
      return [.closeSheet, .send(.game(.squareChosen(square)))]
    }
    return [.send(.openings(.playRequested))]
  }
}

extension GameRecord.Ply {
  fileprivate var square: Square? { if case .place(let move) = self { move.square } else { nil } }
}
