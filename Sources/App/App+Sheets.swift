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
  mutating func askIfNeeded(_ question: Question) -> [Effect] {
    if game.phase == .over || game.record.isUntouched { return carryOut(question) }
    overlay.ask(question)
    return []
  }

  /// Answers the question in front with no.
  mutating func cancel() -> [Effect] {
    // The game goes on only if the person accepts that it may be lost.
    if case .heldElsewhere = overlay.question { return [] }
    guard case .feature(let asked)? = overlay.removeQuestion() else { return [] }
    return asked.question.refuse(in: &self)
  }

  /// Answers the question in front with yes.
  mutating func confirm() -> [Effect] {
    overlay.removeQuestion().map { carryOut($0) } ?? []
  }

  /// Closes what is open over the game, and begins another game.
  mutating func begin(_ beginning: GameSession.Beginning) -> [Effect] {
    overlay.close()
    isEvaluationShown = false
    return game.handle(.began(beginning)).map { .game($0) }
  }

  private mutating func carryOut(_ question: Question) -> [Effect] {
    switch question {
    case .reset: return begin(.reset)
    case .playAgain: return begin(.again)
    case .swapSides: return begin(.swapped)
    case .load(let record): return begin(.record(record))
    case .untimed: return twoPeople == nil ? play(.untimed) : askOther(.playOnUntimed)
    case .heldElsewhere: return []
    case .feature(let asked): return asked.question.carryOut(in: &self)
    }
  }

  mutating func finishTranscript(_ outcome: TranscriptOutcome) -> [Effect] {
    switch outcome {
    case .written: if sheet?.kind == .transcriptName { overlay.closeSheet() }
    case .exists(let name):
      if !overlay.covers(.transcript) { overlay.ask(.overwrite(name)) }
    case .failed: break
    }
    return [.announce(.transcriptHandled(outcome))]
  }

  /// The game in view: the session's, or another one that a feature looks at.
  var shownGame: GameRecord { viewedPlace?.game ?? game.record }

  /// The record that leads to the position in view.
  package var recordUpToShownPly: GameRecord {
    viewedPlace.map { shownLine.standing(at: $0.ply) } ?? game.record
  }

  /// Lets the sheets follow the game, which may go on behind them, and answers a hint.
  mutating func follow() -> [Effect] {
    if game.saved.isOver && viewedPlace == nil { isEvaluationShown = false }
    // Before the scores follow the game, since they are forgotten with the hint.
    let effects = answerHint()
    for kind in overlay.sheets.map(\.kind) {
      let app = self
      overlay[kind]?.follow(app)
    }
    followScores(of: shownGame)
    if let name = self[TranscriptName.self] { transcriptName = name.field.text }
    return effects
  }
}
