import Canvas
import GameSession
import ReversiCore
import Words

/// Everything that keys and clicks do.
///
/// The help, the last line of the screen and the documents come from these rows. A new key is a row
/// here and, in each language, its phrases.
public enum ActionTable {
  /// All rows, in the order in which the help and the documents list them.
  public static let rows = game + program + occasional

  /// The rows about the game.
  private static let game = [
    ActionRow(
      \.game.moveKeys, .play,
      [
        Group(
          .word("arrows"),
          [.up: .move(.up), .down: .move(.down), .left: .move(.left), .right: .move(.right)],
          in: [.board, .alert, .question, .editor, .players, .practice]),
        Group(
          .characters("hjkl"),
          [
            .character("h"): .move(.left), .character("j"): .move(.down),
            .character("k"): .move(.up), .character("l"): .move(.right),
          ], in: boards.union([.alert, .question, .players])),
      ], shortCount: 1),
    ActionRow(
      \.game.goToKeys, .play,
      [
        // `h` moves to the left; a digit right after it makes it a column.
        Group(.range("a", "h"), keys("abcdefg", Action.goToColumn), in: boards),
        Group(.range("1", "8"), keys("12345678", Action.goToRow), in: boards),
      ], shortCount: 2),
    ActionRow(
      \.game.legalMovesKeys, .play,
      [
        Group(
          .word("Tab"), [.tab: .next], in: buttoned.union([.board, .players, .review, .practice])),
        Group(
          .word("Shift-Tab"), [.backTab: .previous],
          in: buttoned.union([.board, .players, .review, .practice])),
      ], shortCount: 1),
    ActionRow(
      \.game.pressKeys, .play,
      [
        Group(.word("Enter"), [.enter: .press], in: [.board, .alert, .question, .help, .players]),
        Group(
          .word("Space"), [.character(" "): .press], in: [.board, .alert, .question, .players]),
      ], shortCount: 1),
    ActionRow(
      \.players.modesKeys, .play,
      [
        Group("x", .switchMode(.dark), in: untyped), Group("o", .switchMode(.light), in: untyped),
        Group("M", .listPlayers, in: played.union([.players])),
      ], shortCount: 3),
    ActionRow(
      \.players.levelsKeys, .play,
      [
        Group("+", .changeLevel(nil, by: 1), in: untyped),
        Group("-", .changeLevel(nil, by: -1), in: untyped),
        Group("X", .raiseLevel(.dark), in: untyped), Group("O", .raiseLevel(.light), in: untyped),
      ], shortCount: 2),
    ActionRow(
      \.game.undoKeys, .play,
      [
        Group("u", .send(.game(.undoRequested)), in: played),
        Group("U", .send(.game(.redoRequested)), in: played),
        Group(.control("R"), [.redo: .send(.game(.redoRequested))], in: played),
      ], shortCount: 2, keyLine: KeyLinePlace(rank: 18) { _ in 1 }),
    ActionRow(
      \.game.hintKey, .study, [Group("i", .send(.game(.hintRequested)), in: played)], shortCount: 1,
      // While the computer thinks there are no hints, but it can be told to move now.
      keyLine: KeyLinePlace(rank: 17) { session in
        session.dialog == nil && session.thinkingSide == nil && session.phase != .over ? 1 : 0
      }),
    ActionRow(
      \.game.evaluationKey, .study, [Group("w", .send(.evaluationToggled), in: reviewed)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 23) { $0.phase == .over ? 0 : 1 }),
    ActionRow(\.game.previewKey, .program, [Group("p", .preview, in: played)], shortCount: 1),
    ActionRow(
      \.review.openKey, .study, [Group("v", .send(.sheetOpened(.review)), in: played)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 22)),
    ActionRow(
      \.library.openKey, .study, [Group("V", .send(.sheetOpened(.library)), in: played)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 24)),
    ActionRow(
      \.openings.openKey, .study, [Group("W", .send(.sheetOpened(.openings)), in: reviewed)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 25)),
    ActionRow(
      \.practice.openKey, .study, [Group("P", .send(.sheetOpened(.practice)), in: played)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 28)),
    ActionRow(
      \.game.againKeys, .play,
      [
        Group("n", .send(.playAgainRequested), in: played),
        Group("N", .send(.swapRequested), in: played),
      ], shortCount: 2, keyLine: KeyLinePlace(rank: 15) { $0.phase == .over ? 2 : 1 }),
    ActionRow(
      \.transcriptName.openKey, .position,
      [Group("s", .send(.sheetOpened(.fileName)), in: reviewed)], shortCount: 1),
    ActionRow(
      \.setUp.openKey, .position, [Group("m", .send(.sheetOpened(.editor)), in: played)],
      shortCount: 1),
  ]

  /// The rows about help, questions and the program.
  private static let program = [
    ActionRow(
      \.game.themeKey, .program, [Group("t", .intent(.nextTheme), in: untyped)], shortCount: 1),
    ActionRow(
      \.game.resetKey, .program, [Group("r", .send(.resetRequested), in: untyped)], shortCount: 1,
      keyLine: KeyLinePlace(rank: 21) { $0.review == nil ? 1 : 0 }),
    ActionRow(
      \.questions.answerKeys, .program,
      [
        Group("y", .answer(isYes: true), in: [.question]),
        Group("n", .answer(isYes: false), in: [.question]),
      ], shortCount: 2, keyLine: KeyLinePlace(rank: 0)),
    ActionRow(
      \.help.backKey, .program,
      [Group(.word("Esc"), [.escape: .back], in: everywhere.subtracting(sheetsWithBoards))],
      shortCount: 1, keyLine: KeyLinePlace(rank: 1) { $0.isEscapeOffered ? 1 : 0 }),
    ActionRow(
      \.help.helpKeys, .program,
      [
        Group("?", .help, in: reviewed.union([.editor, .library, .openings, .practice, .help])),
        Group(.word("Tab"), [.tab: .turnPage(by: 1)], in: [.help]),
        Group(.sign("←", word: "Left"), [.left: .turnPage(by: -1)], in: [.help]),
        Group(.sign("→", word: "Right"), [.right: .turnPage(by: 1)], in: [.help]),
      ], shortCount: 1, keyLine: KeyLinePlace(rank: 10)),
    ActionRow(
      \.help.quitKey, .program,
      [
        Group("q", .intent(.quit), in: untyped),
        Group(.control("C"), [:], in: everywhere),
      ], shortCount: 1, keyLine: KeyLinePlace(rank: 14)),
  ]

  /// The rows that matter in some situations only: while the computer thinks, in a sheet, or on
  /// some terminals.
  private static let occasional = [
    ActionRow(
      \.game.moveNowKey, .play, [Group(".", .send(.game(.moveNowRequested)), in: [.board])],
      shortCount: 1,
      keyLine: KeyLinePlace(rank: 16, substitutes: \Words.game.hintKey) {
        $0.thinkingSide == nil ? 0 : 1
      }),
    ActionRow(
      \.game.listKeys, .study,
      [
        Group(
          .word("PgUp PgDn"),
          [.pageUp: .scroll(.pageUp), .pageDown: .scroll(.pageDown)], in: played),
        Group(
          .word("wheel"), [.wheelUp: .scroll(.up), .wheelDown: .scroll(.down)], in: played),
      ], shortCount: 1),
    ActionRow(
      \.review.pliesKeys, .study,
      [
        Group(.sign("←", word: "Left"), [.left: .show(.by(-1))], in: [.review]),
        Group(.sign("→", word: "Right"), [.right: .show(.by(1))], in: [.review]),
        Group(
          .word("wheel"), [.wheelUp: .show(.by(-1)), .wheelDown: .show(.by(1))], in: [.review]),
      ], shortCount: 2, keyLine: KeyLinePlace(rank: 9)),
    ActionRow(
      \.review.cursorKeys, .study,
      [
        Group(.sign("↑", word: "Up"), [.up: .move(.up)], in: [.review]),
        Group(.sign("↓", word: "Down"), [.down: .move(.down)], in: [.review]),
      ], shortCount: 2),
    ActionRow(
      \.review.variationKey, .study,
      [Group(.word("Space"), [.character(" "): .press], in: [.review])],
      shortCount: 1, keyLine: KeyLinePlace(rank: 26)),
    ActionRow(
      \.review.farPliesKeys, .study,
      [
        Group(
          .word("PgUp PgDn"),
          [.pageUp: .show(.by(-10)), .pageDown: .show(.by(10))], in: [.review]),
        Group(.word("Home End"), [.home: .show(.first), .end: .show(.last)], in: [.review]),
      ], shortCount: 1),
    ActionRow(
      \.review.mistakesKeys, .study,
      [
        Group("[", .show(.previousMistake), in: [.review]),
        Group("]", .show(.nextMistake), in: [.review]),
      ], shortCount: 2, keyLine: KeyLinePlace(rank: 12)),
    ActionRow(
      \.review.playOnKey, .study,
      [Group(.word("Enter"), [.enter: .send(.review(.playOnRequested))], in: [.review])],
      shortCount: 1, keyLine: KeyLinePlace(rank: 11)),
    ActionRow(
      \.review.allMovesKey, .study, [Group("i", .send(.review(.hintToggled)), in: [.review])],
      shortCount: 1,
      keyLine: KeyLinePlace(rank: 13)),
    ActionRow(
      \.library.gamesKeys, .study,
      [
        Group(
          .sign("↑", word: "Up"), [.up: .select(.up)], in: listed),
        Group(.sign("↓", word: "Down"), [.down: .select(.down)], in: listed),
        Group(
          .word("PgUp PgDn"),
          [.pageUp: .select(.pageUp), .pageDown: .select(.pageDown)], in: listed),
        Group(
          .word("Home End"), [.home: .select(.first), .end: .select(.last)], in: [.library]),
        Group(
          .word("wheel"), [.wheelUp: .scroll(.up), .wheelDown: .scroll(.down)], in: listed),
      ], shortCount: 2),
    ActionRow(
      \.library.reviewKey, .study,
      [Group(.word("Enter"), [.enter: .send(.library(.reviewRequested))], in: [.library])],
      shortCount: 1, keyLine: KeyLinePlace(rank: 6)),
    ActionRow(
      \.library.filterKey, .study, [Group("/", .filter, in: [.library])], shortCount: 1,
      keyLine: KeyLinePlace(rank: 7)),
    ActionRow(
      \.library.foundKey, .study,
      [Group(.word("Enter"), [.enter: .send(.library(.filterTyped(false)))], in: [.filter])],
      shortCount: 1,
      keyLine: KeyLinePlace(rank: 5)),
    ActionRow(
      \.library.removeKey, .study,
      [
        Group(
          .word("Delete"),
          [
            .delete: .send(.library(.removalRequested)),
            .backspace: .send(.library(.removalRequested)),
          ],
          in: [.library])
      ], shortCount: 1, keyLine: KeyLinePlace(rank: 20)),
    ActionRow(
      \.openings.movesKeys, .study,
      [
        Group(.sign("↑", word: "Up"), [.up: .select(.up)], in: [.openings]),
        Group(.sign("↓", word: "Down"), [.down: .select(.down)], in: [.openings]),
        Group(
          .word("PgUp PgDn"),
          [.pageUp: .select(.pageUp), .pageDown: .select(.pageDown)], in: [.openings]),
        Group(
          .word("Home End"), [.home: .select(.first), .end: .select(.last)], in: [.openings]),
        Group(
          .word("wheel"), [.wheelUp: .select(.up), .wheelDown: .select(.down)], in: [.openings]),
      ], shortCount: 2),
    ActionRow(
      \.openings.playKey, .study, [Group(.word("Enter"), [.enter: .press], in: [.openings])],
      shortCount: 1, keyLine: KeyLinePlace(rank: 27) { $0.review == nil ? 0 : 1 }),
    ActionRow(
      \.practice.answerKey, .study,
      [
        Group(.word("Enter"), [.enter: .press], in: [.practice]),
        Group(.word("Space"), [.character(" "): .press], in: [.practice]),
      ], shortCount: 1,
      keyLine: KeyLinePlace(rank: 8) {
        $0.practice?.choices.isEmpty == false || $0.practice?.verdict != nil ? 1 : 0
      } label: {
        $0.practice?.verdict == nil ? nil : $1.practice.nextExercise
      }),
    ActionRow(
      \.practice.subjectKey, .study, [Group("P", .switchSubject, in: [.practice])], shortCount: 1,
      keyLine: KeyLinePlace(rank: 29)),
    ActionRow(
      \.setUp.squareKeys, .position,
      [
        Group(.word("Space"), [.character(" "): .cycleSquare], in: [.editor]),
        Group(
          .word("Delete"), [.delete: .emptySquare, .backspace: .emptySquare], in: [.editor]),
      ], shortCount: 1, keyLine: KeyLinePlace(rank: 19)),
    ActionRow(
      \.setUp.clearKey, .position, [Group("z", .send(.setUp(.edited(.clear))), in: [.editor])],
      shortCount: 1),
    ActionRow(
      \.setUp.startKey, .position, [Group("s", .send(.setUp(.edited(.setNewGame))), in: [.editor])],
      shortCount: 1),
    ActionRow(
      \.setUp.colorsKey, .position,
      [Group("~", .send(.setUp(.edited(.swapColors))), in: [.editor])],
      shortCount: 1),
    ActionRow(
      \.setUp.sideKey, .position,
      [Group(.word("Tab"), [.tab: .send(.setUp(.edited(.switchSide)))], in: [.editor])],
      shortCount: 1),
    ActionRow(
      \.setUp.playKey, .position, [Group(.word("Enter"), [.enter: .press], in: [.editor])],
      shortCount: 1, keyLine: KeyLinePlace(rank: 4)),
    ActionRow(
      \.setUp.leaveKey, .program, [Group(.word("Esc"), [.escape: .back], in: sheetsWithBoards)],
      shortCount: 1, keyLine: KeyLinePlace(rank: 2)),
    ActionRow(
      \.transcriptName.writeKey, .position,
      [Group(.word("Enter"), [.enter: .press], in: [.fileName])], shortCount: 1,
      keyLine: KeyLinePlace(rank: 3)),
    ActionRow(
      \.help.terminalKeys, .program,
      [
        Group(.control("L"), [.redraw: .intent(.redraw)], in: everywhere),
        Group(.control("Z"), [:], in: everywhere),
      ], shortCount: 1),
    ActionRow(\.help.mouse, .program, [Group(.word("mouse"), [:], in: everywhere)], shortCount: 1),
  ]

  /// Where clicks do an action that no key does.
  static func clickContexts(of action: Action) -> Set<KeyContext> {
    switch action {
    case .choose: boards
    case .goToPly, .goToGamePly: [.board, .alert, .review]
    case .pressButton(.dismiss): [.alert]
    case .pressButton: everywhere
    case .choosePlayer: [.players]
    case .chooseGame: listed
    case .chooseOpening: [.openings]
    case .changeLevel(_?, by: _): untyped
    default: []
    }
  }

  private typealias Group = ActionRow.Group
  private static let everywhere = Set<KeyContext>.everywhere
  private static let untyped = Set<KeyContext>.untyped
  private static let played = Set<KeyContext>.played
  /// Where the games of the library are listed.
  private static let listed: Set<KeyContext> = [.library, .filter]
  /// The contexts with buttons to select.
  private static let buttoned: Set<KeyContext> = [.alert, .question, .fileName]
  /// Where the person looks at positions: those of the game, and those of the review.
  private static let reviewed = Set<KeyContext>.played.union([.review])
  /// The sheets that show a position on the board.
  private static let sheetsWithBoards: Set<KeyContext> = [.review, .editor, .practice]
  /// Where a square can be selected.
  private static let boards = sheetsWithBoards.union([.board])

  /// Keys that type characters, with an action for each character's index.
  private static func keys(
    _ characters: String, _ action: (Int) -> Action
  ) -> [Key: Action] {
    Dictionary(
      uniqueKeysWithValues: characters.enumerated().map { (.character($1), action($0)) })
  }
}

extension ActionRow.Group {
  /// A key that types a character.
  fileprivate init(_ character: Character, _ action: Action, in contexts: Set<KeyContext>) {
    self.init(.characters(String(character)), [.character(character): action], in: contexts)
  }
}

extension App {
  /// Whether Esc closes what is in front, or is the harmless answer to a question.
  fileprivate var isEscapeOffered: Bool {
    switch KeyContext(self) {
    case .fileName, .players, .library, .filter, .openings: true
    case .question: dialog?.escapeButton != nil
    case .board, .alert, .help, .review, .editor, .practice: false
    }
  }
}
