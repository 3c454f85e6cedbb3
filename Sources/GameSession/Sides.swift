import ReversiCore

/// A value for each side.
package struct Sides<Value> {
  package var dark: Value
  package var light: Value

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

  package mutating func swap() { (dark, light) = (light, dark) }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Sendable where Value: Sendable {}

extension Board {
  package var counts: Sides<Int> { Sides(dark: count(of: .dark), light: count(of: .light)) }
}
