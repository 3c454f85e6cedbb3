import ReversiCore
import TerminalUI

/// What a shell can offer for the word after an option or a command.
enum Completion: Hashable {
  /// The paths of files.
  case files
  /// One of these words.
  case words([String])
  /// Nothing that is known before.
  case nothing

  /// What can follow an option; nil if it takes no value.
  init?(of option: ProgramOption) {
    switch option.value {
    case nil: return nil
    case .file: self = .files
    case .words(let words): self = .words(words)
    case .level: self = .words(Level.numbers.map { String($0) })
    case .opening: self = .words(Self.openingPlies.map { "random:\($0)" })
    case .engine, .seconds, .moveTime, .seed, .threads: self = .nothing
    }
  }

  /// As many plies as people ask for.
  static let openingPlies = [4, 8, 12, 16, 20]
}

extension Subcommand {
  /// All of them, as a pattern of a shell or as words.
  static func names(separator: String) -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }
}

/// A shell for which completions are made.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The file that the shell reads, for the tables of options and subcommands.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}
