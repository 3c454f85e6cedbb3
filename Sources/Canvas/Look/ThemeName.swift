/// The name of a palette on the command line and in the settings.
public enum ThemeName: String, Sendable, CaseIterable {
  /// Light on a terminal with a light background, otherwise classic.
  case auto
  /// Black and white on green.
  case classic
  /// The same on a paler board with light lines.
  case light
  /// A grey board, on which marks are the only colours.
  case highContrast = "high-contrast"
  /// A blue board, for people who see green poorly.
  case blue
  /// No colours.
  case mono

  /// The theme after it; the classic one after the last.
  public var next: ThemeName {
    let all = Self.allCases
    let index = all.firstIndex(of: self).map { $0 + 1 } ?? 0
    return index < all.count ? all[index] : .classic
  }
}
