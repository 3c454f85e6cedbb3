import Canvas

/// A page in front of the game to read or to work on: an open feature.
package struct Sheet: Sendable, Hashable {
  package var feature: any Feature

  init(_ feature: any Feature) { self.feature = feature }

  package var kind: Kind { Kind(type(of: feature)) }

  /// Whether two sheets have equal features.
  package static func == (one: Sheet, other: Sheet) -> Bool {
    AnyHashable(one.feature) == AnyHashable(other.feature)
  }

  /// Feeds the feature into a hasher.
  package func hash(into hasher: inout Hasher) { feature.hash(into: &hasher) }
}

extension Sheet {
  /// The kind of a sheet: which feature it is. Each feature's folder has a name for its kind.
  package struct Kind: Sendable, Hashable {
    let feature: any Feature.Type

    init(_ feature: any Feature.Type) { self.feature = feature }

    /// Whether both are the kind of the same feature.
    package static func == (one: Kind, other: Kind) -> Bool { one.feature == other.feature }

    /// Feeds the feature's type into a hasher.
    package func hash(into hasher: inout Hasher) { ObjectIdentifier(feature).hash(into: &hasher) }
  }
}

extension Sheet.Kind: CaseIterable {
  /// All features, in the order in which documents list their keys.
  package static let allCases: [Sheet.Kind] = [
    .review, .library, .openings, .practice, .transcriptName, .setUp, .players, .help,
  ]
}

/// Something that has happened in a feature.
package struct FeatureEvent: Sendable, Hashable {
  let kind: Sheet.Kind
  let event: ErasedValue

  init<F: Feature>(_ event: F.Event, in feature: F.Type) {
    kind = Sheet.Kind(feature)
    self.event = ErasedValue(event)
  }
}
