/// What was waited for did not happen before the deadline.
public struct TimedOut: Error, CustomStringConvertible {
  /// What was waited for.
  public let what: String
  /// What was to be seen instead, at the end.
  public let instead: String

  /// A wait without success.
  public init(_ what: String, instead: String) {
    self.what = what
    self.instead = instead
  }

  /// Both, for the person who reads the test's output.
  public var description: String {
    "waited in vain for \(what); at the end there was:\n\(instead)"
  }
}
