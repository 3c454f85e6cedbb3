/// The colour of a disk, and so a side of the game.
package enum Disk: Sendable, Hashable, CaseIterable {
  /// The side that moves first (`●`, `x` in text).
  case dark
  /// The side that moves second (`○`, `o` in text).
  case light

  /// The other side.
  package var opponent: Disk {
    switch self {
    case .dark: .light
    case .light: .dark
    }
  }

  /// The letter of the side in text: `x` for dark, `o` for light.
  package var symbol: Character {
    switch self {
    case .dark: "x"
    case .light: "o"
    }
  }

  /// The side of a letter; nil if it is neither `x` nor `o`.
  package init?(symbol: Character) {
    switch symbol {
    case "x": self = .dark
    case "o": self = .light
    default: return nil
    }
  }
}
