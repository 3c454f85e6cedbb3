import Notation
import ReversiCore

/// Vertices of the Go Text Protocol as Othello programs write them: columns a–h from the left, rows
/// 1–8 from the top. Go skips the letter `i`; an Othello board never reaches it.
extension ParsedMove {
  /// The move of a vertex such as `f5` or `pass`, in either case; nil if the text is neither.
  package init?(gtp vertex: some StringProtocol) {
    if let square = Square(String(vertex)) {
      self = .place(square)
    } else if ["pass", "pa"].contains(vertex.lowercased()) {
      self = .pass
    } else {
      return nil
    }
  }

  /// The vertex of the move.
  package var gtp: String {
    switch self {
    case .place(let square): square.description
    case .pass: "pass"
    }
  }
}

extension Disk {
  /// The side of a color of the Go Text Protocol: `b`, `black`, `w` or `white`, in either case.
  package init?(gtp color: some StringProtocol) {
    switch color.lowercased() {
    case "b", "black": self = .dark
    case "w", "white": self = .light
    default: return nil
    }
  }

  /// The color in the Go Text Protocol: `b` or `w`.
  package var gtp: String {
    switch self {
    case .dark: "b"
    case .light: "w"
    }
  }
}
