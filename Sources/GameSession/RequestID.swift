/// The identity of one asynchronous request: to a player, or for a step of an animation.
///
/// No two requests of a session share an identity. A reply to a request that is no longer live
/// changes nothing.
package struct RequestID: Sendable, Hashable {
  let serial: UInt64

  /// The identity with a serial number.
  package init(serial: UInt64) {
    self.serial = serial
  }
}
