import Texts
import Words

extension Remark {
  /// Why a key did nothing, or what it has set.
  package func wording(in words: Words) -> Wording {
    switch self {
    case .refused(.illegal(.turnsNothingOver(let square))): words.game.turnsNothing(square)
    case .refused(.illegal(.occupied(let square))): words.game.taken(square)
    case .refused(.thinking(let side)): words.game.thinking(side)
    case .refused(.otherPerson): words.twoPeople.otherAwaited
    case .refused(.illegal(.gameOver)): words.game.over
    // The screen already says so.
    case .refused(.animation), .refused(.illegal(.passDue)): ""
    case .noComputer: words.players.noComputer
    case .manual(let side): words.players.isManual(side)
    case .level(let side, let level): words.players.level(level, of: side)
    case .feature(let told): told.remark.wording(in: words)
    case .noKey: words.game.noKey
    case .noPaste: words.game.noPaste
    case .actsInGame: words.game.actsInGame
    case .actsIn(let kind):
      kind.feature.openRow.map { words.game.acts(in: $0.phrases(in: words).label) }
        ?? words.game.noKey
    case .keysAreLatin: words.game.keysAreLatin
    case .theme(let name): words.game.theme(name)
    }
  }
}
