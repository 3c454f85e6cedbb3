/// The controls of the screen that was drawn last, which keys and clicks act on.
///
/// The screen fills it in while it is drawn, so a click always hits what the person saw.
package struct DrawnControls: Sendable, Hashable {
  /// The areas that were made clickable or covered, the front one last.
  private var regions: [Region] = []
  /// Facts about things that were drawn, such as the rows of a list, by the types of the things.
  private var facts: [ObjectIdentifier: ErasedValue] = [:]

  private struct Region: Sendable, Hashable {
    let area: ScreenRect
    let target: ErasedValue?
  }

  /// A screen on which nothing acts.
  package init() {}

  /// The target of a click on a cell; nil if there is none of the type.
  package func target<Target>(at point: ScreenPoint, as type: Target.Type) -> Target? {
    regions.last { $0.area.contains(point) }?.target?.value(as: type)
  }

  /// Lets clicks on an area hit a target, or nothing, whatever lies behind the area.
  mutating func setTarget(_ target: ErasedValue?, in area: ScreenRect) {
    regions.append(Region(area: area, target: target))
  }

  /// The remembered fact about a thing, such as the rows of a list; nil if the thing is not shown.
  package func shown<Fact>(_ type: Fact.Type, of thing: Any.Type) -> Fact? {
    facts[ObjectIdentifier(thing)]?.value(as: type)
  }

  /// Remembers a fact about a thing; nil if the thing is not shown.
  package mutating func show(_ fact: (some Hashable & Sendable)?, of thing: Any.Type) {
    facts[ObjectIdentifier(thing)] = fact.map(ErasedValue.init)
  }
}
