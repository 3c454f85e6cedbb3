/// The identity of one asynchronous request: a thought, or a frame of an animation.
///
/// No two requests of a session share one. An answer whose identity is not the live one changes
/// nothing.
public struct RequestID: Sendable, Hashable {
  let serial: UInt64

  /// The identity with a serial number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}
