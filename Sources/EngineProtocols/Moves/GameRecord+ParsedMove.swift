import Notation
import ReversiCore

extension GameRecord {
  /// Plays a move for the side to move.
  ///
  /// - Returns: Whether the move is legal; if it is not, nothing changes.
  package mutating func play(_ move: ParsedMove) -> Bool {
    switch move {
    case .place(let square): (try? play(square)) != nil
    case .pass: (try? pass()) != nil
    }
  }
}
