/// Finds exercises, judges answers, and analyzes games for the library, without waiting for that.
public protocol PracticeCoach: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event `coachReplied`.
  ///
  /// - Returns: The reply if the request cannot be started; nil otherwise.
  func start(_ request: PracticeRequest) -> App.Event?

  /// Stops the request that is under way, if there is one.
  func stop()
}
