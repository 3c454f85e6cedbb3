import App
import GameSession
import Posix

/// The computer as a player, on a thread of its own.
typealias ComputerWorker = Worker<PlayerRequest, App.Event>

extension Worker: Player where Request == PlayerRequest, Reply == App.Event {
  /// Handles a request and reports its results. Reports nothing after the token is discarded.
  typealias Think = (PlayerRequest, StopToken, _ report: (PlayerReply) -> Void) -> Void

  /// Starts a player. If a request ends without a reply and was not stopped, the player reports a
  /// failure.
  ///
  /// - Parameter makeThink: Makes the function that handles requests, on the new thread.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  static func player(
    _ makeThink: @escaping @Sendable () -> Think
  ) throws(SystemError) -> Worker {
    let player = Worker {
      let think = makeThink()
      return { request, stop, post in
        var hasReplied = false
        think(request, stop) { reply in
          hasReplied = hasReplied || reply.isFinal
          post(.game(.replied(request.id, reply)))
        }
        if !hasReplied && !stop.isDiscarded {
          post(.game(.replied(request.id, .failure(.noReply))))
        }
      }
    }
    try player.prepare()
    return player
  }

  /// Starts a request. The thread runs since `player` made this value.
  package func start(_ request: PlayerRequest) {
    do { try send(request) } catch { preconditionFailure("\(error) in a thread that runs") }
  }
}
