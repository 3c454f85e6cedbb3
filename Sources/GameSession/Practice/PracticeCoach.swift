/// Finds exercises and judges answers, without waiting for them.
public protocol PracticeCoach: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event `practiceReplied`.
  ///
  /// - Returns: The reply if the request cannot be started; nil otherwise.
  func start(_ request: PracticeRequest) -> GameSession.Event?

  /// Stops the request that is under way, if there is one.
  func stop()
}
