import Link
import Posix

/// The way in which this program reaches the other one.
enum LinkRoute: Sendable {
  /// This program waits for guests.
  case host(LocalListener)
  /// This program joins a host of the same account, at the first of these paths at which somebody
  /// listens.
  case sockets([SystemString])
  /// This program joins a host through a program such as ssh, which this command for the shell
  /// starts.
  case program(SystemString)

  /// The program that makes connections, if the person names no other. After 45 seconds without an
  /// answer of the other machine it gives up.
  static let ssh: SystemString = "ssh -T -o ServerAliveInterval=15 -o ServerAliveCountMax=3"

  /// The way to a game on another machine.
  ///
  /// - Parameters:
  ///   - ssh: The command that makes the connection.
  ///   - program: The path of `reversi` there.
  static func program(
    _ ssh: SystemString, to destination: String, running program: String, name: LinkName
  ) -> LinkRoute {
    // Neither the machine nor the path has a quote. The other machine's shell finds the home folder
    // of a path.
    .program(ssh + SystemString(" '\(destination)' '\(program)' link \(name.text)"))
  }
}
