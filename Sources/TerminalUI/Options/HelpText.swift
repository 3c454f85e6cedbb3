import Words

/// What `--help` prints. It is English in every language: people look it up, send it to each other
/// and pass it to other programs.
public enum HelpText {
  private static let words = English()

  /// What it prints about the program: a line for each option and each subcommand, without the last
  /// line end.
  public static var ofProgram: String {
    let commands = Subcommand.allCases.map {
      row("  " + words.written($0), $0.meaning)
    }
    return lines(
      [words.usage, "", words.tagline, ""], ProgramOption.all.map(row(of:)),
      ["", words.subcommandsTitle], commands, ["", words.levelsNote, words.closingNote])
  }

  /// What the levels are called, in a sentence.
  public static var levels: String { words.levelsNote }

  /// What it prints after a subcommand.
  public static func of(_ subcommand: Subcommand) -> String {
    let usage = words.usageTitle + words.written(subcommand, options: " [OPTION]...")
    return lines(
      [usage, "", subcommand.explanation, ""], subcommand.options.map(row(of:)))
  }

  private static func lines(_ parts: [String]...) -> String {
    parts.joined().joined(separator: "\n")
  }

  private static func row(of option: ProgramOption) -> String {
    let letter = option.letter.map { "  -\($0), " } ?? spaces(6)
    let placeholder = option.placeholder.map { " " + $0 } ?? ""
    return row(letter + option.name.written + placeholder, option.meaning)
  }

  /// What is explained, and what it means, which begins in one column for all rows.
  private static func row(_ left: String, _ meaning: String) -> String {
    let column = 26
    let gap = column - left.columns
    return left + (gap >= 2 ? spaces(gap) : "\n" + spaces(column)) + meaning
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension English {
  /// How a subcommand is called.
  func written(_ subcommand: Subcommand, options: String = "") -> String {
    let operand = placeholder(of: subcommand).map { " " + $0 } ?? ""
    return "reversi \(subcommand.rawValue)" + options + operand
  }
}

extension ProgramOption {
  /// What stands for its value in help and manual; nil if it takes none.
  public var placeholder: String? { English().placeholder(of: name) }

  /// What help and manual say of it.
  public var meaning: String { English().meaning(of: self) }
}

extension Subcommand {
  /// What stands in help and manual for what it is about; nil if it needs nothing.
  public var placeholder: String? { English().placeholder(of: self) }

  /// What help and manual say of it, in a line.
  public var meaning: String { English().meaning(of: self) }

  /// What there is to know about it, in several lines.
  public var explanation: String { English().explanation(of: self) }
}
