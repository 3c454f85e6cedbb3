import CommandLine
import ReversiCore

/// What a shell can offer for the word after an option or a command.
enum Completion: Hashable {
  /// The paths of files.
  case files
  /// One of these words.
  case words([String])
  /// Nothing that is known in advance.
  case nothing

  /// What can stand for a value.
  init(of values: AllowedValues) {
    switch values {
    case .file, .source, .position: self = .files
    case .words, .engineProtocol: self = .words(values.words ?? [])
    case .level: self = .words(Level.numbers.map { String($0) })
    case .opening: self = .words(Self.openingPlies.map { "random:\($0)" })
    case .engine, .seconds, .number, .described: self = .nothing
    }
  }

  /// What can follow an option; nil if it takes no value.
  init?(of option: Option<Options>) {
    guard let values = option.values else { return nil }
    self.init(of: values)
  }

  /// The numbers of plies that are offered.
  static let openingPlies = [4, 8, 12, 16, 20]
}

extension Subcommand {
  /// All of them, as a pattern of a shell or as words.
  static func names(separator: String) -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }

  /// Its operand; nil if it takes none.
  var operand: Option<Options>? { syntax.operands.first }
}

/// A shell for which completions are made.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The file that the shell reads, made from the tables of options and subcommands.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}
