import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// Everything that keys and clicks do.
///
/// The help, the last line of the screen and the documents come from these rows. A new key is a row
/// here and, in each language, its phrases.
package enum ActionTable {
  /// All rows, in the order in which the help and the documents list them.
  package static let rows: [ActionRow] = [
    game, openRows(about: .study), openRows(about: .position), program, occasional,
    Sheet.Kind.allCases.flatMap { $0.feature.rows }, [TwoPeople.row, TurnedBoard.row],
    everywhereRows,
  ].flatMap(\.self)

  private static func openRows(about topic: HelpTopic) -> [ActionRow] {
    Sheet.Kind.allCases.compactMap { $0.feature.openRow }.filter { $0.topic == topic }
  }

  private static let game = [
    ActionRow(
      \.game.moveKeys, .play,
      [
        KeyGroup(
          .word("arrows"),
          [.up: .move(.up), .down: .move(.down), .left: .move(.left), .right: .move(.right)],
          in: shared(.arrows)),
        KeyGroup(
          .characters("hjkl"),
          [
            .character("h"): .move(.left), .character("j"): .move(.down),
            .character("k"): .move(.up), .character("l"): .move(.right),
          ], in: shared(.letters)),
      ], shortCount: 1,
      keyLine: KeyLinePlace(.work) {
        $0.isStart || $0.sheet?.kind == .menu ? 1 : 0
      } label: {
        $0.sheet?.kind == .menu ? Wording($1.menu.choose) : nil
      }),
    ActionRow(
      \.game.goToKeys, .play,
      [
        // `h` moves to the left; a digit right after it makes it a column.
        KeyGroup(.range("a", "h"), keys("abcdefg", Action.goToColumn), in: boards),
        KeyGroup(.range("1", "8"), keys("12345678", Action.goToRow), in: boards),
      ], shortCount: 2),
    ActionRow(
      \.game.legalMovesKeys, .play,
      [
        KeyGroup(
          .word("Tab"), [.tab: .next], in: shared(.tab)),
        KeyGroup(
          .word("Shift-Tab"), [.backTab: .previous],
          in: shared(.tab)),
      ], shortCount: 1),
    ActionRow(
      \.game.pressKeys, .play,
      [
        KeyGroup(
          .word("Enter"), [.enter: .press],
          in: shared(.enter)),
        KeyGroup(
          .word("Space"), [.character(" "): .press],
          in: shared(.space)),
      ], shortCount: 1,
      keyLine: KeyLinePlace(.work) {
        let isWaiting = $0.game.thinkingSide == nil && $0.game.animation == nil
        let isLookedBack = $0.game.phase == .over && $0.endButton == nil
        let isElsewhere =
          $0.overlay.isAsking || $0.sheet?.kind == .help || $0.overlay.isEmpty && isLookedBack
        return isElsewhere || $0.overlay.isEmpty && !isWaiting ? 0 : 1
      } label: {
        if $0.sheet?.kind == .menu { return Wording($1.menu.open) }
        if $0.dialog == .passAlert { return Wording($1.questions.dismissLabel) }
        guard $0.game.phase == .over else { return nil }
        return $0.offersMistakes ? $1.practice.tryThem : $1.game.again
      }),
    ActionRow(
      \.players.modesKeys, .play,
      [
        KeyGroup("x", .switchMode(.dark), in: untyped),
        KeyGroup("o", .switchMode(.light), in: untyped),
        KeyGroup("M", .send(.sheetOpened(.players)), in: played.union([.sheet(.players)])),
      ], shortCount: 3),
    ActionRow(
      \.players.levelsKeys, .play,
      [
        KeyGroup("+", .changeLevel(nil, by: 1), in: untyped),
        KeyGroup("-", .changeLevel(nil, by: -1), in: untyped),
      ], shortCount: 2),
    ActionRow(
      \.game.undoKeys, .play,
      [
        KeyGroup("u", .send(.game(.undoRequested)), in: played),
        KeyGroup("U", .send(.game(.redoRequested)), in: played),
        KeyGroup(.control("R"), [.redo: .send(.game(.redoRequested))], in: played),
      ], shortCount: 2,
      keyLine: KeyLinePlace(.game) {
        $0.game.record.isUntouched || $0.game.phase == .over ? 0 : 1
      } label: {
        if case .remark? = $0.taught { Wording($1.teacher.takeBackKey) } else { nil }
      }),
    ActionRow(
      \.game.hintKey, .study, [KeyGroup("i", .send(.game(.hintRequested)), in: played)],
      shortCount: 1,
      // While the computer thinks there are no hints, but it can be told to move now.
      keyLine: KeyLinePlace(.game) { app in
        app.dialog == nil && app.game.thinkingSide == nil && app.game.phase != .over ? 1 : 0
      }),
    ActionRow(
      \.game.evaluationKey, .study,
      [KeyGroup("w", .send(.evaluationToggled), in: played.union(Set.sharing(.evaluation)))],
      shortCount: 1),
    ActionRow(
      \.menu.newGameKey, .play, [KeyGroup("n", .openNewGame, in: played)], shortCount: 1,
      keyLine: KeyLinePlace(.game) {
        $0.game.phase == .over ? 1 : 0
      } label: {
        $0.endButton == .tryMistakes ? $1.game.again : nil
      }),
    ActionRow(\.game.previewKey, .program, [KeyGroup("p", .preview, in: played)], shortCount: 1),
  ]

  private static let program = [
    ActionRow(
      \.game.themeKey, .program, [KeyGroup("t", .intent(.nextTheme), in: untyped)], shortCount: 1),
    ActionRow(
      \.game.resetKey, .program, [KeyGroup("r", .send(.resetRequested), in: untyped)],
      shortCount: 1),
    ActionRow(
      \.questions.answerKeys, .program,
      [
        KeyGroup("y", .answer(isYes: true), in: [.question]),
        KeyGroup("n", .answer(isYes: false), in: [.question]),
      ], shortCount: 2, keyLine: KeyLinePlace(.answer)),
    ActionRow(
      \.menu.openKey, .program, [KeyGroup(.word("Esc"), [.escape: .back], in: played)],
      shortCount: 1, keyLine: KeyLinePlace(.leave)),
    ActionRow(
      \.help.backKey, .program,
      [KeyGroup(.word("Esc"), [.escape: .back], in: everywhere.subtracting(played))],
      shortCount: 1, keyLine: KeyLinePlace(.leave) { $0.isEscapeOffered ? 1 : 0 }),
    ActionRow(
      \.help.helpKeys, .program,
      [
        KeyGroup(
          "?", .send(.sheetOpened(.help)),
          in: played.union(Set.sharing(.help)).intersection(untyped)),
        KeyGroup(.word("Tab"), [.tab: .next], in: [.sheet(.help)]),
        KeyGroup(.sign("←", word: "Left"), [.left: .previous], in: [.sheet(.help)]),
        KeyGroup(.sign("→", word: "Right"), [.right: .next], in: [.sheet(.help)]),
        KeyGroup(.sign("↑", word: "Up"), [.up: .move(.up)], in: [.sheet(.help)]),
        KeyGroup(.sign("↓", word: "Down"), [.down: .move(.down)], in: [.sheet(.help)]),
      ], shortCount: 1, keyLine: KeyLinePlace(.help)),
    ActionRow(
      \.help.quitKey, .program,
      [
        KeyGroup("q", .intent(.quit), in: untyped),
        KeyGroup(.control("C"), [:], in: everywhere),
      ], shortCount: 1,
      keyLine: KeyLinePlace(.work) { $0.isStart || $0.dialog?.safeButton == .quit ? 1 : 0 }),
  ]

  private static let occasional = [
    ActionRow(
      \.game.moveNowKey, .play, [KeyGroup(".", .send(.game(.moveNowRequested)), in: [.board])],
      shortCount: 1,
      keyLine: KeyLinePlace(.game, substitutes: \Words.game.hintKey) {
        $0.game.thinkingSide == nil ? 0 : 1
      }),
    ActionRow(
      \.game.listKeys, .study,
      [
        KeyGroup(.word("PgUp"), [.pageUp: .scroll(.pageUp)], in: played),
        KeyGroup(.word("PgDn"), [.pageDown: .scroll(.pageDown)], in: played),
        KeyGroup(
          .word("wheel"), [.wheelUp: .scroll(.up), .wheelDown: .scroll(.down)], in: played),
      ], shortCount: 2),
  ]

  private static let everywhereRows = [
    ActionRow(
      \.help.terminalKeys, .program,
      [
        KeyGroup(.control("L"), [.redraw: .intent(.redraw)], in: everywhere),
        KeyGroup(.control("Z"), [:], in: everywhere),
      ], shortCount: 1),
    ActionRow(
      \.help.mouse, .program, [KeyGroup(.word("mouse"), [:], in: everywhere)], shortCount: 1),
  ]

  /// The contexts in which clicks do an action that no key does.
  static func clickContexts(of action: Action) -> Set<KeyContext> {
    switch action {
    case .choose: .boards
    case .intents(let intents) where intents.count > 1:
      action.openedSheet.map { played.union([.sheet($0)]) } ?? []
    case .playTogether: [.board]
    case .pressButton(.dismiss): [.alert]
    case .pressButton: everywhere
    case .changeLevel(_?, by: _): untyped
    case .item(let kind, _), .feature(let kind, _): Set(kind.feature.contexts)
    default: []
    }
  }

  private static let everywhere = Set<KeyContext>.everywhere
  private static let untyped = Set<KeyContext>.untyped
  private static let played = Set<KeyContext>.played
  /// The board, the dialogs, and the features that share the keys.
  private static func shared(_ keys: SharedKeys) -> Set<KeyContext> {
    Set<KeyContext>.sharing(keys).union([.board, .alert, .question])
  }

  private static let boards = Set<KeyContext>.boards

  /// `action` takes the index of the character.
  private static func keys(
    _ characters: String, _ action: (Int) -> Action
  ) -> [Key: Action] {
    Dictionary(
      uniqueKeysWithValues: characters.enumerated().map { (.character($1), action($0)) })
  }
}

extension ActionTable {
  static func action(for key: Key, in context: KeyContext) -> Action? {
    for row in rows {
      for group in row.groups where group.contexts.contains(context) {
        if let action = group.actions[key] { return action }
      }
    }
    return nil
  }

  /// Whether a click does an action. While a text is typed, clicks do what keys do elsewhere.
  static func isClickable(_ action: Action, in context: KeyContext) -> Bool {
    let contexts = clickContexts(of: action).union(keyContexts(of: action))
    return contexts.contains(context)
      || context.isTyping && contexts.isSuperset(of: .untyped)
  }

  static func contexts(of key: Key) -> Set<KeyContext> {
    var contexts: Set<KeyContext> = []
    for row in rows {
      for group in row.groups where group.actions[key] != nil { contexts.formUnion(group.contexts) }
    }
    return contexts
  }

  static func keyContexts(of action: Action) -> Set<KeyContext> {
    var contexts: Set<KeyContext> = []
    for row in rows {
      for group in row.groups where group.does(action) { contexts.formUnion(group.contexts) }
    }
    return contexts
  }

  /// The first row with a key for an action, and the name of that key.
  package static func key(for action: Action) -> (row: ActionRow, name: KeyName)? {
    for row in rows {
      for group in row.groups where group.does(action) {
        return (row, group.name)
      }
    }
    return nil
  }

  /// The rows that the last line of the screen names, the number of their groups that it names, and
  /// what they do there if that is not the row's own phrase.
  ///
  /// What Enter does comes first.
  package static func keyLine(
    in app: App, words: Words
  ) -> [(row: ActionRow, count: Int, label: Wording?)] {
    let context = KeyContext(app)
    typealias Named = (
      importance: KeyLinePlace.Importance, place: Int, row: ActionRow, count: Int, label: Wording?
    )
    let named: [Named] = rows.compactMap { row in
      guard let place = row.keyLine, let contexts = row.groups.first?.contexts,
        contexts.contains(context)
      else { return nil }
      let count = place.count?(app) ?? row.shortCount
      let index = rows.firstIndex { $0.phrases == place.substitutes ?? row.phrases } ?? 0
      if count == 0 { return nil }
      let order = contexts.contains(.board) ? index : index - rows.count
      return (place.importance, order, row, count, place.label?(app, words))
    }
    let kept = named.sorted { ($0.importance, $0.place) < ($1.importance, $1.place) }
      .prefix(keyLineCount)
    // The way out and the help come last.
    let ordered =
      kept.filter { !$0.importance.isLast } + kept.filter { $0.importance.isLast }
    return ordered.map { ($0.row, $0.count, $0.label) }
  }

  /// The maximum number of keys that the last line of the screen names.
  private static let keyLineCount = 5

  /// The rows about a topic, with only the keys that act in front of the person, or behind the
  /// help.
  package static func rows(about topic: HelpTopic, in app: App) -> [ActionRow] {
    let context = KeyContext(behindHelp: app)
    return rows.filter {
      $0.topic == topic && (app.twoPeople != nil || $0.phrases != TwoPeople.row.phrases)
    }.compactMap { $0.acting(in: context) }
  }
}

extension KeyGroup {
  init(_ character: Character, _ action: Action, in contexts: Set<KeyContext>) {
    self.init(.characters(String(character)), [.character(character): action], in: contexts)
  }
}

extension App {
  /// Whether the person is in front of a game in which the computer is offered.
  var isStart: Bool { sideOffered != nil && KeyContext(self) == .board }

  /// Whether Esc closes what is in front, or is the harmless answer to a question.
  fileprivate var isEscapeOffered: Bool {
    switch KeyContext(self) {
    case .sheet, .typing: true
    case .question: dialog?.escapeButton != nil
    case .board, .alert: false
    }
  }
}
