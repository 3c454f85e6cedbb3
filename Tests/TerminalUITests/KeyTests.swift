import GameSession
import ReversiCore
import Testing

@testable import TerminalUI

/// What is on the screen when a key is pressed.
enum Situation: CaseIterable {
  case waiting, thinking, animating, passing, over, reset

  /// Both sides are Manual, but dark is Computer in *thinking*.
  var session: GameSession {
    switch self {
    case .waiting: .started()
    case .thinking: .started().switching(.dark)
    case .animating: .started().choosing(.d3)
    case .passing: .passing
    case .over: .tied
    case .reset: GameSession.started().after(.resetRequested)
    }
  }
}

@Suite("Keys")
struct KeyTests {
  /// The intents by key, in the order of the situations: waiting, thinking, animating, passing,
  /// over, reset.
  private static let intents: [(Key, [Intent?])] = [
    (.enter, choice + [.send(.dismissed), chosen, .send(.resetCancelled)]),
    (.character(" "), choice + [.send(.dismissed), chosen, .send(.resetCancelled)]),
    (.escape, [nil, nil, nil, .send(.dismissed), nil, .send(.resetCancelled)]),
    (.character("y"), [nil, nil, nil, nil, nil, .send(.resetConfirmed)]),
    (.character("n"), [nil, nil, nil, nil, nil, .send(.resetCancelled)]),
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
      ]
    ),
    (.character("X"), always(.send(.levelChanged(.dark, Level.standard.next)))),
    (.character("O"), always(.send(.levelChanged(.light, Level.standard.next)))),
    (.character("i"), always(.send(.hintRequested))),
    (.character("?"), always(nil)),
    (.character("h"), always(nil)),
    (.character("c"), always(nil)),
    (.character("5"), always(nil)),
    (.character("ß"), always(nil)),
    (.up, always(nil)),
    (.tab, always(nil)),
    (.backTab, always(nil)),
  ]

  private static let chosen = Intent.send(.squareChosen(.d3))
  private static let choice: [Intent?] = [chosen, chosen, chosen]

  private static func always(_ intent: Intent?) -> [Intent?] {
    Array(repeating: intent, count: Situation.allCases.count)
  }

  private static let sizes = [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 15, rows: 5)]

  @Test(
    "each key is answered in each situation, on a screen that is too small as well",
    arguments: sizes)
  func table(size: ScreenSize) {
    for (key, intents) in Self.intents {
      for (situation, intent) in zip(Situation.allCases, intents) {
        let state = UIState(cursor: .d3)
        let model = Moment(session: situation.session, state: state)
        let (answer, _) = model.handling(key, size: size)
        #expect(answer == [intent].compactMap(\.self), "\(key) while \(situation)")
      }
    }
  }

  @Test(
    "Enter, Esc and ? close the help, and do nothing else",
    arguments: Situation.allCases.filter { $0 != .reset })
  func closingHelp(situation: Situation) {
    for key in [Key.enter, .escape, .character("?")] {
      var state = UIState(cursor: .d3)
      #expect(press([.character("?"), key], &state, situation.session) == [])
      #expect(state == UIState(cursor: .d3), "\(key)")
    }
  }

  @Test("modes, levels, reset and quit act over the help, other keys do nothing")
  func keysOverHelp() {
    let acting: Set<Character> = ["x", "X", "o", "O", "r", "q"]
    for (key, intents) in Self.intents where ![.enter, .escape, .character("?")].contains(key) {
      var state = UIState(cursor: .d3)
      press([.character("?")], &state)
      let open = state
      let isActing = acting.contains { key == .character($0) } || key == .redraw
      #expect(press([key], &state) == (isActing ? [intents[0]].compactMap(\.self) : []), "\(key)")
      #expect(state == open, "\(key)")
    }
  }

  @Test("the help stays while the screen is redrawn")
  func helpAndRedraw() {
    var state = UIState()
    #expect(press([.character("?"), .redraw], &state) == [.redraw])
    #expect(state.isHelpShown)
  }

  @Test("a screen that cannot show the help swallows no key for it")
  func helpOnTinyScreen() {
    let screen = Scene.start.model.screen(ScreenSize(columns: 15, rows: 5))
    var state = UIState()
    press([.character("?")], &state)
    #expect(
      state.handle(.character("r"), session: .started(), screen: screen) == [.send(.resetRequested)]
    )
    _ = state.handle(.character("?"), session: .started(), screen: screen)
    #expect(!state.isHelpShown)
  }

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
    let event: GameSession.Event = button == .ok ? .resetConfirmed : .resetCancelled
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
    #expect(press([.right, .escape], &state, session) == [.send(.resetCancelled)])
    #expect(state.selectedButton(in: .passAlert) == .dismiss)
  }

  @discardableResult
  private func press(
    _ keys: [Key], _ state: inout UIState, _ session: GameSession = .started()
  ) -> [Intent] {
    keys.flatMap { state.handle($0, session: session, screen: nil) }
  }
}
