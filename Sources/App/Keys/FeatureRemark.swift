import Texts
import Words

/// A remark of a feature: its text, and how long it is true.
protocol FeatureRemark: Sendable, Hashable {
  /// The text, which says why a key did nothing.
  func wording(in words: Words) -> Wording
  /// Whether the remark is still true.
  func holds(in app: App) -> Bool
}

extension FeatureRemark {
  func holds(in app: App) -> Bool { true }
}

/// A remark of any feature.
package struct AnyFeatureRemark: Sendable, Hashable {
  let remark: any FeatureRemark

  /// Whether two remarks are equal and of the same feature.
  package static func == (one: AnyFeatureRemark, other: AnyFeatureRemark) -> Bool {
    AnyHashable(one.remark) == AnyHashable(other.remark)
  }

  /// Feeds the remark into a hasher.
  package func hash(into hasher: inout Hasher) { remark.hash(into: &hasher) }
}

extension Remark {
  init(_ remark: any FeatureRemark) { self = .feature(AnyFeatureRemark(remark: remark)) }
}
