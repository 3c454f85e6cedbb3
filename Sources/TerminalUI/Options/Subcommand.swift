import EngineProtocols
import GameSession

/// What the program does instead of a game in the terminal, by the first word after its name.
public enum Subcommand: String, Sendable, Hashable, CaseIterable {
  /// Prints the saved game.
  case show
  /// Tells how games went.
  case analyze
  /// Tells how positions end if both sides play their best.
  case solve
  /// Plays for another program.
  case engine

  /// The options that it takes, in the order in which help lists them.
  public var options: [ProgramOption] {
    switch self {
    case .show: ProgramOption.ofShow
    case .analyze: ProgramOption.ofAnalyze
    case .solve: [.help]
    case .engine: ProgramOption.ofEngine
    }
  }

  /// Whether a word has to follow that says what it is about.
  public var takesOperand: Bool { self != .show }

  /// The words of which that has to be one; nil if it is a file, or a position.
  public var operandWords: [String]? {
    self == .engine ? EngineProtocol.allCases.map(\.rawValue) : nil
  }

  /// The one that is most like a mistyped word; nil if none is.
  public static func nearest(to word: String) -> Subcommand? {
    TerminalUI.nearest(to: word, of: allCases)
  }
}

extension ProgramOption {
  fileprivate static let ofShow: [ProgramOption] = [
    save,
    ProgramOption(name: .ggf, letter: nil, effect: .flag { $0.tool.form = .ggf }),
    ProgramOption(name: .position, letter: nil, effect: .flag { $0.tool.form = .position }),
    ProgramOption(name: .board, letter: nil, effect: .flag { $0.tool.form = .board }),
    help,
  ]

  fileprivate static let ofAnalyze: [ProgramOption] = [
    takes(.level, .level) {
      set($1.level, to: &$0.tool.moveLimit)
    },
    takes(.moveTime, .seconds) {
      set($1.seconds.map { MoveLimit.moveTime($0) }, to: &$0.tool.moveLimit)
    },
    takes(.format, words(of: ToolOptions.Format.self)) { set($1.choice(), to: &$0.tool.format) },
    takes(.threads, .threads, of: .analyze) { set($1.threads, to: &$0.tool.threads) },
    help,
  ]

  fileprivate static let ofEngine: [ProgramOption] = [
    takes(.level, .level, of: .engine) { set($1.level?.level, to: &$0.tool.engineLevel) },
    takes(.threads, .threads, of: .engine) { set($1.threads, to: &$0.tool.threads) },
    flag(.noBook) { $0.hasBook = false },
    help,
  ]
}
