import Analysis
import Archive
import GameSession
import GameTesting
import ReversiCore
import Texts
import Words

@testable import App
@testable import TextMode

/// A game in text mode without a screen, a clock or a disk. Every player replies at once.
struct Dialogue {
  private(set) var app: App
  private var view: TextInterface
  /// As the person's terminal shows it.
  private(set) var transcript = ""
  private(set) var hasQuit = false
  /// Replies after which it was the person's turn.
  private(set) var replies = 0
  /// Nil if the library takes its time.
  var library: LibraryReply?
  var summary = GameSummary()
  private var listing: RequestID?
  private var counting: RequestID?
  /// Nil if finding them takes its time.
  var openings: ((Position) -> OpeningsReply)?
  /// The reply of practice to a job; nil if it does not reply.
  var coach: ((any Job, RequestID) -> App.Event)?
  private var practicing: (id: RequestID, job: any Job)?
  private var finding: (id: RequestID, job: Openings.FindOpenings)?
  var people: (PeopleRequest) -> PeopleMoves = { PeopleMoves([], to: $0) }
  var explanation: (ExplainMove) -> ExplainMove.Reply = { ExplainMove.Reply(nil, of: $0) }
  var taught: (TeachingSearch) -> ExplainMove.Reply? = { _ in nil }
  var lineFault: (Repertoire.Line) -> Repertoire.Fault? = { _ in nil }
  var hintCertainty = Certainty.estimate(confidence: 73)
  private var moves: [Square]
  /// After these answers, the computer falls silent.
  private var answersLeft: Int
  private let outcome: TranscriptOutcome

  init(
    _ game: SavedGame = .new, words: Words = Words(.english), isSpelling: Bool = false,
    turnedBoard: TurnedBoard = TurnedBoard(), moves: String = "", answers: Int = .max,
    notices: [Notice] = [],
    outcome: TranscriptOutcome = .written(path: "/home/game"), engines: [ExternalEngineName] = [],
    twoPeople: TwoPeople? = nil, todaysEnding: TodaysEnding? = nil,
    repertoire: Repertoire = Repertoire()
  ) {
    view = TextInterface(
      words: words, isSpelling: isSpelling, turnedBoard: turnedBoard, notices: notices)
    self.moves = moves.split(separator: " ").compactMap { Square(String($0)) }
    answersLeft = answers
    self.outcome = outcome
    let (app, effects) = App.begin(
      game, stored: game, asking: notices.compactMap(\.question).first,
      pace: GameSession.Pace(speed: .off), analysisLimit: .level(.review), engines: engines,
      todaysEnding: todaysEnding, offersEnding: false, repertoire: repertoire,
      twoPeople: twoPeople)
    self.app = app
    tell(effects)
    answer(effects)
  }

  static func after(
    _ lines: String, in game: SavedGame = .new, words: Words = Words(.english),
    isSpelling: Bool = false, moves: String = ""
  ) -> String {
    var dialogue = Dialogue(game, words: words, isSpelling: isSpelling, moves: moves)
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      dialogue.type(String(line))
    }
    return dialogue.transcript
  }

  mutating func told(after lines: String) -> String {
    let start = transcript.count
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      type(String(line))
    }
    return String(transcript.dropFirst(start))
  }

  static func typed(in transcript: String) -> String {
    transcript.split(separator: "\n").filter { $0.hasPrefix(">") }
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  mutating func type(_ line: String) {
    transcript += line.isEmpty ? ">\n" : "> \(line)\n"
    take(.text(line))
  }

  mutating func take(_ line: TypedLine) {
    perform(view.answer(to: line, in: app))
    // The threads that read the archive reply when the line has been taken.
    if let request = finding, let openings {
      finding = nil
      send(.reply(openings(request.job.position), to: Openings.FindOpenings.self, request.id))
    }
    if let id = listing, let library {
      listing = nil
      send(.reply(library, to: LibraryRequest.self, id))
    }
    if let id = counting, library != nil {
      counting = nil
      send(.reply(summary, to: Library.CountGames.self, id))
    }
    while let request = practicing, let coach {
      practicing = nil
      send(coach(request.job, request.id))
    }
  }

  mutating func send(_ event: App.Event?) {
    let effects = event.map { app.handle($0) } ?? []
    tell(effects)
    answer(effects)
  }

  private mutating func tell(_ effects: [App.Effect]) {
    let announcements = effects.compactMap(\.announcement)
    perform(view.lines(about: announcements, in: app))
  }

  private mutating func perform(_ reply: TextReply) {
    transcript += reply.lines.map { $0 + "\n" }.joined()
    replies += reply.handsTurnToPlayer ? 1 : 0
    for intent in reply.intents {
      switch intent {
      case .send(let event): send(event)
      case .open(let name): transcript += "(open \(name.printable))\n"
      case .repeatLine(let line): take(.text(line))
      case .quit: hasQuit = true
      }
    }
  }

  private mutating func answer(_ effects: [App.Effect]) {
    for effect in effects {
      switch effect {
      case .start where effect.playerRequest != nil && answersLeft > 0:
        answersLeft -= 1
        if let request = effect.playerRequest, let answer = answer(to: request) {
          send(.game(.replied(request.id, answer)))
        }
      case .start(let id, let job): begin(job.job, id)
      case .stop(practicing?.id, _): practicing = nil
      case .writeTranscript: send(.transcriptHandled(outcome))
      default: break
      }
    }
  }

  private mutating func begin(_ job: any Job, _ id: RequestID) {
    switch job {
    case is LibraryRequest: listing = id
    case is Library.CountGames: counting = id
    case let job as Openings.FindOpenings: finding = (id, job)
    case let job as AskPeople: send(.reply(people(job.request), to: AskPeople.self, id))
    case let job as CheckLine:
      send(.reply(CheckLine.Reply(lineFault(job.line)), to: CheckLine.self, id))
    case let job as TeachingSearch:
      send(.reply(TeachingSearch.Reply(taught(job)), to: TeachingSearch.self, id))
    case let job as ExplainMove: send(.reply(explanation(job), to: ExplainMove.self, id))
    case is Practice.FindExercise, is Practice.JudgeAnswer: practicing = (id, job)
    default: break
    }
  }

  private mutating func answer(to request: PlayerRequest) -> PlayerReply? {
    switch request.kind {
    case .move: moves.isEmpty ? nil : .move(moves.removeFirst())
    case .analysis(.level(.review)):
      .scores(
        zip(request.record.position.legalMoves.reversed(), [2, 1, -2, -3])
          .map { .scored($0, $1, hintCertainty, depth: 12) },
        of: request.record.position.turn ?? .dark, isFinal: true)
    case .analysis, .review: request.evaluated
    }
  }
}
