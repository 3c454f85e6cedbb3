import Archive
import GameSession
import ReversiCore
import ReversiTesting
import Words

@testable import App

/// A situation of the game with its own look.
enum Scene: String, CaseIterable {
  case start, middle, flip, thinking, pass, reset, help, result, tie, notices, hint
  case list, review, reviewStart, variation, evaluation, editor, editorDefect, naming
  case book, library, libraryFilter, openings, practice, verdict
}

extension Scene {
  /// The language of all scenes.
  static let words = Words(.english)

  /// The model of the scene.
  var model: Moment {
    switch self {
    case .start:
      return Moment(session: .started(), state: UIState())
    case .middle:
      return Moment(
        session: .started().playing("f5 d6 c3 d3 c4 f4 f6"), state: UIState(cursor: .e3))
    case .flip:
      let session = Scene.middle.model.session.choosing(.b4).showing(steps: 2)
      return Moment(session: session, state: UIState(cursor: .b4), turnFraction: 0.25)
    case .thinking:
      let session = App.started().playing("f5 d6 c3 d3 c4").switching(.light)
      return Moment(
        session: session, state: UIState(cursor: .c4), thinkingTime: .milliseconds(1234))
    case .pass:
      return Moment(session: .passing, state: UIState(cursor: .h6))
    case .reset:
      var state = UIState(cursor: .h6)
      let session = App.passing.after(.resetRequested)
      _ = state.handle(.right, session: session, screen: nil)
      return Moment(session: session, state: state)
    case .help:
      var model = Scene.middle.model
      model.session = model.session.after(.sheetOpened(.help))
      return model
    case .result:
      let wipeOut = App.started().playing("f5 d6 c5 f4 e7 f6 g5 e6 e3")
      return Moment(session: wipeOut, state: UIState(cursor: .e3))
    case .tie:
      return Moment(session: .tied, state: UIState(cursor: .a1))
    case .notices:
      var state = UIState(cursor: .f6)
      state.notices = [
        .notSaved(
          SaveFailure(
            step: .write, path: "/home/somebody/.local/state/reversi/game",
            reason: "No space left on device")),
        .savedGame(.setAside(.board(.unknownCell(row: 3, cell: "q")), keptAs: "game.bad-1")),
      ]
      return Moment(session: Scene.middle.model.session, state: state)
    case .hint:
      return Moment(
        session: Scene.middle.model.session.hinting([12, 3, 0, -4, -4, -10, -17, -30, -30]),
        state: UIState(cursor: .b4))
    case .book:
      return Moment(
        session: App.started().playing("f5 d6").hinting([1, 1, -1, -3, -9], .book),
        state: UIState(cursor: .b4))
    case .list:
      var session = App.played(.sevenPasses)
      for _ in 0..<4 { _ = session.handle(.game(.undoRequested)) }
      return Moment(session: session, state: UIState(cursor: .b8))
    case .review:
      let session = App.played(.tie).studying(.sheetOpened(.review))
      return Moment(session: session.after(.review(.moved(to: 47))), state: UIState())
    case .reviewStart:
      let session = App.played(.tie).studying(.sheetOpened(.review), answers: 40)
      return Moment(session: session.after(.review(.moved(to: 0))), state: UIState())
    case .variation:
      // Three moves that the game does not have, the second of them in view.
      let session = Scene.review.model.session.after(.review(.moved(to: 24))).trying(3)
      return Moment(session: session.after(.review(.moved(to: 26))), state: UIState())
    case .evaluation:
      let session = Scene.middle.model.session.studying(.evaluationToggled)
      return Moment(session: session, state: UIState(cursor: .b4))
    case .editor:
      let session = Scene.middle.model.session.after(.sheetOpened(.editor))
        .after(.setUp(.edited(.switchSide)))
      return Moment(session: session, state: UIState(cursor: .b4))
    case .editorDefect:
      let session = App.started().after(.sheetOpened(.editor)).after(
        .setUp(.edited(.clear))
      )
      .after(.setUp(.edited(.put(.light, on: .c3))))
      return Moment(session: session, state: UIState(cursor: .c3))
    case .naming:
      let session = Scene.middle.model.session.after(.sheetOpened(.fileName))
      return Moment(session: session, state: UIState(cursor: .b4))
    case .library:
      let session = App.listing(60).summarized()
      return Moment(session: session.after(.library(.selected(2))), state: UIState())
    case .libraryFilter:
      var moment = Moment(session: .listing(60), state: UIState())
      for key in "/ann" {
        let intents = moment.state.handle(.character(key), session: moment.session, screen: nil)
        for case .send(let event) in intents { moment.session = moment.session.after(event) }
      }
      moment.session = moment.session.listed(4)
      return moment
    case .openings:
      let session = App.started().playing("f5 d6 c3 d3")
      return Moment(
        session: session.after(.sheetOpened(.openings)).knowingOpenings(), state: UIState())
    case .practice:
      return Moment(
        session: Scene.middle.model.session.practicing(), state: UIState(cursor: .g8))
    case .verdict:
      let session = Scene.practice.model.session
      let answer = session.practice?.choices.reversed().first ?? .a1
      return Moment(session: session.judged(answer), state: UIState(cursor: answer))
    }
  }
}
