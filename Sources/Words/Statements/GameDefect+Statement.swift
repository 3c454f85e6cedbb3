import GameFormats
import ReversiCore

extension GameDefect: StatementConvertible {
  /// Why something is not a game, in a few words.
  public var statement: Statement {
    switch self {
    case .tooLong: .phrase(.textTooLong)
    case .notUTF8: .phrase(.textNotUTF8)
    case .text(let error): error.statement
    case .wthor(let defect):
      .phrase(.inFormat, ["format": .text("WTHOR"), "defect": defect.statement])
    }
  }
}

extension WthorDefect {
  fileprivate var statement: Statement {
    switch self {
    case .boardSize(let size): .phrase(.boardSize, ["size": .text(String(size))])
    case .unfinished: .phrase(.gameUnfinished)
    }
  }
}
