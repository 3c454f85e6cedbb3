import Canvas
import ReversiCore
import Texts
import Words

extension Practice {
  package static let hasBoard = true
  package static let sharedKeys: SharedKeys = [.arrows, .letters, .tab, .help]

  package static let openRow: ActionRow? =
    ActionRow(
      \.practice.openKey, .study, [KeyGroup("P", .send(.sheetOpened(.practice)), in: .played)],
      shortCount: 1)

  package static let rows = [
    ActionRow(
      \.practice.answerKey, .study,
      [
        KeyGroup(.word("Enter"), [.enter: .press], in: [.sheet(.practice)]),
        KeyGroup(.word("Space"), [.character(" "): .press], in: [.sheet(.practice)]),
      ], shortCount: 1,
      keyLine: KeyLinePlace(.main) {
        $0.practice.map { !$0.choices.isEmpty || $0.verdict != nil || $0.isOver } == true ? 1 : 0
      } label: {
        $0.practice?.isOver == true
          ? $1.practice.toGame : $0.practice?.verdict == nil ? nil : $1.practice.nextExercise
      }),
    ActionRow(
      \.practice.hintKey, .study,
      [KeyGroup("i", .send(.practice(.hintRequested)), in: [.sheet(.practice)])], shortCount: 1,
      keyLine: KeyLinePlace(.main) {
        $0.practice?.exercise?.hasHint == true && $0.practice?.verdict == nil ? 1 : 0
      }),
    ActionRow(
      \.practice.showKey, .study,
      [KeyGroup(".", .send(.practice(.answerRequested)), in: [.sheet(.practice)])], shortCount: 1),
    ActionRow(
      \.practice.lineKeys, .study,
      [
        KeyGroup(">", .send(.practice(.lineStepped(by: 1))), in: [.sheet(.practice)]),
        KeyGroup("<", .send(.practice(.lineStepped(by: -1))), in: [.sheet(.practice)]),
      ], shortCount: 2,
      keyLine: KeyLinePlace(.main) { $0.practice?.verdict == nil ? 0 : 1 }),
  ]

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press where isOver: return [.closeSheet]
    case .press where choices.isEmpty: return [.send(.practice(.nextRequested))]
    // An exercise must have been seen.
    case .press where drawn?.shown(Position.self, of: Self.self) != exercise?.position: return []
    case .press: return answer(state.cursor, &state, in: app)
    case .choose(let square): return answer(square, &state, in: app)
    case _ where action == .send(.practice(.hintRequested)) && lacksHint:
      state.newRemark = Remark(NoHint())
      return []
    default: return nil
    }
  }

  private var lacksHint: Bool { verdict == nil && exercise?.hasHint != true }

  package func choices(in app: App) -> SquareSet? { choices }

  private func answer(_ square: Square, _ state: inout UIState, in app: App) -> [Intent] {
    state.cursor = square
    state.newRemark = remark(choosing: square, in: app)
    return state.newRemark == nil ? [.send(.practice(.answered(square)))] : []
  }

  package func remark(choosing square: Square, in app: App) -> Remark? {
    guard case .asking(let exercise) = state else { return nil }
    if square == exercise.firstTry?.answer { return Remark(TriedBefore(square: square)) }
    return Remark(choosing: square, in: exercise.position)
  }
}

struct TriedBefore: FeatureRemark {
  let square: Square

  func wording(in words: Words) -> Wording { words.practice.triedBefore(square.description) }

  func holds(in app: App) -> Bool { app.practice?.exercise?.firstTry?.answer == square }
}

/// The coach has no hint, or has given it.
struct NoHint: FeatureRemark {
  func wording(in words: Words) -> Wording { words.practice.noHint }
}
