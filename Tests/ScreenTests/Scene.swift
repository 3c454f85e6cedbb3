import Analysis
import AppTesting
import Archive
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Words

@testable import App
@testable import Screen

/// A situation of the game with its own look.
enum Scene: String, CaseIterable {
  case start, middle, flip, thinking, pass, reset, help, result, tie, notices, hint
  case list, review, reviewStart, variation, evaluation, editor, editorDefect, naming
  case book, library, libraryFilter, openings, practice, verdict, clock, remark, idea
  case mistakes, mistake, secondTry
}

extension TodaysEnding {
  /// An ending after two days on which such endings were solved.
  static let third: TodaysEnding = {
    var streak = Streak()
    for day in [20_782, 20_783] { streak.solve(on: day) }
    return TodaysEnding(on: 20_784, streak: streak)
  }()
}

extension Scene {
  static let words = Words(.english)

  var model: Moment {
    switch self {
    case .start:
      return Moment(app: .started(todaysEnding: .third))
    case .middle:
      return Moment(app: .started().playing("f5 d6 c3 d3 c4 f4 f6"), state: UIState(cursor: .e3))
    case .flip:
      let app = Scene.middle.model.app.choosing(.b4).showing(steps: 2)
      return Moment(app: app, state: UIState(cursor: .b4), turnFraction: 0.25)
    case .thinking:
      let app = App.started().playing("f5 d6 c3 d3 c4").switching(.light)
      return Moment(app: app, state: UIState(cursor: .c4), thinkingTime: .milliseconds(1234))
    case .pass:
      return Moment(app: .passing, state: UIState(cursor: .h6))
    case .reset:
      var state = UIState(cursor: .h6)
      let app = App.passing.after(.resetRequested)
      _ = state.translate(.right, app: app, screen: nil)
      return Moment(app: app, state: state)
    case .help:
      var model = Scene.middle.model
      model.app = model.app.after(.sheetOpened(.help))
      return model
    case .result:
      let wipeOut = App.started().playing("f5 d6 c5 f4 e7 f6 g5 e6 e3")
      return Moment(app: wipeOut, state: UIState(cursor: .e3))
    case .tie:
      return Moment(app: .tied, state: UIState(cursor: .a1))
    case .notices:
      var state = UIState(cursor: .f6)
      state.notices = [
        .notKept(
          .game,
          SaveFailure(
            step: .write, path: "/home/somebody/.local/state/reversi/game",
            reason: "No space left on device")),
        .savedGame(.setAside(.board(.unknownCell(row: 3, cell: "q")), keptAs: "game.bad-1")),
      ]
      return Moment(app: Scene.middle.model.app, state: state)
    case .hint:
      return Moment(
        app: Scene.middle.model.app.hinting([12, 3, 0, -4, -4, -10, -17, -30, -30]),
        state: UIState(cursor: .b4))
    case .book:
      return Moment(
        app: App.started().playing("f5 d6").hinting([1, 1, -1, -3, -9], .book),
        state: UIState(cursor: .b4))
    case .list:
      var app = App.played(.sevenPasses)
      for _ in 0..<4 { _ = app.handle(.game(.undoRequested)) }
      return Moment(app: app, state: UIState(cursor: .b8))
    case .review:
      let app = App.played(.tie).studying(.sheetOpened(.review))
      return Moment(app: app.after(.review(.moved(to: 47))))
    case .reviewStart:
      let app = App.played(.tie).studying(.sheetOpened(.review), answers: 40)
      return Moment(app: app.after(.review(.moved(to: 0))))
    case .variation:
      // The second of three moves that the game does not have is in view.
      let app = Scene.review.model.app.after(.review(.moved(to: 24))).trying(3)
      return Moment(app: app.after(.review(.moved(to: 26))))
    case .evaluation:
      let app = Scene.middle.model.app.studying(.evaluationToggled)
      return Moment(app: app, state: UIState(cursor: .b4))
    case .editor:
      let app = Scene.middle.model.app.after(.sheetOpened(.setUp))
        .after(.setUp(.edited(.switchSide)))
      return Moment(app: app, state: UIState(cursor: .b4))
    case .editorDefect:
      let app = App.started().after(.sheetOpened(.setUp)).after(
        .setUp(.edited(.clear))
      )
      .after(.setUp(.edited(.put(.light, on: .c3))))
      return Moment(app: app, state: UIState(cursor: .c3))
    case .naming:
      let app = Scene.middle.model.app.after(.sheetOpened(.transcriptName))
        .after(.transcriptName(.naming))
      return Moment(app: app, state: UIState(cursor: .b4))
    case .library:
      let app = App.listing(60, exclusions: { $0 == 2 ? [.mark(.takenBack)] : [] }).summarized()
      return Moment(app: app.after(.library(.selected(2))))
    case .libraryFilter:
      var moment = Moment(app: .listing(60))
      for key in "/ann" {
        let intents = moment.state.translate(.character(key), app: moment.app, screen: nil)
        for case .send(let event) in intents { moment.app = moment.app.after(event) }
      }
      moment.app = moment.app.listed(4)
      return moment
    case .openings:
      let app = App.started().playing("f5 d6 c3 d3")
      return Moment(app: app.after(.sheetOpened(.openings)).knowingOpenings())
    case .practice:
      return Moment(app: Scene.middle.model.app.practicing(), state: UIState(cursor: .g8))
    case .verdict:
      // The answer after another wrong one.
      let app = Scene.practice.model.app
      let answers = app.practice?.choices.reversed().prefix(2) ?? []
      let answer = answers.first ?? .a1
      return Moment(
        app: app.judged(answers.last ?? .a1).judged(answer), state: UIState(cursor: answer))
    case .remark:
      let app = App.taught.choosing(.b2).showing(steps: .max)
        .replied(.move(.a1), to: MoveRequest.self).showing(steps: .max)
      return Moment(app: app.explainingMistake(), state: UIState(cursor: .d3))
    case .idea:
      let app = App.taught.after(.game(.hintRequested)).explainingMistake()
      return Moment(app: app, state: UIState(cursor: .d3))
    case .mistakes:
      let record = (try? GameRecord(transcript: KnownGame.tie.transcript)) ?? GameRecord()
      let game = SavedGame(record: record, modes: Sides(dark: .manual, light: .computer))
      return Moment(app: .resuming(game).analyzed(), state: UIState(cursor: .a1))
    case .mistake:
      var app = Scene.mistakes.model.app.after(.sheetOpened(.practice))
        .studying(.practice(.mistakesChosen))
      // The first one with a second try.
      while let exercise = app.practice?.exercise, !exercise.hasSecondTry {
        app = app.judged(exercise.position.legalMoves.first ?? .a1)
          .after(.practice(.nextRequested))
      }
      return Moment(app: app, state: UIState(cursor: .a1))
    case .secondTry:
      let app = Scene.mistake.model.app
      let exercise = app.practice?.exercise
      let answer = app.practice?.choices.reversed().first { $0 != exercise?.mistake?.square }
      return Moment(app: app.judged(answer ?? .a1), state: UIState(cursor: answer ?? .a1))
    case .clock:
      // Black has less than a minute.
      var moment = Scene.middle.model
      moment.clock = TimeControl("5+3").map {
        ClockReading(
          control: $0, left: Sides(dark: .milliseconds(42_300), light: .seconds(251)))
      }
      return moment
    }
  }
}
