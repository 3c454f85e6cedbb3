import Analysis
import ReversiCore

/// The game and everything around it that has rules: players, requests, animations, dialogs,
/// saving.
///
/// A synchronous state machine: `handle` takes an event and returns effects. The session does not
/// know screens, clocks, files or threads. A move settles the position at once. The shown board is
/// derived from it, and catches up disk by disk.
public struct GameSession: Sendable, Hashable {
  /// The speed of what is shown; constant within a session.
  public struct Pace: Sendable, Hashable {
    /// The speed of the animation.
    public var speed: AnimationSpeed
    /// The least time from a request to its move, so that the person can follow the game.
    public var minimumThinkTime: Duration
    /// How far the search for a hint goes: as far as a level looks, or for a time, unless all
    /// scores are exact before.
    public var analysisLimit: MoveLimit

    /// A pace.
    public init(
      speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero,
      analysisLimit: MoveLimit = .moveTime(.seconds(60))
    ) {
      self.speed = speed
      self.minimumThinkTime = minimumThinkTime
      self.analysisLimit = analysisLimit
    }
  }

  /// The game: where it started and what has been played.
  public internal(set) var record: GameRecord
  /// Who moves for each side.
  public internal(set) var modes: Sides<Mode>
  /// The level, or the time for each move, of each side's computer.
  public internal(set) var moveLimits: Sides<MoveLimit>
  /// What tells the game from others; nil until its first move.
  var identity: GameIdentity?
  /// Makes the identities of games.
  private var identities: SeededGenerator
  /// What the session is waiting for.
  public internal(set) var phase: Phase
  /// The open sheets and the question.
  public internal(set) var overlay: Overlay
  /// Whether the person wants to see the score of the position.
  var isEvaluationShown = false
  /// The scores of the record's positions, or of the game in review, as far as they are searched.
  var gameScores: GameScores
  /// The scores of the variation that the review shows; nil if it shows none.
  var variationScores: GameScores?
  /// The analysis that is under way.
  var analysis: RunningAnalysis?
  /// The request of the library that is under way.
  var libraryRequest: RequestID?
  /// The request that opened the archive for the library, with which its games are counted.
  var openingRequest: RequestID?
  /// The request for the last games against a level that is under way.
  var levelRequest: LevelRequest?
  /// The levels that the person has been told to leave behind.
  var outgrownLevels: Set<Level>
  /// The request for openings that is under way.
  var openingsRequest: RequestID?
  /// The request of the practice or the library to the coach that is under way.
  var practiceRequest: PracticeRequest?
  /// The progress of the computer's request for a move.
  var moveProgress: MoveProgress?
  /// The last player of each side other than the person; the computer if there was none since the
  /// session's start or the last reset.
  var lastNonManualModes = Sides<Mode>(dark: .computer, light: .computer)
  /// The record that the next new game starts with, unless it follows a reset: the new-game board,
  /// or an opening.
  var nextGame: GameRecord
  /// Whether the opening of the next new game is still being prepared.
  public internal(set) var isOpeningAwaited = false
  /// The speed of what is shown.
  public let pace: Pace
  /// The external engines that the person can choose, in the order in which they are offered.
  public let engines: [ExternalEngineName]
  /// The serial number of the next request.
  private var nextSerial: UInt64 = 0

  private init(
    _ game: SavedGame, asking question: Question?, nextGame: GameRecord, pace: Pace,
    engines: [ExternalEngineName], identities: SeededGenerator
  ) {
    record = game.record
    identity = game.identity
    outgrownLevels = game.outgrownLevels
    self.identities = identities
    gameScores = GameScores(game.record)
    modes = game.modes
    moveLimits = game.moveLimits
    self.nextGame = nextGame
    overlay = Overlay(question: question)
    phase = .over
    self.pace = pace
    self.engines = engines
    for side in Disk.allCases where modes[side] != .manual {
      lastNonManualModes[side] = modes[side]
    }
  }

  /// Starts or resumes a game. Its phase is derived from the position.
  ///
  /// - Parameters:
  ///   - game: The game to start with.
  ///   - stored: What the store holds now, if anything. The session saves the game if it differs.
  ///   - question: The question to ask the person first.
  ///   - nextGame: The record that the next new game starts with.
  ///   - pace: The speed of the animation and the least think time.
  ///   - engines: The external engines that the person can choose.
  ///   - identities: Makes the identities of games. Its seed must differ in each session whose
  ///     games are kept.
  /// - Returns: The session and its first effects.
  public static func begin(
    _ game: SavedGame, stored: SavedGame?, asking question: Question? = nil,
    nextGame: GameRecord = GameRecord(), pace: Pace, engines: [ExternalEngineName] = [],
    identities: SeededGenerator = SeededGenerator(seed: 0)
  ) -> (session: GameSession, effects: [Effect]) {
    var session = GameSession(
      game, asking: question, nextGame: nextGame, pace: pace, engines: engines,
      identities: identities)
    var save: [Effect] = []
    if game != stored {
      // Another game may take the place of a finished one without a question.
      let given = stored.flatMap { $0.identity == game.identity ? nil : $0.givenUp }
      if game.identity == nil { session.identifyOpenedGame() }
      save = (given.map { [.archive($0)] } ?? []) + [.save(session.game)]
    }
    // Enter the phase before the session is copied into the result.
    let effects = [.announce(.gameBegan(.start))] + save + session.enterNextPhase()
    return (session, effects)
  }

  /// The game to save. Its position is always settled.
  public var game: SavedGame {
    SavedGame(
      record: record, modes: modes, moveLimits: moveLimits, identity: identity,
      outgrownLevels: outgrownLevels)
  }

  /// Takes an event, and returns its effects, in order.
  ///
  /// Every phase accepts every event. An event that does not belong to the phase changes nothing.
  /// Neither does one that acts on something that an overlay covers.
  public mutating func handle(_ event: Event) -> [Effect] {
    guard !overlay.covers(event.target) else { return [] }
    let (before, hadLibrary, hadOpenings) = (shownLine, library != nil, openings != nil)
    var effects = analyze(after: act(on: event), from: before)
    effects += followOpenings(wereOpen: hadOpenings) + followPractice()
    guard hadLibrary, library == nil else { return effects }
    (libraryRequest, openingRequest) = (nil, nil)
    return effects + [.closeLibrary]
  }

  private mutating func act(on event: Event) -> [Effect] {
    switch event {
    case .squareChosen(let square): chooseSquare(square)
    case .hintRequested: toggleHint()
    case .dismissed: dismiss()
    case .undoRequested: undo()
    case .redoRequested: redo()
    case .modeChanged(let side, let mode): changeMode(of: side, to: mode)
    case .moveLimitChanged(let side, let moveLimit): changeMoveLimit(of: side, to: moveLimit)
    case .moveNowRequested: moveNow()
    case .evaluationToggled: toggleEvaluation()
    case .replied(let id, let reply): take(reply, to: id)
    case .minimumThinkTimeElapsed(let id): elapseMinimumThinkTime(id)
    case .stepElapsed(let id): elapseStep(id)
    case .animationSkipped: skipAnimation()
    case .sheetOpened(let kind): open(kind)
    case .sheetClosed: closeSheet()
    case .reviewMoved(let ply): moveReview(to: ply)
    case .variationPlayed(let square): playVariation(square)
    case .variationLeft: leaveVariation()
    case .edited(let change): edit(change)
    case .transcriptRequested(let name): requestTranscript(name: name)
    case .transcriptHandled(let outcome): takeOutcome(outcome)
    case .playAgainRequested: ask(.playAgain)
    case .swapRequested: ask(.swapSides)
    case .loadRequested(let record): ask(.load(record))
    case .additionRequested(let games): askWhetherToAdd(games)
    case .positionSetUp(let position): confirmSetUp(position)
    case .setUpRequested: confirmEditedSetUp()
    case .playOnRequested: askWhetherToPlayOn()
    case .resetRequested: requestReset()
    case .cancelled: cancel()
    case .confirmed: confirm()
    case .openingPrepared(let record): prepare(record)
    case .gamesListed(let id, let reply): takeGames(reply, to: id)
    case .levelTallied(let id, let tally): take(tally, to: id)
    case .gamesSummarized(let id, let summary): takeSummary(summary, of: id)
    case .gameSelected(let number): selectGame(number)
    case .gamesFiltered(let text): filterGames(by: text)
    case .filterTyped(let isTyping): typeFilter(isTyping)
    case .gameReviewRequested: reviewGame()
    case .removalRequested: askWhetherToRemove()
    case .openingsFound(let id, let reply): takeOpenings(reply, to: id)
    case .openingSelected(let index): selectOpening(index)
    case .practiceChosen(let subject, let game): practice(subject, after: game)
    case .exerciseAnswered(let square): answerExercise(with: square)
    case .exerciseRequested: requestExercise()
    case .practiceReplied(let id, let reply): takePractice(reply, to: id)
    }
  }

  private mutating func chooseSquare(_ square: Square) -> [Effect] {
    switch phase {
    case .waiting:
      guard position.legalMoves.contains(square) else { return [] }
      return endPhase() + play(square, isManual: true)
    case .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func dismiss() -> [Effect] {
    switch phase {
    case .passing:
      let announcement = position.turn.map { [Effect.announce(.passed($0))] } ?? []
      do { try record.pass() } catch { preconditionFailure("no pass is due: \(error)") }
      identify()
      return announcement + [.save(game)] + enterNextPhase()
    case .waiting, .thinking, .animating, .over: return []
    }
  }

  private mutating func changeMode(of side: Disk, to mode: Mode) -> [Effect] {
    guard modes[side] != mode else { return [] }
    modes[side] = mode
    if mode != .manual { lastNonManualModes[side] = mode }
    let change: [Effect] = [.announce(.playerChanged(side)), .save(game)]
    guard position.turn == side else { return change }
    switch phase {
    case .waiting, .thinking: return endPhase() + change + enterNextPhase()
    case .animating, .passing, .over: return change
    }
  }

  /// A request under way goes on unchanged: the new limit applies from the next request.
  private mutating func changeMoveLimit(of side: Disk, to moveLimit: MoveLimit) -> [Effect] {
    guard moveLimits[side] != moveLimit else { return [] }
    moveLimits[side] = moveLimit
    return [.announce(.moveLimitChanged(side)), .save(game)]
  }

  private mutating func elapseStep(_ id: RequestID) -> [Effect] {
    switch phase {
    case .animating(let animation) where animation.stepID == id:
      guard let next = animation.next(stepID: newRequest()) else { return endMove() }
      return show(next)
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  private mutating func skipAnimation() -> [Effect] {
    switch phase {
    case .animating: endPhase() + endMove()
    case .waiting, .thinking, .passing, .over: []
    }
  }

  mutating func play(_ square: Square, isManual: Bool) -> [Effect] {
    let move: Move
    do { move = try record.play(square) } catch { preconditionFailure("\(square): \(error)") }
    identify()
    let end: [Effect] = position.outcome == nil ? [] : [.archive(game)]
    return [.announce(.moved(move, isManual: isManual)), .save(game)] + end
      + show(FlipAnimation(of: move, stepID: newRequest()))
  }

  private mutating func show(_ animation: FlipAnimation) -> [Effect] {
    let steps = FlipAnimation.stepCount(of: animation.move)
    guard let duration = pace.speed.stepDuration(steps: steps) else { return endMove() }
    phase = .animating(animation)
    return [.schedule(.stepElapsed(animation.stepID), after: duration)]
  }

  private mutating func endMove() -> [Effect] {
    let effects = enterNextPhase()
    return phase == .over ? [.announce(.gameOver)] + effects + tallyLevel() : effects
  }

  /// The effects that stop what the phase has under way.
  func endPhase() -> [Effect] {
    switch phase {
    case .thinking(let id, .searching): [.stopRequest(id), .unschedule]
    case .thinking(_, .replied): [.unschedule]
    case .thinking(let id, .overdue): [.stopRequest(id)]
    case .animating: [.unschedule]
    case .waiting, .passing, .over: []
    }
  }

  /// Enters the phase that follows from the position and the modes.
  mutating func enterNextPhase() -> [Effect] {
    switch position.state {
    case .over: phase = .over
    case .passDue: phase = .passing
    case .toMove(let side):
      switch modes[side] {
      case .manual: phase = .waiting(hint: .hidden)
      case .computer, .externalEngine: return think(for: side)
      }
    }
    return []
  }

  private mutating func prepare(_ record: GameRecord) -> [Effect] {
    nextGame = record
    isOpeningAwaited = false
    return []
  }

  /// Gives the game its identity, if it has none yet.
  mutating func identify() {
    identity = identity ?? GameIdentity(using: &identities)
  }

  mutating func newRequest() -> RequestID {
    defer { nextSerial += 1 }
    return RequestID(serial: nextSerial)
  }
}
