/// The name of a palette, as the command line and the settings have it.
public enum ThemeName: String, Sendable, CaseIterable {
  /// Black and white on green.
  case classic
  /// The same on a lighter board.
  case light
  /// Colours that are as far from each other as they can be.
  case highContrast = "high-contrast"
  /// A blue board, for those who see green badly.
  case blue
  /// No colours.
  case mono

  /// The theme after it; the first after the last.
  public var next: ThemeName {
    let all = Self.allCases
    let index = all.firstIndex(of: self).map { $0 + 1 } ?? 0
    return index < all.count ? all[index] : .classic
  }
}
