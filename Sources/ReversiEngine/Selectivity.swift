/// How sure the search has to be before it cuts a line because a shallower search of it fails
/// clearly.
///
/// Measured in standard errors of the shallow score as a prediction of the deep one.
public enum Selectivity: Int, Sendable, Comparable, CaseIterable {
  /// Cuts at 1.1 standard errors, right 73 % of the time.
  case percent73
  /// Cuts at 1.5 standard errors, right 87 % of the time.
  case percent87
  /// Cuts at 2.0 standard errors, right 95 % of the time.
  case percent95
  /// Cuts at 2.6 standard errors, right 98 % of the time.
  case percent98
  /// Cuts at 3.3 standard errors, right 99 % of the time.
  case percent99
  /// Cuts nothing: full width.
  case none

  /// The number of standard errors; meaningless for `none`.
  @inline(__always)
  var errors: Double {
    switch self {
    case .percent73: 1.1
    case .percent87: 1.5
    case .percent95: 2.0
    case .percent98: 2.6
    case .percent99: 3.3
    case .none: 99
    }
  }

  /// Fewer cuts are more.
  public static func < (left: Selectivity, right: Selectivity) -> Bool {
    left.rawValue < right.rawValue
  }
}
