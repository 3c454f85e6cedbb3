/// The private modes that a program has switched on and off with `ESC [ ? N h` and `l`.
package struct PrivateModes: Sendable, Hashable {
  package let isOn: [Int: Bool]

  package init(output: String) {
    var isOn: [Int: Bool] = [:]
    for match in output.matches(of: /\u{1B}\[\?([0-9;]+)([hl])/) {
      for number in match.1.split(separator: ";") { isOn[Int(number) ?? 0] = match.2 == "h" }
    }
    self.isOn = isOn
  }

  /// The modes that differ from a terminal's defaults, which show the cursor and wrap
  /// lines.
  package var leftBehind: Set<Int> {
    Set(isOn.filter { $0.value != [7, 25].contains($0.key) }.keys)
  }

  /// The alternate screen, which full-screen programs use.
  package static let alternateScreen = 1049
  /// Presses of the mouse's buttons.
  package static let mouse = 1000
  /// Marks around pasted text.
  package static let bracketedPaste = 2004
}
