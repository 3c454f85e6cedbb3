import ReversiCore

/// A cell of a board in text.
enum Cell: Hashable {
  case disk(Disk)
  /// Nothing.
  case empty

  /// The cell that a scalar stands for on any board, or nil. `BoardSigns` knows more signs, which
  /// have their meaning from the others.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.folded {
    case "x", "b", "*", "@", "#", "■", "⬛": self = .disk(.dark)
    case "o", "w", "□", "⬜": self = .disk(.light)
    case "-", ".", "_", "+", "·", "・", "･", "∙", "⋅", "‧", "–", "—", "🟩", BoardSigns.blank:
      self = .empty
    default:
      guard let disk = Self.disk(ofSymbol: scalar) else { return nil }
      self = .disk(disk)
    }
  }

  /// The side of a round disk, or nil.
  static func disk(ofSymbol scalar: Unicode.Scalar) -> Disk? {
    switch scalar {
    case "●", "⚫", "⬤", "◉", "⛂": .dark
    case "○", "◯", "⚪", "⚬", "◎", "〇", "⛀": .light
    default: nil
    }
  }

  /// Whether a scalar is a square, which is a disk on some boards and empty on others.
  static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    "■⬛□⬜".unicodeScalars.contains(scalar)
  }

  var disk: Disk? { if case .disk(let disk) = self { disk } else { nil } }
}
