import ReversiCore
import Words

extension Remark: StatementConvertible {
  /// Why a key did nothing, or what level it has set.
  public var statement: Statement {
    switch self {
    case .turnsNothing(let square):
      .phrase(.turnsNothingRemark, ["square": .square(square)])
    case .taken(let square): .phrase(.takenRemark, ["square": .square(square)])
    case .thinking(let side): .phrase(.thinkingRemark, ["side": .side(side)])
    case .over: .phrase(.gameOverRemark)
    case .noMistake(let step):
      .phrase(step == .previousMistake ? .noEarlierMistake : .noLaterMistake)
    case .noComputer: .phrase(.noComputerRemark)
    case .level(_, let level):
      .phrase(.levelRemark, ["level": .number(level.number), "kind": level.kind.statement])
    case .noKey: .phrase(.noKeyRemark)
    case .keysAreLatin: .phrase(.latinKeysRemark)
    case .theme(let name): .phrase(.themeRemark, ["theme": .text(name)])
    }
  }
}
