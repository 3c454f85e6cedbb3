/// What the connection with the other program has to do.
package enum LinkStep: Sendable, Hashable {
  /// A guest connects with its host.
  case join
  case send(LinkLine)
  /// End the connection. What was sent before still arrives.
  case close
  /// Send the guest away that waits while there is another one.
  case turnAway
}
