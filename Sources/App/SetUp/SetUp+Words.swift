import GameSession
import Texts

extension SetUpWords {
  /// Why a game cannot start from a position.
  public func wording(of defect: Editor.Defect) -> Wording {
    switch defect {
    case .noDisk(let side): noDisk(of: side)
    case .noLegalMove: noLegalMove
    }
  }
}
