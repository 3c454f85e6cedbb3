import ReversiCore

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

/// Why the connection with the other program ended. The game stays as it is.
package enum LinkEnd: Error, Sendable, Hashable {
  case left
  /// The game has its guest already.
  case taken
  /// Nobody hosts a game of this name.
  case absent
  /// The program that makes the connection, such as ssh, did not start, for the system's reason.
  case notStarted(String)
  /// The program that makes the connection does not exist.
  case notFound(String)
  /// The program that makes the connection ended with this status, and perhaps a message, before
  /// the other one said anything.
  case failed(status: Int32, message: String?)
  /// The other program refuses a line of this one.
  case refused
  /// The connection broke, or the other program was killed.
  case lost
  /// The other program speaks this version of the protocol.
  case version(Int)
  /// Both programs want the same side.
  case sameSide
  /// The other program sent a line that is not one of the protocol.
  case badLine(LinkLineDefect)
  /// The other program sent a line that has no place here, such as a move out of turn.
  case outOfPlace
  case illegalMove(IllegalMove)
  /// The host has fewer moves of the game than the guest, and would not take them.
  case shortGame
  case flood
  /// The other program did not say what was due.
  case stall

  /// The reason with what the other machine said, if the program that makes the connection gave no
  /// message. `ssh` ends its own lines with a carriage return.
  func saying(_ text: String?) -> LinkEnd {
    guard case .failed(let status, let message) = self, var text = message ?? text else {
      return self
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return .failed(status: status, message: text)
  }
}
