/// A wait that missed its deadline.
package struct TimedOut: Error, CustomStringConvertible {
  package let what: String
  package let instead: String

  package init(_ what: String, instead: String) {
    self.what = what
    self.instead = instead
  }

  package var description: String {
    "waited in vain for \(what); in its place there was:\n\(instead)"
  }
}
