import ReversiCore

/// A move as programs tell it to each other, of which is not known yet whether it can be played.
public enum EngineMove: Sendable, Hashable {
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

extension GameRecord {
  /// Makes a move of the side to move.
  ///
  /// - Returns: Whether it is legal; if it is not, nothing has changed.
  public mutating func play(_ move: EngineMove) -> Bool {
    switch move {
    case .place(let square): (try? play(square)) != nil
    case .pass: (try? pass()) != nil
    }
  }
}
