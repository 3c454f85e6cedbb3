/// Keys that belong together: one row of the table by which keys are handled, and from which the
/// help, the key line and the README's table are made.
public struct KeyBinding: Sendable {
  /// What the keys of a row are about.
  public enum Topic: Sendable, Hashable, CaseIterable {
    case move, goTo, legalMoves, press, modes, levels
    case undo, hint, evaluation, preview, review, again, transcript, setUp
    case theme, reset, answers, back, help, quit
    case demand, list, plies, farPlies, mistakes, playOn, squares, clear, start, colors, side, play,
      write
    case terminal, mouse
  }

  /// What is in front when a key is pressed.
  enum Context: Sendable, Hashable, CaseIterable {
    /// The board.
    case board
    /// The pass alert.
    case alert
    /// A question.
    case question
    /// The help.
    case help
    /// The review.
    case review
    /// The position that is being set up.
    case editor
    /// The name of a file that is being typed.
    case name
  }

  /// How keys are called.
  public enum Name: Sendable, Hashable {
    case arrows, left, right, pages, ends, tab, backTab, enter, space, delete, escape, wheel, mouse
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

    /// What a click on the name of the keys does: what one key does, if there is only one.
    var clickAction: Action? { actions.count == 1 ? actions.values.first : nil }
  }

  /// What the keys are about.
  public let topic: Topic
  /// The keys.
  public let groups: [Group]
  /// How many of the groups, from the first on, are named where there is little room.
  let shortCount: Int
  /// Whether the last line of the screen names the keys.
  let isInKeyLine: Bool

  init(
    _ topic: Topic, _ groups: [Group], shortCount: Int, isInKeyLine: Bool = false
  ) {
    self.topic = topic
    self.groups = groups
    self.shortCount = shortCount
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
    let actions = groups.compactMap(\.clickAction)
    return actions.count == groups.count && Set(actions).count == 1 ? actions[0] : nil
  }
}
