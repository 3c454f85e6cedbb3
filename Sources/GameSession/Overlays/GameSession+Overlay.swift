import ReversiCore

/// Events about sheets and questions.
extension GameSession {
  mutating func open(_ kind: Sheet.Kind) -> [Effect] {
    switch kind {
    case .help:
      switch sheet {
      case .review?, .editor?, .library?, .openings?, .practice?, nil:
        overlay.sheets.append(.help)
      case .help?, .fileName?, .players?: break
      }
    case .review: overlay.sheets = [.review(ReviewPlace(ply: game.record.standing))]
    case .editor: overlay.sheets = [.editor(Editor(game.position))]
    case .fileName: overlay.sheets.append(.fileName)
    case .players: overlay.sheets = [.players]
    case .library: return openLibrary()
    case .openings: return openOpenings()
    case .practice: overlay.sheets = [.practice(Practice(game: game.standingRecord))]
    }
    return []
  }

  mutating func closeSheet() -> [Effect] {
    _ = overlay.sheets.popLast()
    return []
  }

  mutating func moveReview(to ply: Int) -> [Effect] {
    guard case .review = sheet else { return [] }
    let shown = shownGame
    reviewPlace?.move(to: ply, of: shown)
    return []
  }

  mutating func playVariation(_ square: Square) -> [Effect] {
    guard case .review = sheet else { return [] }
    let shown = shownGame
    reviewPlace?.play(square, in: shown)
    return []
  }

  mutating func leaveVariation() -> [Effect] {
    guard case .review = sheet else { return [] }
    let shown = shownGame
    reviewPlace?.leaveVariation(for: shown)
    return []
  }

  mutating func edit(_ change: Editor.Change) -> [Effect] {
    if case .editor = sheet { editor?.apply(change) }
    return []
  }

  /// Asks whether to begin another game, or begins it at once if nothing would be lost.
  mutating func ask(_ question: Question) -> [Effect] {
    if game.phase == .over || game.record.isUntouched { return carryOut(question) }
    overlay.question = question
    return []
  }

  mutating func confirmSetUp(_ position: Position) -> [Effect] {
    Editor.Defect(of: position) == nil ? ask(.setUp(position)) : []
  }

  mutating func confirmEditedSetUp() -> [Effect] {
    guard case .editor(let editor) = sheet else { return [] }
    return confirmSetUp(editor.position)
  }

  /// Asks whether to go on from the ply in view. No question is needed if the game already stands
  /// there: a side to move that a computer plays becomes Manual at once.
  mutating func askWhetherToPlayOn() -> [Effect] {
    guard case .review(let place) = sheet, let review else { return [] }
    if place.game != nil {
      let line = review.variation ?? review.game.record
      return ask(.load((line.standing(at: review.ply) ?? line).withoutNames))
    }
    if let variation = review.variation {
      overlay.question = .playVariation(variation.standingAfterPass(at: review.ply))
      return []
    }
    guard game.record.standing == review.ply else {
      overlay.question = .playOn(ply: review.ply, move: review.record.moveNumber)
      return []
    }
    overlay = Overlay()
    guard case .toMove(let side) = game.position.state, game.modes[side] != .manual else {
      return []
    }
    return game.playOn(from: review.ply)
  }

  mutating func requestReset() -> [Effect] {
    overlay.isResetAsked = true
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
    overlay.question = nil
    return []
  }

  /// Answers the question in front with yes.
  mutating func confirm() -> [Effect] {
    if overlay.isResetAsked {
      closeEverything()
      return game.reset()
    }
    guard let question = overlay.question else { return [] }
    overlay.question = nil
    return carryOut(question)
  }

  private mutating func start(
    _ record: GameRecord, modes: Sides<Mode>, _ origin: Announcement.Origin
  ) -> [Effect] {
    closeEverything()
    return game.start(record, modes: modes, origin)
  }

  /// Closes what is open over the game that another one replaces.
  private mutating func closeEverything() {
    overlay.close()
    isEvaluationShown = false
  }

  private mutating func carryOut(_ question: Question) -> [Effect] {
    switch question {
    case .playAgain: return start(game.nextGame, modes: game.modes, .new)
    case .swapSides:
      closeEverything()
      return game.swapSides()
    case .setUp(let position): return start(GameRecord(start: position), modes: game.modes, .setUp)
    case .load(let record): return start(record, modes: SavedGame.new.modes, .opened)
    case .playOn(let ply, _):
      overlay = Overlay()
      return game.playOn(from: ply)
    case .playVariation(let record):
      return start(record, modes: game.modes(toPlayOnFrom: record), .opened)
    case .overwrite(let name):
      return [.writeTranscript(recordUpToShownPly, to: name, isReplacing: true)]
    case .addGames(let games): return openLibrary(.add(games))
    case .removeGame(let game): return remove(game)
    case .heldElsewhere: return []
    }
  }

  mutating func requestTranscript(name: String) -> [Effect] {
    [.writeTranscript(recordUpToShownPly, to: name, isReplacing: false)]
  }

  mutating func takeOutcome(_ outcome: TranscriptOutcome) -> [Effect] {
    switch outcome {
    case .written: if sheet == .fileName { overlay.sheets.removeLast() }
    case .exists(let name):
      if !overlay.covers(.transcript) { overlay.question = .overwrite(name) }
    case .failed: break
    }
    return [.announce(.transcriptHandled(outcome))]
  }
}
