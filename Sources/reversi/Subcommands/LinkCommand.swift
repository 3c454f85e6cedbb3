import CommandLine
import Link
import Posix
import Storage

/// `link`: joins standard input and output to a game that this account hosts. A guest on another
/// machine starts it through ssh, which decides who may play.
enum LinkCommand {
  private static let portion = 16 << 10

  /// Returns whether there was a game.
  static func run(_ name: LinkName, environment: Environment) throws(Refusal) -> Bool {
    let paths = LinkLocation(environment: environment)?.paths(of: name) ?? []
    guard let socket = LocalSocket.connect(toFirstOf: paths) else {
      // The other program reads this as the last line of the conversation.
      try Console.standard.print(LinkLine.bye(.absent).text)
      return false
    }
    let (input, game) = (StandardStream.input, socket.descriptor)
    // A read or write fails at an end that is closed.
    while (try? pass(from: input, game, to: game, StandardStream.output)) == true {}
    return true
  }

  /// Returns false at the end of either one.
  private static func pass(
    from input: Int32, _ game: Int32, to other: Int32, _ output: Int32
  ) throws(SystemError) -> Bool {
    let states = waitForInput(on: [input, game], hangUpOf: output, timeout: nil)
    for (state, ends) in zip(states, [(input, other), (game, output)]) where state.isReady {
      let bytes: [UInt8]
      do {
        bytes = try FileSystem().read(ends.0, portion)
      } catch {
        guard error == .wouldBlock else { throw error }
        continue
      }
      if bytes.isEmpty { return false }
      try writeAll(bytes, to: ends.1)
    }
    return !states[2].isHungUp
  }
}
