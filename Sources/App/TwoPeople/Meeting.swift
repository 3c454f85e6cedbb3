import Link
import ReversiCore

/// How a person begins a game with another one at another terminal.
public enum Meeting: Sendable, Hashable {
  /// This program waits for the other one; the person here plays this side.
  case host(side: Disk)
  /// This program joins the one at an address.
  case join(LinkAddress)
}
