import ReversiCore

/// Vertices as the Othello programs write them that speak the Go Text Protocol: columns a–h from the
/// left, the letter `i` is never reached, and rows 1–8 from the top, as everywhere in Othello.
extension EngineMove {
  /// The move of a vertex, such as `f5` or `pass`, in either case.
  public init?(gtp vertex: some StringProtocol) {
    if let square = Square(String(vertex)) {
      self = .place(square)
    } else if ["pass", "pa"].contains(vertex.lowercased()) {
      self = .pass
    } else {
      return nil
    }
  }

  /// The vertex of the move.
  public var gtp: String {
    switch self {
    case .place(let square): square.description
    case .pass: "pass"
    }
  }
}

extension Disk {
  /// The side of a colour of the Go Text Protocol: `b`, `black`, `w` or `white`, in either case.
  public init?(gtp color: some StringProtocol) {
    switch color.lowercased() {
    case "b", "black": self = .dark
    case "w", "white": self = .light
    default: return nil
    }
  }

  /// The colour in the Go Text Protocol, `b` or `w`.
  public var gtp: String {
    switch self {
    case .dark: "b"
    case .light: "w"
    }
  }
}
