import Canvas
import GameSession
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The turned board")
struct TurnedBoardTests {
  private static let sizes = ScreenSize.ofEachKind
  private static let app = App.started().playing("f5 d6 c3")

  private static func moment(isTurned: Bool, cursor: Square = .d3) -> Moment {
    let board = TurnedBoard(isTurned: isTurned)
    return Moment(app: app, state: UIState(cursor: cursor, turnedBoard: board))
  }

  @Test("has each square, and a click on it, where the opposite one is otherwise", arguments: sizes)
  func squares(size: ScreenSize) throws {
    let (usual, turned) = (Self.moment(isTurned: false), Self.moment(isTurned: true))
    for square in Square.allCases {
      let opposite = try #require(Square(column: 7 - square.column, row: 7 - square.row))
      let place = try #require(usual.screen(size).place(of: .choose(square)))
      #expect(turned.screen(size).place(of: .choose(opposite)) == place, "\(square)")
    }
  }

  @Test("shows on each square what is there, also the cursor and the marks", arguments: sizes)
  func contents(size: ScreenSize) throws {
    // Whatever stands on a square stands on the opposite one of the mirrored game.
    let mirrored = try App.started().playing(
      "f5 d6 c3".split(separator: " ").map { name in
        let square = try #require(Square(String(name)))
        return try #require(Square(column: 7 - square.column, row: 7 - square.row)).description
      }.joined(separator: " "))
    let turned = Self.moment(isTurned: true).screen(size)
    let other = Moment(app: mirrored, state: UIState(cursor: .e6)).screen(size)
    for place in turned.places {
      guard case .choose = turned.controls.action(at: place) else { continue }
      #expect(turned[place] == other[place], "\(place)")
    }
  }

  @Test("names the columns from h to a and the rows from 8 to 1")
  func names() throws {
    let lines = Self.moment(isTurned: true).screen(ScreenSize(columns: 80, rows: 24)).lines
    let names = try #require(lines.first { $0.contains(" h ") && $0.contains(" a ") })
    #expect(names.filter("abcdefgh".contains).hasPrefix("hgfedcba"))
    #expect(
      lines.compactMap { $0.drop { $0 == " " }.first }.filter(\.isNumber).prefix(8)
        == Array("87654321")[...])
  }

  @Test(
    "arrows move the cursor the way they point",
    arguments: [
      (Key.up, Square.d4), (.down, .d2), (.left, .e3), (.right, .c3), (.character("k"), .d4),
      (.character("h"), .e3),
    ])
  func arrows(key: Key, square: Square) {
    let moment = Self.moment(isTurned: true)
    #expect(moment.handling(key, size: ScreenSize(columns: 80, rows: 24)).state.cursor == square)
  }

  @Test("names of columns and rows lead to the squares of these names")
  func typedNames() {
    let size = ScreenSize(columns: 80, rows: 24)
    let column = Self.moment(isTurned: true).handling(.character("b"), size: size).state
    #expect(column.cursor == .b3)
    let row = Self.moment(isTurned: true).handling(.character("7"), size: size).state
    #expect(row.cursor == .d7)
  }

  @Test("T turns the board and back, and asks to keep that")
  func key() {
    let size = ScreenSize(columns: 80, rows: 24)
    let turned = Self.moment(isTurned: false).handling(.character("T"), size: size)
    #expect(turned.state.turnedBoard == TurnedBoard(isTurned: true))
    #expect(turned.intents == [.keepTurnedBoard(TurnedBoard(isTurned: true))])
    let back = Moment(app: Self.app, state: turned.state).handling(
      .character("T"), size: size)
    #expect(back.state.turnedBoard == TurnedBoard())
  }
}
