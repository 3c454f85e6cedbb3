import Analysis
import ReversiCore

/// The game and what is open over it: sheets, questions, and the analysis of positions.
///
/// A synchronous state machine: `handle` takes an event and returns effects. The session does not
/// know screens, clocks, files or threads.
@dynamicMemberLookup
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

  /// The game that is played.
  public internal(set) var game: Game
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
  /// The request for openings that is under way.
  var openingsRequest: RequestID?
  /// The request of the practice or the library to the coach that is under way.
  var practiceRequest: PracticeRequest?

  private init(_ game: Game, asking question: Question?) {
    self.game = game
    gameScores = GameScores(game.record)
    overlay = Overlay(question: question)
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
    var begun = Game(
      game, nextGame: nextGame, pace: pace, engines: engines, identities: identities)
    var save: [Effect] = []
    if game != stored {
      // Another game may take the place of a finished one without a question.
      let given = stored.flatMap { $0.identity == game.identity ? nil : $0.givenUp }
      if game.identity == nil { begun.identifyOpenedGame() }
      save = (given.map { [.archive($0)] } ?? []) + [.save(begun.saved)]
    }
    let effects = [.announce(.gameBegan(.start))] + save + begun.enterNextPhase()
    return (GameSession(begun, asking: question), effects)
  }

  /// What can be read of the game can be read of the session.
  public subscript<Value>(dynamicMember member: KeyPath<Game, Value>) -> Value {
    game[keyPath: member]
  }

  /// Takes an event, and returns its effects, in order.
  ///
  /// Every phase accepts every event. An event that does not belong to the phase changes nothing.
  /// Neither does one that acts on something that an overlay covers.
  public mutating func handle(_ event: Event) -> [Effect] {
    guard !overlay.covers(event.target) else { return [] }
    let (before, hadLibrary, hadOpenings) = (shownLine, library != nil, openings != nil)
    var effects = act(on: event)
    if effects.contains(.announce(.gameOver)) { effects += tallyLevel() }
    effects = analyze(after: effects, from: before)
    effects += followOpenings(wereOpen: hadOpenings) + followPractice()
    guard hadLibrary, library == nil else { return effects }
    (libraryRequest, openingRequest) = (nil, nil)
    return effects + [.closeLibrary]
  }

  private mutating func act(on event: Event) -> [Effect] {
    switch event {
    case .squareChosen(let square): game.choose(square)
    case .hintRequested: toggleHint()
    case .dismissed: game.dismiss()
    case .undoRequested: game.undo()
    case .redoRequested: game.redo()
    case .modeChanged(let side, let mode): game.changeMode(of: side, to: mode)
    case .moveLimitChanged(let side, let moveLimit): game.changeMoveLimit(of: side, to: moveLimit)
    case .moveNowRequested: game.moveNow()
    case .evaluationToggled: toggleEvaluation()
    case .replied(let id, let reply): take(reply, to: id)
    case .minimumThinkTimeElapsed(let id): game.elapseMinimumThinkTime(id)
    case .stepElapsed(let id): game.elapseStep(id)
    case .animationSkipped: game.skipAnimation()
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
    case .openingPrepared(let record): game.prepare(record)
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
}
