extension Reason {
  /// What a person says that a move is about. Each theme stands for several kinds, which tell more
  /// than a person would. Raw values are words of text mode.
  package enum Theme: String, Sendable, Hashable, CaseIterable {
    case corner
    case edge
    case swindle
    case pass
    case freeMove = "free"
    case parity
    case mobility
    /// Moves that turn over few disks, inside, and walls.
    case quiet
    case diagonal
    case stableDisks = "stable"
  }
}

extension Reason.Kind {
  /// What the reason is about; nil for the end of the game, which is no theme of its own.
  package var theme: Reason.Theme? {
    switch self {
    case .wipeOut: nil
    case .corner, .xSquare, .cSquare: .corner
    case .wedge, .unbalancedEdge: .edge
    case .swindle: .swindle
    case .pass: .pass
    case .spentFreeMove, .freeMove, .order: .freeMove
    case .evenRegion, .lastMove: .parity
    case .moves, .mobility, .laterMobility: .mobility
    case .quietReply, .wall, .openness, .flips: .quiet
    case .diagonal: .diagonal
    case .stableDisks: .stableDisks
    }
  }
}
