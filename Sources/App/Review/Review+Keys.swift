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
      \.review.playOnKey, .study,
      [KeyGroup(.word("Enter"), [.enter: .show(.onward)], in: [.sheet(.review)])],
      shortCount: 1,
      keyLine: KeyLinePlace(
        .work,
        label: { app, words in
          app.reviewedLine?.isAtEnd == true
            ? Wording(app.reviewedLine?.onwardLabel(in: words).shortest ?? "") : nil
        })),
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
      shortCount: 1),
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
        KeyGroup("[", .show(.previousMistake()), in: [.sheet(.review)]),
        KeyGroup("]", .show(.nextMistake()), in: [.sheet(.review)]),
      ], shortCount: 2, keyLine: KeyLinePlace(.work)),
    ActionRow(
      \.review.allMistakesKeys, .study,
      [
        KeyGroup("{", .show(.previousMistake(ofAll: true)), in: [.sheet(.review)]),
        KeyGroup("}", .show(.nextMistake(ofAll: true)), in: [.sheet(.review)]),
      ], shortCount: 2),
    ActionRow(
      \.practice.tryKey, .study, [KeyGroup("P", .tryReviewedMistakes, in: [.sheet(.review)])],
      shortCount: 1),
    ActionRow(
      \.reasons.lineKeys, .study,
      [
        KeyGroup("<", .send(.review(.reasonLineStepped(by: -1))), in: [.sheet(.review)]),
        KeyGroup(">", .send(.review(.reasonLineStepped(by: 1))), in: [.sheet(.review)]),
      ], shortCount: 2),
    ActionRow(
      \.review.allMovesKey, .study,
      [KeyGroup("i", .send(.review(.hintToggled)), in: [.sheet(.review)])],
      shortCount: 1),
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
    if step == .onward {
      return review.isAtEnd
        ? show(.nextMistake(), &state, in: review) : [.send(.review(.playOnRequested))]
    }
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
  /// The nearest earlier or later position of the game that a mistake has led to: one of the
  /// people at this keyboard, or of both sides.
  case previousMistake(ofAll: Bool = false), nextMistake(ofAll: Bool = false)
  /// To the first mistake at the end of a game, and back to the game from elsewhere.
  case onward

  /// Whether it leads to a position of the game, even from a variation.
  var isOfGame: Bool {
    switch self {
    case .by, .first, .last, .onward: false
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
    if case .previousMistake = step { return words.review.noEarlierMistake }
    return words.review.noLaterMistake
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
    case .onward: nil
    case .previousMistake(let ofAll): mistakes(ofAll: ofAll).last { $0 < gamePly }
    case .nextMistake(let ofAll):
      // After the end comes the first one.
      mistakes(ofAll: ofAll).first { isAtEnd || $0 > gamePly }
    }
  }

  /// What Enter does.
  package func onwardLabel(in words: Words) -> Wording {
    isAtEnd ? words.review.firstMistake(isYours: sides.count == 1) : words.review.playOn
  }
}

extension Action {
  package static func show(_ step: ReviewStep) -> Action { .feature(.review, ErasedValue(step)) }

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
