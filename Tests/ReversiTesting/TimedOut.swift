/// A wait that missed its deadline.
package struct TimedOut: Error, CustomStringConvertible {
  /// The expected event.
  package let what: String
  /// What there was instead at the end.
  package let instead: String

  /// A wait that missed its deadline.
  package init(_ what: String, instead: String) {
    self.what = what
    self.instead = instead
  }

  /// Both, for the person who reads the test's output.
  package var description: String {
    "waited in vain for \(what); in its place there was:\n\(instead)"
  }
}
