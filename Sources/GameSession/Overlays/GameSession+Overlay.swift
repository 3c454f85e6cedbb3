import ReversiCore

/// Events that are about what lies over the board.
extension GameSession {
  mutating func open(_ kind: Sheet.Kind) -> [Effect] {
    guard overlay == nil else { return [] }
    switch kind {
    case .help: overlay = .sheet(.help)
    case .review: overlay = .sheet(.review(Review(record)))
    case .editor: overlay = .sheet(.editor(Editor(position)))
    case .fileName: overlay = .sheet(.fileName)
    }
    return []
  }

  mutating func closeSheet() -> [Effect] {
    switch overlay {
    case .sheet(.help), .sheet(.review), .sheet(.editor), .sheet(.fileName): overlay = nil
    case .sheet(.question), .resetConfirmation, nil: break
    }
    return []
  }

  mutating func moveReview(to ply: Int) -> [Effect] {
    guard case .sheet(.review(var review)) = overlay else { return [] }
    review.move(to: ply)
    overlay = .sheet(.review(review))
    return []
  }

  mutating func edit(_ change: Editor.Change) -> [Effect] {
    guard case .sheet(.editor(var editor)) = overlay else { return [] }
    editor.apply(change)
    overlay = .sheet(.editor(editor))
    return []
  }

  /// Asks whether to begin another game, unless nothing would be lost.
  mutating func ask(_ question: Question) -> [Effect] {
    guard overlay == question.origin.map({ .sheet($0) }) else { return [] }
    if phase == .over || record.isUntouched { return carryOut(question) }
    overlay = .sheet(.question(question))
    return []
  }

  mutating func askWhetherToSetUp() -> [Effect] {
    guard case .sheet(.editor(let editor)) = overlay, editor.defect == nil else { return [] }
    return ask(.setUp(editor))
  }

  /// Asks whether to go on from the ply in view. Where the game stands there, it only becomes the
  /// player's turn if it was a computer's.
  mutating func askWhetherToPlayOn() -> [Effect] {
    guard case .sheet(.review(let review)) = overlay else { return [] }
    guard record.standing == review.ply else {
      overlay = .sheet(.question(.playOn(review)))
      return []
    }
    overlay = nil
    guard case .toMove(let side) = position.state, modes[side] != .manual else { return [] }
    return playOn(from: review.ply)
  }

  mutating func requestReset() -> [Effect] {
    switch overlay {
    case .sheet(let sheet): overlay = .resetConfirmation(over: sheet)
    case nil: overlay = .resetConfirmation(over: nil)
    case .resetConfirmation: break
    }
    return []
  }

  /// Answers the question in front with no.
  mutating func cancel() -> [Effect] {
    switch overlay {
    case .resetConfirmation(let sheet): overlay = sheet.map { .sheet($0) }
    case .sheet(.question(let question)): overlay = question.origin.map { .sheet($0) }
    case .sheet, nil: break
    }
    return []
  }

  /// Answers the question in front with yes.
  mutating func confirm() -> [Effect] {
    switch overlay {
    case .resetConfirmation: startGame(nextGame, modes: SavedGame.new.modes)
    case .sheet(.question(let question)): carryOut(question)
    case .sheet, nil: []
    }
  }

  private mutating func carryOut(_ question: Question) -> [Effect] {
    switch question {
    case .playAgain: return startGame(nextGame, modes: modes)
    case .swapSides:
      moveLimits.swap()
      return startGame(nextGame, modes: Sides(dark: modes.light, light: modes.dark))
    case .setUp(let editor):
      return startGame(GameRecord(start: editor.position), modes: modes)
    case .load(let record): return startGame(record, modes: SavedGame.new.modes)
    case .playOn(let review):
      overlay = nil
      return playOn(from: review.ply)
    case .overwrite(let name):
      overlay = .sheet(.fileName)
      return [.writeTranscript(record, to: name, isReplacing: true)]
    case .heldElsewhere:
      overlay = nil
      return []
    }
  }

  mutating func name(file: String) -> [Effect] {
    guard case .sheet(.fileName) = overlay else { return [] }
    return [.writeTranscript(record, to: file, isReplacing: false)]
  }

  mutating func takeOutcome(_ outcome: TranscriptOutcome) -> [Effect] {
    guard case .sheet(.fileName) = overlay else { return [] }
    notices.removeAll(where: \.isAboutTranscript)
    switch outcome {
    case .written(let path):
      overlay = nil
      tell(.transcriptWritten(path: path))
    case .exists(let name): overlay = .sheet(.question(.overwrite(name)))
    case .failed(let failure): tell(.transcriptNotWritten(failure))
    }
    return []
  }
}
