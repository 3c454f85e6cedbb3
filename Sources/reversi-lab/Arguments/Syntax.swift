/// What a command is called and what it takes: the table that its arguments are read by and that
/// help shows.
struct Syntax: Sendable {
  /// One option or operand.
  struct Entry: Sendable {
    /// The option with its two dashes, or what an operand is called.
    let name: String
    /// What stands for the value in help.
    let placeholder: String
    /// What the value means.
    let summary: String
    /// The value if none is given, as text.
    let standard: String

    /// Whether it is known by its name, not by its place.
    var isOption: Bool { name.hasPrefix("--") }

    /// How help writes it.
    var written: String { isOption ? "\(name) \(placeholder)" : "[\(name)]" }
  }

  /// The word that names the command.
  let name: String
  /// What the command does.
  let summary: String
  /// Operands in their order, and options.
  let entries: [Entry]

  init(_ name: String, _ summary: String, _ entries: Entry...) {
    self.name = name
    self.summary = summary
    self.entries = entries
  }
}
