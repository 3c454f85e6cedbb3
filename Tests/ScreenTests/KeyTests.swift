import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

enum Situation: CaseIterable {
  case waiting, thinking, animating, passing, over, reset, help, review, editor, naming

  /// People play both sides, except that dark is Computer in *thinking*. The review shows the last
  /// of eight plies.
  var app: App {
    switch self {
    case .waiting: .started()
    case .thinking: .started().switching(.dark)
    case .animating: .started().choosing(.d3)
    case .passing: .passing
    case .over: .tied
    case .reset: App.started().after(.resetRequested)
    case .help: App.started().after(.sheetOpened(.help))
    case .review: App.passing.after(.sheetOpened(.review))
    case .editor: App.started().after(.sheetOpened(.setUp))
    case .naming:
      App.started().after(.sheetOpened(.transcriptName)).after(.transcriptName(.naming))
    }
  }
}

@Suite("Keys")
struct KeyTests {
  /// Intents stand in the order of the situations: waiting, thinking, animating, passing, over;
  /// reset, help, review, editor, naming.
  private static let intents: [(Key, [Intent?])] = [
    (
      .enter,
      press + [
        .send(.cancelled), closed, .send(.review(.playOnRequested)), .send(.setUp(.playRequested)),
        .send(.transcriptRequested(name: "game.txt")),
      ]
    ),
    (.character(" "), press + [.send(.cancelled), nil, nil, edit(.cycle(.d3)), nil]),
    (
      .escape,
      [menu, menu, .send(.game(.animationSkipped)), .send(.game(.dismissed)), menu]
        + [.send(.cancelled), closed, closed, closed, nil]
    ),
    (
      .character("y"),
      game(nil) + [.send(.confirmed), nil, nil, nil, nil]
    ),
    (.character(">"), game(nil) + [nil, nil, .send(.review(.reasonLineStepped(by: 1))), nil, nil]),
    (.character("n"), game(.opened(Sheet(Menu(.newGame)))) + [.send(.cancelled)] + none(4)),
    (.character("N"), none(10)),
    (.escapeRevoked, none(10)),
    (.function, none(10)),
    (.character("u"), game(.game(.undoRequested)) + none(5)),
    (.character("U"), game(.game(.redoRequested)) + none(5)),
    (.redo, game(.game(.redoRequested)) + none(5)),
    (
      .character("i"),
      game(.game(.hintRequested)) + [nil, nil, .send(.review(.hintToggled)), nil, nil]
    ),
    (.character("w"), game(.evaluationToggled) + [nil, nil, .send(.evaluationToggled), nil, nil]),
    (.character("v"), game(.sheetOpened(.review)) + none(5)),
    (.character("m"), game(.sheetOpened(.setUp)) + none(5)),
    (
      .character("s"),
      game(.sheetOpened(.transcriptName))
        + [nil, nil, .send(.sheetOpened(.transcriptName)), edit(.setNewGame), nil]
    ),
    (.character("M"), game(.sheetOpened(.players)) + none(5)),
    (
      .character("?"),
      game(.sheetOpened(.help))
        + [nil, closed, .send(.sheetOpened(.help)), .send(.sheetOpened(.help)), nil]
    ),
    (.character("r"), untyped(.send(.resetRequested))),
    (.character("q"), untyped(.quit)),
    (.redraw, untyped(.redraw).dropLast() + [.redraw]),
    (.character("o"), untyped(.send(.game(.modeChanged(.light, .computer))))),
    (
      .character("x"),
      [
        .send(.game(.modeChanged(.dark, .computer))), .send(.game(.modeChanged(.dark, .manual))),
      ] + untyped(.send(.game(.modeChanged(.dark, .computer)))).dropFirst(2)
    ),
    (.character("X"), none(10)),
    (.character("C"), none(10)),
    (.character("."), movesNow + [nil] + movesNow.prefix(1) + none(5)),
    (.character("t"), untyped(.nextTheme)),
    (.character("p"), none(10)),
    (.left, none(7) + [ply(7), nil, nil]),
    (.right, none(7) + [ply(8), nil, nil]),
    (.wheelUp, none(7) + [ply(7), nil, nil]),
    (.wheelDown, none(7) + [ply(8), nil, nil]),
    (.pageUp, none(7) + [ply(0), nil, nil]),
    (.pageDown, none(7) + [ply(8), nil, nil]),
    (.home, none(7) + [ply(0), nil, nil]),
    (.end, none(7) + [ply(8), nil, nil]),
    (.character("["), none(10)),
    (.character("]"), none(10)),
    (.tab, none(8) + [edit(.switchSide), nil]),
    (.delete, none(8) + [edit(.put(nil, on: .d3)), nil]),
    (.backspace, none(8) + [edit(.put(nil, on: .d3)), nil]),
    (.character("z"), none(8) + [edit(.clear), nil]),
    (.character("~"), none(8) + [edit(.swapColors), nil]),
    (.character("h"), none(10)),
    (.character("c"), none(10)),
    (.character("5"), none(10)),
    (.character("ß"), none(10)),
    (.up, none(10)),
    (.eraseText, none(10)),
    (.eraseWord, none(10)),
    (.backTab, none(10)),
  ]

  private static let closed = Intent.send(.sheetClosed)
  private static let menu = Intent.send(.sheetOpened(.menu))
  private static let press: [Intent?] = {
    let chosen = Intent.send(.game(.squareChosen(.d3)))
    return [chosen, chosen, chosen, .send(.game(.dismissed)), chosen]
  }()

  private static let movesNow = Array(
    repeating: Optional(Intent.send(.game(.moveNowRequested))), count: 3)

  private static func edit(_ change: SetUp.Change) -> Intent { .send(.setUp(.edited(change))) }

  private static func ply(_ number: Int) -> Intent { .send(.review(.moved(to: number))) }

  private static func none(_ count: Int) -> [Intent?] { Array(repeating: nil, count: count) }

  /// The same for all phases, as long as only the pass alert lies over the game.
  private static func game(_ event: App.Event?) -> [Intent?] {
    Array(repeating: event.map(Intent.send), count: 5)
  }

  /// The same for all situations in which no characters are typed.
  private static func untyped(_ intent: Intent) -> [Intent?] {
    Array(repeating: intent, count: 9) + [nil]
  }

  @Test("each key has its intents in each situation")
  func table() {
    for (key, intents) in Self.intents {
      for (situation, intent) in zip(Situation.allCases, intents) {
        var state = UIState(cursor: .d3)
        let answer = press([key], &state, situation.app).outside
        #expect(answer == [intent].compactMap(\.self), "\(key) while \(situation)")
      }
    }
  }

  @Test("keys that do nothing over the help change nothing behind it")
  func keysOverHelp() {
    for (key, intents) in Self.intents
    where intents[6] == nil && !"+-".map(Key.character).contains(key) {
      var (state, untouched) = (UIState(cursor: .d3), UIState(cursor: .d3))
      press([key], &state, Situation.help.app)
      untouched.newRemark = state.newRemark
      if let remark = state.newRemark { untouched.show(remark, now: .zero) }
      #expect(state == untouched, "\(key)")
    }
  }

  @Test("the reset question in front of the help takes the keys, and Cancel returns to the help")
  func confirmationInFrontOfHelp() {
    let app = Situation.help.app.after(.resetRequested)
    var state = UIState(cursor: .d3)
    #expect(press([.character("n")], &state, app) == [.send(.cancelled)])
    #expect(press([.right, .enter], &state, app) == [.send(.confirmed)])
    #expect(app.after(.cancelled).sheet?.kind == .help)
  }

  @Test("a screen that is too small handles keys as a large one does, but opens nothing")
  func tinyScreen() {
    for (key, intents) in Self.intents where !Self.openers.contains(key) {
      for (situation, intent) in zip(Situation.allCases, intents) where situation != .help {
        let moment = Moment(app: situation.app, state: UIState(cursor: .d3))
        #expect(
          moment.handling(key, size: Self.tiny).intents.outside == [intent].compactMap(\.self),
          "\(key) while \(situation)")
      }
    }
    let moment = Moment(app: .started())
    for key in Self.openers { #expect(moment.handling(key, size: Self.tiny).intents.outside == []) }
  }

  private static let openers =
    ["?", "v", "m", "s", "M", "n"].map { Key.character($0) } + [.escape]

  @Test("if a screen is too small for the open help, the help swallows no key")
  func helpOnTinyScreen() {
    for (key, intents) in Self.intents
    where !(Self.openers + [.redraw, .escapeRevoked]).contains(key) {
      let moment = Moment(app: Situation.help.app, state: UIState(cursor: .d3))
      let expected = [Self.closed] + [intents[0]].compactMap(\.self)
      #expect(moment.handling(key, size: Self.tiny).intents.outside == expected, "\(key)")
    }
  }

  private static let tiny = ScreenSize(columns: 15, rows: 5)

  @Test(
    "coordinates and arrows move the cursor",
    arguments: [
      ("e6", Square.e6), ("6e", .e6), ("a1", .a1), ("g8", .g8), ("h5", .h5), ("h", .c3),
      ("hh", .b3),
      ("hh7", .h7), ("h5l6", .h6), ("hl5", .d5), ("j", .d4), ("k", .d2), ("l", .e3),
      ("lllllllll", .h3),
      ("hhhhhhhhh", .a3), ("kkkkkkkkk", .d1), ("jjjjjjjjj", .d8), ("9", .d3), ("0", .d3),
      ("h9", .c3),
      ("H5", .d5), ("٣", .d3), ("i", .d3),
    ])
  func coordinates(typed: String, square: Square) {
    var state = UIState(cursor: .d3)
    press(typed.map(Key.character), &state)
    #expect(state.cursor == square)
  }

  @Test("full-width letters, digits, signs and blanks are the keys that they show")
  func fullWidth() {
    for situation in Situation.allCases where situation != .naming {
      for ascii in UInt8(ascii: " ")...UInt8(ascii: "~") {
        var (narrow, wide) = (UIState(cursor: .d3), UIState(cursor: .d3))
        let keys = [Key.character("h"), .character(Character(Unicode.Scalar(ascii)))]
        #expect(
          press(keys, &narrow, situation.app)
            == press(keys.map(\.widened), &wide, situation.app))
        #expect(narrow == wide, "\(keys[1]) while \(situation)")
      }
    }
    var state = UIState(cursor: .a1)
    #expect(press("ｆ５".map(Key.character) + [.enter], &state) == [.send(.game(.squareChosen(.f5)))])
  }

  @Test("a text that is typed keeps its full-width letters")
  func typedFullWidth() {
    var moment = Moment(app: Situation.naming.app)
    for character in "棋譜　ｆ５" { moment = after(.character(character), moment) }
    #expect(moment.app[TranscriptName.self]?.field.text == "棋譜　ｆ５")
  }

  @Test("the arrow keys stop at the edges")
  func arrows() {
    var state = UIState(cursor: .a1)
    press([.up, .left], &state)
    #expect(state.cursor == .a1)
    press([.down, .right, .right, .up], &state)
    #expect(state.cursor == .c1)
  }

  @Test("Tab goes from one legal move to the next, and from the last to the first")
  func tab() {
    var state = UIState(cursor: .a1)
    var visited: [Square] = []
    for key in [Key.tab, .tab, .tab, .tab, .tab, .backTab, .backTab] {
      press([key], &state)
      visited.append(state.cursor)
    }
    #expect(visited == [.d3, .c4, .f5, .e6, .d3, .e6, .f5])
  }

  @Test(
    "without a legal move, Tab stays", arguments: [Situation.thinking, .animating, .over])
  func tabWithoutChoice(situation: Situation) {
    var state = UIState(cursor: .b7)
    press([.tab, .backTab], &state, situation.app)
    #expect(state.cursor == .b7)
  }

  @Test(
    "keys choose a button of the question",
    arguments: [
      ([], DialogButton.cancel), ([.right], .ok), ([.right, .right], .ok),
      ([.right, .left], .cancel),
      ([.tab], .ok), ([.tab, .tab], .cancel), ([.backTab], .ok), ([.character("l")], .ok),
      ([.character("l"), .character("h")], .cancel), ([.up, .down, .character("a")], .cancel),
    ] as [([Key], DialogButton)])
  func buttons(keys: [Key], button: DialogButton) {
    let app = Situation.reset.app
    var state = UIState(cursor: .d3)
    press(keys, &state, app)
    #expect(state.selectedButton(in: .question(.reset)) == button)
    #expect(state.cursor == .d3)
    let event: App.Event = button == .ok ? .confirmed : .cancelled
    #expect(press([.enter], &state, app) == [.send(event)])
  }

  @Test(
    "each question starts with the safe answer",
    arguments: [Key.enter, .escape, .character("y")])
  func safeAnswer(key: Key) {
    var state = UIState()
    press([.right, key], &state, Situation.reset.app)
    #expect(state.selectedButton(in: .question(.reset)) == .cancel)
  }

  @Test("keys for the question do not reach the pass alert behind it")
  func confirmationInFrontOfPass() {
    let app = App.passing.after(.resetRequested)
    var state = UIState()
    #expect(press([.right, .escape], &state, app) == [.send(.cancelled)])
    #expect(state.selectedButton(in: .passAlert) == .dismiss)
  }

  @discardableResult
  private func press(
    _ keys: [Key], _ state: inout UIState, _ app: App = .started()
  ) -> [Intent] {
    keys.flatMap {
      state.translate($0, app: app, drawn: .showing(app), now: .zero)
    }
  }
}

extension Key {
  fileprivate var widened: Key {
    guard case .character(let character) = self, let ascii = character.asciiValue else {
      return self
    }
    let wide = ascii == 0x20 ? 0x3000 : UInt32(ascii) + 0xFEE0
    return .character(Character(Unicode.Scalar(wide) ?? " "))
  }
}

extension [Intent] {
  /// Changes of a file's name and of the help's page have tests of their own.
  fileprivate var outside: [Intent] {
    filter {
      switch $0 {
      case .send(.feature(let event)): ![.transcriptName, .help].contains(event.kind)
      default: true
      }
    }
  }
}
