/// The names of the players of a game, as far as they are known. No rule depends on them.
package struct PlayerNames: Sendable, Hashable {
  private var dark: String?
  private var light: String?

  /// No names.
  package init() {}

  /// The name of a side's player, or nil.
  package subscript(side: Disk) -> String? {
    get {
      switch side {
      case .dark: dark
      case .light: light
      }
    }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }

  /// The names with the sides swapped.
  package var swapped: PlayerNames {
    var names = self
    swap(&names.dark, &names.light)
    return names
  }
}
