import GameSession
import ReversiCore
import Testing

@testable import TerminalUI

/// What is on the screen when a key is pressed.
enum Situation: CaseIterable {
  case waiting, thinking, animating, passing, over, reset, help

  /// Both sides are Manual, but dark is Computer in *thinking*.
  var session: GameSession {
    switch self {
    case .waiting: .started()
    case .thinking: .started().switching(.dark)
    case .animating: .started().choosing(.d3)
    case .passing: .passing
    case .over: .tied
    case .reset: GameSession.started().after(.resetRequested)
    case .help: GameSession.started().after(.sheetOpened(.help))
    }
  }
}

@Suite("Keys")
struct KeyTests {
  /// The intents by key, in the order of the situations: waiting, thinking, animating, passing,
  /// over, reset, help.
  private static let intents: [(Key, [Intent?])] = [
    (.enter, choice + [.send(.dismissed), chosen, .send(.cancelled), closed]),
    (.character(" "), choice + [.send(.dismissed), chosen, .send(.cancelled), nil]),
    (.escape, [nil, nil, nil, .send(.dismissed), nil, .send(.cancelled), closed]),
    (.character("y"), [nil, nil, nil, nil, nil, .send(.confirmed), nil]),
    (.character("n"), [nil, nil, nil, nil, nil, .send(.cancelled), nil]),
    (.character("r"), always(.send(.resetRequested))),
    (.character("q"), always(.quit)),
    (.redraw, always(.redraw)),
    (.character("o"), always(.send(.modeChanged(.light, .computer)))),
    (
      .character("x"),
      [
        .send(.modeChanged(.dark, .computer)), .send(.modeChanged(.dark, .manual)),
        .send(.modeChanged(.dark, .computer)), .send(.modeChanged(.dark, .computer)),
        .send(.modeChanged(.dark, .computer)), .send(.modeChanged(.dark, .computer)),
        .send(.modeChanged(.dark, .computer)),
      ]
    ),
    (.character("X"), always(.send(.levelChanged(.dark, Level.standard.next)))),
    (.character("O"), always(.send(.levelChanged(.light, Level.standard.next)))),
    (.character("i"), always(.send(.hintRequested)).dropLast() + [nil]),
    (.character("?"), always(.send(.sheetOpened(.help))).dropLast() + [closed]),
    (.character("h"), always(nil)),
    (.character("c"), always(nil)),
    (.character("5"), always(nil)),
    (.character("ß"), always(nil)),
    (.up, always(nil)),
    (.tab, always(nil)),
    (.backTab, always(nil)),
  ]

  private static let closed = Intent.send(.sheetClosed)
  private static let chosen = Intent.send(.squareChosen(.d3))
  private static let choice: [Intent?] = [chosen, chosen, chosen]

  private static func always(_ intent: Intent?) -> [Intent?] {
    Array(repeating: intent, count: Situation.allCases.count)
  }

  @Test("each key is answered in each situation")
  func table() {
    for (key, intents) in Self.intents {
      for (situation, intent) in zip(Situation.allCases, intents) {
        var state = UIState(cursor: .d3)
        let answer = press([key], &state, situation.session)
        #expect(answer == [intent].compactMap(\.self), "\(key) while \(situation)")
      }
    }
  }

  @Test("keys that do nothing over the help change nothing behind it")
  func keysOverHelp() {
    for (key, _) in Self.intents {
      var state = UIState(cursor: .d3)
      press([key], &state, Situation.help.session)
      #expect(state == UIState(cursor: .d3), "\(key)")
    }
  }

  @Test("the reset confirmation in front of the help takes the keys, and Cancel returns to it")
  func confirmationInFrontOfHelp() {
    let session = Situation.help.session.after(.resetRequested)
    var state = UIState(cursor: .d3)
    #expect(press([.character("n")], &state, session) == [.send(.cancelled)])
    #expect(press([.right, .enter], &state, session) == [.send(.confirmed)])
    #expect(session.after(.cancelled).sheet == .help)
  }

  @Test("a screen that is too small answers each key as a large one, but opens no help")
  func tinyScreen() {
    for (key, intents) in Self.intents where key != .character("?") {
      for (situation, intent) in zip(Situation.allCases, intents) where situation != .help {
        let moment = Moment(session: situation.session, state: UIState(cursor: .d3))
        #expect(
          moment.handling(key, size: Self.tiny).intents == [intent].compactMap(\.self),
          "\(key) while \(situation)")
      }
    }
    let moment = Moment(session: .started(), state: UIState())
    #expect(moment.handling(.character("?"), size: Self.tiny).intents == [])
  }

  @Test("a screen that cannot show the open help swallows no key for it")
  func helpOnTinyScreen() {
    for (key, intents) in Self.intents where ![.character("?"), .redraw].contains(key) {
      let moment = Moment(session: Situation.help.session, state: UIState(cursor: .d3))
      let expected = [Self.closed] + [intents[0]].compactMap(\.self)
      #expect(moment.handling(key, size: Self.tiny).intents == expected, "\(key)")
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

  @Test("the arrow keys stop at the edges")
  func arrows() {
    var state = UIState(cursor: .a1)
    press([.up, .left], &state)
    #expect(state.cursor == .a1)
    press([.down, .right, .right, .up], &state)
    #expect(state.cursor == .c1)
  }

  @Test("Tab goes from legal move to legal move, and from the last to the first")
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
    "where there is no legal move, Tab stays", arguments: [Situation.thinking, .animating, .over])
  func tabWithoutChoice(situation: Situation) {
    var state = UIState(cursor: .b7)
    press([.tab, .backTab], &state, situation.session)
    #expect(state.cursor == .b7)
  }

  @Test(
    "the keys that choose a button of the confirmation",
    arguments: [
      ([], DialogButton.cancel), ([.right], .ok), ([.right, .right], .ok),
      ([.right, .left], .cancel),
      ([.tab], .ok), ([.tab, .tab], .cancel), ([.backTab], .ok), ([.character("l")], .ok),
      ([.character("l"), .character("h")], .cancel), ([.up, .down, .character("a")], .cancel),
    ] as [([Key], DialogButton)])
  func buttons(keys: [Key], button: DialogButton) {
    let session = Situation.reset.session
    var state = UIState(cursor: .d3)
    press(keys, &state, session)
    #expect(state.selectedButton(in: .resetConfirmation) == button)
    #expect(state.cursor == .d3)
    let event: GameSession.Event = button == .ok ? .confirmed : .cancelled
    #expect(press([.enter], &state, session) == [.send(event)])
  }

  @Test(
    "each confirmation starts with the safe answer",
    arguments: [Key.enter, .escape, .character("y")])
  func safeAnswer(key: Key) {
    var state = UIState()
    press([.right, key], &state, Situation.reset.session)
    #expect(state.selectedButton(in: .resetConfirmation) == .cancel)
  }

  @Test("keys of the confirmation leave the pass alert behind it alone")
  func confirmationInFrontOfPass() {
    let session = GameSession.passing.after(.resetRequested)
    var state = UIState()
    #expect(press([.right, .escape], &state, session) == [.send(.cancelled)])
    #expect(state.selectedButton(in: .passAlert) == .dismiss)
  }

  @discardableResult
  private func press(
    _ keys: [Key], _ state: inout UIState, _ session: GameSession = .started()
  ) -> [Intent] {
    keys.flatMap { state.handle($0, session: session, screen: nil) }
  }
}
