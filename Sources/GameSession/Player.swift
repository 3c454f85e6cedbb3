/// A player other than the person: the computer, an external engine, or a test.
///
/// A player gets one request at a time and replies with `GameSession.Event.replied`. Unless it is
/// stopped, each request ends with a move, a final analysis, or a failure.
package protocol Player: AnyObject {
  /// Starts a request. The request before it has been stopped, or has ended.
  func start(_ request: PlayerRequest)

  /// Stops the last request. A late reply is harmless.
  func stop()

  /// Ends the last request, which asks for a move, with the best move found.
  func moveNow()
}
