import Analysis
import Archive
import Canvas
import GameSession
import Link
import Notation
import ReversiCore

/// The game and everything beside it: the sheets over the board, the questions, and the scores of
/// positions.
///
/// A synchronous state machine: `handle` takes an event and returns effects. It does not know
/// screens, clocks, files or threads.
package struct App: Sendable, Hashable {
  package internal(set) var game: GameSession
  package internal(set) var overlay: Overlay
  /// The limit of the search for a hint, unless all scores are exact before.
  let analysisLimit: MoveLimit
  /// Whether a finished game is scored, so that its graph can be shown.
  package let scoresFinishedGame: Bool
  package var isEvaluationShown = false
  /// The scores found so far for the record's positions, or for the game in review.
  package var gameScores: GameScores
  /// The scores of the variation that the review shows.
  var variationScores: GameScores?
  /// The last reply about people, whatever position it is about.
  var askedPeople: PeopleMoves?
  var transcriptName = "game.txt"
  /// This program's part in a game of two people who play from two programs; nil in other games.
  package internal(set) var twoPeople: TwoPeople?
  /// The ending of the day; nil if the day is not known.
  package internal(set) var todaysEnding: TodaysEnding?
  let offersEnding: Bool
  package internal(set) var repertoire: Repertoire
  /// The lines to learn once their moves are checked, the next one first.
  package var uncheckedLines: [Repertoire.Line] = []
  var tally: LevelRequest?
  package internal(set) var teacher: Teacher
  var running = Running()
  /// Why something is not kept, so far.
  package private(set) var failures: [Store: SaveFailure] = [:]

  /// Starts or resumes a game, and returns the state with its first effects.
  ///
  /// - Parameters:
  /// - stored: What the store holds now, if anything. The session saves the game if it differs.
  /// - question: The question to ask the person first.
  /// - nextGame: The record that the next new game starts with.
  /// - timeControl: The time that each side has in a new game; nil for no clock.
  /// - scoresFinishedGame: Whether a finished game is scored, so that its graph can be shown.
  /// - offersEnding: Whether the start offers the ending of the day.
  /// - identities: Makes the identities of games. Its seed must differ in each session whose games
  ///   are kept.
  /// - isCoachOn: Whether the coach remarks on moves, and hints begin with an idea.
  /// - twoPeople: This program's part if two people play from two programs.
  package static func begin(
    _ game: SavedGame, stored: SavedGame?, asking question: Question? = nil,
    nextGame: GameRecord = GameRecord(), names: PlayerNames = PlayerNames(),
    timeControl: TimeControl? = nil, pace: GameSession.Pace,
    analysisLimit: MoveLimit = .moveTime(.seconds(60)), engines: [ExternalEngineName] = [],
    scoresFinishedGame: Bool = false, todaysEnding: TodaysEnding? = nil, offersEnding: Bool = true,
    repertoire: Repertoire = Repertoire(), isCoachOn: Bool = false,
    identities: SeededGenerator = SeededGenerator(seed: 0), twoPeople: TwoPeople? = nil
  ) -> (app: App, effects: [Effect]) {
    var (game, identities) = (game, identities)
    // Both programs know the host's game by it.
    if twoPeople?.conversation.role == .host, game.identity == nil {
      game.identity = GameIdentity(using: &identities)
    }
    for side in Disk.allCases {
      if twoPeople?.side == side.opponent {
        game.modes[side] = .otherPerson
      } else if game.modes[side] == .otherPerson {
        // Nobody is at another terminal.
        game.modes[side] = .manual
      }
    }
    var (session, effects) = GameSession.begin(
      game, stored: stored, nextGame: nextGame, names: names, timeControl: timeControl, pace: pace,
      engines: engines, identities: identities)
    session.hold(twoPeople != nil)
    var app = App(
      game: session, overlay: Overlay(questions: question.map { [$0] } ?? []),
      analysisLimit: analysisLimit,
      scoresFinishedGame: scoresFinishedGame, gameScores: GameScores(session.record),
      twoPeople: twoPeople, todaysEnding: todaysEnding, offersEnding: offersEnding,
      repertoire: repertoire, teacher: Teacher(isOn: isCoachOn))
    let joining: [Effect] = twoPeople?.conversation.role == .guest ? [.link(.join)] : []
    let news = twoPeople.map { [Effect.announce(.twoPeople($0.firstNews))] } ?? []
    let (_, started) = app.reconcile()
    return (app, effects.map { .game($0) } + news + joining + started)
  }

  /// Handles an event, and returns its effects, in order: unwanted jobs stop first, and wanted jobs
  /// start last.
  ///
  /// Every state accepts every event. An event about something that an overlay covers changes
  /// nothing, and neither does a late reply.
  package mutating func handle(_ event: Event) -> [Effect] {
    guard !overlay.covers(event.target) else { return [] }
    // Each move leads to one, and nothing else depends on it.
    if case .saved(let store, let failure) = event { return noteOutcome(failure, of: store) }
    endTimer(with: event)
    var effects = followTogether(applyTogether(event) ?? apply(event))
    followLevels(hasEnded: effects.contains(.game(.announce(.gameOver))))
    askWhetherToGoOnUntimed(after: effects)
    effects += noticeDeparture(after: effects)
    effects += follow()
    followGame(after: effects)
    effects += noteHelp()
    let (stopped, started) = reconcile()
    return stopped + effects + started
  }

  /// Does what an event means in a game of one program.
  mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .game(let event): return play(event)
    case .evaluationToggled: toggleEvaluation()
    case .sheetOpened(let kind): open(kind)
    case .opened(let sheet): overlay.open(sheet.feature)
    case .sheetClosed: overlay.closeSheet()
    case .feature(let event):
      let game = game
      return (overlay[event.kind]?.handle(event, beside: game) ?? []).flatMap { grant($0) }
    case .replied(let id, let reply): return receive(reply, to: id)
    case .transcriptRequested(let name):
      return [.writeTranscript(recordUpToShownPly, to: name, isReplacing: false)]
    case .transcriptHandled(let outcome): return finishTranscript(outcome)
    case .lineToggled(let side): return toggleLine(for: side)
    case .lineDropped(let line): return drop(line)
    case .scoresRequested: return requestScores()
    case .coachSwitched(let isOn): switchCoach(isOn)
    case .dayBegan(let day): todaysEnding?.day = day
    case .playAgainRequested: return askIfNeeded(.playAgain)
    case .swapRequested: return askIfNeeded(.swapSides)
    case .gameBegun(let beginning): return begin(beginning)
    case .loadRequested(let record): return askIfNeeded(.load(record))
    case .positionSetUp(let position):
      return SetUp.Defect(of: position) == nil ? askIfNeeded(.setUp(position)) : []
    case .additionRequested(let games): askWhetherToAdd(games)
    case .resetRequested: overlay.ask(.reset)
    // `handle` has noted a save, and nobody else plays.
    case .saved, .twoPeople: break
    case .cancelled: return cancel()
    case .confirmed: return confirm()
    }
    return []
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

  private mutating func noteOutcome(_ failure: SaveFailure?, of store: Store) -> [Effect] {
    guard failures[store] != failure else { return [] }
    failures[store] = failure
    return [.announce(.saved(store, failure))]
  }

  /// The review has a hint of its own, and a player replies to a job.
  mutating func play(_ event: GameSession.Event) -> [Effect] {
    switch event {
    case .hintRequested where givesIdea: return askForIdea()
    case .hintRequested: return requestScores()
    case .replied(let id, let reply): return receive(ErasedValue(reply), to: id)
    default: break
    }
    return game.handle(event).map { .game($0) }
  }

  /// Shows the scores of the moves, or hides them.
  mutating func requestScores() -> [Effect] {
    if game.phase == .waiting(hint: .hidden) { gameScores.retry(game.record.standing) }
    return game.handle(.hintRequested).map { .game($0) }
  }

  private mutating func grant(_ wish: Wish) -> [Effect] {
    if twoPeople != nil, wish.changesGame { return [.announce(.twoPeople(.notTogether))] }
    switch wish {
    case .open(let feature): overlay.open(feature)
    case .ask(let question): overlay.ask(question)
    case .askIfNeeded(let question): return askIfNeeded(question)
    case .goOn(let ply):
      overlay = Overlay()
      guard case .toMove(let side) = game.position.state, game.modes[side].isComputed else {
        return []
      }
      return play(.wentOn(from: ply))
    }
    return []
  }
}

extension App {
  var isPlayedByComputers: Bool { Disk.allCases.allSatisfy { game.modes[$0].isComputed } }

  /// The side that the person at the keyboard moves for, if it is exactly one.
  package var you: Disk? {
    if let twoPeople { return twoPeople.side }
    return yourSides.count == 1 ? yourSides[0] : nil
  }

  /// The sides that people at this terminal play.
  var yourSides: [Disk] { Disk.allCases.filter { game.modes[$0] == .manual } }
}

extension App {
  package var isNew: Bool { sideOffered != nil && game.record.isUntouched }

  /// The ending of the day, if the start offers it, perhaps behind a sheet.
  package var endingOffered: TodaysEnding? { offersEnding && isNew ? todaysEnding : nil }

  /// The side that the computer is offered for, until the second move of a game in which the person
  /// moves for both sides: the one that the person has not moved for.
  package var sideOffered: Disk? {
    let record = game.record
    guard game.phase == .waiting(hint: .hidden), record.start == .newGame,
      record.standing <= record.openingPlies + 1,
      Disk.allCases.allSatisfy({ game.modes[$0] == .manual })
    else { return nil }
    return hasFirstMove ? record.position.turn : .light
  }

  /// Whether the game awaits its first move from the usual start.
  package var isBeforeFirstMove: Bool { game.record.start == .newGame && !hasFirstMove }

  /// Whether the game stands after a move beyond its opening.
  package var hasFirstMove: Bool { game.record.standing > game.record.openingPlies }
}
