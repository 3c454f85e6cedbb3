extension Words {
  /// What `--help` prints: a line for each option and each subcommand, without the last line end.
  public var helpText: String {
    let commands = Subcommand.allCases.map { row("  " + written($0), meaning(of: $0)) }
    return lines(
      [usage, "", tagline, ""], ProgramOption.all.map(row(of:)), ["", subcommandsTitle], commands,
      ["", closingNote])
  }

  /// What `--help` prints after a subcommand.
  public func helpText(of subcommand: Subcommand) -> String {
    let usage = usageTitle + written(subcommand, options: " [OPTION]...")
    return lines(
      [usage, "", explanation(of: subcommand), ""], subcommand.options.map(row(of:)))
  }

  /// How a subcommand is called.
  func written(_ subcommand: Subcommand, options: String = "") -> String {
    let operand = placeholder(of: subcommand).map { " " + $0 } ?? ""
    return "reversi \(subcommand.rawValue)" + options + operand
  }

  private func lines(_ parts: [String]...) -> String { parts.joined().joined(separator: "\n") }

  private func row(of option: ProgramOption) -> String {
    let letter = option.letter.map { "  -\($0), " } ?? spaces(6)
    let placeholder = placeholder(of: option.name).map { " " + $0 } ?? ""
    return row(letter + option.name.written + placeholder, meaning(of: option.name))
  }

  /// What is explained, and what it means, which begins in one column for all rows.
  private func row(_ left: String, _ meaning: String) -> String {
    let column = 26
    let gap = column - left.columns
    return left + (gap >= 2 ? spaces(gap) : "\n" + spaces(column)) + meaning
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
