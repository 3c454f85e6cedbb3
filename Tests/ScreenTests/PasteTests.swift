import Canvas
import GameSession
import Notation
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("Pasted text")
struct PasteTests {
  private static let transcript = "1. F5 D6\n2. C3"

  private func pasting(_ text: String, _ app: App) -> (
    intents: [Intent], state: UIState
  ) {
    Moment(app: app).handling(.paste(text), size: .usual)
  }

  @Test("is offered for loading, even during the pass alert")
  func loading() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6c3")
    for app in [App.started(), .passing] {
      #expect(pasting(Self.transcript, app).intents == [.send(.loadRequested(record))])
    }
    let asked = App.passing.after(.loadRequested(record))
    #expect(asked.dialog == .question(.load(record)))
  }

  @Test("with several games is offered for the library, also while that is open")
  func several() throws {
    let (first, second) = (
      try GameRecord(start: .newGame, plies: "f5d6"), try GameRecord(start: .newGame, plies: "d3")
    )
    let games = [first, second].map { GGFGame(record: $0) }
    let library = App.started().after(.sheetOpened(.library))
    for app in [App.started(), library] {
      #expect(pasting("f5d6\nd3\n", app).intents == [.send(.additionRequested(games))])
      #expect(app.after(.additionRequested(games)).dialog == .question(.library(.add(games))))
    }
    let editor = App.started().after(.sheetOpened(.setUp))
    let (intents, state) = pasting("f5d6\nd3\n", editor)
    #expect(intents == [] && !state.notices.notices.isEmpty)
    let one = pasting("(;GM[Othello]B[f5];)(;GM[Othello];)", .started())
    #expect(one.intents.count == 1)
  }

  @Test("with one game is offered for the library while that is open")
  func oneInLibrary() throws {
    let games = [GGFGame(record: try GameRecord(start: .newGame, plies: "f5d6c3"))]
    let library = App.started().after(.sheetOpened(.library))
    #expect(pasting(Self.transcript, library).intents == [.send(.additionRequested(games))])
    let asked = library.after(.additionRequested(games))
    #expect(asked.dialog == .question(.library(.add(games))))
    #expect(Words(.english).library.text(of: .add(games)).contains("this game to"))
    // Its players and its date are kept.
    let named = pasting("(;GM[Othello]PB[Ann]DT[2003.12.15]B[f5];)", library).intents
    guard case .send(.additionRequested(let read))? = named.first, let game = read.first else {
      return #expect(named.count == 1)
    }
    #expect(game.record.names[.dark] == "Ann" && game.value(of: "DT") == "2003.12.15")
    let (intents, state) = pasting("f5d6a1", library)
    #expect(intents == [] && !state.notices.notices.isEmpty)
  }

  @Test("sets up its position in the editor")
  func editing() {
    let app = App.started().after(.sheetOpened(.setUp))
    let cells = String(repeating: "-", count: 27) + "OX------XO" + String(repeating: "-", count: 27)
    let (intents, _) = pasting(cells + " O", app)
    #expect(intents == [.send(.setUp(.edited(.set(.newGame, .light))))])
    let played = App.started().playing("f5 d6 c3").game.position.board
    #expect(
      pasting(Self.transcript, app).intents == [.send(.setUp(.edited(.set(played, .light))))])
  }

  @Test("with a board that names no side to move says whose turn it is, until the next key")
  func assumedTurn() throws {
    let board = "-------------------x-------xx------xo---------------------------"
    for app in [App.started(), App.started().after(.sheetOpened(.setUp))] {
      var moment = Moment(app: app)
      let (intents, state) = moment.handling(.paste(board), size: .usual)
      #expect(intents.count == 1)
      #expect(state.notices.notices == [.turnAssumed(.byCount(.light))])
      moment.state = state
      #expect(said(moment, .usual).contains("White's turn"))
      moment.state = moment.handling(.right, size: .usual).state
      #expect(moment.state.notices.notices.isEmpty)
      #expect(pasting(board + " o", app).state.notices.notices.isEmpty)
    }
  }

  @Test("that is not a game only shows the reason, until the next key", arguments: 1...4)
  func defects(size: Int) {
    let size = ScreenSize(columns: 20 * size, rows: 6 + 6 * size)
    var moment = Moment(app: .started())
    let (intents, state) = moment.handling(.paste("f5d6a1"), size: size)
    #expect(intents == [])
    moment.state = state
    #expect(
      moment.screen(size).text.contains("not a game") || said(moment, size).contains("move 3:"))
    moment.state = moment.handling(.right, size: size).state
    #expect(!said(moment, size).contains("move 3:"))
  }

  private func said(_ moment: Moment, _ size: ScreenSize) -> String {
    moment.screen(size).lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test("does not act as keys, and loads no game while something else is open")
  func elsewhere() {
    for app in [
      Situation.reset.app, Situation.help.app, Situation.review.app,
    ] {
      let (intents, state) = pasting(Self.transcript + "q", app)
      #expect(intents == [])
      #expect(state.notices.notices.isEmpty)
    }
    let sheets = Sheet.Kind.allCases.filter {
      $0.feature.contexts == [.sheet($0)] && $0 != .setUp
    }
    #expect(sheets.contains(.practice) && sheets.contains(.review))
    for opening in [.resetRequested] + sheets.map(App.Event.sheetOpened) {
      let app = App.started().after(opening)
      let (intents, state) = pasting(Self.transcript, app)
      #expect(intents == [])
      #expect(state.remark(in: app) == .noPaste, "\(opening)")
    }
    let naming = after(.paste("x\ny"), Moment(app: Situation.naming.app))
    #expect(naming.app[TranscriptName.self]?.field.text == "x")
  }
}
