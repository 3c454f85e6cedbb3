/// The name of a palette on the command line and in the settings.
public enum ThemeName: String, Sendable, CaseIterable {
  /// Black and white on green.
  case classic
  /// The same on a lighter board.
  case light
  /// Colours as far apart as possible.
  case highContrast = "high-contrast"
  /// A blue board, for people who see green poorly.
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
