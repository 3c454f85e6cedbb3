import GameSession
import Texts

extension PlayersWords {
  /// The names of a player, in fewer and fewer columns: up to 8; up to 4 before a level of two
  /// digits, otherwise 6; up to 3.
  public func names(of mode: Mode) -> Wording {
    switch mode {
    case .manual: manual
    case .computer: computer
    case .externalEngine(let name):
      Wording(name.shortened.long, name.shortened.short, name.shortened.shortest)
    }
  }
}
