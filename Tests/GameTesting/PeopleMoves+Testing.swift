import Analysis
import ReversiCore

extension PeopleMoves {
  /// The reply that tells these moves: the square, how many of ten people play it, and the disks
  /// that it gives away.
  package static func told(
    _ moves: [(square: Square, ofTen: Int, loss: Int)], to request: PeopleRequest
  ) -> PeopleMoves {
    PeopleMoves(
      moves.map { Move(square: $0.square, share: Double($0.ofTen) / 10, loss: $0.loss) },
      to: request)
  }
}
