import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension Review {
  package static let hasBoard = true
  package static let sharedKeys: SharedKeys = [.letters, .tab, .help, .evaluation, .view]

  package static let openRow: ActionRow? =
    ActionRow(
      \.review.openKey, .study, [KeyGroup("v", .send(.sheetOpened(.review)), in: .played)],
      shortCount: 1, keyLine: KeyLinePlace(.game) { $0.game.phase == .over ? 1 : 0 })

  package static let rows = [
    ActionRow(
      \.review.pliesKeys, .study,
      [
        KeyGroup(.sign("←", word: "Left"), [.left: .show(.by(-1))], in: [.sheet(.review)]),
        KeyGroup(.sign("→", word: "Right"), [.right: .show(.by(1))], in: [.sheet(.review)]),
        KeyGroup(
          .word("wheel"), [.wheelUp: .show(.by(-1)), .wheelDown: .show(.by(1))],
          in: [.sheet(.review)]),
      ], shortCount: 2, keyLine: KeyLinePlace(.main)),
    ActionRow(
      \.review.cursorKeys, .study,
      [
        KeyGroup(.sign("↑", word: "Up"), [.up: .move(.up)], in: [.sheet(.review)]),
        KeyGroup(.sign("↓", word: "Down"), [.down: .move(.down)], in: [.sheet(.review)]),
      ], shortCount: 2),
    ActionRow(
      \.review.variationKey, .study,
      [KeyGroup(.word("Space"), [.character(" "): .press], in: [.sheet(.review)])],
      shortCount: 1, keyLine: KeyLinePlace(.open)),
    ActionRow(
      \.review.farPliesKeys, .study,
      [
        KeyGroup(
          .word("PgUp PgDn"),
          [.pageUp: .show(.by(-10)), .pageDown: .show(.by(10))], in: [.sheet(.review)]),
        KeyGroup(
          .word("Home End"), [.home: .show(.first), .end: .show(.last)], in: [.sheet(.review)]),
      ], shortCount: 1),
    ActionRow(
      \.review.mistakesKeys, .study,
      [
        KeyGroup("[", .show(.previousMistake), in: [.sheet(.review)]),
        KeyGroup("]", .show(.nextMistake), in: [.sheet(.review)]),
      ], shortCount: 2, keyLine: KeyLinePlace(.work)),
    ActionRow(
      \.practice.tryKey, .study, [KeyGroup("P", .tryReviewedMistakes, in: [.sheet(.review)])],
      shortCount: 1,
      keyLine: KeyLinePlace(.main) {
        $0.offersMistakes ? 1 : 0
      }),
    ActionRow(
      \.review.playOnKey, .study,
      [KeyGroup(.word("Enter"), [.enter: .send(.review(.playOnRequested))], in: [.sheet(.review)])],
      shortCount: 1, keyLine: KeyLinePlace(.main)),
    ActionRow(
      \.reasons.reasonKey, .study,
      [KeyGroup("y", .send(.review(.reasonToggled)), in: [.sheet(.review)])],
      shortCount: 1, keyLine: KeyLinePlace(.work)),
    ActionRow(
      \.reasons.lineKeys, .study,
      [
        KeyGroup("<", .send(.review(.reasonLineStepped(by: -1))), in: [.sheet(.review)]),
        KeyGroup(">", .send(.review(.reasonLineStepped(by: 1))), in: [.sheet(.review)]),
      ], shortCount: 2),
    ActionRow(
      \.review.allMovesKey, .study,
      [KeyGroup("i", .send(.review(.hintToggled)), in: [.sheet(.review)])],
      shortCount: 1,
      keyLine: KeyLinePlace(.work)),
  ]

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    guard let review = app.reviewedLine else { return nil }
    switch action {
    case .tryReviewedMistakes where !app.offersMistakes:
      state.newRemark = Remark(NoMistakeToTry())
      return []
    case .back where review.branch != nil: return [.send(.review(.variationLeft))]
    case .press:
      // A move on a square that the person does not see would surprise.
      guard state.hasViewCursor else {
        state.hasViewCursor = true
        return []
      }
      state.newRemark = remark(choosing: state.cursor, in: app)
      return state.newRemark == nil ? goTo(state.cursor, &state, in: review) : []
    case .choose(let square): return goTo(square, &state, in: review)
    case .feature(_, let step):
      return step.value(as: ReviewStep.self).map { show($0, &state, in: review) }
    case .move, .goToColumn, .goToRow, .next, .previous:
      state.hasViewCursor = true
      return nil
    default: return nil
    }
  }

  package func choices(in app: App) -> SquareSet? { app.reviewedLine?.choices }

  package func remark(choosing square: Square, in app: App) -> Remark? {
    app.reviewedLine.flatMap { Remark(choosing: square, in: $0.next) }
  }

  /// Plays a move in a variation, or goes to the ply that placed the disk there.
  private func goTo(
    _ square: Square, _ state: inout UIState, in review: ReviewedLine
  ) -> [Intent] {
    state.cursor = square
    if review.choices.contains(square) { return [.send(.review(.variationPlayed(square)))] }
    let ply = review.analysis.record.plies.firstIndex { ply in
      if case .place(let move) = ply { move.square == square } else { false }
    }
    return ply.map { [.send(.review(.moved(to: $0 + 1)))] } ?? []
  }

  /// Shows another position. Mistakes are those of the game.
  private func show(
    _ step: ReviewStep, _ state: inout UIState, in review: ReviewedLine
  ) -> [Intent] {
    guard let ply = review.ply(at: step) else {
      state.newRemark = Remark(NoMistake(step: step, isKnown: review.game.isFinal))
      return []
    }
    return (step.isOfGame ? leavingVariation(of: review) : []) + [.send(.review(.moved(to: ply)))]
  }

  private func leavingVariation(of review: ReviewedLine) -> [Intent] {
    review.branch == nil ? [] : [.send(.review(.variationLeft))]
  }
}

/// The way to another position of the review.
package enum ReviewStep: Sendable, Hashable {
  /// A number of plies later; earlier, if it is negative.
  case by(Int)
  /// The start, or the end.
  case first, last
  /// The nearest earlier or later position of the game that a mistake has led to.
  case previousMistake, nextMistake

  /// Whether it leads to a position of the game, even from a variation.
  var isOfGame: Bool {
    switch self {
    case .by, .first, .last: false
    case .previousMistake, .nextMistake: true
    }
  }
}

struct NoMistake: FeatureRemark {
  let step: ReviewStep
  /// Whether all mistakes of the game are known.
  let isKnown: Bool

  func wording(in words: Words) -> Wording {
    if !isKnown { return words.review.mistakesUnknown }
    return step == .previousMistake ? words.review.noEarlierMistake : words.review.noLaterMistake
  }

  func holds(in app: App) -> Bool {
    app.reviewedLine.map { $0.ply(at: step) == nil && $0.game.isFinal == isKnown } ?? false
  }
}

extension ReviewedLine {
  func ply(at step: ReviewStep) -> Int? {
    let count = analysis.record.plies.count
    return switch step {
    case .by(let plies): min(max(0, ply + plies), count)
    case .first: 0
    case .last: count
    case .previousMistake: game.mistakes.last { $0 < gamePly }
    case .nextMistake: game.mistakes.first { $0 > gamePly }
    }
  }
}

extension Action {
  static func show(_ step: ReviewStep) -> Action { .feature(.review, ErasedValue(step)) }

  /// Shows a position of the line in the review, and opens the review if necessary.
  package static func goToPly(_ ply: Int) -> Action {
    .intents([.send(.sheetOpened(.review)), .send(.review(.moved(to: ply)))])
  }

  /// Shows a position of the game in the same way, and leaves a variation.
  package static func goToGamePly(_ ply: Int) -> Action {
    .intents([
      .send(.sheetOpened(.review)), .send(.review(.variationLeft)),
      .send(.review(.moved(to: ply))),
    ])
  }
}
