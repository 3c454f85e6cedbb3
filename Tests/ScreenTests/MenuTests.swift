import Analysis
import Canvas
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("The menu")
struct MenuTests {
  private static let middle = App.started().playing("f5 d6 c3 d3 c4")

  private static let starts: [App] = [
    .started(todaysEnding: .third), middle, middle.switching(.light), .tied, .passing,
  ]

  /// What is met with the arrows, Enter, Esc and `?` alone, in each context.
  private static let met: [KeyContext: Set<Action>] = {
    var met: [KeyContext: Set<Action>] = [:]
    var moments = starts.map { Moment(app: $0) }
    var seen: Set<KeyContext> = []
    while let moment = moments.popLast() {
      let context = KeyContext(moment.app)
      let menu = after(.escape, moment)
      if let list = menu.app[Menu.self] {
        let (actions, next) = walk(through: list, menu)
        met[.board, default: []].formUnion(actions)
        moments += next.filter { !seen.contains(KeyContext($0.app)) || $0.app[Menu.self] != nil }
      }
      if let list = moment.app[Menu.self] {
        moments += walk(through: list, moment).next.filter { !seen.contains(KeyContext($0.app)) }
        continue
      }
      guard seen.insert(context).inserted || context == .board else { continue }
      met[context, default: []].formUnion(helped(moment))
    }
    return met
  }()

  /// Chooses each entry with Down and Enter.
  private static func walk(
    through list: Menu, _ menu: Moment
  ) -> (actions: Set<Action>, next: [Moment]) {
    var (menu, actions, next) = (menu, Set<Action>(), [Moment]())
    for entry in list.entries(in: menu.app) {
      if let action = entry.action(in: menu.app) {
        actions.insert(action)
        let chosen = after(.enter, menu)
        if chosen.app.overlay.sheets.first?.kind != .menu
          || chosen.app[Menu.self]?.list != list.list
        {
          next.append(chosen)
        }
      }
      menu = after(.down, menu)
    }
    return (actions, next)
  }

  /// What the keys in all pages of the help do.
  private static func helped(_ moment: Moment) -> Set<Action> {
    var (help, actions) = (after(.character("?"), moment), Set<Action>())
    guard help.app[Help.self] != nil else { return [] }
    repeat {
      let window = help.screen(.usual).controls.shown(HelpWindow.self, of: HelpTopic.self)
      actions.formUnion(window?.actions ?? [])
      help = after(.right, help)
    } while help.app[Help.self].map { $0.page > 0 } == true
    return actions
  }

  /// Moving with the arrows does it, too, or it is typed, or the mouse does it.
  private static func isExempt(_ action: Action, _ group: KeyGroup) -> Bool {
    if group.name == .word("wheel") || group.name == .word("mouse") { return true }
    return switch action {
    case .goToColumn, .goToRow, .move, .next, .previous, .select, .press, .back, .answer: true
    case .feature(.review, let step):
      [.by(10), .by(-10), .first, .last].contains(step.value(as: ReviewStep.self))
    default: action == .send(.sheetOpened(.help))
    }
  }

  @Test("arrows, Enter, Esc and ? reach everything that keys do")
  func walk() {
    for context in KeyContext.untypedSheetsAndBoard {
      let met = Self.met[context] ?? []
      for row in ActionTable.rows where row.phrases != TwoPeople.row.phrases {
        for group in row.groups where group.contexts.contains(context) {
          for action in group.actions.values where !Self.isExempt(action, group) {
            let isMet = met.contains(action)
            #expect(isMet, "\(group.name) in \(context)")
          }
        }
      }
    }
  }

  @Test("the late rest of a sequence closes the menu that its Esc opened")
  func revokedEscape() {
    var moment = after(.escape, Moment(app: Self.middle))
    #expect(moment.app[Menu.self] != nil)
    #expect(moment.handling(.escapeRevoked, size: .usual).intents == [.send(.sheetClosed)])
    moment = after(.down, moment)
    #expect(moment.handling(.escapeRevoked, size: .usual).intents == [])
  }

  @Test("Enter begins another game only from a list that was drawn, and n twice always")
  func unseenList() {
    let board = Moment(app: Self.middle).screen(.usual)
    let listed = after(.character("n"), Moment(app: Self.middle))
    var state = listed.state
    #expect(state.translate(.enter, app: listed.app, screen: board) == [])
    let again = [Intent.send(.sheetClosed), .send(.gameBegun(.again))]
    #expect(listed.handling(.enter, size: .usual).intents == again)
    #expect(state.translate(.character("n"), app: listed.app, screen: board) == again)
    let swapped = [Intent.send(.sheetClosed), .send(.gameBegun(.swapped))]
    #expect(listed.handling(.character("s"), size: .usual).intents == swapped)
  }

  @Test("an entry stays what it was when the menu was opened")
  func lastingEntries() throws {
    let thinking = Self.middle.switching(.light)
    let menu = after(.escape, Moment(app: thinking))
    let list = try #require(menu.app[Menu.self])
    #expect(list.entries(in: menu.app).contains(.moveNow))
    let manual = menu.app.switching(.light)
    #expect(manual[Menu.self]?.entries(in: manual) == list.entries(in: menu.app))
  }

  @Test("at the end Enter does nothing until the mistakes are known, or behind a list")
  func buttonAtEnd() {
    let over = App.started().playing("f5 d6 c5 f4 e7 f6 g5 e6 e3")
    let looking = App.begin(
      over.game.saved, stored: over.game.saved, pace: GameSession.Pace(), scoresFinishedGame: true
    ).app
    #expect(UIState().enterButton(in: looking) == nil)
    #expect(UIState().enterButton(in: over.analyzed()) != nil)
    let behind = Moment(app: over.after(.sheetOpened(.menu))).screen(.usual)
    var state = UIState()
    let again = Intent.send(.playAgainRequested)
    #expect(!state.translate(.enter, app: over, screen: behind).contains(again))
    #expect(Moment(app: over).handling(.enter, size: .usual).intents == [again])
  }

  @Test("a pass that waits behind the menu is named", arguments: ScreenSize.ofEachKind)
  func pass(size: ScreenSize) {
    let app = App.passing.after(.sheetOpened(.menu))
    #expect(Moment(app: app).screen(size).text.contains("pass"))
  }

  @Test("all entries have a row, or are scrolled to", arguments: ScreenSize.ofEachKind)
  func rows(size: ScreenSize) {
    var moment = Moment(app: Self.middle.after(.sheetOpened(.menu)))
    for entry in moment.app[Menu.self]?.entries(in: moment.app) ?? [] {
      let name = Scene.words.menu.name(of: entry, isCoachOn: false)
      let lines = moment.screen(size).lines
      #expect(lines.contains { $0.contains(name) || $0.contains("…") }, "\(name), \(size)")
      moment = after(.down, moment, size: size)
    }
  }

  @Test("an entry does what its key does, once the menu is closed", arguments: starts)
  func entries(app: App) {
    let menu = after(.escape, Moment(app: app))
    guard let list = menu.app[Menu.self] else { return }
    for (number, entry) in list.entries(in: app).enumerated() {
      guard let key = entry.key(in: Words(.english)), key.count == 1, entry != .practice else {
        continue
      }
      let selected = (0..<number).reduce(menu) { moment, _ in after(.down, moment) }
      let chosen = selected.handling(.enter, size: .usual).intents
      let typed = menu.handling(.character(Character(key)), size: .usual).intents
      let alone = Moment(app: app).handling(.character(Character(key)), size: .usual).intents
      let areEqual = (chosen == [.send(.sheetClosed)] + alone, chosen == typed)
      #expect(areEqual.0 && areEqual.1, "\(entry): \(areEqual)")
    }
  }
}

extension KeyContext {
  fileprivate static let untypedSheetsAndBoard = allCases.filter {
    switch $0 {
    case .board: true
    case .sheet(let kind): kind != .menu && kind != .help
    case .alert, .question, .typing: false
    }
  }
}
