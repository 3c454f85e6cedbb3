extension Words {
  /// What `--help` prints: a line for each option, without the last line end.
  public var helpText: String {
    let options = ProgramOption.all.map { option in
      let left = written(option)
      let gap = Self.meaningColumn - left.columns
      let lead = gap >= 2 ? left + spaces(gap) : left + "\n" + spaces(Self.meaningColumn)
      return lead + meaning(of: option.name)
    }
    return ([usage, "", tagline, ""] + [options.joined(separator: "\n")] + ["", closingNote])
      .joined(separator: "\n")
  }

  /// Where what the options mean begins, from the left.
  private static var meaningColumn: Int { 26 }

  private func written(_ option: ProgramOption) -> String {
    let letter = option.letter.map { "  -\($0), " } ?? spaces(6)
    let placeholder = placeholder(of: option.name).map { " " + $0 } ?? ""
    return letter + option.name.written + placeholder
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
