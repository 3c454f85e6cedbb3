/// What the screen that was drawn last offers to keys and clicks.
///
/// The screen fills it in while it is drawn, so a click always hits what the person saw.
public struct DrawnControls: Sendable, Hashable {
  /// The areas that were made clickable or covered, the front one last.
  private var regions: [Region] = []
  /// What is shown of lists and other things, by the types of these.
  private var facts: [ObjectIdentifier: ErasedValue] = [:]

  private struct Region: Sendable, Hashable {
    let area: ScreenRect
    let target: ErasedValue?
  }

  /// A screen on which nothing acts.
  public init() {}

  /// What a click on a cell hits, if that has the type.
  public func target<Target>(at point: ScreenPoint, as type: Target.Type) -> Target? {
    regions.last { $0.area.contains(point) }?.target?.value(as: type)
  }

  /// Lets clicks on an area hit a target, or nothing, whatever lies behind the area.
  mutating func setTarget(_ target: ErasedValue?, in area: ScreenRect) {
    regions.append(Region(area: area, target: target))
  }

  /// What is shown of a thing, such as which rows of a list.
  public func shown<Fact>(_ type: Fact.Type, of thing: Any.Type) -> Fact? {
    facts[ObjectIdentifier(thing)]?.value(as: type)
  }

  /// Stores what is shown of a thing, or that it is not shown.
  public mutating func show(_ fact: (some Hashable & Sendable)?, of thing: Any.Type) {
    facts[ObjectIdentifier(thing)] = fact.map(ErasedValue.init)
  }
}
