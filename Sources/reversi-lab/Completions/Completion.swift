import Analysis
import CommandLine
import ReversiCore

/// The completions that a shell offers for the word after an option or a command.
enum Completion: Hashable {
  /// The paths of files.
  case files
  /// One of several words.
  case words([String])
  /// Nothing, because no value is known in advance.
  case nothing

  init(of values: AllowedValues) {
    switch values {
    case .file, .source, .position: self = .files
    case .words, .engineProtocol: self = .words(values.words ?? [])
    case .level: self = .words(Level.numbers.map { String($0) })
    case .moves: self = .words(Opening.all.map(\.word))
    case .opening:
      self = .words(Opening.all.map(\.word) + Self.openingPlies.map { "random:\($0)" })
    case .engine, .seconds, .number, .text, .linkName, .clock, .host, .address, .remoteProgram,
      .described:
      self = .nothing
    }
  }

  /// The completions after an option; nil if the option takes no value.
  init?(of option: Option<Options>) {
    guard let values = option.values else { return nil }
    self.init(of: values)
  }

  /// The numbers of plies that the shell offers.
  static let openingPlies = [4, 8, 12, 16, 20]
}

extension Subcommand {
  /// The names of all subcommands, with a separator between them.
  static func names(separator: String) -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }

  /// The subcommand's operand, or nil.
  var operand: Option<Options>? { syntax.operands.first }
}

extension Option<Options> {
  /// The words that a shell offers for an operand, or nil if it offers files.
  var operandWords: [String]? {
    guard let values, case .words(let words) = Completion(of: values) else { return nil }
    return words
  }
}

/// A shell that the lab makes completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The file for the shell, made from the tables of options and subcommands.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}
