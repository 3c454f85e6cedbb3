/// The confidence required for a cut by a shallower search.
///
/// A line is cut if the shallower score lies outside of the window by a number of standard errors.
/// Numbers and percentages are those of Edax 4.6 (`selectivity_table`). The lab's log says what
/// each saves and costs here.
package enum Selectivity: Int, Sendable, Comparable, CaseIterable {
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

  /// The number of standard errors; infinite for `none`.
  @inline(__always)
  var standardErrors: Double {
    switch self {
    case .percent73: 1.1
    case .percent87: 1.5
    case .percent95: 2.0
    case .percent98: 2.6
    case .percent99: 3.3
    case .none: .infinity
    }
  }

  /// The share of right cuts, in percent.
  package var percent: Int {
    switch self {
    case .percent73: 73
    case .percent87: 87
    case .percent95: 95
    case .percent98: 98
    case .percent99: 99
    case .none: 100
    }
  }

  /// Cuts more before cuts less.
  package static func < (left: Selectivity, right: Selectivity) -> Bool {
    left.rawValue < right.rawValue
  }
}
