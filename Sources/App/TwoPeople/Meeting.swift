import Link
import ReversiCore

/// The way in which a person meets another one at another terminal.
package enum Meeting: Sendable, Hashable {
  /// This program waits for the other one in a game of this name; the person here plays this side.
  case host(side: Disk, name: LinkName)
  /// This program joins the one at an address.
  case join(LinkAddress)
}
