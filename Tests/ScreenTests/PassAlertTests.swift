import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

/// Keys and clicks that arrive before the person can have seen the alert. No clock decides.
@Suite("A pass alert")
struct PassAlertTests {
  private static let size = ScreenSize.usual
  private static let line = "f5 f6 c4 g5 h5 h4 f7"

  private struct Play {
    var app: App
    var state = UIState(cursor: .h6)
    var screen: Screen?

    init(_ app: App) {
      self.app = app
      draw()
    }

    mutating func draw() {
      screen = Moment(app: app, state: state).screen(size)
    }

    /// The keys arrive together, without a screen between them.
    mutating func press(_ keys: Key...) {
      for key in keys {
        for case .send(let event) in state.translate(key, app: app, screen: screen) {
          _ = app.handle(event)
        }
      }
    }
  }

  @Test("is not dismissed by the keys of the burst that it follows from")
  func burst() {
    for keys in [[Key.enter], [.escape], [.character(" ")], [.enter, .enter, .escape]] {
      var play = Play(.started(speed: .off).playing(Self.line))
      play.press(.enter)
      #expect(play.app.dialog == .passAlert)
      for key in keys { play.press(key) }
      #expect(play.app.dialog == .passAlert, "\(keys)")
      play.draw()
      play.press(keys[0])
      #expect(play.app.dialog == nil, "\(keys)")
    }
  }

  @Test("is not dismissed by the keys after the one that ends the animation")
  func skipped() {
    var play = Play(.started().playing(Self.line).choosing(.h6))
    play.press(.escape, .enter)
    #expect(play.app.dialog == .passAlert)
    play.draw()
    play.press(.enter)
    #expect(play.app.game.position.turn == .light)
  }

  @Test("is not dismissed by the keys after those that close a sheet over it")
  func behindSheet() {
    for kind in Sheet.Kind.allCases {
      var play = Play(App.passing.after(.sheetOpened(kind)))
      play.press(.escape, .enter)
      #expect(play.app.dialog == .passAlert, "\(kind)")
    }
  }

  @Test("is not dismissed by keys or clicks that were meant for another alert")
  func otherAlert() throws {
    var play = Play(.passing)
    let button = try #require(play.screen?.place(of: .pressButton(.dismiss)))
    var app = play.app
    app.passElsewhere()
    play.app = app
    play.press(.enter, .click(button))
    #expect(play.app.dialog == .passAlert)
    play.draw()
    play.press(.click(button))
    #expect(play.app.dialog == nil)
  }

  @Test(
    "is in the message while a sheet lies over it",
    arguments: [Sheet.Kind.help, .review, .setUp, .transcriptName, .players])
  func message(kind: Sheet.Kind) {
    let moment = Moment(app: App.passing.after(.sheetOpened(kind)))
    #expect(moment.screen(Self.size).text.contains("●'s turn · pass: Esc, then Enter"))
    let waiting = Moment(app: App.started().after(.sheetOpened(kind)))
    #expect(!waiting.screen(Self.size).text.contains("pass:"))
    for (columns, rows) in [(45, 20), (40, 20), (24, 12), (19, 12)] {
      let size = ScreenSize(columns: columns, rows: rows)
      #expect(moment.screen(size).text.contains("pass"), "\(size)")
    }
  }
}

extension App {
  fileprivate mutating func passElsewhere() {
    var board = Board.newGame
    for square in Square.allCases { board[square] = square == .a1 ? nil : .dark }
    board[.b1] = .light
    let position = Position(board: board, turn: .light)
    guard case .passDue = position.state else {
      Issue.record("no pass is due")
      return
    }
    self = .started(position)
  }
}
