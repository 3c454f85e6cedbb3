/// The name of a palette on the command line and in the settings.
package enum ThemeName: String, Sendable, CaseIterable {
  /// Light on a terminal with a light background, otherwise classic.
  case auto
  /// Black and white on green.
  case classic
  /// Black and white on a greyish green, with light lines.
  case light
  /// A grey board, on which marks are the only colours.
  case highContrast = "high-contrast"
  /// A blue board, for people who see green poorly.
  case blue
  /// No colours.
  case mono

  /// The next theme; `classic` after the last one.
  package var next: ThemeName {
    let all = Self.allCases
    let index = all.firstIndex(of: self).map { $0 + 1 } ?? 0
    return index < all.count ? all[index] : .classic
  }
}
