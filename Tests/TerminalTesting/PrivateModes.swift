/// What a program has switched on and off on its terminal by `ESC [ ? N h` and `l`.
public struct PrivateModes: Sendable, Hashable {
  /// The modes in their last state, by number.
  public let isOn: [Int: Bool]

  /// Reads what a program has written.
  public init(output: String) {
    var isOn: [Int: Bool] = [:]
    for match in output.matches(of: /\u{1B}\[\?([0-9;]+)([hl])/) {
      for number in match.1.split(separator: ";") { isOn[Int(number) ?? 0] = match.2 == "h" }
    }
    self.isOn = isOn
  }

  /// Those that are not as a terminal has them at first: only the cursor is shown, and lines are
  /// wrapped.
  public var leftBehind: Set<Int> {
    Set(isOn.filter { $0.value != [7, 25].contains($0.key) }.keys)
  }

  /// The screen without a memory, which programs that fill it use.
  public static let alternateScreen = 1049
  /// Presses of the mouse's buttons.
  public static let mouse = 1000
  /// The mouse's places as decimal numbers.
  public static let sgrMouse = 1006
  /// Marks around pasted text.
  public static let bracketedPaste = 2004
}
