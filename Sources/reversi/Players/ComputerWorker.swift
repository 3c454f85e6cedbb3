import GameSession
import Posix
import ReversiEngine

/// The computer as a player, on a thread of its own.
typealias ComputerWorker = StoppableWorker<PlayerRequest, GameSession.Event>

extension StoppableWorker: Player where Request == PlayerRequest, Reply == GameSession.Event {
  /// Handles a request and reports its results. Reports nothing after the token is discarded.
  typealias Think = (PlayerRequest, StopToken, _ report: (PlayerReply) -> Void) -> Void

  /// Starts a player. If a request ends without a reply and was not stopped, the player reports a
  /// failure.
  ///
  /// - Parameter makeThink: Makes the function that handles requests, on the new thread.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  static func player(
    _ makeThink: @escaping @Sendable () -> Think
  ) throws(SystemError) -> StoppableWorker {
    try start {
      let think = makeThink()
      return { request, stop, post in
        var hasReplied = false
        think(request, stop) { reply in
          hasReplied = hasReplied || reply.isFinal
          post(.replied(request.id, reply))
        }
        if !hasReplied && !stop.isDiscarded { post(.replied(request.id, .failure(.noReply))) }
      }
    }
  }
}

extension StoppableWorker: EventSource where Reply == GameSession.Event {
  var descriptor: Int32? { bell.descriptor }
}
