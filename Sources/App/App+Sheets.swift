import Archive
import GameSession
import Notation
import ReversiCore

/// Sheets and questions.
extension App {
  mutating func open(_ kind: Sheet.Kind) {
    if let feature = kind.feature.opened(in: self) { overlay.open(feature) }
  }

  /// Asks whether to begin another game, or begins it at once if nothing would be lost.
  mutating func ask(_ question: Question) -> [Effect] {
    if game.phase == .over || game.record.isUntouched { return carryOut(question) }
    overlay.question = question
    return []
  }

  /// Answers the question in front with no.
  mutating func cancel() -> [Effect] {
    if overlay.isResetAsked {
      overlay.isResetAsked = false
      return []
    }
    // The game goes on only if the person accepts that it may be lost.
    if case .heldElsewhere = overlay.question { return [] }
    let question = overlay.question
    overlay.question = nil
    if case .twoPeople(let question) = question { return refuse(question) }
    return []
  }

  /// Answers the question in front with yes.
  mutating func confirm() -> [Effect] {
    if overlay.isResetAsked { return begin(.reset) }
    guard let question = overlay.question else { return [] }
    overlay.question = nil
    return carryOut(question)
  }

  /// Closes what is open over the game, and lets another one take its place.
  private mutating func begin(_ beginning: GameSession.Beginning) -> [Effect] {
    overlay.close()
    isEvaluationShown = false
    return game.handle(.began(beginning)).map { .game($0) }
  }

  private mutating func carryOut(_ question: Question) -> [Effect] {
    switch question {
    case .playAgain: return begin(.again)
    case .swapSides: return begin(.swapped)
    case .setUp(let position): return begin(.position(position))
    case .load(let record): return begin(.record(record))
    case .untimed: return twoPeople == nil ? play(.untimed) : askOther(.playOnUntimed)
    case .review(.variation(let record)): return begin(.variation(record))
    case .review(.playOn(let ply, _)):
      overlay = Overlay()
      return game.handle(.wentOn(from: ply)).map { .game($0) }
    case .library(let question): return carryOut(question)
    case .overwrite(let name):
      return [.writeTranscript(recordUpToShownPly, to: name, isReplacing: true)]
    case .twoPeople(let question): return carryOut(question)
    case .heldElsewhere: return []
    }
  }

  mutating func take(_ outcome: TranscriptOutcome) -> [Effect] {
    switch outcome {
    case .written: if sheet?.kind == .transcriptName { overlay.closeSheet() }
    case .exists(let name):
      if !overlay.covers(.transcript) { overlay.question = .overwrite(name) }
    case .failed: break
    }
    return [.announce(.transcriptHandled(outcome))]
  }

  /// The game in view: the session's, or that of the library in review.
  var shownGame: GameRecord { review?.game ?? game.record }

  /// The record that leads to the position in view: that of the review if it is open, otherwise the
  /// game's.
  public var recordUpToShownPly: GameRecord { reviewedLine?.record ?? game.record }

  /// Lets the sheets follow the game, which may go on behind them, and answers a hint.
  mutating func follow() -> [Effect] {
    if game.saved.isOver && review == nil { isEvaluationShown = false }
    // Before the scores follow the game, since they are forgotten with the hint.
    let effects = answerHint()
    let shown = shownGame
    self[Review.self]?.follow(shown)
    followScores(of: shown)
    let record = recordUpToShownPly
    self[Openings.self]?.follow(record)
    if let name = self[TranscriptName.self] { transcriptName = name.field.text }
    return effects
  }
}
