import ReversiCore

extension KeyBinding {
  /// All keys.
  public static let all = playing + others

  /// What acts while the game is played.
  static let playing = game + program

  /// What is about the game.
  private static let game = [
    KeyBinding(
      .move,
      [
        Group(
          .arrows,
          [.up: .move(.up), .down: .move(.down), .left: .move(.left), .right: .move(.right)],
          in: [.board, .alert, .question, .editor]),
        Group(
          .characters("hjkl"),
          [
            .character("h"): .move(.left), .character("j"): .move(.down),
            .character("k"): .move(.up), .character("l"): .move(.right),
          ], in: [.board, .alert, .question, .editor]),
      ], shortCount: 1),
    KeyBinding(
      .goTo,
      [
        // `h` moves to the left; a digit right after it makes it a column.
        Group(.range("a", "h"), keys("abcdefg", Action.goToColumn), in: [.board, .editor]),
        Group(.range("1", "8"), keys("12345678", Action.goToRow), in: [.board, .editor]),
      ], shortCount: 2),
    KeyBinding(
      .legalMoves,
      [
        Group(.tab, [.tab: .next], in: [.board, .alert, .question]),
        Group(.backTab, [.backTab: .previous], in: [.board, .alert, .question]),
      ], shortCount: 1),
    KeyBinding(
      .press,
      [
        Group(.enter, [.enter: .press], in: [.board, .alert, .question, .help]),
        Group(.space, [.character(" "): .press], in: [.board, .alert, .question]),
      ], shortCount: 1),
    KeyBinding(
      .modes,
      [
        Group(.characters("x"), [.character("x"): .switchMode(.dark)], in: untyped),
        Group(.characters("o"), [.character("o"): .switchMode(.light)], in: untyped),
      ], shortCount: 2),
    KeyBinding(
      .levels,
      [
        Group(.characters("+"), [.character("+"): .changeLevel(nil, by: 1)], in: untyped),
        Group(.characters("-"), [.character("-"): .changeLevel(nil, by: -1)], in: untyped),
        Group(.characters("X"), [.character("X"): .raiseLevel(.dark)], in: untyped),
        Group(.characters("O"), [.character("O"): .raiseLevel(.light)], in: untyped),
      ], shortCount: 4),
    KeyBinding(
      .undo,
      [
        Group(.characters("u"), [.character("u"): .undo], in: played),
        Group(.characters("U"), [.character("U"): .redo], in: played),
        Group(.control("R"), [.redo: .redo], in: played),
      ], shortCount: 2, isInKeyLine: true),
    KeyBinding(
      .hint, [Group(.characters("i"), [.character("i"): .hint], in: played)],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .evaluation, [Group(.characters("w"), [.character("w"): .evaluate], in: played)],
      shortCount: 1),
    KeyBinding(
      .preview, [Group(.characters("p"), [.character("p"): .preview], in: played)],
      shortCount: 1),
    KeyBinding(
      .review, [Group(.characters("v"), [.character("v"): .review], in: played)],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .again,
      [
        Group(.characters("n"), [.character("n"): .playAgain], in: played),
        Group(.characters("N"), [.character("N"): .swapSides], in: played),
      ], shortCount: 2, isInKeyLine: true),
    KeyBinding(
      .transcript, [Group(.characters("s"), [.character("s"): .writeTranscript], in: played)],
      shortCount: 1),
    KeyBinding(
      .setUp, [Group(.characters("m"), [.character("m"): .setUp], in: played)],
      shortCount: 1),
  ]

  /// What is about help, questions and the program.
  private static let program = [
    KeyBinding(
      .theme, [Group(.characters("t"), [.character("t"): .nextTheme], in: untyped)],
      shortCount: 1),
    KeyBinding(
      .reset, [Group(.characters("r"), [.character("r"): .reset], in: untyped)],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .answers,
      [
        Group(.characters("y"), [.character("y"): .answer(isYes: true)], in: [.question]),
        Group(.characters("n"), [.character("n"): .answer(isYes: false)], in: [.question]),
      ], shortCount: 2, isInKeyLine: true),
    KeyBinding(
      .back,
      [Group(.escape, [.escape: .back], in: everywhere)],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .help,
      [
        Group(.characters("?"), [.character("?"): .help], in: played.union([.help])),
        Group(.tab, [.tab: .turnPage(by: 1)], in: [.help]),
        Group(.left, [.left: .turnPage(by: -1)], in: [.help]),
        Group(.right, [.right: .turnPage(by: 1)], in: [.help]),
      ], shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .quit,
      [
        Group(.characters("q"), [.character("q"): .quit], in: untyped),
        Group(.control("C"), [:], in: everywhere),
      ], shortCount: 1, isInKeyLine: true),
  ]

  /// What is about a long thought, the list of moves, the review, the editor and the terminal.
  static let others = [
    KeyBinding(
      .demand, [Group(.characters("."), [.character("."): .demandMove], in: [.board])],
      shortCount: 1),
    KeyBinding(
      .list,
      [
        Group(
          .pages, [.pageUp: .scroll(.pageUp), .pageDown: .scroll(.pageDown)], in: played),
        Group(.wheel, [.wheelUp: .scroll(.up), .wheelDown: .scroll(.down)], in: played),
      ], shortCount: 1),
    KeyBinding(
      .plies,
      [
        Group(.left, [.left: .show(.by(-1))], in: [.review]),
        Group(.right, [.right: .show(.by(1))], in: [.review]),
        Group(.wheel, [.wheelUp: .show(.by(-1)), .wheelDown: .show(.by(1))], in: [.review]),
      ], shortCount: 2, isInKeyLine: true),
    KeyBinding(
      .farPlies,
      [
        Group(.pages, [.pageUp: .show(.by(-10)), .pageDown: .show(.by(10))], in: [.review]),
        Group(.ends, [.home: .show(.first), .end: .show(.last)], in: [.review]),
      ], shortCount: 2),
    KeyBinding(
      .mistakes,
      [
        Group(.characters("["), [.character("["): .show(.previousMistake)], in: [.review]),
        Group(.characters("]"), [.character("]"): .show(.nextMistake)], in: [.review]),
      ], shortCount: 2, isInKeyLine: true),
    KeyBinding(
      .playOn, [Group(.enter, [.enter: .playOn], in: [.review])],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .squares,
      [
        Group(.space, [.character(" "): .edit(.cycle)], in: [.editor]),
        Group(.delete, [.delete: .edit(.empty), .backspace: .edit(.empty)], in: [.editor]),
      ], shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .clear, [Group(.characters("z"), [.character("z"): .edit(.clear)], in: [.editor])],
      shortCount: 1),
    KeyBinding(
      .start, [Group(.characters("s"), [.character("s"): .edit(.setNewGame)], in: [.editor])],
      shortCount: 1),
    KeyBinding(
      .colors, [Group(.characters("~"), [.character("~"): .edit(.swapColors)], in: [.editor])],
      shortCount: 1),
    KeyBinding(
      .side, [Group(.tab, [.tab: .edit(.switchSide)], in: [.editor])],
      shortCount: 1),
    KeyBinding(
      .play, [Group(.enter, [.enter: .press], in: [.editor])],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .write, [Group(.enter, [.enter: .press], in: [.name])],
      shortCount: 1, isInKeyLine: true),
    KeyBinding(
      .terminal,
      [
        Group(.control("L"), [.redraw: .redraw], in: everywhere),
        Group(.control("Z"), [:], in: everywhere),
      ], shortCount: 2),
    KeyBinding(.mouse, [Group(.mouse, [:], in: everywhere)], shortCount: 1),
  ]

  private static let everywhere = Set(Context.allCases)
  /// Where characters are not typed.
  private static let untyped = everywhere.subtracting([.name])
  /// Where the game itself is in front, or its alert.
  private static let played: Set<Context> = [.board, .alert]

  private static func keys(
    _ characters: String, _ action: (Int) -> Action
  ) -> [Key: Action] {
    Dictionary(
      uniqueKeysWithValues: characters.enumerated().map { (.character($1), action($0)) })
  }
}
