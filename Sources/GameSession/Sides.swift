import ReversiCore

/// A value for each side.
package struct Sides<Value> {
  /// The dark side's.
  package var dark: Value
  /// The light side's.
  package var light: Value

  /// A value for each side.
  package init(dark: Value, light: Value) {
    self.dark = dark
    self.light = light
  }

  package subscript(side: Disk) -> Value {
    get {
      switch side {
      case .dark: dark
      case .light: light
      }
    }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }

  /// Exchanges the values of the sides.
  package mutating func swap() { (dark, light) = (light, dark) }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Sendable where Value: Sendable {}

extension Board {
  /// The number of disks of each side.
  package var counts: Sides<Int> { Sides(dark: count(of: .dark), light: count(of: .light)) }
}
