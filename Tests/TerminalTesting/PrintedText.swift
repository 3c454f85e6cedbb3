/// The text that a program has written to its terminal, in order.
package struct PrintedText: Sendable, Hashable {
  /// The text without styles. Steps over blanks are blanks, and every jump of the cursor is a
  /// line end.
  package let text: String

  package init(output: String) {
    text = output.replacing(/\u{1B}(?:\[([?0-9;]*)([@-~])|[()].|[=>])/) { match in
      switch match.2 {
      case "m", "h", "l", nil: ""
      case "C": String(repeating: " ", count: match.1.flatMap { Int($0) } ?? 1)
      default: "\n"
      }
    }
  }
}
