import Texts
import Words

extension Remark {
  /// Why a key did nothing, or what it has set.
  public func wording(in words: Words) -> Wording {
    switch self {
    case .turnsNothing(let square): words.game.turnsNothing(square)
    case .taken(let square): words.game.taken(square)
    case .thinking(let side): words.game.thinking(side)
    case .otherAwaited: words.twoPeople.otherAwaited
    case .over: words.game.over
    case .noMistake(.previousMistake): words.review.noEarlierMistake
    case .noMistake: words.review.noLaterMistake
    case .noComputer: words.players.noComputer
    case .manual(let side): words.players.isManual(side)
    case .level(let side, let level): words.players.level(level, of: side)
    case .noAddress: words.twoPeople.noAddress
    case .noKey: words.game.noKey
    case .actsInGame: words.game.actsInGame
    case .actsIn(let kind):
      kind.feature.openRow.map { words.game.acts(in: $0.phrases(in: words).label) }
        ?? words.game.noKey
    case .keysAreLatin: words.game.keysAreLatin
    case .theme(let name): words.game.theme(name)
    }
  }
}
