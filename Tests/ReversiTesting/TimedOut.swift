/// A wait that missed its deadline.
public struct TimedOut: Error, CustomStringConvertible {
  /// The expected event.
  public let what: String
  /// What there was instead at the end.
  public let instead: String

  /// A wait that missed its deadline.
  public init(_ what: String, instead: String) {
    self.what = what
    self.instead = instead
  }

  /// Both, for the person who reads the test's output.
  public var description: String {
    "waited in vain for \(what); in its place there was:\n\(instead)"
  }
}
