import Controls
import TerminalUI
import Words

/// The manual page of the program: what its tables of options, subcommands and keys say, and what
/// is said nowhere else.
struct ManualPage {
  private let words = Language.english.words
  private var page = Mdoc()

  /// The page as text.
  var text: String { page.lines.joined(separator: "\n") }

  /// Writes the page.
  ///
  /// - Parameter date: The date of what it describes, such as `November 22, 2026`.
  init(date: String) {
    page.macro("Dd", date)
    page.macro("Dt", "REVERSI", "6")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", "reversi")
    page.macro("Nd", "play Reversi (Othello) in the terminal")
    writeSynopsis()
    writeDescription()
    writeEnvironment()
    writeFiles()
    page.macro("Sh", "EXIT STATUS")
    page.list(Self.exitStatuses.map { (Mdoc.argument($0.status), $0.meaning) })
    page.macro("Sh", "EXAMPLES")
    for (index, (text, command)) in Self.examples.enumerated() {
      if index > 0 { page.macro("Pp") }
      page.text(text)
      page.display(command)
    }
  }

  private mutating func writeSynopsis() {
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar", "option ...")
    for command in Subcommand.allCases {
      page.macro("Nm")
      page.macro("Cm", command.rawValue)
      page.macro("Op", "Ar", "option ...")
      if let operand = command.placeholder { page.macro("Ar", operand) }
    }
  }

  private mutating func writeDescription() {
    page.macro("Sh", "DESCRIPTION")
    page.macro("Nm")
    page.text(
      "plays Reversi, also called Othello, in a terminal of at least 19 columns and 12 rows.")
    page.text(Self.description)
    page.macro("Ss", "Options")
    page.text(Self.aboutOptions)
    writeOptions(ProgramOption.all)
    page.macro("Pp")
    page.text(HelpText.levels)
    page.text(Self.aboutLevels)
    page.macro("Ss", "Keys")
    page.text(Self.aboutKeys)
    page.list(
      ActionTable.rows.map { row in
        let keys = row.groups.map { $0.name.text(in: words) }.joined(separator: ", ")
        return ("Ic " + Mdoc.argument(keys), row.phrases(in: words).meaning.asSentence)
      })
    page.macro("Ss", "Lines of text")
    page.text(Self.aboutLines)
    page.list(
      LineCommand.allCases.map {
        ("Ic " + Mdoc.argument($0.form), words.text(of: .command($0.rawValue)).asSentence)
      })
    page.macro("Ss", "Games as text")
    page.text(Self.aboutSubcommands)
    for command in Subcommand.allCases {
      page.macro("Bl", "-tag", "-width", "Ds")
      let operand = command.placeholder.map { " Ar \($0)" } ?? ""
      page.macro("It", "Nm", "Cm \(command.rawValue)", "Oo Ar option ... Oc" + operand)
      page.text(command.explanation)
      writeOptions(command.options)
      page.macro("El")
    }
  }

  private mutating func writeOptions(_ options: [ProgramOption]) {
    page.list(
      options.map { option in
        let letter = option.letter.map { "Fl \($0) , " } ?? ""
        let value = option.placeholder.map { " Ar \($0)" } ?? ""
        return (letter + "Fl -\(option.name.rawValue)" + value, explanation(of: option))
      })
  }

  /// What an option does, and what its value is if none is given, which the table has after a
  /// semicolon.
  private func explanation(of option: ProgramOption) -> String {
    let meaning = option.meaning
    let text = (option.name.subject.map { $0 + " " } ?? "") + meaning
    switch option.value {
    case .words, .seconds, .moveTime, .level, .threads:
      guard let end = text.range(of: "; ") else { return text.asSentence }
      let standard = String(text[end.upperBound...])
      return String(text[..<end.lowerBound]).asSentence + " Default: " + standard + "."
    case .file, .opening, .engine, .seed, nil: return text.asSentence
    }
  }

  private mutating func writeEnvironment() {
    page.macro("Sh", "ENVIRONMENT")
    page.list(Self.variables.map { ("Ev " + $0.names.joined(separator: " , Ev "), $0.meaning) })
  }

  private mutating func writeFiles() {
    page.macro("Sh", "FILES")
    page.list(Self.files.map { ("Pa " + Mdoc.argument($0.path), $0.meaning) })
    page.macro("Ss", "Settings")
    page.text(Self.aboutSettings)
    page.display(Self.sampleSettings)
  }
}

extension ProgramOption.Name {
  /// What an option decides whose meaning is a list of words.
  fileprivate var subject: String? {
    switch self {
    case .animation: "how fast disks turn over:"
    case .color: "whether colours are used:"
    case .glyphs: "the characters that the screen is drawn with:"
    case .disks: "how disks are drawn:"
    case .theme: "the colours of the board:"
    case .language: "the language:"
    case .format: "the form of the report:"
    default: nil
    }
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
