/// A parsed move, not yet checked.
public enum ParsedMove: Sendable, Hashable {
  /// A disk on a square.
  case place(Square)
  /// A pass.
  case pass

  /// The move of a ply.
  public init(_ ply: GameRecord.Ply) {
    switch ply {
    case .place(let move): self = .place(move.square)
    case .pass: self = .pass
    }
  }
}
