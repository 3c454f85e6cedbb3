import GameSession
import Posix
import ReversiEngine

/// The computer as a player, on a thread of its own.
typealias ComputerWorker = Worker<PlayerRequest, GameSession.Event>

extension Worker: Player where Request == PlayerRequest, Reply == GameSession.Event {
  /// Answers a request, and reports what it finds; nothing once the token is discarded.
  typealias Think = (PlayerRequest, StopToken, _ report: (PlayerReply) -> Void) -> Void

  /// Starts a player that fails each request that ends without an answer and was not stopped.
  ///
  /// - Parameter makeThink: Makes the function that answers, on the new thread.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  static func player(
    _ makeThink: @escaping @Sendable () -> Think
  ) throws(SystemError) -> Worker {
    try start {
      let think = makeThink()
      return { request, stop, post in
        var isAnswered = false
        think(request, stop) { reply in
          isAnswered = isAnswered || reply.isFinal
          post(.replied(request.id, reply))
        }
        if !isAnswered && !stop.isDiscarded { post(.replied(request.id, .failure(.noAnswer))) }
      }
    }
  }
}

extension Worker: EventSource where Reply == GameSession.Event {
  var descriptor: Int32? { bell.descriptor }
}
