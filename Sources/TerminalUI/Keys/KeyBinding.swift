import ReversiCore

/// Keys that belong together: one row of the table by which keys are handled, and from which the
/// help, the key line and the README's table are made.
public struct KeyBinding: Sendable {
  /// What the keys of a row are about.
  public enum Topic: Sendable, Hashable, CaseIterable {
    case move, goTo, legalMoves, press, modes, levels, hint, reset, answers, help, quit, terminal
    case mouse
  }

  /// What is in front when a key is pressed.
  enum Context: Sendable, Hashable, CaseIterable {
    /// The board.
    case board
    /// A dialog.
    case dialog
    /// The help.
    case help
  }

  /// How keys are called.
  public enum Name: Sendable, Hashable {
    case arrows, tab, backTab, enter, space, escape, mouse
    /// These characters, one by one.
    case characters(String)
    /// All characters from the first to the last.
    case range(Character, Character)
    /// Ctrl with a letter.
    case control(Character)
  }

  /// Keys that are called by one name, each with what it does.
  public struct Group: Sendable {
    /// How they are called.
    public let name: Name
    /// What each of them does; none if the terminal itself, or the mouse, acts.
    let actions: [Key: Action]
    /// Where they do it.
    let contexts: Set<Context>

    init(_ name: Name, _ actions: [Key: Action], in contexts: Set<Context>) {
      self.name = name
      self.actions = actions
      self.contexts = contexts
    }
  }

  /// What the keys are about.
  public let topic: Topic
  /// The keys.
  public let groups: [Group]
  /// How many of the groups, from the first on, are named where there is little room.
  let shortCount: Int
  /// How much the row matters where there is little room: rows of 0 are left out first.
  let weight: Int
  /// Whether the last line of the screen names the keys.
  let isInKeyLine: Bool

  private init(
    _ topic: Topic, _ groups: [Group], shortCount: Int, weight: Int, isInKeyLine: Bool = false
  ) {
    self.topic = topic
    self.groups = groups
    self.shortCount = shortCount
    self.weight = weight
    self.isInKeyLine = isInKeyLine
  }

  /// What a key does, if anything.
  static func action(for key: Key, in context: Context) -> Action? {
    for binding in all {
      for group in binding.groups where group.contexts.contains(context) {
        if let action = group.actions[key] { return action }
      }
    }
    return nil
  }

  /// What a click on the row's name does: something only where one key does one thing that needs no
  /// square.
  var clickAction: Action? {
    let actions = groups.flatMap { $0.actions.values }
    return actions.count == 1 ? actions[0] : nil
  }

  /// All keys.
  public static let all = [
    KeyBinding(
      .move,
      [
        Group(
          .arrows,
          [.up: .move(.up), .down: .move(.down), .left: .move(.left), .right: .move(.right)],
          in: [.board, .dialog]),
        Group(
          .characters("hjkl"),
          [
            .character("h"): .move(.left), .character("j"): .move(.down),
            .character("k"): .move(.up), .character("l"): .move(.right),
          ], in: [.board, .dialog]),
      ], shortCount: 1, weight: 4, isInKeyLine: true),
    KeyBinding(
      .goTo,
      [
        // `h` moves to the left; a digit right after it makes it a column.
        Group(.range("a", "h"), keys("abcdefg", Action.goToColumn), in: [.board]),
        Group(.range("1", "8"), keys("12345678", Action.goToRow), in: [.board]),
      ], shortCount: 2, weight: 2),
    KeyBinding(
      .legalMoves,
      [
        Group(.tab, [.tab: .next], in: [.board, .dialog]),
        Group(.backTab, [.backTab: .previous], in: [.board, .dialog]),
      ], shortCount: 1, weight: 3),
    KeyBinding(
      .press,
      [
        Group(.enter, [.enter: .press], in: everywhere),
        Group(.space, [.character(" "): .press], in: [.board, .dialog]),
      ], shortCount: 1, weight: 5, isInKeyLine: true),
    KeyBinding(
      .modes,
      [
        Group(.characters("x"), [.character("x"): .switchMode(.dark)], in: everywhere),
        Group(.characters("o"), [.character("o"): .switchMode(.light)], in: everywhere),
      ], shortCount: 2, weight: 5, isInKeyLine: true),
    KeyBinding(
      .levels,
      [
        Group(.characters("X"), [.character("X"): .raiseLevel(.dark)], in: everywhere),
        Group(.characters("O"), [.character("O"): .raiseLevel(.light)], in: everywhere),
      ], shortCount: 2, weight: 4),
    KeyBinding(
      .hint, [Group(.characters("i"), [.character("i"): .hint], in: [.board, .dialog])],
      shortCount: 1, weight: 4, isInKeyLine: true),
    KeyBinding(
      .reset, [Group(.characters("r"), [.character("r"): .reset], in: everywhere)],
      shortCount: 1, weight: 5, isInKeyLine: true),
    KeyBinding(
      .answers,
      [
        Group(.characters("y"), [.character("y"): .answer(isYes: true)], in: [.dialog]),
        Group(.characters("n"), [.character("n"): .answer(isYes: false)], in: [.dialog]),
        Group(.escape, [.escape: .back], in: [.dialog, .help]),
      ], shortCount: 3, weight: 1),
    KeyBinding(
      .help, [Group(.characters("?"), [.character("?"): .help], in: everywhere)],
      shortCount: 1, weight: 0, isInKeyLine: true),
    KeyBinding(
      .quit,
      [
        Group(.characters("q"), [.character("q"): .quit], in: everywhere),
        Group(.control("C"), [:], in: everywhere),
      ], shortCount: 1, weight: 5, isInKeyLine: true),
    KeyBinding(
      .terminal,
      [
        Group(.control("L"), [.redraw: .redraw], in: everywhere),
        Group(.control("Z"), [:], in: everywhere),
      ], shortCount: 2, weight: 0),
    KeyBinding(.mouse, [Group(.mouse, [:], in: everywhere)], shortCount: 1, weight: 0),
  ]

  private static let everywhere = Set(Context.allCases)

  private static func keys(
    _ characters: String, _ action: (Int) -> Action
  ) -> [Key: Action] {
    Dictionary(
      uniqueKeysWithValues: characters.enumerated().map { (.character($1), action($0)) })
  }
}
